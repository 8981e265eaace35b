// Everything on the table in one picture: the board, and where a game gives it in parts, what lies
// around it

import type { BoardProps } from "@genepool/engine"
import { BoardFailure } from "../app/failure.tsx"
import type { LoadedGame } from "../table/games.ts"
import { Part, Room, SeatPart } from "../table/parts.tsx"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly loaded: LoadedGame
  readonly props: BoardProps
  readonly say: AppSay
}

export function WholeBoard({ loaded, props, say }: Props) {
  const { parts: all, Board, TextBoard } = loaded
  const otherwise = <TextBoard {...props} />
  return (
    <BoardFailure say={say} otherwise={otherwise}>
      <Room parts={all} boardProps={props}>
        {(parts) =>
          parts === null ? (
            Board === null ? (
              otherwise
            ) : (
              <Board {...props} />
            )
          ) : (
            <div className="rules-parts" data-side={parts.Side !== undefined || undefined}>
              <div className="rules-plates">
                {props.seatNames.map((name, seat) => (
                  <div key={name}>
                    <strong>{name}</strong>
                    <SeatPart parts={parts} part="Plate" seat={seat} className="rules-plate" say={say} />
                  </div>
                ))}
              </div>
              <div className={`rules-stage board ${parts.ground}`}>
                <parts.Board />
              </div>
              <Part parts={parts} part="Side" className="rules-side" say={say} />
              <Part parts={parts} part="Tray" className="rules-tray" say={say} />
            </div>
          )
        }
      </Room>
    </BoardFailure>
  )
}
