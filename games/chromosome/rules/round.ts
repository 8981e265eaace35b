// One round: I Preparation, II Player turns, III Radiation.

import { call, finish, type Seat } from "@genepool/engine"
import { rounds } from "../data/constants.ts"
import type { EventName } from "../data/events.ts"
import { type Gene, genes } from "../data/genes.ts"
import { type Chosen, choicesIn, spaces } from "./choices.ts"
import { chargeNear, removeCubes } from "./cubes.ts"
import { effectOver, someoneIsOut } from "./elimination.ts"
import { event } from "./events.ts"
import type { Turn } from "./facts.ts"
import { roomsIn } from "./overview.ts"
import { procedure } from "./procedure.ts"
import { nextSpaces, resilienceTests } from "./radiation.ts"
import { roomsRefused } from "./refused.ts"
import { endGame } from "./scoring.ts"
import type { Player, State } from "./state.ts"
import { clockOf, clockwise, isAlive, tokensOnMap } from "./stock.ts"
import { turnOf } from "./turn.ts"

/** CHR-ROUND-01, CHR-ROUND-03: the rounds of the game, one after another. */
export const round = procedure("round", () => ({}), {
  // CHR-PREP-01: I.1 Time passes
  time(state, _frame, turn) {
    // CHR-PREP-02: the clock never goes below 1
    if (state.round === rounds[state.seats]) return "over"
    state.round++
    for (const player of state.players) player.passed = false // CHR-PASS-01
    turn.tell({ fact: "roundBegan", round: state.round, clock: clockOf(state) })
    // CHR-ROUND-02: phase I is skipped in the first round
    if (state.round === 1) {
      state.phase = "turns"
      return "turns"
    }
    state.phase = "preparation"
    return "event"
  },

  // I.2 Events (CHR-PREP-03)
  event(state, _frame, turn) {
    // CHR-VAR-01
    if (!state.options.events) return "refresh"
    const revealed = turn.draw(state.deck, "event") as EventName // there are more cards than rounds
    state.revealed.push(revealed)
    return call(event, { event: revealed }, "eventOver")
  },
  eventOver: (state, _frame, turn) => effectOver(state, turn, "refresh"),

  // I.3 Refresh passive genes and fortune token
  refresh(state, _frame, turn) {
    for (const player of state.players) {
      for (const gene of genes) refresh(player, gene) // CHR-PREP-05
      player.exhausted = false // CHR-PREP-06
    }
    turn.tell({ fact: "refreshed" })
    return "startingPlayer"
  },

  // II Player turns
  startingPlayer(state, _frame, turn) {
    state.phase = "turns"
    state.startingPlayer = newStartingPlayer(state)
    state.toPlay = state.startingPlayer
    turn.tell({ fact: "startingPlayer", seat: state.startingPlayer })
    // CHR-ELIM-08, CHR-RUL-42: after an elimination by an event everybody has one turn
    if (someoneIsOut(state)) state.lastTurns = survivorsFrom(state, state.startingPlayer, turn)
    return "turns"
  },

  // CHR-TURN-01, CHR-TURN-08, CHR-PASS-03, CHR-PASS-04: one turn each, again and again, until all
  // have passed
  turns(state) {
    const seat = state.lastTurns === null ? nextToPlay(state) : nextOfLast(state)
    if (seat !== null) {
      state.toPlay = seat
      return call(turnOf, { seat }, "turnOver")
    }
    // CHR-ELIM-05: no phase III after the last turns
    if (state.lastTurns !== null) return "over"
    state.phase = "radiation"
    return "spaces"
  },
  turnOver(state, _frame, turn) {
    const left = (state.toPlay + 1) % state.seats
    // CHR-ELIM-04, CHR-RUL-40: clockwise from the left neighbour, the present player last;
    // CHR-ELIM-06: only once
    if (state.lastTurns === null && someoneIsOut(state)) state.lastTurns = survivorsFrom(state, left, turn)
    state.toPlay = left
    return "turns"
  },

  // CHR-RADPH-01: III.1 Resilience test: rooms from the highest to the lowest power (CHR-RES-01)
  spaces: {
    rule: "CHR-RES-02",
    // CHR-DEC-20
    who: (state) => state.startingPlayer,
    offer: (state) => choicesIn(nextSpaces(state), spaces),
    take(state, _frame, choice: Chosen<"space">) {
      const { room } = choice
      state.tested.push(room)
      return call(resilienceTests, { room, power: state.cubes[room]!, by: null }, "roomTested")
    },
    none: () => "absorption",
    about: (state) => ({ power: state.cubes[roomsIn(nextSpaces(state))[0]!]! }),
    whyNot: (state) =>
      roomsRefused(state, choicesIn(nextSpaces(state), spaces), spaces, (room) => {
        if (state.cubes[room] === undefined) return { why: "notRadioactive" }
        return { why: state.tested.includes(room) ? "testedAlready" : "testedLater" }
      }),
  },
  // CHR-RES-08: again for every radioactive room; CHR-ELIM-07, CHR-RUL-41: until somebody is out
  roomTested(state, _frame, turn) {
    const next = effectOver(state, turn, "spaces")
    return next === "spaces" && someoneIsOut(state) ? "over" : next
  },

  // III.2 Energy absorption (CHR-ABS-01, CHR-RUL-39: each space for itself)
  absorption(state, _frame, turn) {
    for (const room in state.cubes) chargeNear(state, Number(room), null, turn)
    return "decline"
  },

  // III.3 Energy sources decline (CHR-DECL-01)
  decline(state, _frame, turn) {
    for (const room of Object.keys(state.cubes)) removeCubes(state, Number(room), 1, turn)
    return "endOfRound"
  },

  // CHR-PREP-04: what an event changed for the round ends here, and so do instructions for the
  // round
  endOfRound(state) {
    state.tested = []
    state.modifiers = { sterility: 0, sparkEnergy: 0, randomMutationEnergy: 0 }
    state.standing = state.standing.map((instruction) => (instruction === "never" ? "ask" : instruction))
    return "time"
  },

  over(state, _frame, turn) {
    endGame(state, turn)
    return finish
  },
})

function refresh({ active, passive }: Player, gene: Gene): void {
  active[gene] += passive[gene]
  passive[gene] = 0
}

/** CHR-TURN-02, CHR-TURN-03, CHR-RUL-10, CHR-RUL-65: fewest tokens; a tie passes on clockwise. */
function newStartingPlayer(state: State): Seat {
  const order = clockwise((state.startingPlayer + 1) % state.seats, state.seats)
  let chosen = -1
  let fewest = Number.POSITIVE_INFINITY
  for (const seat of order) {
    const tokens = tokensOnMap(state, seat)
    if (!isAlive(state, seat) || tokens >= fewest) continue
    chosen = seat
    fewest = tokens
  }
  return chosen
}

/**
 * The next seat clockwise that has not passed, the present one included; nobody is out as long as
 * this is asked.
 */
function nextToPlay(state: State): Seat | null {
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.toPlay + i) % state.seats
    if (!(state.players[seat] as Player).passed) return seat
  }
  return null
}

function nextOfLast({ lastTurns, players }: State): Seat | null {
  for (;;) {
    const seat = lastTurns?.shift()
    if (seat === undefined) return null
    if (players[seat]?.fate === "alive") return seat
  }
}

function survivorsFrom(state: State, from: Seat, turn: Turn): Seat[] {
  const seats = clockwise(from, state.seats).filter(
    (seat) => isAlive(state, seat) && !(state.players[seat] as Player).passed,
  )
  turn.tell({ fact: "lastTurns", seats: seats.slice() })
  return seats
}
