// Rolls and re-roll windows: after every roll anyone with fortune may pay for another one.

import { doneWith, type Seat } from "@genepool/engine"
import { dieSides } from "../data/constants.ts"
import type { Gene } from "../data/genes.ts"
import { type Choice, reroll, stand } from "./choices.ts"
import type { Roll } from "./facts.ts"
import { laboratoryOf } from "./laboratory.ts"
import { couldHelp } from "./outcomes.ts"
import { procedure } from "./procedure.ts"
import type { Player, State } from "./state.ts"

/** Standing instructions for the windows; `never` holds until the end of the round. */
export const instructions = ["ask", "concerning", "helpful", "never"] as const

interface RollArgs {
  readonly roller: Seat
  readonly roll: Roll
  /** Whom else the roll concerns: the other side of the fight, or who brought the test about. */
  readonly rival: Seat | null
}

/** What costs nothing comes first: nobody pays by a hasty tap. */
const answers: Choice[] = [stand, reroll]

/** Hands back the final result. */
export const roll = procedure(
  "roll",
  ({ roller, roll, rival }: RollArgs) => ({ roller, roll, rival, die: 0 }),
  {
    throw(_state, frame, turn) {
      frame.die = turn.die(dieSides, frame.roll)
      turn.tell({ fact: "rolled", seat: frame.roller, roll: frame.roll, die: frame.die })
      return "window"
    },

    // CHR-DEC-16, CHR-WIN-03: everybody answers at once
    window: {
      rule: "CHR-FOR-01",
      // An instruction answers at once: who has answered already would tell who stands
      quiet: true,
      everyone: (state, frame) => eligible(state, frame.roller, frame.rival),
      offer: () => answers,
      // CHR-WIN-07
      standing(state, frame, seat, instruction) {
        if (instruction === "never") return stand
        if (instruction === "helpful") return couldHelp(state, frame, seat) ? null : stand
        return instruction === "concerning" && seat !== frame.roller && seat !== frame.rival ? stand : null
      },
      close(state, frame, given, turn) {
        const payer = firstToPay(given, frame.roller, state.seats)
        // CHR-WIN-06: ends for certain, as every re-roll uses up a point
        if (payer === null)
          return doneWith(frame.die)
          // CHR-FOR-02, CHR-RUL-67: the new result counts, better or worse
        ;(state.players[payer] as Player).fortune--
        turn.tell({ fact: "forcedReroll", seat: payer, roller: frame.roller, die: frame.die })
        return "throw"
      },
      about: (state, { roller, roll, die }) => ({
        seat: roller,
        roll,
        die,
        // What the die of a mutation means
        gene: roll === "mutation" ? (laboratoryOf(state).geneOfResult[die] as Gene) : null,
      }),
    },
  },
)

/**
 * CHR-WIN-02, CHR-WIN-04: a seat that has passed has a say in phase II only in its own roll or
 * fight.
 */
function eligible(state: State, roller: Seat, rival: Seat | null): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const { fortune, fate, passed } = state.players[seat] as Player
    if (fortune === 0 || fate !== "alive") continue
    if (passed && state.phase === "turns" && seat !== roller && seat !== rival) continue
    seats.push(seat)
  }
  return seats
}

/**
 * CHR-WIN-05: one seat pays: the first in the order roller, roller's left neighbour, and on
 * clockwise.
 */
function firstToPay(given: readonly (readonly Choice[] | null)[], roller: Seat, seats: number): Seat | null {
  for (let i = 0; i < seats; i++) {
    const seat = (roller + i) % seats
    if (given[seat]?.[0]?.do === "reroll") return seat
  }
  return null
}
