// The backs of the five kinds of cards

import { Stamped, stamps } from "@genepool/board"
import { memo } from "react"

/** Each deck has its own hide, and its own beast. */
const backs = {
  gathering: ["#4d5f2c", "M20 40V22M20 30l-8-7M20 26l7-7M20 16l-5-5M20 16l5-6"],
  hunting: ["#a4632a", "M8 34l24-18M32 16l-7 1M32 16l-3 6M10 22c6-6 14-6 18 0M14 38l2-6M24 38l1-6"],
  bonus: ["#6b3f22", "M20 26c3 0 4 3 2 5s-7 2-7-3 7-8 11-3 1 13-6 13-13-6-10-14 9-9 14-7"],
  evolution: ["#7c2f1d", "M20 14c-8 0-11 8-6 14 2 2 2 5 2 7h8c0-2 0-5 2-7 5-6 2-14-6-14ZM16 39h8M18 43h4"],
  target: ["#3b4656", "M14 14c3 0 4 9 1 9s-4-9-1-9ZM14 26h2M25 28c3 0 4 9 1 9s-4-9-1-9ZM25 40h2"],
} as const
type Kind = keyof typeof backs

const hide = "M4 3c10-2 22 1 32-1 2 8 0 16 2 25-2 8 1 17-1 24-11 2-23-1-34 1-1-9 1-16-1-25 2-8 0-17 2-24Z"

const imageOf = stamps((kind: Kind) => {
  const [colour, beast] = backs[kind]
  const strokes = `<path d="${hide}" fill="${colour}" stroke="#21130b" stroke-width="1.5"/><path d="${beast}" fill="none" stroke="#fbe9c6" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
  return { box: "0 0 40 54", strokes }
})

export const CardBack = memo(function CardBack({ kind }: { readonly kind: Kind }) {
  return <Stamped className="kro-back" image={imageOf(kind)} data={{ kind }} />
})
