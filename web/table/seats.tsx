// Who plays, and whose turn it is: to be seen from across the room

import type { EmblemProps } from "@genepool/engine"
import type { ComponentType, CSSProperties } from "react"
import type { HouseSay } from "../text/index.ts"
import type { Sight } from "./hot-seat.ts"

interface Props {
  readonly names: readonly string[]
  readonly sight: Sight
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly say: HouseSay
}

export function Seats({ names, sight, Emblem, say }: Props) {
  const { decision, result, view } = sight
  const isDraw = result !== null && result.winners.length !== 1
  return (
    <ul className="seats" aria-label={say("table.players")}>
      {names.map((name, seat) => {
        const toMove = decision?.seat === seat
        const won = !isDraw && result?.winners[0] === seat
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className="seat"
            aria-current={toMove}
            data-won={won || undefined}
            style={{ "--seat": `var(--seat-${seat})` } as CSSProperties}
          >
            {Emblem !== null && (
              <span className="seat-emblem">
                <Emblem view={view} seat={seat} />
              </span>
            )}
            <span className="seat-name">{name}</span>
            <span className="seat-note">{toMove ? say("table.toMove") : won ? say("table.winner") : ""}</span>
          </li>
        )
      })}
    </ul>
  )
}
