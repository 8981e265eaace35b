// Chromosome: the game made out of its procedures.

import { defineGame, firstOfKinds } from "@genepool/engine"
import { seats } from "../data/seats.ts"
import { attack } from "./attack.ts"
import type { Choice } from "./choices.ts"
import { clone } from "./clone.ts"
import { payment } from "./costs.ts"
import { event } from "./events.ts"
import type { Fact } from "./facts.ts"
import { growth } from "./growth.ts"
import { imagine } from "./imagine.ts"
import { impulse } from "./impulse.ts"
import { invariants } from "./invariants.ts"
import { irradiation, irradiationOfAll } from "./irradiation.ts"
import { movement } from "./movement.ts"
import { mutation } from "./mutation.ts"
import { type Options, options } from "./options.ts"
import { resilienceTests } from "./radiation.ts"
import type { Reason } from "./reasons.ts"
import { round } from "./round.ts"
import { result, retold } from "./scoring.ts"
import { game, layTable } from "./setup.ts"
import { spark } from "./spark.ts"
import { special } from "./special.ts"
import type { State } from "./state.ts"
import { turnOf } from "./turn.ts"
import { type View, view } from "./view.ts"
import { instructions, roll } from "./windows.ts"

export const rules = defineGame<State, Choice, View, Options, Fact, Reason>({
  id: "chromosome",
  version: "2",
  seats,
  options,
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

  view,
  imagine,
  clone,
  result,
  retold,
  invariants,
  // CHR-WIN-03; at the menu the turn ends, and what was begun is brought to its end with as little
  // as possible
  unanswered: ({ options: listed }) =>
    firstOfKinds(listed, ["stand", "endTurn", "pass", "genesOnly", "enough"]) ?? (listed[0] as Choice),
})
