// What one seat sees on the map at a glance: sets of rooms, and the energy it could pay. Made anew
// for every question.

import type { Seat } from "@genepool/engine"
import { maximumLevel, radiationCubes, trophyEnergy } from "../data/constants.ts"
import { bit, type RoomSet, roomIn, type Terrain, terrainOf } from "./laboratory.ts"
import type { Player, Table } from "./state.ts"
import { supplyOf } from "./stock.ts"

export interface Overview {
  readonly terrain: Terrain
  /** Rooms with groups of the seat, and with groups of others. */
  readonly own: RoomSet
  readonly others: RoomSet
  /** Rooms with groups of at most this level, anybody's: 0 to 3. */
  readonly level: readonly RoomSet[]
  readonly charged: RoomSet
  readonly radioactive: RoomSet
  readonly nextToOwn: RoomSet
  /** Tokens in the own supply. */
  readonly supply: number
  /** Cubes that are not on the map. */
  readonly pool: number
  /** CHR-COST-05: what all charged groups and trophies would give. */
  readonly energy: number
}

export function overviewOf(state: Table, seat: Seat): Overview {
  const terrain = terrainOf(state)
  const { groups, cubes } = state
  let own = 0
  let others = 0
  let level1 = 0
  let level2 = 0
  let charged = 0
  let radioactive = 0
  let nextToOwn = 0
  let tokens = 0
  let energy = 0
  let pool = radiationCubes
  for (const room of terrain.rooms) {
    const here = bit(room)
    const group = groups[room]
    if (group !== undefined) {
      if (group.level === 1) level1 |= here
      else if (group.level === 2) level2 |= here
      if (group.charged) charged |= here
      if (group.seat === seat) {
        own |= here
        nextToOwn |= terrain.next[room] as number
        tokens += group.level
        if (group.charged) energy += group.level
      } else others |= here
    }
    const power = cubes[room]
    if (power !== undefined) {
      radioactive |= here
      pool -= power
    }
  }
  const player = state.players[seat] as Player
  for (const trophies of player.trophies) energy += trophyEnergy * trophies
  const level = [0, level1, level1 | level2, own | others]
  const supply = supplyOf(state, seat, tokens)
  return { terrain, own, others, level, charged, radioactive, nextToOwn, supply, pool, energy }
}

/**
 * CHR-STER-01, CHR-EVT-05: rooms that so many tokens may enter together; effective sterility stays
 * within 1 to 3.
 */
export function admitting(state: Table, terrain: Terrain, tokens: number): RoomSet {
  if (tokens >= maximumLevel) return terrain.all
  const printed = tokens - state.modifiers.sterility
  return terrain.sterile[Math.max(0, Math.min(3, printed))] as number
}

export function emptyRooms({ terrain, own, others }: Overview): RoomSet {
  return terrain.all & ~(own | others)
}

/** The rooms of a set in ascending order. */
export function roomsIn(rooms: RoomSet): number[] {
  const out: number[] = []
  for (let rest = rooms; rest !== 0; rest &= rest - 1) out.push(roomIn(rest))
  return out
}
