// III Radiation: the resilience tests of one radioactive room, and the tests that Outbreak brings
// about.

import { call, done, type Seat } from "@genepool/engine"
import { type Chosen, fortuneFor, stand } from "./choices.ts"
import { fortuneAsGene, spendFortuneAsGene } from "./fortune.ts"
import { irradiation } from "./irradiation.ts"
import { bit, mostRooms, type RoomSet, terrainOf } from "./laboratory.ts"
import { groupsNear, outcomeOfTest, testName } from "./outcomes.ts"
import { procedure } from "./procedure.ts"
import type { Player, State } from "./state.ts"
import { roll } from "./windows.ts"

interface Tests {
  readonly room: number
  readonly power: number
  /** Who brought them about by an action; null in phase III. */
  readonly by: Seat | null
}

/**
 * CHR-RES-03, CHR-RUL-37, CHR-RUL-70: one test for each player with groups near, clockwise from the
 * starting player.
 */
export const resilienceTests = procedure(
  testName,
  ({ room, power, by }: Tests) => ({
    room,
    power,
    by,
    asked: 0,
    seat: 0,
    die: 0,
    virtual: 0,
  }),
  {
    next(state, frame) {
      while (frame.asked < state.seats) {
        const seat = (state.startingPlayer + frame.asked) % state.seats
        frame.asked++
        if (groupsNear(state, seat, frame.room) === 0) continue
        frame.seat = seat
        // CHR-RES-05, CHR-RUL-06: anybody may force a re-roll, the tester too
        return call(roll, { roller: seat, roll: "test", rival: frame.by }, "tested")
      }
      return done
    },

    tested(_state, frame) {
      frame.die = frame.result as number
      return "gene"
    },

    // CHR-DEC-23, CHR-FOR-05, CHR-RUL-24: once the roll is final, fortune as a structure gene for
    // this test
    gene: {
      rule: "CHR-FOR-05",
      who: (_state, frame) => frame.seat,
      offer(state, frame) {
        const player = state.players[frame.seat] as Player
        return fortuneAsGene(player) && outcomeOfTest(state, frame).points > 0
          ? [stand, fortuneFor.structure]
          : []
      },
      take(state, frame, choice: Chosen<"stand" | "fortuneFor">, turn) {
        if (choice.do === "stand") return "settle"
        spendFortuneAsGene(state.players[frame.seat] as Player, frame.seat, choice.gene, turn)
        frame.virtual = 1
        return "settle"
      },
      none: () => "settle",
      about: (state, frame) => ({ die: frame.die, points: outcomeOfTest(state, frame).points }),
    },

    settle(state, frame, turn) {
      const { seat, room, power, by, die } = frame
      const { groups, threat, structure, points } = outcomeOfTest(state, frame)
      turn.tell({ fact: "tested", seat, room, power, groups, threat, die, structure, points })
      frame.die = 0
      frame.virtual = 0
      // CHR-RES-07
      return points > 0 ? call(irradiation, { seat, points, by }, "next") : "next"
    },
  },
)

/**
 * CHR-RES-01, CHR-DEC-20, CHR-RUL-38: the strongest rooms not yet tested that have a group near.
 */
export function nextSpaces(state: State): RoomSet {
  const { near } = terrainOf(state)
  let occupied = 0
  for (let room = 0; room < mostRooms; room++) if (state.groups[room] !== undefined) occupied |= bit(room)
  let strongest = 0
  let rooms = 0
  for (const number in state.cubes) {
    const room = Number(number)
    const power = state.cubes[room]!
    if (power < strongest || ((near[room] as number) & occupied) === 0 || state.tested.includes(room))
      continue
    if (power > strongest) rooms = 0
    strongest = power
    rooms |= bit(room)
  }
  return rooms
}
