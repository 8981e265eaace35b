// The Kromosaur: far too large for any wall

import { Stamped, stamps } from "@genepool/board"
import { memo } from "react"
import { painted } from "./paints.ts"

const body =
  "k:M4 92c10-6 18-8 26-20 6-14 16-26 32-28 6-14 4-30 18-38 12-6 30 0 32 10l20 6c4 2 3 8-2 8l-24 2c-6 4-8 10-6 18 6 8 10 18 10 30l8 2c4 2 3 8-2 8h-18c-4-8-8-12-14-14-2 8 0 12 6 14 2 4 0 8-4 8H62c-6-6-8-12-8-18-14 10-34 16-50 12Z;c:M104 22l4 5 4-5 4 5 4-5 3 3v4l-22 2Z;r:M88 12a4 4 0 1 0 .1 0Z;C:M50 58l-6-8 10 2ZM62 44l-4-10 9 4ZM68 30l-6-8 9 2ZM36 72l-8-4 8-3Z;R:M96 44c4 4 10 5 14 3M98 46l2 6M106 48v6;C:M70 66c8-6 16-6 22 0M66 76c8-4 14-4 20 0"

/** As on a trophy, in the flesh, and in what is told of it. */
const looks = {
  drawn: undefined,
  alive: 'fill="#2a1540" stroke="#d9a8ff" stroke-width="1.5"',
  told: 'fill="#55308a"',
} as const
type Look = keyof typeof looks

const imageOf = stamps((look: Look) => {
  const dark = looks[look]
  return { box: "0 0 140 108", strokes: painted(body, dark === undefined ? {} : { dark }) }
})

export const KromosaurDrawing = memo(function KromosaurDrawing({ look = "drawn" }: { readonly look?: Look }) {
  return <Stamped className="kro-kromosaur" image={imageOf(look)} />
})
