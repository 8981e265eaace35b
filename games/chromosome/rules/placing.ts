// Groups come onto the map, change their place or become one by a special action, without any
// decision.

import type { Seat } from "@genepool/engine"
import { maximumLevel } from "../data/constants.ts"
import type { Turn } from "./facts.ts"
import { removeTokens } from "./losses.ts"
import type { State } from "./state.ts"
import { supplyOf } from "./stock.ts"

/** CHR-PAR-04, CHR-PAR-06: a new group is discharged. */
export function place(state: State, seat: Seat, room: number, level: number, turn: Turn): void {
  state.groups[room] = { seat, level, charged: false }
  turn.tell({ fact: "placed", seat, room, tokens: level })
}

/** CHR-PAR-01, CHR-PAR-02, CHR-RUL-55: groups change places, never merge, and keep their charge. */
export function relocate(state: State, seat: Seat, from: number, to: number, turn: Turn): void {
  const { groups } = state
  const group = groups[from]
  if (group === undefined) return
  const other = groups[to]
  groups[to] = group
  if (other === undefined) delete groups[from]
  else groups[from] = other
  turn.tell({ fact: other === undefined ? "teleported" : "swapped", seat, from, to })
}

/**
 * Two groups become one, charged only if both were (CHR-GRP-05) and never above the limit
 * (CHR-GRP-03). A group has one owner: tokens of another leave as by CHR-SPEC-02, and the owner of
 * the group puts in own ones as far as they last.
 */
export function merge(state: State, seat: Seat, from: number, into: number, turn: Turn): void {
  const { groups } = state
  const joining = groups[from]
  const group = groups[into]
  if (joining === undefined || group === undefined) return
  const { level, charged } = joining
  const fitting = Math.min(level, maximumLevel - group.level)
  turn.tell({ fact: "fused", seat, from, to: into })
  let joined = fitting
  if (joining.seat === group.seat) {
    if (level > fitting) removeTokens(state, from, level - fitting, null, turn)
    delete groups[from]
  } else {
    removeTokens(state, from, level, seat, turn)
    joined = Math.min(fitting, supplyOf(state, group.seat))
    if (joined > 0)
      turn.tell({ fact: "grew", seat: group.seat, room: into, tokens: joined, level: group.level + joined })
  }
  group.level += joined
  group.charged = group.charged && charged
  turn.tell({ fact: "merged", seat: group.seat, room: into, level: group.level, charged: group.charged })
}
