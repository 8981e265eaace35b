// A player's plate: points on the way to chief, life, cards, and what lies in store

import { type SeatPartProps, useInTurn } from "@genepool/board"
import { memo } from "react"
import { pointsToWin } from "../data/box.ts"
import { tokens } from "../data/kinds.ts"
import { crown, Small } from "./art/picture.tsx"
import { TokenIcon } from "./art/tokens.tsx"
import { CardBack } from "./card-back.tsx"
import { usePlay } from "./play.ts"
import { pointsIn } from "./sight.ts"

export const Plate = memo(function Plate({ seat }: SeatPartProps) {
  const { view, sight, word, say } = usePlay()
  const player = view.players[seat]
  const isLaid = useInTurn(sight.laid[seat] === true, 2)
  if (player === undefined) return null
  const points = pointsIn(view, seat)
  const goal = pointsToWin(view.seats, view.options.longer)
  return (
    <div className="kro-plate-numbers" data-anchor={`seat-${seat}`}>
      {player.character !== null && (
        <span className="visually-hidden">{say(`name.character.${player.character}`)}</span>
      )}
      <span className="kro-plate-row">
        <span
          className="kro-score"
          role="img"
          aria-label={word("pointsOf", { points, goal })}
          data-tip={word("tip.points", { points: goal })}
        >
          <Small className="kro-crown" drawing={crown} />
          <b>{points}</b>
        </span>
        <span
          className="kro-held"
          data-life=""
          role="img"
          aria-label={word("life", { life: player.life })}
          data-low={player.life <= 2 || undefined}
          data-tip={word("tip.life")}
        >
          <TokenIcon kind="life" />
          <b>{player.life}</b>
        </span>
        <span
          className="kro-held"
          role="img"
          aria-label={word("cards", { count: player.cards })}
          data-tip={word("tip.cards")}
        >
          <TokenIcon kind="bonus" />
          <b>{player.cards}</b>
        </span>
        {isLaid && (
          <span className="kro-laid" role="img" aria-label={word("laid")}>
            <CardBack kind="target" />
          </span>
        )}
      </span>
      <span className="kro-plate-row kro-store">
        <Store seat={seat} />
      </span>
    </div>
  )
})

/** Krom and resources, each with its number. */
export function Store({ seat }: SeatPartProps) {
  const { view, say } = usePlay()
  const player = view.players[seat]
  return tokens.map((kind) => {
    const count = player?.[kind] ?? 0
    return (
      <span key={kind} className="kro-held" role="img" aria-label={say("board.amount", { kind, count })}>
        <TokenIcon kind={kind} />
        <b data-none={count === 0 || undefined}>{count}</b>
      </span>
    )
  })
}
