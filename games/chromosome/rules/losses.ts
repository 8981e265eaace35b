// Tokens leave the map: as trophies of whoever took them, or back to their owner's supply.

import type { Seat } from "@genepool/engine"
import type { Species } from "../data/species.ts"
import type { Turn } from "./facts.ts"
import type { Group, Player, State } from "./state.ts"

/**
 * CHR-TRO-01: removes tokens of one group, at most all of them (CHR-RUL-32, CHR-RUL-35: a group is
 * uniform, so there is no choice). They become trophies of the seat `to`; without one, or if they
 * are its own (CHR-INV-02), they go to the supply.
 */
export function removeTokens(state: State, room: number, most: number, to: Seat | null, turn: Turn): void {
  const group = state.groups[room] as Group
  const owner = group.seat
  const tokens = Math.min(most, group.level)
  if (tokens === group.level) delete state.groups[room]
  else group.level -= tokens
  turn.tell({ fact: "lostTokens", seat: owner, room, tokens })
  if (to === null || to === owner) return
  ;(state.players[to] as Player).trophies[owner]! += tokens
  const { species } = state.players[owner] as Player
  turn.tell({ fact: "tookTrophies", seat: to, species: species as Species, tokens })
}
