// What an onlooker may know: all that lies on the table, and what follows from it

import type { Own, Position, PositionView } from "@genepool/engine"
import type { Genes } from "../data/genes.ts"
import type { Place } from "../data/layouts.ts"
import { copyTable } from "./clone.ts"
import { type Laboratory, laboratoryOf } from "./laboratory.ts"
import type { State } from "./state.ts"
import { clockOf, geneSupplyOf, poolOf, supplyOf, tokensOnMap } from "./stock.ts"

/**
 * Everything is open, except what the engine hides by itself: answers until a window closes,
 * others' instructions.
 */
export type View = PositionView &
  Omit<State, keyof Position> & {
    readonly clock: number
    /** Tokens in each seat's supply, and on the map. */
    readonly supply: readonly number[]
    readonly tokens: readonly number[]
    /** Radiation cubes beside the map. */
    readonly pool: number
    readonly geneSupply: Readonly<Genes>
    /** The map without holes: every room with its place, sterility and marks. */
    readonly map: readonly RoomView[]
  }

export interface RoomView extends Place {
  readonly sterility: number
  readonly start: boolean
  readonly red: boolean
}

export function view(state: State): Own<View> {
  const seats = state.players.map((_, seat) => seat)
  const tokens = seats.map((seat) => tokensOnMap(state, seat))
  return {
    ...copyTable(state),
    clock: clockOf(state),
    supply: seats.map((seat) => supplyOf(state, seat, tokens[seat])),
    tokens,
    pool: poolOf(state),
    geneSupply: {
      action: geneSupplyOf(state, "action"),
      telepathy: geneSupplyOf(state, "telepathy"),
      fighting: geneSupplyOf(state, "fighting"),
      structure: geneSupplyOf(state, "structure"),
    },
    map: mapOf(laboratoryOf(state)),
  }
}

/**
 * The map without holes never changes: every view has the same, and who compares two of them sees
 * it at once.
 */
const maps = new WeakMap<Laboratory, readonly RoomView[]>()

function mapOf(laboratory: Laboratory): readonly RoomView[] {
  let map = maps.get(laboratory)
  if (map === undefined) {
    const { places, room } = laboratory
    map = places.map((place) => {
      const { sterility, start, red } = room[place.room]!
      return { ...place, sterility, start, red }
    })
    maps.set(laboratory, map)
  }
  return map
}
