// Variant: Kromosaur. Its fight is the fight of its area; here is its move.

import { kromosaurAreas } from "../data/targets.ts"
import type { Turn } from "./facts.ts"
import type { State } from "./state.ts"

/**
 * KRO-KRS-03, KRO-KRS-04, KRO-KRS-13: one of its three target cards, each round anew, as long as it
 * lives
 */
export function moveKromosaur({ kromosaur }: State, turn: Turn): void {
  if (kromosaur === null || kromosaur.life === 0) return
  kromosaur.area = turn.pick(kromosaurAreas, "kromosaurTarget")
  turn.tell({ fact: "kromosaurMoved", area: kromosaur.area })
}
