// My own area: the hand, the two places, and the Timer with what comes back later

import { Piece } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { memo, useState } from "react"
import type { CardId } from "../data/cards.ts"
import { type ZoneId, zoneIds } from "../data/organs.ts"
import type { Pair } from "../rules/state.ts"
import { Sign } from "./art/icons.tsx"
import { MutationFace, useCardWords, ZoneFace } from "./cards.tsx"
import { usePlay } from "./play.ts"
import { PlayerHead } from "./player-head.tsx"
import { Timer } from "./timer.tsx"

export const Hand = memo(function Hand() {
  const { me, view } = usePlay()
  if (me === null || view.cards[me] === undefined || view.viruses[me] === undefined) return null
  return <OwnCards seat={me} />
})

function OwnCards({ seat }: { readonly seat: Seat }) {
  const { view, sight, seatNames, offers, refusal, word, say, step } = usePlay()
  const [held, setHeld] = useState<{ card: CardId; step: number } | null>(null)
  const cardWords = useCardWords()
  const cards = view.cards[seat]
  if (cards === undefined) return null
  const zoneOptions = offers("zone")
  const mutations: CardId[] = [...cards.mutations, ...view.unseen]
  // A mutation card may be taken first: then the zone card brings it along
  const first = held !== null && held.step === step && mutations.includes(held.card) ? held.card : null
  const secret = sight.mine
  const laidZone = secret[0]?.do === "zone" ? secret[0].zone : null
  const laidCard = secret[1]?.do === "mutation" ? secret[1].card : null
  return (
    <section
      className="vir-mine"
      aria-label={word("mine")}
      data-anchor="mine"
      data-acting={sight.card?.seat === seat || undefined}
    >
      <PlayerHead seat={seat} name={seatNames[seat] ?? ""} />
      <section className="vir-hand vir-zones" aria-label={word("zoneCards")}>
        {zoneIds.map((zone) => {
          const options = zoneOptions.filter((option) => option.zone === zone)
          const inHand = cards.zones.includes(zone)
          return (
            <Piece
              key={zone}
              className="vir-card"
              name={word("zoneCard", { zone, where: inHand ? "hand" : whereIs(cards, zone) })}
              options={options}
              then={first === null ? [] : [{ do: "mutation", card: first }]}
              withheld={
                options.length > 0 ? null : refusal((choice) => choice.do === "zone" && choice.zone === zone)
              }
              pressed={zoneOptions.length > 0 && laidZone !== null ? laidZone === zone : undefined}
              tip={word("tip.zoneCard", { zone })}
              data={{ away: !inHand || undefined, laid: laidZone === zone || undefined }}
            >
              <ZoneFace zone={zone} />
              <small aria-hidden="true">{say(`name.zone.${zone}`).replace(/ \(\d\)$/, "")}</small>
            </Piece>
          )
        })}
      </section>
      <section
        className="vir-hand vir-mutations"
        aria-label={word("mutationCards")}
        data-anchor={`hand-${view.viruses[seat] ?? ""}`}
      >
        {mutations.map((card) => {
          const options = offers("mutation").filter((option) => option.card === card)
          const unseen = (view.unseen as readonly CardId[]).includes(card)
          const holding = zoneOptions.length > 0 && options.length === 0
          return (
            <Piece
              key={card}
              className="vir-card"
              name={`${cardWords(card)}${unseen ? `. ${word("onlyYou")}` : ""}`}
              options={options}
              onTouch={holding ? () => setHeld(first === card ? null : { card, step }) : undefined}
              plain={holding}
              pressed={holding ? first === card : undefined}
              tip={word("tip.mutationCard")}
              data={{ laid: laidCard === card || undefined, held: first === card || undefined }}
            >
              <MutationFace card={card} />
              {unseen && <Sign sign="hidden" />}
            </Piece>
          )
        })}
      </section>
      <div className="vir-table" data-anchor={`places-${view.viruses[seat] ?? ""}`}>
        <PlaceOf
          number={1}
          pair={cards.places[0] ?? null}
          zone={cards.places.length === 0 ? laidZone : null}
          card={cards.places.length === 0 ? laidCard : null}
        />
        <PlaceOf
          number={2}
          pair={cards.places[1] ?? null}
          zone={cards.places.length === 1 ? laidZone : null}
          card={cards.places.length === 1 ? laidCard : null}
        />
        <Timer seat={seat} pairs={cards.timer} />
        {cards.deck.length > 0 && (
          <div className="vir-place vir-own-deck" data-tip={word("tip.ownDeck")}>
            <small>{word("ownDeck")}</small>
            {cards.deck.map((card) => (
              <span key={card} className="vir-card" role="img" aria-label={cardWords(card)}>
                <MutationFace card={card} short />
              </span>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function whereIs({ places }: { readonly places: readonly Pair[] }, zone: ZoneId): "place" | "timer" {
  return places.some((pair) => pair.zone === zone) ? "place" : "timer"
}

interface PlaceProps {
  readonly number: number
  readonly pair: Pair | null
  /** What lies there face down, known to its owner only. */
  readonly zone: ZoneId | null
  readonly card: CardId | null
}

function PlaceOf({ number, pair, zone, card }: PlaceProps) {
  const { word, say } = usePlay()
  const shownZone = pair?.zone ?? zone
  const shownCard = pair?.card ?? card
  const secret = pair === null && (zone !== null || card !== null)
  const name =
    pair !== null
      ? say("board.place", { place: number, ...pair })
      : word("placeEmpty", { place: number, secret })
  return (
    <div
      className="vir-place"
      role="img"
      aria-label={name}
      data-tip={word("tip.place")}
      data-secret={secret || undefined}
      data-anchor={`place-${number}`}
    >
      <b className="vir-place-number" aria-hidden="true">
        {number}
      </b>
      {shownZone !== null && shownZone !== undefined && <ZoneFace zone={shownZone} />}
      {shownCard !== null && shownCard !== undefined && <MutationFace card={shownCard} short />}
      {secret && <Sign sign="hidden" />}
    </div>
  )
}
