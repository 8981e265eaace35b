// Groups come onto the map or change their place by a special action, without any decision.

import type { Seat, Turn } from "@genepool/engine"
import type { State } from "./state.ts"

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
