// Chromosome: the game made out of its procedures.

import { BadInput, cloneDeck, cloneFrames, defineGame, firstOfKinds, type Own } from "@genepool/engine"
import { fortuneTop, startingFortune } from "../data/constants.ts"
import { parseEdition } from "../data/edition.ts"
import { genes } from "../data/genes.ts"
import { parseMap } from "../data/map.ts"
import { seats } from "../data/seats.ts"
import { attack } from "./attack.ts"
import type { Choice } from "./choices.ts"
import { payment } from "./costs.ts"
import { event } from "./events.ts"
import { growth } from "./growth.ts"
import { impulse } from "./impulse.ts"
import { invariants } from "./invariants.ts"
import { irradiation, irradiationOfAll } from "./irradiation.ts"
import { laboratoryOf } from "./laboratory.ts"
import { movement } from "./movement.ts"
import { mutation } from "./mutation.ts"
import { resilienceTests } from "./radiation.ts"
import { round } from "./round.ts"
import { result } from "./scoring.ts"
import { game, layTable } from "./setup.ts"
import { spark } from "./spark.ts"
import { special } from "./special.ts"
import type { Group, Options, Player, State, View } from "./state.ts"
import { clockOf, geneSupplyOf, poolOf, supplyOf, tokensOnMap } from "./stock.ts"
import { turnOf } from "./turn.ts"
import { instructions, roll } from "./windows.ts"

export const rules = defineGame<State, Choice, View, Options>({
  id: "chromosome",
  version: "2",
  seats,
  options: {
    fields: {
      events: { kind: "flag", default: true },
      species: { kind: "one", of: ["random", "chosen"], default: "random" },
      firstPlayer: { kind: "one", of: ["random", "seat1", "seat2", "seat3", "seat4"], default: "random" },
      layout: { kind: "one", of: ["players", "two", "three", "four"], default: "players" },
      map: { kind: "data", default: null, parse: parseMap },
      fortuneMaximum: { kind: "number", min: startingFortune, max: 12, default: fortuneTop },
      edition: { kind: "data", default: null, parse: parseEdition },
    },
    check(options, seats) {
      if (options.firstPlayer !== "random" && Number(options.firstPlayer.slice(4)) > seats)
        throw new BadInput("options.firstPlayer", `a seat at a table of ${seats}`, options.firstPlayer)
      laboratoryOf({ options, seats })
    },
  },
  instructions,
  procedures: [
    game,
    round,
    event,
    turnOf,
    movement,
    payment,
    growth,
    mutation,
    spark,
    impulse,
    special,
    attack,
    roll,
    resilienceTests,
    irradiation,
    irradiationOfAll,
  ],
  start: game,
  setup: layTable,

  view(state) {
    const seats = state.players.map((_, seat) => seat)
    const tokens = seats.map((seat) => tokensOnMap(state, seat))
    const { places, room } = laboratoryOf(state)
    return {
      ...copyTable(state),
      clock: clockOf(state),
      supply: seats.map((seat) => supplyOf(state, seat, tokens[seat])),
      tokens,
      pool: poolOf(state),
      geneSupply: Object.fromEntries(
        genes.map((gene) => [gene, geneSupplyOf(state, gene)]),
      ) as View["geneSupply"],
      map: places.map((place) => {
        const { sterility, start, red } = room[place.room]!
        return { ...place, sterility, start, red }
      }),
    }
  },
  imagine: copyTable,
  clone: (state) => ({
    ...copyTable(state),
    frames: cloneFrames(state.frames),
    standing: state.standing.slice(),
  }),
  result,
  invariants,
  // CHR-WIN-03; at the menu the turn ends, and what was begun is brought to its end with as little as possible
  unanswered: ({ options: listed }) =>
    firstOfKinds(listed, ["stand", "endTurn", "pass", "genesOnly", "enough"]) ?? (listed[0] as Choice),
})

/** Nothing on the table is secret, and the deck is only the set of its cards. */
function copyTable(from: Own<State>): Own<State> {
  const groups: State["groups"] = {}
  for (const room in from.groups) {
    const { seat, level, charged } = from.groups[room] as Group
    groups[room] = { seat, level, charged }
  }
  const cubes: State["cubes"] = {}
  for (const room in from.cubes) cubes[room] = from.cubes[room] as number
  return {
    seats: from.seats,
    options: from.options,
    round: from.round,
    phase: from.phase,
    startingPlayer: from.startingPlayer,
    toPlay: from.toPlay,
    players: from.players.map(copyPlayer),
    groups,
    cubes,
    holes: from.holes.slice(),
    deck: cloneDeck(from.deck),
    revealed: from.revealed.slice(),
    modifiers: { ...from.modifiers },
    lastTurns: from.lastTurns === null ? null : from.lastTurns.slice(),
    tested: from.tested.slice(),
  }
}

function copyPlayer(from: Player): Player {
  const { active, passive } = from
  return {
    species: from.species,
    active: {
      action: active.action,
      telepathy: active.telepathy,
      fighting: active.fighting,
      structure: active.structure,
    },
    passive: {
      action: passive.action,
      telepathy: passive.telepathy,
      fighting: passive.fighting,
      structure: passive.structure,
    },
    fortune: from.fortune,
    exhausted: from.exhausted,
    irradiation: from.irradiation,
    trophies: from.trophies.slice(),
    passed: from.passed,
    fate: from.fate,
  }
}
