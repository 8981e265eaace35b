// Bonus cards in a hand: held hidden, and kept in order

import { type Seat, takeCard } from "@genepool/engine"
import { forgetPlayed } from "./memory.ts"
import { playerAt, type State } from "./state.ts"

export function addToHand(hand: string[], card: string): void {
  let at = hand.length
  while (at > 0 && (hand[at - 1] as string) > card) at--
  hand.splice(at, 0, card)
}

/** Every kind of card in a hand once. */
export function forEachType(state: State, seat: Seat, visit: (card: string) => void): void {
  let last = ""
  for (const card of playerAt(state, seat).hand) {
    if (card !== last) visit(card)
    last = card
  }
}

/**
 * KRO-BON-07: a played card goes to the discard pile, cancelled or not. It goes there at once, for
 * all to see: no card is drawn before it is settled.
 */
export function discardFromHand(state: State, seat: Seat, card: string): void {
  takeCard(playerAt(state, seat).hand, card)
  forgetPlayed(state, seat, card)
  state.bonus.discard.push(card)
}
