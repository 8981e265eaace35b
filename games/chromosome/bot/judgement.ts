// What the bots think of a position.

import type { Judgement } from "@genepool/engine"
import { rounds } from "../data/constants.ts"
import type { Choice } from "../rules/choices.ts"
import type { State } from "../rules/state.ts"
import { turnOf } from "../rules/turn.ts"
import type { View } from "../rules/view.ts"
import { features } from "./features.ts"
import { forget } from "./forget.ts"
import { reasonsFor } from "./hint.ts"
import { hurried, priorOf } from "./hurried.ts"
import { worthOf, worthOfAll } from "./worth.ts"

export const judgement: Judgement<State, Choice, View> = {
  evaluate: worthOf,
  evaluateAll: worthOfAll,
  features,
  spread: (state) => 3.5 + 0.9 * ((rounds[state.seats] as number) - state.round),
  settled: (state) => state.frames.length === 0 || turnOf.top(state) !== null,
  prior: priorOf,
  hurried,
  forget,
  reasons: reasonsFor,

  /** Long turns: whoever thinks longer plans further. */
  levels: [
    { tries: 20, giveAway: 0.1 },
    { tries: 50, giveAway: 0.05 },
    { tries: 90, giveAway: 0.022 },
    { tries: 200, giveAway: 0.01 },
  ],
}
