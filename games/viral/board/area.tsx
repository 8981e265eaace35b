// Everything in front of a seat: its open cards at places and Timer, and what is left in hand

import type { SeatPartProps } from "@genepool/board"
import { memo, type ReactNode } from "react"
import { type ZoneId, zoneIds } from "../data/organs.ts"
import type { Pair } from "../rules/state.ts"
import { Sign } from "./art/icons.tsx"
import { CardBack, MutationFace, useCardTip, useCardWords, ZoneFace } from "./cards.tsx"
import { usePlay } from "./play.ts"

export const Area = memo(function Area({ seat }: SeatPartProps) {
  const { view, sight, me, word, say } = usePlay()
  const cardWords = useCardWords()
  const cardTip = useCardTip()
  const virus = view.viruses[seat]
  const cards = view.cards[seat]
  if (cards === undefined || virus === undefined) return null
  return (
    <div className="vir-area">
      <div
        className="vir-row"
        role="img"
        aria-label={say("board.hand", { virus, zones: cards.zones })}
        data-tip={word("tip.publicZones")}
      >
        {zoneIds.map((zone) => (
          <span key={zone} className="vir-card" data-away={!cards.zones.includes(zone) || undefined}>
            <ZoneFace zone={zone} />
          </span>
        ))}
      </div>
      <div className="vir-row" data-tip={word("tip.publicCards")}>
        {[...cards.mutations, ...(seat === me ? view.unseen : [])].map((card) => (
          <span
            key={card}
            className="vir-card"
            role="img"
            aria-label={cardWords(card)}
            data-tip={`${cardTip(card)}\n${word("tip.publicCards")}`}
          >
            <MutationFace card={card} />
          </span>
        ))}
        {cards.unseen > 0 && seat !== me && (
          <span className="vir-card" role="img" aria-label={say("board.unseen", { count: cards.unseen })}>
            <CardBack virus={null} />
            <b aria-hidden="true" data-number={`×${cards.unseen}`} />
          </span>
        )}
      </div>
      <div className="vir-row">
        {cards.places.map((pair, at) => (
          <PairShown
            key={pair.zone}
            pair={pair}
            mark={<b className="vir-place-number" data-number={at + 1} />}
            name={say("board.place", { place: at + 1, ...pair })}
          />
        ))}
        {sight.laid[seat] === true && (
          <span className="vir-place" role="img" aria-label={word("laid")}>
            <CardBack virus={virus} />
            <CardBack virus={virus} />
          </span>
        )}
        {cards.timer.map((pair) => (
          <PairShown
            key={pair.zone}
            pair={pair}
            mark={<Sign sign="timer" />}
            name={say("board.timer", { ...pair })}
          />
        ))}
      </div>
      {cards.deck.length > 0 && (
        <div
          className="vir-row"
          role="img"
          aria-label={say("board.deck", { cards: cards.deck })}
          data-tip={word("tip.ownDeck")}
        >
          <small>{word("ownDeck")}</small>
          {cards.deck.map((card) => (
            <span key={card} className="vir-card">
              <MutationFace card={card} />
            </span>
          ))}
        </div>
      )}
    </div>
  )
})

interface PairShownProps {
  readonly pair: Pair
  readonly mark: ReactNode
  readonly name: string
}

function PairShown({ pair, mark, name }: PairShownProps) {
  return (
    <span className="vir-place" role="img" aria-label={name}>
      {mark}
      <ZoneFace zone={pair.zone as ZoneId} />
      <MutationFace card={pair.card} />
    </span>
  )
}
