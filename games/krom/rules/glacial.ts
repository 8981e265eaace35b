// Variant: glacial board

import type { Seat } from "@genepool/engine"
import type { Turn } from "./facts.ts"
import { hurt } from "./life.ts"
import { playerAt, type State } from "./state.ts"
import { heal } from "./supply.ts"

/**
 * KRO-CMP-32, KRO-GLA-01 to KRO-GLA-04, KRO-ACT-07: at the start of the own action phase, before
 * any choice
 */
export function coldOrWarmth(state: State, seat: Seat, turn: Turn): void {
  if (state.options.side !== "glacial") return
  const { area, life } = playerAt(state, seat)
  if (area === "caves") {
    turn.tell({ fact: "warmed", seat })
    heal(state, seat, 1, turn)
  } else if (life > 1) {
    turn.tell({ fact: "froze", seat })
    hurt(state, seat, 1, turn)
  }
}
