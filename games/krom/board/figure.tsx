// A player's figure: the character in the seat's paint, on a plate with the seat's mark

import { Stamped, seatColour, stamps, useScheme, weaveOf } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { memo } from "react"
import type { CharacterId } from "../data/characters.ts"
import { bodies, statures } from "./art/characters.tsx"
import { painted } from "./art/paints.ts"
import { SeatMark } from "./seat-mark.tsx"

interface Props {
  readonly character: CharacterId | null
  readonly seat: Seat
  readonly stunned?: boolean
  /** On a plate or beside words. */
  readonly small?: boolean
}

export const Figure = memo(function Figure({ character, seat, stunned = false, small = false }: Props) {
  const colour = seatColour(seat, useScheme())
  return (
    <span className="kro-figure" data-stunned={stunned || undefined} aria-hidden="true">
      {character === null ? (
        <SeatMark seat={seat} />
      ) : (
        <>
          <Stamped className="kro-body" image={imageOf(character, stunned, small, seat, colour)} />
          <SeatMark seat={seat} className="kro-plate" />
        </>
      )}
    </span>
  )
})

interface CharacterProps {
  readonly character: CharacterId
  /** Whose it is; nobody's yet, in plain ochre. */
  readonly seat: Seat | null
}

/** The character alone, as large as the picture. */
export const Character = memo(function Character({ character, seat }: CharacterProps) {
  const scheme = useScheme()
  const image = seat === null ? plain(character) : inPaint(character, seat, seatColour(seat, scheme))
  return <Stamped className="kro-body" image={image} />
})

const box = "0 0 72 84"
const plain = stamps((character: CharacterId) => ({ box, strokes: painted(bodies[character]) }))
const inPaint = stamps((character: CharacterId, seat: Seat, colour: string) => ({
  box,
  strokes: painted(bodies[character], { body: { colour, weave: weaveOf(seat) } }),
}))

const imageOf = stamps(
  (character: CharacterId, stunned: boolean, small: boolean, seat: Seat, colour: string) => {
    const stature = statures[character]
    const place = `translate(${36 * (1 - stature)} ${80 * (1 - stature)}) scale(${stature})`
    const drawn = painted(bodies[character], { body: { colour, weave: weaveOf(seat) }, small })
    const body = `<g transform="${place}">${drawn}</g>`
    const shadow = '<ellipse cx="36" cy="79" rx="24" ry="4" fill="rgb(20 10 5 / 40%)"/>'
    if (!stunned) return { box, strokes: `${shadow}${body}` }
    return {
      // Whoever lies takes more room than who stands: the style sheet knows how much
      box: "-36 -42 144 168",
      strokes: `${shadow}<g style="${fallen(stature)}">${body}</g><path d="${stars}" transform="translate(0 -8)" fill="#f4c22b" stroke="#21130b"/>`,
    }
  },
)

/**
 * On its side, in the middle of its place: turned about a point near the side it falls to, so that
 * a broad one too lies on the ground and not below it.
 */
const fallen = (stature: number) =>
  `rotate:84deg;transform-box:fill-box;transform-origin:78% 92%;translate:calc(${Math.round(-28 * stature)}px - 28%) -3px`
const stars =
  "M16 44l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5ZM36 34l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5ZM56 44l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5Z"
