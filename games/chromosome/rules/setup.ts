// Game setup: what every player gets, species, and the first stacks on the map.

import { call, deckOf, type Own, type Seat } from "@genepool/engine"
import { startingFortune, startingTokens } from "../data/constants.ts"
import { eventNames } from "../data/events.ts"
import { startingGenes } from "../data/genes.ts"
import { type Species, speciesNames } from "../data/species.ts"
import { type Choice, type Chosen, choicesIn, speciesPicks, starts } from "./choices.ts"
import type { Turn } from "./facts.ts"
import { bit, laboratoryOf } from "./laboratory.ts"
import type { Options } from "./options.ts"
import { procedure } from "./procedure.ts"
import { roomsRefused } from "./refused.ts"
import { round } from "./round.ts"
import type { Player, State } from "./state.ts"

/**
 * CHR-SETUP-01..11: everything but the stacks; map, supplies and pool follow from what is not in
 * play.
 */
export function layTable(seats: number, options: Options, turn: Turn): Own<State> {
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  const firstPlayer = chooseFirstPlayer(options, everybody, turn)
  const left: Species[] = speciesNames.slice()
  const players = everybody.map((): Player => {
    // CHR-SETUP-07: at random, each another one
    const species = options.species === "random" ? turn.pick(left, "species") : null
    if (species !== null) left.splice(left.indexOf(species), 1)
    return {
      species,
      active: { ...startingGenes }, // CHR-SETUP-08
      passive: { action: 0, telepathy: 0, fighting: 0, structure: 0 },
      fortune: startingFortune, // CHR-SETUP-10
      exhausted: false,
      irradiation: 0, // CHR-SETUP-09, CHR-CONST-16
      trophies: everybody.map(() => 0),
      passed: false,
      fate: "alive",
    }
  })
  turn.tell({ fact: "firstPlayer", seat: firstPlayer })
  players.forEach(({ species }, seat) => {
    if (species !== null) turn.tell({ fact: "plays", seat, species })
  })
  return {
    seats,
    options,
    round: 0,
    phase: "setup",
    startingPlayer: firstPlayer,
    toPlay: firstPlayer,
    players,
    groups: {},
    cubes: {}, // CHR-SETUP-05
    holes: [],
    deck: deckOf(options.events ? eventNames : []), // CHR-SETUP-06, CHR-VAR-01, CHR-EVT-01
    revealed: [],
    modifiers: { sterility: 0, sparkEnergy: 0, randomMutationEnergy: 0 },
    lastTurns: null,
    tested: [],
  }
}

/**
 * CHR-SETUP-12, CHR-RUL-11: a random seat stands for the youngest player, unless the host names
 * one.
 */
function chooseFirstPlayer({ firstPlayer }: Options, everybody: Seat[], turn: Turn): Seat {
  return firstPlayer === "random" ? turn.pick(everybody, "first player") : Number(firstPlayer.slice(4)) - 1
}

export const game = procedure("game", () => ({ placed: 0 }), {
  // CHR-DEC-01, CHR-VAR-03: in seat order from the first player
  species: {
    rule: "CHR-SETUP-07",
    who: (state) => state.toPlay,
    offer: (state) =>
      state.players[state.toPlay]!.species !== null
        ? []
        : speciesNames
            .filter((species) => !state.players.some((player) => player.species === species))
            .map((species) => speciesPicks[species]),
    take(state, _frame, choice: Chosen<"species">, turn, seat) {
      state.players[seat]!.species = choice.species
      turn.tell({ fact: "plays", seat, species: choice.species })
      state.toPlay = (seat + 1) % state.seats
      return "species"
    },
    whyNot: (state) =>
      state.players.flatMap(({ species }, seat) =>
        species === null ? [] : [{ choice: speciesPicks[species], reason: { why: "speciesTaken", seat } }],
      ),
    none: () => "start",
  },

  // CHR-DEC-02, CHR-SETUP-13: sterility is not checked
  start: {
    rule: "CHR-SETUP-13",
    who: (state) => state.toPlay,
    offer: freeStarts,
    take(state, frame, choice: Chosen<"start">, turn, seat) {
      state.groups[choice.room] = { seat, level: startingTokens, charged: true }
      turn.tell({ fact: "placed", seat, room: choice.room, tokens: startingTokens })
      state.toPlay = (seat + 1) % state.seats
      frame.placed++
      return frame.placed < state.seats ? "start" : "rounds"
    },
    whyNot: (state) =>
      roomsRefused(state, freeStarts(state), starts, (room) => {
        const group = state.groups[room]
        return group === undefined ? { why: "notStart" } : { why: "enemyRoom", seat: group.seat }
      }),
  },

  // CHR-SETUP-14
  rounds: () => call(round, null),
})

function freeStarts(state: State): Choice[] {
  let rooms = laboratoryOf(state).starts
  for (const room in state.groups) rooms &= ~bit(Number(room))
  return choicesIn(rooms, starts)
}
