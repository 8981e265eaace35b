// My own cards: zones, mutations, the two places and the Timer; over them the pair that I play

import { Piece, useInTurn } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { type CSSProperties, memo, useState } from "react"
import type { CardId } from "../data/cards.ts"
import { type ZoneId, zoneIds } from "../data/organs.ts"
import type { Pair } from "../rules/state.ts"
import { Sign } from "./art/icons.tsx"
import { MutationFace, useCardTip, useCardWords, ZoneFace } from "./cards.tsx"
import { Draft } from "./draft.tsx"
import { Decline, InPlay } from "./in-play.tsx"
import { Market } from "./market.tsx"
import { Pick } from "./pick.tsx"
import { usePlay } from "./play.ts"

export const Tray = memo(function Tray() {
  const { me, view, sight, offers, word } = usePlay()
  const isDealt = useInTurn(view.ties.length > 0, 8)
  const areAllDealt = useInTurn(view.ties.length > 0, 9)
  const hasCards = me !== null && view.cards[me] !== undefined && view.viruses[me] !== undefined
  return (
    <section className="vir-tray" aria-label={word("mine")} data-anchor="mine">
      <Pick on="tray" />
      {sight.phase === "draft" ? (
        <Draft />
      ) : (
        hasCards && isDealt && <OwnCards seat={me} isWhole={areAllDealt} />
      )}
      <InPlay />
      <Decline />
      {(offers("take").length > 0 || offers("blind").length > 0) && (
        <div className="vir-over vir-offers">
          <Market />
        </div>
      )}
    </section>
  )
})

const none: readonly CardId[] = []

function OwnCards({ seat, isWhole }: { readonly seat: Seat; readonly isWhole: boolean }) {
  const { view, sight, offers, refusal, word, step } = usePlay()
  const [held, setHeld] = useState<{ card: CardId; step: number } | null>(null)
  const cardWords = useCardWords()
  const cardTip = useCardTip()
  const cards = view.cards[seat]
  const virus = view.viruses[seat]
  if (cards === undefined || virus === undefined) return null
  const zoneOptions = offers("zone")
  const mutations: CardId[] = [...cards.mutations, ...view.unseen]
  // A mutation card may be taken first: then the zone card brings it along
  const first = held !== null && held.step === step && mutations.includes(held.card) ? held.card : null
  const secret = sight.mine
  const laidZone = secret[0]?.do === "zone" ? secret[0].zone : null
  const laidCard = secret[1]?.do === "mutation" ? secret[1].card : null
  return (
    <>
      <section className="vir-zones" aria-label={word("zoneCards")}>
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
            </Piece>
          )
        })}
      </section>
      <section
        className="vir-mutations"
        aria-label={word("mutationCards")}
        data-anchor={`hand-${virus}`}
        data-many={mutations.length > 7 || undefined}
        style={{ "--cards": mutations.length } as CSSProperties}
      >
        {(isWhole ? mutations : none).map((card, at) => {
          const options = offers("mutation").filter((option) => option.card === card)
          const unseen = (view.unseen as readonly CardId[]).includes(card)
          const holding = zoneOptions.length > 0 && options.length === 0
          return (
            <Piece
              key={card}
              className="vir-card"
              style={{ "--at": at } as CSSProperties}
              name={`${cardWords(card)}${unseen ? `. ${word("onlyYou")}` : ""}`}
              options={options}
              onTouch={holding ? () => setHeld(first === card ? null : { card, step }) : undefined}
              plain={holding}
              pressed={holding ? first === card : undefined}
              tip={`${cardTip(card)}\n${word("tip.mutationCard")}`}
              data={{ laid: laidCard === card || undefined, held: first === card || undefined }}
            >
              <MutationFace card={card} />
              {unseen && <Sign sign="hidden" />}
            </Piece>
          )
        })}
      </section>
      <div
        className="vir-pairs"
        data-anchor={`places-${virus}`}
        data-deck={cards.deck.length > 0 || undefined}
      >
        {[0, 1].map((at) => (
          <PlaceOf
            key={at}
            number={at + 1}
            pair={cards.places[at] ?? null}
            zone={cards.places.length === at ? laidZone : null}
            card={cards.places.length === at ? laidCard : null}
          />
        ))}
        <Timer pairs={cards.timer} anchor={`timer-${virus}`} />
        {cards.deck.length > 0 && <OwnDeck deck={cards.deck} />}
      </div>
    </>
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
    >
      <b className="vir-place-number" data-number={number} />
      {shownZone !== null && <ZoneFace zone={shownZone} />}
      {shownCard !== null && <MutationFace card={shownCard} short />}
      {secret && <Sign sign="hidden" />}
    </div>
  )
}

/** What rests there comes back when the next pairs come to rest. */
function Timer({ pairs, anchor }: { readonly pairs: readonly Pair[]; readonly anchor: string }) {
  const { word, say } = usePlay()
  return (
    <div className="vir-place vir-timer" data-tip={word("tip.timer")} data-anchor={anchor}>
      <Sign sign="timer" />
      {pairs.map((pair) => (
        <span key={pair.zone} className="vir-resting" role="img" aria-label={say("board.timer", { ...pair })}>
          <i className="vir-zone-number" data-zone={pair.zone} data-number={pair.zone} />
          <MutationFace card={pair.card} short />
        </span>
      ))}
    </div>
  )
}

/** Of a draft: what is earned comes from it, the top one first. */
function OwnDeck({ deck }: { readonly deck: readonly CardId[] }) {
  const { word } = usePlay()
  const cardWords = useCardWords()
  return (
    <div className="vir-place vir-own-deck" data-tip={`${word("ownDeck")}. ${word("tip.ownDeck")}`}>
      <Sign sign="card" />
      {deck.map((card) => (
        <span key={card} role="img" aria-label={cardWords(card)}>
          <MutationFace card={card} short />
        </span>
      ))}
    </div>
  )
}
