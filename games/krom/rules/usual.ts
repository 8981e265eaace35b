// What goes without saying: the first card of a walk, where nothing else may come before it.
// Everybody can see that.

import type { Decision } from "@genepool/engine"
import type { Choice } from "./choices.ts"
import { forest } from "./forest.ts"

export function usual({ ask, options }: Decision<Choice>): Choice | null {
  const [only] = options
  return ask === forest.ask("menu") && options.length === 1 && only?.do === "gather" ? only : null
}
