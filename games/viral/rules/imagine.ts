// A world that whoever holds a view cannot tell from the real one: hidden cards are dealt anew.

import { type Own, type Random, redeal, shuffled } from "@genepool/engine"
import { type MutationCardId, mutationCardIds } from "../data/cards.ts"
import { draftCards } from "../data/tracks.ts"
import type { Cards, Packet, State } from "./state.ts"
import type { DraftView, Sighting, View } from "./view.ts"

export function imagine(view: View, random: Random): Own<State> {
  const { cards, unknown } = imagineHands(view, random)
  return {
    seats: view.seats,
    options: view.options,
    viruses: view.viruses.slice(),
    round: view.round,
    step: view.step,
    first: view.first,
    body: { ...view.body },
    crises: view.crises.slice(),
    reserve: view.reserve.slice(),
    scores: view.scores.slice(),
    research: view.research.slice(),
    ties: view.ties.slice(),
    zoneTokens: view.zoneTokens.slice(),
    side: view.side,
    event: view.event,
    eventsLeft: view.eventsLeft,
    events: { unknown: view.events.unknown.slice(), bottom: view.events.bottom.slice() },
    display: view.display.slice(),
    mutations: { unknown, bottom: view.mutations.bottom.slice() },
    dummyDeck: { unknown: view.dummyDeck.unknown.slice(), bottom: view.dummyDeck.bottom.slice() },
    cards,
    packets: view.draft === null ? null : imaginePackets(view.draft, view.seats, random),
  }
}

function imagineHands(view: View, random: Random): { cards: Cards[]; unknown: MutationCardId[] } {
  const isOthers = (seat: number) => seat !== view.who
  const sizes = view.cards.map(({ unseen }, seat) => (isOthers(seat) ? unseen : 0))
  const isOpen = sizes.every((size) => size === 0)
  const { hands, rest } = isOpen
    ? { hands: [], rest: view.mutations.unseen.slice() }
    : redeal(view.mutations.unseen, sizes, random)
  const cards = view.cards.map(({ zones, mutations, places, timer, gained, deck }, seat) => ({
    zones,
    mutations,
    unseen: isOthers(seat) ? (hands[seat] ?? nothing) : view.unseen,
    places,
    timer,
    gained,
    deck,
  }))
  return { cards, unknown: rest }
}

/**
 * Packets that agree with everything the seat saw pass by. What was kept before it first saw a
 * packet comes from cards it has never seen; between two sightings the difference was kept, in an
 * order it does not know.
 */
function imaginePackets({ picks, kept, seen }: DraftView, seats: number, random: Random): Packet[] {
  const known = new Set(seen.flatMap((sightings) => sightings.flatMap(({ cards }) => cards)))
  const never = shuffled(
    mutationCardIds.filter((card) => !known.has(card)),
    random,
    "imagine",
  )
  return Array.from({ length: seats }, (_, from) => {
    const sightings = seen[from] as readonly Sighting[]
    const order: MutationCardId[] = []
    sightings.forEach(({ pick, cards }, i) => {
      if (i === 0) order.push(...never.splice(0, pick))
      const mine = kept[pick]
      if (mine === undefined) return
      order.push(mine)
      const later = sightings[i + 1]?.cards ?? []
      order.push(
        ...shuffled(
          cards.filter((card) => card !== mine && !later.includes(card)),
          random,
          "imagine",
        ),
      )
    })
    // what the seat has in front of it now, or all of a packet it has not seen
    const last = sightings[sightings.length - 1]
    if (last === undefined) order.push(...never.splice(0, draftCards))
    else if (kept[last.pick] === undefined) order.push(...last.cards)
    return { kept: order.slice(0, picks), left: order.slice(picks).sort() }
  })
}

const nothing: readonly MutationCardId[] = []
