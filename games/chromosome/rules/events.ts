// I.2 Events: what a card says, carried out effect by effect.

import { call, done, type Frame, type Seat } from "@genepool/engine"
import type { EventEffect, EventName, EventPlayers, EventRooms } from "../data/events.ts"
import { type Chosen, charges, choicesIn } from "./choices.ts"
import { addCubes, chargeGroup, removeCubes } from "./cubes.ts"
import type { Turn } from "./facts.ts"
import { raiseFortune } from "./fortune.ts"
import { irradiationOfAll } from "./irradiation.ts"
import { bit, isConnected, laboratoryOf, terrainOf } from "./laboratory.ts"
import { overviewOf } from "./overview.ts"
import { procedure } from "./procedure.ts"
import { groupsRefused } from "./refused.ts"
import type { State } from "./state.ts"
import { clockwise, isAlive, tokensOnMap } from "./stock.ts"

export const event = procedure("event", ({ event }: { event: EventName }) => ({ event, at: 0 }), {
  reveal(state, frame, turn) {
    turn.tell({ fact: "eventRevealed", event: frame.event })
    // CHR-VOID-02, CHR-RUL-59: a card that would split the map is cancelled as a whole
    if (!wouldSplit(state, laboratoryOf(state).events[frame.event].effect)) return "effect"
    turn.tell({ fact: "eventCancelled", event: frame.event })
    return done
  },

  effect(state, frame: Frame & { event: EventName; at: number }, turn) {
    const part = laboratoryOf(state).events[frame.event].effect[frame.at++]
    if (part === undefined) return done
    switch (part.effect) {
      case "removeRooms":
        removeRooms(state, part.rooms, turn)
        return "effect"
      case "addCubes":
        // CHR-EVT-03: nothing is charged and nobody tests at once
        for (const room of roomsMeant(state, part.rooms)) addCubes(state, room, part.cubes, turn)
        return "effect"
      case "removeCubes":
        for (const room of roomsMeant(state, part.rooms)) removeCubes(state, room, part.cubes, turn)
        return "effect"
      case "chargeChosen":
        return "charge"
      case "irradiate":
        // CHR-EVT-04: clockwise from the previous starting player
        return call(irradiationOfAll, { seats: playersMeant(state, part.who), points: part.points }, "effect")
      case "fortune":
        for (const seat of playersMeant(state, part.who)) raiseFortune(state, seat, part.points, turn)
        return "effect"
      case "modify":
        state.modifiers[part.what] += part.by
        turn.tell({ fact: "modified", what: part.what, by: part.by })
        return "effect"
    }
  },

  // CHR-DEC-21, CHR-EVT-08: everybody with a discharged group, at once
  charge: {
    rule: "CHR-EVT-08",
    single: "take",
    everyone: (state) => clockwise(0, state.seats).filter((seat) => dischargedOf(state, seat) !== 0),
    offer: (state, _frame, seat) => choicesIn(dischargedOf(state, seat), charges),
    whyNot: (state, _frame, seat) =>
      groupsRefused(state, seat, choicesIn(dischargedOf(state, seat), charges), charges, () => ({
        why: "alreadyCharged",
      })),
    close(state, _frame, answers, turn) {
      for (const given of answers)
        if (given?.[0] !== undefined) chargeGroup(state, (given[0] as Chosen<"charge">).room, turn)
      return "effect"
    },
  },
})

function dischargedOf(state: State, seat: Seat): number {
  const { own, charged } = overviewOf(state, seat)
  return own & ~charged
}

/** CHR-EVT-02: numbers that are not on the map are skipped. */
function roomsMeant(state: State, rooms: EventRooms): number[] {
  const { all } = terrainOf(state)
  if (rooms !== "radioactive") return rooms.filter((room) => (all & bit(room)) !== 0)
  // The strongest first; among equals the lower number, in whose order they come
  return Object.keys(state.cubes)
    .map(Number)
    .sort((a, b) => state.cubes[b]! - state.cubes[a]!)
}

function playersMeant(state: State, who: EventPlayers): Seat[] {
  const seats = clockwise(state.startingPlayer, state.seats).filter((seat) => isAlive(state, seat))
  if (who === "all") return seats
  const tokens = seats.map((seat) => tokensOnMap(state, seat))
  const meant = who === "fewestTokens" ? Math.min(...tokens) : Math.max(...tokens)
  return seats.filter((_, i) => tokens[i] === meant)
}

function wouldSplit(state: State, effect: readonly EventEffect[]): boolean {
  const terrain = terrainOf(state)
  let left = terrain.all
  for (const part of effect)
    if (part.effect === "removeRooms") for (const room of part.rooms) left &= ~bit(room)
  return left === 0 || !isConnected(terrain, left)
}

/** CHR-VOID-01, CHR-VOID-03: tokens go back to their owners, cubes to the pool. */
function removeRooms(state: State, rooms: readonly number[], turn: Turn): void {
  for (const room of roomsMeant(state, rooms)) {
    const group = state.groups[room]
    delete state.groups[room]
    delete state.cubes[room]
    state.holes.push(room)
    state.holes.sort((a, b) => a - b)
    turn.tell({ fact: "roomRemoved", room })
    if (group !== undefined) turn.tell({ fact: "lostTokens", seat: group.seat, room, tokens: group.level })
  }
}
