// How useful mutation cards are.

import type { Box } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import type { ActionId } from "../data/slots.ts"

const iconWorth: { readonly [A in ActionId]: number } = {
  infect: 1,
  attack: 0.9,
  move: 0.6,
  shield: 0.5,
  magnet: 0.7,
  absorb: 0.9,
  crisis: 0.5,
}

const worths = new WeakMap<Box, { [card in CardId]?: number }>()

/** How useful a mutation card is each time it is played. */
export function cardWorth(box: Box, card: CardId): number {
  let known = worths.get(box)
  if (known === undefined) {
    known = {}
    worths.set(box, known)
  }
  known[card] ??= box.cards[card].slots.reduce((worth, { actions, zone }) => {
    const best = Math.max(...actions.map((action) => iconWorth[action]))
    return worth + best + (actions.length > 1 ? 0.2 : 0) - (zone ? 0.15 : 0)
  }, 0)
  return known[card]
}
