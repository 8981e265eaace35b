// KRO-KRS-12, KRO-KRS-14: the Kromosaur's figure, worth a point to whoever holds it

import type { finish, Seat } from "@genepool/engine"
import { chiefOr } from "./end.ts"
import type { Turn } from "./facts.ts"
import type { State } from "./state.ts"

/**
 * Somebody was stunned: a trophy they held goes to whoever did it. A victory stops everything at
 * once.
 */
export function trophyFrom<N>(
  state: State,
  victim: Seat,
  winner: Seat,
  turn: Turn,
  next: N,
): N | typeof finish {
  if (state.trophy !== victim) return next
  state.trophy = winner
  turn.tell({ fact: "trophyTaken", seat: winner, from: victim })
  return chiefOr(state, winner, turn, next) // KRO-END-05
}
