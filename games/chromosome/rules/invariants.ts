// What holds in every position, as RULES.md lists it. Invariants about a sequence are properties in
// the tests.

import { chromosomeCapacity, irradiationLimit, maximumLevel, rounds } from "../data/constants.ts"
import { eventNames } from "../data/events.ts"
import { genes } from "../data/genes.ts"
import { bit, isConnected, laboratoryOf, terrainOf } from "./laboratory.ts"
import { result } from "./scoring.ts"
import type { State } from "./state.ts"
import { geneSupplyOf, genesOwned, poolOf, supplyOf, tokensOnMap } from "./stock.ts"
import { turnOf } from "./turn.ts"

/** Each broken one as `ID: what is wrong`. */
export function invariants(state: State): string[] {
  const broken: string[] = []
  const check = (id: string, holds: boolean, what: string) => {
    if (!holds) broken.push(`${id}: ${what}`)
  }
  const { players, groups, cubes, seats } = state
  const { all } = terrainOf(state)
  const inPlay = state.phase !== "setup"

  players.forEach((player, seat) => {
    const supply = supplyOf(state, seat)
    check("CHR-INV-01", supply >= 0, `seat ${seat} has ${supply} tokens in the supply`)
    check(
      "CHR-INV-01",
      player.trophies.every(isCount),
      `seat ${seat} holds ${player.trophies.join()} trophies`,
    )
    check("CHR-INV-02", player.trophies[seat] === 0, `seat ${seat} holds own tokens as trophies`)
    check(
      "CHR-INV-04",
      genes.every((gene) => isCount(player.active[gene]) && isCount(player.passive[gene])),
      "genes are counts",
    )
    check(
      "CHR-INV-05",
      genesOwned(player) <= chromosomeCapacity,
      `seat ${seat} has ${genesOwned(player)} genes`,
    )
    check(
      "CHR-INV-07",
      within(player.fortune, 0, state.options.fortuneMaximum),
      `fortune ${player.fortune} of seat ${seat}`,
    )
    check(
      "CHR-INV-07",
      within(player.irradiation, 0, irradiationLimit),
      `irradiation ${player.irradiation} of seat ${seat}`,
    )
    if (isMenu(state) && player.fate === "alive")
      check("CHR-INV-09", tokensOnMap(state, seat) > 0, `seat ${seat} survives without a token`)
  })
  check(
    "CHR-INV-01",
    new Set(players.map(({ species }, seat) => species ?? seat)).size === seats,
    "a species is played twice",
  )

  check("CHR-INV-03", poolOf(state) >= 0, `${-poolOf(state)} radiation cubes too many`)
  for (const room in cubes)
    check(
      "CHR-INV-03",
      isCount(cubes[room]) && cubes[room]! > 0 && has(all, room),
      `${cubes[room]} cubes in room ${room}`,
    )
  for (const gene of genes) check("CHR-INV-04", geneSupplyOf(state, gene) >= 0, `too many genes of ${gene}`)

  for (const room in groups) {
    const { seat, level } = groups[room]!
    check("CHR-INV-06", within(level, 1, maximumLevel), `a group of level ${level} in room ${room}`)
    check(
      "CHR-INV-06",
      within(seat, 0, seats - 1) && players[seat]!.fate !== "out",
      `a group of seat ${seat} in room ${room}`,
    )
    check("CHR-INV-06", has(all, room), `a group in room ${room}, which is not there`)
  }

  const laboratory = laboratoryOf(state)
  check(
    "CHR-INV-08",
    isConnected(laboratory.whole, all),
    `the map falls apart without rooms ${state.holes.join()}`,
  )
  check(
    "CHR-INV-08",
    state.holes.every((room) => laboratory.room[room]?.red),
    `a room of ${state.holes.join()} is not red`,
  )

  if (inPlay) check("CHR-INV-10", within(state.round, 1, rounds[seats]!), `round ${state.round}`)
  checkEvents(state, check)
  checkResult(state, check)
  return broken
}

type Check = (id: string, holds: boolean, what: string) => void

/** Counted from phase II of the round. */
function checkEvents(state: State, check: Check): void {
  const { revealed, deck, options, round, phase } = state
  const seen = new Set([...revealed, ...deck.unknown, ...deck.bottom])
  const cards = options.events ? eventNames.length : 0
  check(
    "CHR-INV-11",
    seen.size === cards && revealed.length + deck.unknown.length + deck.bottom.length === cards,
    "event cards",
  )
  if (phase === "turns" || phase === "radiation")
    check(
      "CHR-INV-11",
      revealed.length === (options.events ? round - 1 : 0),
      `${revealed.length} events by round ${round}`,
    )
}

function checkResult(state: State, check: Check): void {
  const outcome = result(state)
  check("CHR-INV-20", (outcome !== null) === (state.phase === "over"), `phase ${state.phase}`)
  if (outcome === null) return
  const { seats, round, players } = state
  const survivors = players.map((_, seat) => seat).filter((seat) => players[seat]!.fate === "alive")
  check("CHR-INV-20", survivors.length < seats || round === rounds[seats], "over too early")
}

function isMenu(state: State): boolean {
  const step = turnOf.top(state)?.step
  return step === "menu" || step === "rest"
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0
}

function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

function has(rooms: number, room: string): boolean {
  return (rooms & bit(Number(room))) !== 0
}
