// What a position is worth to a seat, in points: the last chapter of RULES.md in numbers.

import type { Seat } from "@genepool/engine"
import {
  fortunePoints,
  irradiationLimit,
  recoveryEnergy,
  rounds,
  structureRelief,
  trophyEnergy,
} from "../data/constants.ts"
import { genes } from "../data/genes.ts"
import { roomIn, terrainOf } from "../rules/laboratory.ts"
import type { Group, Player, State } from "../rules/state.ts"
import { Census } from "./census.ts"

/** What one gene brings in a round, by kind. */
const geneWorth = { action: 0.9, telepathy: 0.65, fighting: 0.35, structure: 0.4 }
/** What a gene that can still be used this round is worth on top. */
const usableWorth = { action: 0.75, telepathy: 0.5, fighting: 0.2, structure: 0.1 }
/** A later round is worth less than a sooner one. */
const laterRounds = [0, 0.9, 1.7, 2.4, 3, 3.5]
const energyWorth = 0.42
/** Few tokens are a single point of failure. */
const fewTokens = [-30, -7, -3, -1.2, -0.4]
const eliminated = -60

const census = new Census()

export function worthOf(state: State, seat: Seat): number {
  census.take(state)
  return counted(state, seat)
}

/** The same for all of them, with one census. */
export function worthOfAll(state: State, worths: Float64Array): void {
  census.take(state)
  for (let seat = 0; seat < worths.length; seat++) worths[seat] = counted(state, seat)
}

/** Once it is known who is where. */
function counted(state: State, seat: Seat): number {
  const player = state.players[seat] as Player
  if (player.fate !== "alive") return eliminated
  const { groups, cubes } = state
  const { near } = terrainOf(state)
  // After an elimination only the last turns are left
  const isEnding = state.lastTurns !== null
  const later = isEnding ? 0 : (rounds[state.seats] as number) - Math.max(1, state.round)
  const canAct = !player.passed && state.phase !== "radiation" && (!isEnding || hasTurnLeft(state, seat))

  const own = census.rooms[seat] as number
  const tokens = census.tokens[seat] as number
  const energy = census.energy[seat] as number

  let trophies = 0
  for (const count of player.trophies) trophies += count
  let worth = tokens + 1.1 * trophies + fortunePoints * player.fortune - player.irradiation
  const exposed = later > 0 ? 1 : isEnding || canAct ? 0.5 : 0.25
  worth += exposed * (fewTokens[tokens] ?? 0)

  worth += genesWorth(player, later, canAct)

  // Radiation that will be tested, and what it will charge
  let charging = 0
  if (!isEnding && state.phase !== "over") {
    let threat = 0
    let worst = 0
    for (let rest = census.radioactive; rest !== 0; rest &= rest - 1) {
      const room = roomIn(rest)
      let here = own & (near[room] as number)
      if (here === 0) continue
      const power = cubes[room] as number
      let count = 0
      for (; here !== 0; here &= here - 1) {
        count++
        const group = groups[roomIn(here)] as Group
        if (!group.charged && group.level <= power) charging += group.level
      }
      if (state.phase === "radiation" && state.tested.includes(room)) continue
      const margin = power + count - player.active.structure
      threat += margin < 2 ? 0 : margin >= 5 ? margin - 2.5 : (harm[margin] as number)
      worst += Math.max(0, margin - 1)
    }
    // Whoever can still act may still get away
    worth -= irradiationCost(player.irradiation, threat, worst, tokens) * (canAct ? 0.75 : 1)
  }

  // Energy now, and energy that absorption will bring, as far as it can be turned into fortune and
  // genes
  const turns = (canAct ? 1 + player.active.action + player.active.telepathy : 0) + 3 * later
  const useful = Math.min(
    energy + trophyEnergy * trophies * 0.3 + (later > 0 ? 0.7 * charging : 0),
    recoveryEnergy * turns,
  )
  return worth + energyWorth * useful
}

/** What four equal results leave of a threat, on average. */
const harm = [0, 0, 0.25, 0.75, 1.5]

function irradiationCost(level: number, threat: number, worst: number, tokens: number): number {
  if (threat === 0) return 0
  const after = level + threat
  // Points up to the limit cost points, those above cost tokens
  let cost = threat
  const spare = irradiationLimit + tokens - 1
  if (level + worst > spare) cost += Math.min(20, 6 + 4 * (after - spare + 2))
  else if (after > irradiationLimit) cost += 0.5 * (after - irradiationLimit)
  return cost
}

function genesWorth(player: Player, later: number, canAct: boolean): number {
  const times = laterRounds[later] as number
  let worth = 0
  for (const gene of genes) {
    const active = player.active[gene]
    // The more there are of a kind, the less another one brings
    let count = active + player.passive[gene]
    for (let each = geneWorth[gene] * times; count > 0; count--, each *= 0.9) worth += each
    if (canAct) worth += usableWorth[gene] * active
  }
  // A structure gene can be turned into two points less of irradiation
  const cashable = canAct
    ? player.active.structure
    : later > 0
      ? player.active.structure + player.passive.structure
      : 0
  worth += 0.6 * Math.min(player.irradiation, structureRelief * cashable)
  if (canAct && !player.exhausted && player.fortune > 0) worth += 0.15
  return worth
}

function hasTurnLeft({ lastTurns, toPlay, phase }: State, seat: Seat): boolean {
  return phase === "turns" && (toPlay === seat || (lastTurns as Seat[]).includes(seat))
}
