// Viral: six rounds in one patient. The whole game, and the contract made of it.

import { call, defineGame, firstOfKinds } from "@genepool/engine"
import { seats } from "../data/seats.ts"
import type { Choice } from "./choices.ts"
import { clone } from "./clone.ts"
import { placeCrises } from "./crises.ts"
import { cure } from "./cure.ts"
import { draft } from "./draft.ts"
import { dummyCards } from "./dummy.ts"
import { endOfRound } from "./end-of-round.ts"
import { eventProcedures } from "./events.ts"
import type { Fact } from "./facts.ts"
import { final, result, retold } from "./final.ts"
import { imagine } from "./imagine.ts"
import { immune } from "./immune.ts"
import { invariants } from "./invariants.ts"
import { type Options, options } from "./options.ts"
import { playProcedures } from "./play.ts"
import { procedure } from "./procedure.ts"
import type { Reason } from "./reasons.ts"
import { research } from "./research.ts"
import { round } from "./round.ts"
import { score } from "./scoring.ts"
import { bareTable, setUp } from "./setup.ts"
import type { State } from "./state.ts"
import { type View, view } from "./view.ts"

const game = procedure("game", () => ({}), {
  setUp: () => call(setUp, null, "rounds"),
  rounds: () => call(round, null, "final"),
  final: () => call(final, null),
})

export const rules = defineGame<State, Choice, View, Options, Fact, Reason>({
  id: "viral",
  version: "2",
  seats,
  options,
  procedures: [
    game,
    setUp,
    draft,
    round,
    dummyCards,
    ...playProcedures,
    placeCrises,
    score,
    research,
    ...eventProcedures,
    immune,
    cure,
    endOfRound,
    final,
  ],
  start: game,
  setup: (seats, chosen) => bareTable(seats, chosen),
  view,
  imagine,
  clone,
  result,
  retold,
  invariants,
  // VIR-DEC-07, VIR-DEC-23: no more than must be
  unanswered: ({ options: listed }) => firstOfKinds(listed, ["finish", "decline"]) ?? (listed[0] as Choice),
})
