// What the bots think of a position.

import type { Judgement, Seat } from "@genepool/engine"
import type { Choice } from "../rules/choice.ts"
import type { State } from "../rules/state.ts"

export const judgement: Judgement<State, Choice> = {
  evaluate: (s: State, seat: Seat) => s.scores[seat] as number,
}
