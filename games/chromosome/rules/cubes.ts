// Radioactive spaces: cubes come and go, and the groups near a space are charged.

import type { Seat } from "@genepool/engine"
import type { Turn } from "./facts.ts"
import { terrainOf } from "./laboratory.ts"
import { roomsIn } from "./overview.ts"
import type { State } from "./state.ts"
import { poolOf } from "./stock.ts"

/** CHR-IMP-06, CHR-RUL-18, CHR-EVT-03: as many as the pool has. */
export function addCubes(state: State, room: number, most: number, turn: Turn): void {
  const cubes = Math.min(most, poolOf(state))
  if (cubes === 0) return
  const power = (state.cubes[room] ?? 0) + cubes
  state.cubes[room] = power
  turn.tell({ fact: "cubesAdded", room, cubes, power })
}

/** CHR-RAD-03: without cubes a room is no longer radioactive. */
export function removeCubes(state: State, room: number, most: number, turn: Turn): void {
  const power = state.cubes[room] ?? 0
  const cubes = Math.min(most, power)
  if (cubes === 0) return
  if (cubes === power) delete state.cubes[room]
  else state.cubes[room] = power - cubes
  turn.tell({ fact: "cubesRemoved", room, cubes, power: power - cubes })
}

/**
 * CHR-CAD-04, CHR-CAD-07: the whole space; on other cubes it becomes one with them. Returns how
 * many went.
 */
export function moveCubes(state: State, from: number, to: number, turn: Turn): number {
  const cubes = state.cubes[from] ?? 0
  if (cubes === 0) return 0
  delete state.cubes[from]
  const power = (state.cubes[to] ?? 0) + cubes
  state.cubes[to] = power
  turn.tell({ fact: "cubesMoved", from, to, cubes, power })
  return cubes
}

export function chargeGroup(state: State, room: number, turn: Turn): void {
  const group = state.groups[room]
  if (group === undefined || group.charged) return
  group.charged = true
  turn.tell({ fact: "charged", seat: group.seat, room })
}

/**
 * CHR-RAD-02, CHR-MAP-06: charges the groups in a radioactive room and next to it whose level its
 * power reaches: those of one seat (CHR-IMP-05), or everybody's.
 */
export function chargeNear(state: State, room: number, seat: Seat | null, turn: Turn): void {
  const highest = state.cubes[room] ?? 0
  for (const near of roomsIn(terrainOf(state).near[room] as number)) {
    const group = state.groups[near]
    if (group !== undefined && group.level <= highest && (seat === null || group.seat === seat))
      chargeGroup(state, near, turn)
  }
}
