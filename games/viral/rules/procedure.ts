// This game's way to write procedures.

import { proceduresOf } from "@genepool/engine"
import type { Choice } from "./choice.ts"
import type { State } from "./state.ts"

export const procedure = proceduresOf<State, Choice>()
