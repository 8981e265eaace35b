// Life, and stunned characters

import type { Seat } from "@genepool/engine"
import { fullLife } from "../data/box.ts"
import type { Turn } from "./facts.ts"
import { playerAt, type State } from "./state.ts"

/** KRO-LIF-01, KRO-STN-01: life never goes below 0, and 0 is stunned */
export function hurt(state: State, seat: Seat, life: number, turn: Turn): void {
  const player = playerAt(state, seat)
  const count = Math.min(life, player.life)
  if (count === 0) return
  player.life -= count
  if (turn.told !== null) turn.tell({ fact: "hurt", seat, count, life: player.life })
}

/**
 * KRO-STN-06, KRO-RND-02: at the start of a round everybody stands, with full life if they were
 * stunned
 */
export function standUp(state: State, turn: Turn): void {
  state.players.forEach((player, seat) => {
    if (player.life > 0) return
    player.life = fullLife
    turn.tell({ fact: "stoodUp", seat })
  })
}
