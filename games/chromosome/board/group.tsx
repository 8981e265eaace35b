// A group: a stack of one to three microbes on the discs of its player; what is charged shines,
// what is not is hollow

import { memo } from "react"
import type { Species } from "../data/species.ts"
import { Microbe } from "./art/microbe.tsx"

interface Props {
  readonly seat: number
  readonly species: Species | null
  readonly level: number
  readonly charged: boolean
}

/** Where the tokens stand, and how large they are. */
const stances: { readonly [level: number]: readonly (readonly [x: number, y: number, scale: number])[] } = {
  1: [[0, -4, 1.5]],
  2: [
    [-29, -14, 1.28],
    [29, 4, 1.28],
  ],
  3: [
    [0, -36, 1.15],
    [-33, 10, 1.15],
    [33, 10, 1.15],
  ],
}

const idOf = (species: Species | null, charged: boolean) =>
  `chr-token-${species ?? "none"}-${charged ? "charged" : "hollow"}`

export const Group = memo(function Group({ seat, species, level, charged }: Props) {
  return (
    <g
      className="chr-group"
      data-seat={seat}
      data-species={species ?? undefined}
      data-charged={charged || undefined}
    >
      {(stances[level] ?? []).map(([x, y, scale]) => (
        <use
          key={`${x} ${y}`}
          href={`#${idOf(species, charged)}`}
          transform={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
    </g>
  )
})

/** The tokens of all that play, drawn once; the groups on the map show them again. */
export const Tokens = memo(function Tokens({ species }: { readonly species: readonly (Species | null)[] }) {
  return (
    <defs>
      {species.flatMap((one) =>
        [true, false].map((charged) => (
          <g key={idOf(one, charged)} id={idOf(one, charged)}>
            <ellipse className="chr-disc-shade" cx="2" cy="12" rx="29" ry="25" />
            <circle className="chr-disc-side" cy="5" r="27" />
            <circle className="chr-disc" r="27" />
            <circle className="chr-disc-rim" r="25.500" />
            {one !== null && (
              <g transform="scale(0.86)">
                <Microbe species={one} charged={charged} />
              </g>
            )}
          </g>
        )),
      )}
    </defs>
  )
})
