// Cards glide between hand, places, Timer and the open cards

import type { Beat, Flight } from "@genepool/board"
import type { CardId } from "../data/cards.ts"
import type { ZoneId } from "../data/organs.ts"
import type { Fact } from "../rules/facts.ts"
import { CardBack, MutationFace, ZoneFace } from "./cards.tsx"

export function glidesOf(beat: Beat<Fact>): Flight[] {
  return beat.flatMap((fact, at) => {
    switch (fact.fact) {
      case "revealed":
        return pair(`${at}`, `hand-${fact.virus}`, `places-${fact.virus}`, fact.zone, fact.card)
      case "timer": {
        const { virus, zones, cards, backZones, backCards } = fact
        return [
          ...pairs(zones, cards).flatMap(([zone, card]) =>
            pair(`${at}`, `places-${virus}`, `timer-${virus}`, zone, card),
          ),
          ...pairs(backZones, backCards).flatMap(([zone, card]) =>
            pair(`${at}`, `timer-${virus}`, `hand-${virus}`, zone, card),
          ),
        ]
      }
      case "tookCard":
        return one(`${at}`, "market", `hand-${fact.virus}`, <MutationFace card={fact.card} short />)
      case "drewCard":
        return one(`${at}`, "deck", `hand-${fact.virus}`, <MutationFace card={fact.card} short />)
      case "drewUnseen":
        return one(`${at}`, "deck", `hand-${fact.virus}`, <CardBack virus={null} />)
      default:
        return []
    }
  })
}

function pairs(zones: readonly ZoneId[], cards: readonly CardId[]): [ZoneId, CardId][] {
  return zones.map((zone, at) => [zone, cards[at] as CardId])
}

function pair(at: string, from: string, to: string, zone: ZoneId, card: CardId): Flight[] {
  return one(
    `${at} ${zone}`,
    from,
    to,
    <>
      <ZoneFace zone={zone} />
      <MutationFace card={card} short />
    </>,
  )
}

function one(key: string, from: string, to: string, picture: Flight["picture"]): Flight[] {
  return [{ key, from, to, picture: <span className="vir-gliding">{picture}</span> }]
}
