// Elimination: who is out at the end of an effect goes, all together, and the game comes to its
// end.

import { finish, type Next } from "@genepool/engine"
import type { Turn } from "./facts.ts"
import { mostRooms } from "./laboratory.ts"
import { endGame } from "./scoring.ts"
import type { Player, State } from "./state.ts"

/**
 * CHR-ELIM-01, CHR-ELIM-02, CHR-RUL-72: an effect is one whole action, one event card, or all tests
 * of one room. Returns where the game goes on: at `next`, or nowhere (CHR-ELIM-09, CHR-RUL-43: at
 * most one player survives).
 */
export function effectOver<K extends string>(state: State, turn: Turn, next: K): Next<K> {
  const { players, groups } = state
  let present = 0
  for (let room = 0; room < mostRooms; room++) {
    const group = groups[room]
    if (group !== undefined) present |= 1 << group.seat
  }
  let survivors = 0
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player
    if (player.fate === "out") continue
    // Of who is doomed no token is left, either
    if ((present & (1 << seat)) !== 0) survivors++
    else {
      const cause = player.fate === "doomed" ? "irradiation" : "tokens"
      // CHR-ELIM-03, CHR-RUL-30: no token of theirs is on the map any more; trophies stay where
      // they are
      player.fate = "out"
      turn.tell({ fact: "eliminated", seat, cause })
    }
  }
  if (survivors > 1) return next
  endGame(state, turn)
  return finish
}

/** CHR-END-01: somebody is out, so this is the end of the game. */
export function someoneIsOut(state: State): boolean {
  return state.players.some(({ fate }) => fate === "out")
}
