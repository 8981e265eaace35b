// A round: six steps, in this order.

import { call, done, type Turn } from "@genepool/engine"
import { cure } from "./cure.ts"
import { dummyCards } from "./dummy.ts"
import { endOfRound } from "./end-of-round.ts"
import { event } from "./events.ts"
import { tell } from "./facts.ts"
import { immune } from "./immune.ts"
import { cleanUp, pair } from "./play.ts"
import { procedure } from "./procedure.ts"
import { research } from "./research.ts"
import { type State, virusOfParticipant } from "./state.ts"

export const round = procedure("round", () => ({}), {
  // VIR-RND-03: the marker passes, but not in round 1; VIR-RUL-42: the tie chart stays as it is
  begin(s, _f, turn) {
    s.round++ // VIR-SET-17
    if (s.round > 1) s.first = (s.first + 1) % s.seats
    tell(turn, { fact: "round", round: s.round, seat: s.first, virus: virusOfParticipant(s, s.first) })
    step(s, 1, turn)
    return s.seats === 2 ? call(dummyCards, null, "firstPair") : "firstPair"
  },

  // VIR-PLAY-01..05, VIR-CMP-18
  firstPair: () => call(pair, { place: 1 }, "secondPair"),
  secondPair: () => call(pair, { place: 2 }, "cleanUp"),

  // VIR-CLEAN-01..03
  cleanUp(s, _f, turn) {
    cleanUp(s, turn)
    return "research"
  },

  research(s, _f, turn) {
    step(s, 2, turn)
    return call(research, null, "event")
  },
  event(s, _f, turn) {
    step(s, 3, turn)
    return call(event, null, "immune")
  },
  immune(s, _f, turn) {
    step(s, 4, turn)
    return call(immune, null, "cure")
  },
  cure(s, _f, turn) {
    step(s, 5, turn)
    return call(cure, null, "end")
  },
  end(s, _f, turn) {
    step(s, 6, turn)
    return call(endOfRound, null, "again")
  },

  // VIR-RND-02, VIR-END-04: no event left, no round left
  again: (s) => (s.event === null ? done : "begin"),
})

/** VIR-RND-01: the step marker. */
function step(s: State, to: number, turn: Turn): void {
  s.step = to
  tell(turn, { fact: "step", step: to })
}
