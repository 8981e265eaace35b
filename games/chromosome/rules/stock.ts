// What is left beside the map: supplies, the pool of cubes, the clock. All of it follows from what
// is in play.

import type { Seat } from "@genepool/engine"
import { radiationCubes, rounds, tokensOfSpecies } from "../data/constants.ts"
import type { Gene, Genes } from "../data/genes.ts"
import { laboratoryOf, mostRooms } from "./laboratory.ts"
import type { Player, State, Table } from "./state.ts"

export function tokensOnMap(state: Pick<State, "groups">, seat: Seat): number {
  let tokens = 0
  for (let room = 0; room < mostRooms; room++) {
    const group = state.groups[room]
    if (group?.seat === seat) tokens += group.level
  }
  return tokens
}

/** Own tokens that are neither on the map nor held as trophies. */
export function supplyOf(state: Table, seat: Seat, onMap = tokensOnMap(state, seat)): number {
  let supply = tokensOfSpecies - onMap
  for (const { trophies } of state.players) supply -= trophies[seat] as number
  return supply
}

/** Radiation cubes that are not on the map. */
export function poolOf(state: Pick<State, "cubes">): number {
  let pool = radiationCubes
  for (const room in state.cubes) pool -= state.cubes[room]!
  return pool
}

/** CHR-GENE-08: cubes of one kind that are on no player's board. */
export function geneSupplyOf(state: Table, gene: Gene): number {
  let supply = laboratoryOf(state).genes[gene].cubes
  for (const { active, passive } of state.players) supply -= active[gene] + passive[gene]
  return supply
}

/** CHR-SETUP-04, CHR-PREP-02: the clock shows the rounds that are left, this one included. */
export function clockOf({ seats, round }: Pick<State, "seats" | "round">): number {
  return (rounds[seats] as number) - Math.max(0, round - 1)
}

export function total(genes: Genes): number {
  return genes.action + genes.telepathy + genes.fighting + genes.structure
}

/** CHR-GENE-02: active and passive together. */
export function genesOwned({ active, passive }: Player): number {
  return total(active) + total(passive)
}

export function isAlive(state: State, seat: Seat): boolean {
  return (state.players[seat] as Player).fate === "alive"
}

/** Seats clockwise from one of them, all of them once. */
export function clockwise(from: Seat, seats: number): Seat[] {
  const order: Seat[] = []
  for (let i = 0; i < seats; i++) order.push((from + i) % seats)
  return order
}
