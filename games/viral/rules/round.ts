// A round: six steps, in this order.

import { call, done } from "@genepool/engine"
import { cure } from "./cure.ts"
import { dummyCards } from "./dummy.ts"
import { endOfRound } from "./end-of-round.ts"
import { event } from "./events.ts"
import type { Turn } from "./facts.ts"
import { immune } from "./immune.ts"
import { cleanUp, pair } from "./play.ts"
import { procedure } from "./procedure.ts"
import { research } from "./research.ts"
import { type State, virusOfParticipant } from "./state.ts"

export const round = procedure("round", () => ({}), {
  // VIR-RND-03: the marker passes, but not in round 1; VIR-RUL-42: the tie chart stays as it is
  begin(state, _frame, turn) {
    state.round++ // VIR-SET-17
    if (state.round > 1) state.first = (state.first + 1) % state.seats
    turn.tell({
      fact: "round",
      round: state.round,
      seat: state.first,
      virus: virusOfParticipant(state, state.first),
    })
    step(state, 1, turn)
    return state.seats === 2 ? call(dummyCards, null, "firstPair") : "firstPair"
  },

  // VIR-PLAY-01..05, VIR-CMP-18
  firstPair: () => call(pair, { place: 1 }, "secondPair"),
  secondPair: () => call(pair, { place: 2 }, "cleanUp"),

  // VIR-CLEAN-01..03
  cleanUp(state, _frame, turn) {
    cleanUp(state, turn)
    return "research"
  },

  research(state, _frame, turn) {
    step(state, 2, turn)
    return call(research, null, "event")
  },
  event(state, _frame, turn) {
    step(state, 3, turn)
    return call(event, null, "immune")
  },
  immune(state, _frame, turn) {
    step(state, 4, turn)
    return call(immune, null, "cure")
  },
  cure(state, _frame, turn) {
    step(state, 5, turn)
    return call(cure, null, "end")
  },
  end(state, _frame, turn) {
    step(state, 6, turn)
    return call(endOfRound, null, "again")
  },

  // VIR-RND-02, VIR-END-04: no event left, no round left
  again: (state) => (state.event === null ? done : "begin"),
})

/** VIR-RND-01: the step marker. */
function step(state: State, to: number, turn: Turn): void {
  state.step = to
  turn.tell({ fact: "step", step: to })
}
