// Everybody at the table: the virus, its reserve, its open cards at places and Timer, and what is left in hand

import type { Seat } from "@genepool/engine"
import { memo } from "react"
import { zoneIds } from "../data/organs.ts"
import { CardBack, MutationFace, useCardWords, ZoneFace } from "./cards.tsx"
import { usePlay } from "./play.ts"
import { PlayerHead } from "./player-head.tsx"
import { othersOf } from "./sight.ts"
import { Timer } from "./timer.tsx"

export const Players = memo(function Players() {
  const { view, me, word } = usePlay()
  return (
    <ul className="vir-players" aria-label={word("players")} data-anchor="players">
      {othersOf(view, me).map((seat) =>
        seat < view.seats ? <Player key={seat} seat={seat} /> : <Dummy key={seat} seat={seat} />,
      )}
    </ul>
  )
})

function Player({ seat }: { readonly seat: Seat }) {
  const { view, sight, seatNames, word, say } = usePlay()
  const cardWords = useCardWords()
  const virus = view.viruses[seat] ?? null
  const cards = view.cards[seat]
  if (cards === undefined) return null
  const acting = sight.card?.seat === seat || sight.taker === seat
  return (
    <li className="vir-player" data-acting={acting || undefined}>
      <PlayerHead seat={seat} name={seatNames[seat] ?? ""} />
      {virus !== null && (
        <div className="vir-public">
          <span
            className="vir-minis"
            role="img"
            aria-label={say("board.hand", { virus, zones: cards.zones })}
            data-tip={word("tip.publicZones")}
          >
            {zoneIds.map((zone) => (
              <i
                key={zone}
                className="vir-mini-zone"
                data-zone={zone}
                data-away={!cards.zones.includes(zone) || undefined}
              >
                {zone}
              </i>
            ))}
          </span>
          <span className="vir-minis" data-tip={word("tip.publicCards")} data-anchor={`hand-${virus}`}>
            {cards.mutations.map((card) => (
              <span key={card} className="vir-mini-card" role="img" aria-label={cardWords(card)}>
                <MutationFace card={card} short />
              </span>
            ))}
            {cards.unseen > 0 && (
              <span
                className="vir-mini-card"
                role="img"
                aria-label={say("board.unseen", { count: cards.unseen })}
              >
                <CardBack virus={null} />
                <b aria-hidden="true">×{cards.unseen}</b>
              </span>
            )}
          </span>
          <div className="vir-places" data-anchor={`places-${virus}`}>
            {cards.places.map((pair, at) => (
              <span
                key={pair.zone}
                className="vir-place"
                role="img"
                aria-label={say("board.place", { place: at + 1, ...pair })}
              >
                <b className="vir-place-number" aria-hidden="true">
                  {at + 1}
                </b>
                <ZoneFace zone={pair.zone} small />
                <MutationFace card={pair.card} short />
              </span>
            ))}
            {sight.laid[seat] === true && (
              <span className="vir-place" role="img" aria-label={word("laid")}>
                <CardBack virus={virus} />
                <CardBack virus={virus} />
              </span>
            )}
            {cards.timer.length > 0 && <Timer seat={seat} pairs={cards.timer} />}
          </div>
          {cards.deck.length > 0 && (
            <span
              className="vir-minis"
              role="img"
              aria-label={say("board.deck", { cards: cards.deck })}
              data-tip={word("tip.ownDeck")}
            >
              {cards.deck.map((card) => (
                <span key={card} className="vir-mini-card">
                  <MutationFace card={card} short />
                </span>
              ))}
            </span>
          )}
        </div>
      )}
    </li>
  )
}

/** The third virus of a game for two: its cards say where it appears. */
function Dummy({ seat }: { readonly seat: number }) {
  const { view, sight, word, say } = usePlay()
  const left = view.dummyDeck.unknown.length + view.dummyDeck.bottom.length
  return (
    <li className="vir-player" data-dummy data-tip={word("tip.dummy")}>
      <PlayerHead seat={seat} name={word("nobody")} />
      <div className="vir-public">
        <span className="vir-minis" role="img" aria-label={word("dummyDeck", { count: left })}>
          <CardBack virus={view.viruses[seat] ?? null} />
          <b aria-hidden="true">×{left}</b>
        </span>
        {sight.dummy !== null && (
          <span className="vir-minis">
            {sight.dummy.zones.map((zone, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: both may show the same zone
                key={at}
                className="vir-dummy-card"
                role="img"
                aria-label={say(`name.zone.${zone}`)}
                data-done={at < (sight.dummy?.turned ?? 0) || undefined}
              >
                <ZoneFace zone={zone} />
              </span>
            ))}
          </span>
        )}
      </div>
    </li>
  )
}
