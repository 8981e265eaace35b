// Cards glide between hand, places, Timer and the open cards

import type { Beat, Flight } from "@genepool/board"
import type { Fact } from "@genepool/engine"
import type { CardId } from "../data/cards.ts"
import type { ZoneId } from "../data/organs.ts"
import type { VirusId } from "../data/viruses.ts"
import { CardBack, MutationFace, ZoneFace } from "./cards.tsx"

export function glidesOf(beat: Beat): Flight[] {
  return beat.flatMap((fact, at) => {
    const virus = fact.virus as VirusId
    const hand = `hand-${virus}`
    const timer = `timer-${virus}`
    const places = `places-${virus}`
    switch (fact.fact) {
      case "revealed":
        return pair(`${at}`, hand, places, fact.zone as ZoneId, fact.card as CardId)
      case "timer":
        return [
          ...pairs(fact, "zones", "cards").flatMap(([zone, card]) =>
            pair(`${at}`, places, timer, zone, card),
          ),
          ...pairs(fact, "backZones", "backCards").flatMap(([zone, card]) =>
            pair(`${at}`, timer, hand, zone, card),
          ),
        ]
      case "tookCard":
        return one(`${at}`, "market", hand, <MutationFace card={fact.card as CardId} short />)
      case "drewCard":
        return one(`${at}`, "deck", hand, <MutationFace card={fact.card as CardId} short />)
      case "drewUnseen":
        return one(`${at}`, "deck", hand, <CardBack virus={null} />)
      default:
        return []
    }
  })
}

function pairs(fact: Fact, zones: string, cards: string): [ZoneId, CardId][] {
  return (fact[zones] as ZoneId[]).map((zone, at) => [zone, (fact[cards] as CardId[])[at] as CardId])
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
