// KRO-INF-02: who knows what about a looted bonus card. Only the two players involved saw it.

import type { Seat } from "@genepool/engine"

/** `seat` knows that `holder` holds this card. */
export interface Memory {
  readonly seat: Seat
  readonly holder: Seat
  readonly card: string
}

interface Remembering {
  memories: Memory[]
}

/** A card of the victim went to the thief; both saw it. */
export function rememberLoot(state: Remembering, thief: Seat, victim: Seat, card: string): void {
  if (state.memories.length > 0) {
    // Whoever knew a card in the victim's hand, but did not see what was taken, cannot be sure of
    // it any more
    const kept = state.memories.filter(({ seat, holder }) => holder !== victim || seat === thief)
    const taken = kept.findIndex((memory) => memory.holder === victim && memory.card === card)
    if (taken >= 0) kept.splice(taken, 1)
    state.memories = kept
  }
  state.memories.push({ seat: victim, holder: thief, card })
}

/**
 * The holder played the card in front of everybody: it may have been the one that somebody knew.
 */
export function forgetPlayed(state: Remembering, holder: Seat, card: string): void {
  if (state.memories.length === 0) return
  const forgetful: Seat[] = []
  state.memories = state.memories.filter((memory) => {
    if (memory.holder !== holder || memory.card !== card || forgetful.includes(memory.seat)) return true
    forgetful.push(memory.seat)
    return false
  })
}
