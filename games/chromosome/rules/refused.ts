// Why a group or a room on the map cannot be chosen, for everything on it that is not on the list

import type { Seat } from "@genepool/engine"
import type { Choice } from "./choices.ts"
import { terrainOf } from "./laboratory.ts"
import type { Reason, Withheld } from "./reasons.ts"
import type { State } from "./state.ts"

/**
 * Every room of the map that is not offered, with its reason. `picks`: the choice that each room
 * stands for.
 */
export function roomsRefused(
  state: State,
  offered: readonly Choice[],
  picks: readonly Choice[],
  reasonFor: (room: number) => Reason,
): Withheld[] {
  return refused(terrainOf(state).rooms, offered, picks, reasonFor)
}

/**
 * Every group that is not offered: those of others belong to them, and `own` says why not one's
 * own.
 */
export function groupsRefused(
  { groups }: State,
  seat: Seat,
  offered: readonly Choice[],
  picks: readonly Choice[],
  own: (room: number) => Reason,
): Withheld[] {
  return refused(Object.keys(groups).map(Number), offered, picks, (room) => {
    const owner = groups[room]!.seat
    return owner === seat ? own(room) : { why: "enemyGroup", seat: owner }
  })
}

function refused(
  rooms: readonly number[],
  offered: readonly Choice[],
  picks: readonly Choice[],
  reasonFor: (room: number) => Reason,
): Withheld[] {
  const open = new Set(offered.map((choice) => ("room" in choice ? choice.room : 0)))
  return rooms
    .filter((room) => !open.has(room))
    .map((room) => ({ choice: picks[room]!, reason: reasonFor(room) }))
}
