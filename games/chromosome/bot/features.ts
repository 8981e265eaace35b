// A position of Chromosome in numbers, for the learned judgement.

import { type Features, type Seat, SeatRows } from "@genepool/engine"
import { irradiationLimit, radiationCubes, rounds, tokensOfSpecies } from "../data/constants.ts"
import { modifierNames } from "../data/events.ts"
import { genes } from "../data/genes.ts"
import { speciesNames } from "../data/species.ts"
import { laboratoryOf, roomIn, type Terrain, terrainOf } from "../rules/laboratory.ts"
import type { Group, Player, State } from "../rules/state.ts"
import { supplyOf } from "../rules/stock.ts"
import { turnOf } from "../rules/turn.ts"
import { Census } from "./census.ts"

const levels = [1, 2, 3]
const own = ["alive", "fortune", "exhausted", "irradiation", "nearLimit", "trophies", "supply", "passed"]
const time = ["after", "onTurn", "canAct", "acted", "moved", "startsNext"]
const land = ["tokens", "few", "energy", "rooms", "free1", "free2", "free3"]
const enemies = ["stronger", "weaker", "equal", "lonely"]
const radiation = ["threat", "worst", "charging", "sources", "dice"]
const block = [
  ...own,
  ...time,
  ...genes.flatMap((gene) => [`active.${gene}`, `passive.${gene}`]),
  ...speciesNames.map((species) => `species.${species}`),
  ...levels.flatMap((level) => [`charged${level}`, `plain${level}`]),
  ...land,
  ...enemies,
  ...radiation,
]

const phases = ["setup", "preparation", "turns", "radiation"] as const
const shared = [
  ...phases.map((phase) => `phase.${phase}`),
  ...Array.from({ length: 6 }, (_, i) => `left${i}`),
  "ending",
  "cubes",
  "sources",
  "holes",
  "events",
  ...modifierNames.map((name) => `modifier.${name}`),
]

const rows = new SeatRows(block, shared)
const census = new Census()

export const features: Features<State> = { names: rows.names, read }

const genesAt = own.length + time.length
const speciesAt = genesAt + 2 * genes.length
const groupsAt = speciesAt + speciesNames.length
const landAt = groupsAt + 2 * levels.length
const enemiesAt = landAt + land.length
const radiationAt = enemiesAt + enemies.length

function read(state: State, worths: Float64Array, into: Float32Array): void {
  rows.clear()
  const terrain = terrainOf(state)
  census.take(state)
  for (let seat = 0; seat < state.seats; seat++) {
    const start = seat * rows.width
    tellPlayer(state, seat, start)
    tellLand(state, seat, terrain, start)
    tellRadiation(state, seat, terrain, start)
  }
  tellTable(state)
  rows.write(state.seats, worths, into)
}

function tellPlayer(state: State, seat: Seat, start: number): void {
  const to = rows.blocks
  const { seats, toPlay, startingPlayer, phase, lastTurns } = state
  const player = state.players[seat] as Player
  const alive = player.fate === "alive"
  to[start] = alive ? 1 : 0
  to[start + 1] = player.fortune / 5
  to[start + 2] = player.exhausted ? 1 : 0
  to[start + 3] = player.irradiation / irradiationLimit
  to[start + 4] = Math.max(0, player.irradiation - irradiationLimit + 2) / 2
  let trophies = 0
  for (const count of player.trophies) trophies += count
  to[start + 5] = trophies / 4
  to[start + 6] = supplyOf(state, seat, census.tokens[seat]) / tokensOfSpecies
  to[start + 7] = player.passed ? 1 : 0
  const at = start + own.length
  const isOnTurn = phase === "turns" && toPlay === seat
  to[at] = ((seat - toPlay + seats) % seats) / seats
  to[at + 1] = isOnTurn ? 1 : 0
  const hasTurns = phase === "turns" && (lastTurns === null || isOnTurn || lastTurns.includes(seat))
  to[at + 2] = alive && !player.passed && (hasTurns || phase === "preparation") ? 1 : 0
  if (isOnTurn) {
    const turn = turnOf.in(state)
    if (turn?.acted) to[at + 3] = 1
    if (turn?.moved) to[at + 4] = 1
  }
  to[at + 5] = startingPlayer === seat ? 1 : 0
  for (let i = 0; i < genes.length; i++) {
    const gene = genes[i] as (typeof genes)[number]
    to[start + genesAt + 2 * i] = player.active[gene] / 3
    to[start + genesAt + 2 * i + 1] = player.passive[gene] / 3
  }
  if (player.species !== null) to[start + speciesAt + speciesNames.indexOf(player.species)] = 1
}

/** The groups, the room they have to grow, and who stands beside them. */
function tellLand(state: State, seat: Seat, terrain: Terrain, start: number): void {
  const to = rows.blocks
  const { groups } = state
  const { room } = laboratoryOf(state)
  const { taken } = census
  const mine = census.rooms[seat] as number
  const tokens = census.tokens[seat] as number
  let beside = 0
  let count = 0
  for (let rest = mine; rest !== 0; rest &= rest - 1) {
    count++
    const number = roomIn(rest)
    const { level, charged } = groups[number] as Group
    to[start + groupsAt + 2 * (level - 1) + (charged ? 0 : 1)]! += 0.5
    const next = terrain.next[number] as number
    beside |= next
    if ((next & taken) === 0) to[start + enemiesAt + 3]! += 0.25
    for (let enemies = next & taken & ~mine; enemies !== 0; enemies &= enemies - 1) {
      const other = groups[roomIn(enemies)] as Group
      const at = other.level > level ? 0 : other.level < level ? 1 : 2
      to[start + enemiesAt + at]! += 0.25
    }
  }
  const at = start + landAt
  to[at] = tokens / 8
  to[at + 1] = Math.max(0, 4 - tokens) / 3
  to[at + 2] = (census.energy[seat] as number) / 6
  to[at + 3] = count / 5
  for (let free = beside & ~taken; free !== 0; free &= free - 1) {
    const { sterility } = room[roomIn(free)]!
    to[at + 3 + sterility]! += 0.2
  }
}

/** The tests that are to come in this round, and the charge they would bring. */
function tellRadiation(state: State, seat: Seat, terrain: Terrain, start: number): void {
  const { cubes, groups, phase, tested } = state
  const { structure } = (state.players[seat] as Player).active
  let threat = 0
  let worst = 0
  let charging = 0
  let sources = 0
  let dice = 0
  const mine = census.rooms[seat] as number
  for (let rest = census.radioactive; rest !== 0; rest &= rest - 1) {
    const room = roomIn(rest)
    let here = mine & (terrain.near[room] as number)
    if (here === 0) continue
    const power = cubes[room] as number
    let count = 0
    for (; here !== 0; here &= here - 1) {
      count++
      const group = groups[roomIn(here)] as Group
      if (!group.charged && group.level <= power) charging += group.level
    }
    if (phase === "radiation" && tested.includes(room)) continue
    const margin = power + count - structure
    sources++
    dice += count
    threat += Math.max(0, margin - 2.5)
    worst += Math.max(0, margin - 1)
  }
  const at = start + radiationAt
  const to = rows.blocks
  to[at] = threat / 4
  to[at + 1] = worst / 6
  to[at + 2] = charging / 4
  to[at + 3] = sources / 3
  to[at + 4] = dice / 5
}

function tellTable(state: State): void {
  const to = rows.shared
  const { phase, seats, round, lastTurns, cubes, holes, revealed, modifiers } = state
  if (phase !== "over") to[phases.indexOf(phase)] = 1
  let at: number = phases.length
  to[at + Math.max(0, Math.min(5, (rounds[seats] as number) - Math.max(1, round)))] = 1
  at += 6
  to[at++] = lastTurns === null ? 0 : 1
  let sources = 0
  for (let rest = census.radioactive; rest !== 0; rest &= rest - 1) {
    to[at]! += (cubes[roomIn(rest)] as number) / radiationCubes
    sources++
  }
  to[at + 1] = sources / 4
  to[at + 2] = holes.length / 4
  to[at + 3] = revealed.length / 6
  at += 4
  for (const name of modifierNames) to[at++] = modifiers[name]
}
