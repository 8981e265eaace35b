// This game's way to write procedures

import { proceduresOf } from "@genepool/engine"
import type { Choice } from "./choices.ts"
import type { Fact } from "./facts.ts"
import type { Reason } from "./reasons.ts"
import type { State } from "./state.ts"

export const procedure = proceduresOf<State, Choice, Fact, Reason>()
