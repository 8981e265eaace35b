// What whoever keeps no track of cards has in mind: any event may come, and others may hold any
// card that is not in sight.

import { type Random, redeal } from "@genepool/engine"
import type { CardId, MutationCardId } from "../data/cards.ts"
import { eventIds } from "../data/events.ts"
import type { View } from "../rules/view.ts"

export function forget(view: View, random: Random): View {
  return { ...view, events: anyEvents(view, random), ...anyCards(view, random) }
}

function anyEvents({ events, event }: View, random: Random): View["events"] {
  const others = eventIds.filter((id) => id !== event)
  const { hands } = redeal(others, [events.unknown.length], random)
  return { unknown: hands[0] ?? [], bottom: events.bottom }
}

/**
 * Cards that others took from the display and hold in hand now, among those that nobody has seen.
 */
function anyCards({ cards, mutations, who }: View, random: Random): Pick<View, "cards" | "mutations"> {
  const gained = cards.map((held, seat) => (seat === who ? [] : held.mutations.filter(isGained)))
  const { hands, rest } = redeal(
    [...mutations.unseen, ...gained.flat()],
    gained.map((list) => list.length),
    random,
  )
  return {
    mutations: { ...mutations, unseen: rest },
    cards: cards.map((held, seat) =>
      gained[seat]?.length
        ? {
            ...held,
            mutations: [...held.mutations.filter((card) => !isGained(card)), ...(hands[seat] ?? [])],
          }
        : held,
    ),
  }
}

const isGained = (card: CardId): card is MutationCardId => card.startsWith("M")
