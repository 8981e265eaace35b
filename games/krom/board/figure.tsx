// A player's figure: the character in the seat's paint, on a plate with the seat's mark

import type { Seat } from "@genepool/engine"
import { memo } from "react"
import type { CharacterId } from "../data/characters.ts"
import { CharacterDrawing, SeatMark, statures } from "./art/characters.tsx"

interface Props {
  readonly character: CharacterId | null
  readonly seat: Seat
  readonly stunned?: boolean
}

export const Figure = memo(function Figure({ character, seat, stunned = false }: Props) {
  const stature = character === null ? 1 : statures[character]
  return (
    <span className="kro-figure" data-seat={seat} data-stunned={stunned || undefined} aria-hidden="true">
      {character === null ? (
        <SeatMark seat={seat} />
      ) : (
        <svg viewBox="0 0 72 84" aria-hidden="true">
          <ellipse className="kro-shadow" cx="36" cy="79" rx="24" ry="4" />
          <g
            className="kro-body"
            transform={`translate(${36 * (1 - stature)} ${80 * (1 - stature)}) scale(${stature})`}
          >
            <CharacterDrawing character={character} />
          </g>
          {stunned && (
            <g className="kro-stars">
              <path d="M16 44l2 4 4 .500-3 3 1 4-4-2-4 2 1-4-3-3 4-.500ZM36 34l2 4 4 .500-3 3 1 4-4-2-4 2 1-4-3-3 4-.500ZM56 44l2 4 4 .500-3 3 1 4-4-2-4 2 1-4-3-3 4-.500Z" />
            </g>
          )}
        </svg>
      )}
      {character !== null && <SeatMark seat={seat} className="kro-plate" />}
    </span>
  )
})
