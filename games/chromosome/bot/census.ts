// Who is where on the map, and where it is radioactive: found once for all seats, into the same few
// lists every time.

import { bit, type RoomSet, terrainOf } from "../rules/laboratory.ts"
import type { State } from "../rules/state.ts"

const mostSeats = 4

export class Census {
  /** By seat: the rooms of its groups, its tokens there, and what its charged groups would give. */
  readonly rooms = new Int32Array(mostSeats)
  readonly tokens = new Int32Array(mostSeats)
  readonly energy = new Int32Array(mostSeats)
  /** Rooms with a group of anybody, and radioactive ones. */
  taken: RoomSet = 0
  radioactive: RoomSet = 0

  take(state: State): void {
    const { rooms, tokens, energy } = this
    const { groups, cubes } = state
    for (let seat = 0; seat < mostSeats; seat++) {
      rooms[seat] = 0
      tokens[seat] = 0
      energy[seat] = 0
    }
    let taken = 0
    let radioactive = 0
    for (const room of terrainOf(state).rooms) {
      const here = bit(room)
      const group = groups[room]
      if (group !== undefined) {
        const { seat, level, charged } = group
        taken |= here
        rooms[seat]! |= here
        tokens[seat]! += level
        if (charged) energy[seat]! += level
      }
      if (cubes[room] !== undefined) radioactive |= here
    }
    this.taken = taken
    this.radioactive = radioactive
  }
}
