// My own area: bonus cards that nobody else sees, and the four target cards

import { Piece, Scroller } from "@genepool/board"
import { type CSSProperties, memo } from "react"
import { areas } from "../data/kinds.ts"
import { round } from "../rules/round.ts"
import { AreaSign } from "./art/areas.tsx"
import { WallFrieze } from "./art/wall.tsx"
import { BonusFace, effectWords } from "./bonus-card.tsx"
import { CardBack } from "./card-back.tsx"
import { Store } from "./plate.tsx"
import { usePlay } from "./play.ts"
import { Belongings } from "./tribe.tsx"

export const Hand = memo(function Hand() {
  const { view, me, sight, word, say } = usePlay()
  const hand = me === null ? null : (view.players[me]?.hand ?? null)
  if (hand === null) return null
  const kinds = [...new Set(hand)]
  return (
    <section
      className="kro-mine"
      aria-label={word("mine")}
      data-anchor="mine"
      data-empty={(hand.length === 0 && sight.phase !== "movement") || undefined}
    >
      <WallFrieze />
      {me !== null && <Belongings seat={me} />}
      {me !== null && (
        <div className="kro-pouch">
          <Store seat={me} />
        </div>
      )}
      {sight.phase === "movement" && <Targets />}
      <Scroller
        className="kro-hand"
        name={say("board.hand")}
        of={kinds.length}
        style={{ "--cards": kinds.length } as CSSProperties}
      >
        {hand.length === 0 && <p className="kro-hint">{word("noCards")}</p>}
        {kinds.map((id, at) => (
          <HandCard key={id} id={id} at={at} copies={hand.filter((other) => other === id).length} />
        ))}
      </Scroller>
    </section>
  )
})

interface CardProps {
  readonly id: string
  /** How many lie left of it. */
  readonly at: number
  readonly copies: number
}

function HandCard({ id, at, copies }: CardProps) {
  const { sight, offers, refusal, word, say } = usePlay()
  const card = sight.data.bonus.get(id)
  const withheld = refusal(
    (choice) => (choice.do === "play" || choice.do === "counter") && choice.card === id,
  )
  const named = [...offers("play"), ...offers("counter")].filter((option) => option.card === id)
  const playBonus = withheld === null ? offers("playBonus") : []
  return (
    <Piece
      className="kro-card kro-bonus"
      style={{ "--at": at } as CSSProperties}
      name={word("bonusCard", {
        card: id,
        what: card === undefined ? "" : effectWords(card.effect, say),
        copies,
      })}
      options={playBonus.length > 0 ? playBonus : named}
      then={playBonus.length > 0 ? [{ do: "play", card: id }] : []}
      withheld={withheld}
      tip={card === undefined ? undefined : word(`tip.timing.${card.timing}`)}
    >
      <BonusFace id={id} />
      {copies > 1 && <span className="kro-count">×{copies}</span>}
    </Piece>
  )
}

/** Face up only for their owner; the one that was picked lies face down like everybody's. */
function Targets() {
  const { view, me, sight, offers, refusal, decision, word, say } = usePlay()
  const answer = me === null ? null : round.in(view)?.answers?.[me]
  const given = decision?.given[0] ?? (Array.isArray(answer) ? answer[0] : undefined)
  return (
    <div className="kro-targets" data-laid={(me !== null && sight.laid[me]) || undefined}>
      {areas.map((area) => {
        const picked = given?.do === "go" && given.to === area
        return (
          <Piece
            key={area}
            className="kro-target"
            name={word("target", { to: area, picked })}
            options={offers("go").filter((option) => option.to === area)}
            withheld={refusal((choice) => choice.do === "go" && choice.to === area)}
            tip={`${word(`tip.area.${area}`)} ${word("tip.target")}`}
            pressed={offers("go").length > 0 ? picked : undefined}
          >
            {picked ? <CardBack kind="target" /> : <AreaSign area={area} />}
            <small>{say(`name.area.${area}`)}</small>
          </Piece>
        )
      })}
    </div>
  )
}
