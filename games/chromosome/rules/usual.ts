// What goes without saying: genes pay before fortune, and a roll is kept that concerns somebody
// else or cannot get better.

import type { Decision, Seat } from "@genepool/engine"
import { dieSides } from "../data/constants.ts"
import { type Choice, stand } from "./choices.ts"
import { payment } from "./costs.ts"
import { outcomeOf, resilienceTests } from "./radiation.ts"
import type { View } from "./view.ts"
import { roll } from "./windows.ts"

export function usual(view: View, { ask, seat, options }: Decision<Choice>): Choice | null {
  if (ask === payment.ask("genes")) return options.find((option) => option.do === "genesOnly") ?? null
  return ask === roll.ask("window") && !couldHelp(view, seat) ? stand : null
}

/** Whether another roll concerns the seat, and could be better for it. */
function couldHelp(view: View, seat: Seat): boolean {
  const rolled = roll.in(view)
  if (rolled === null) return true
  const { roller, rival, die, roll: what } = rolled
  if (seat === rival) return die > 1
  if (seat !== roller) return false
  // The die of a mutation says which gene it is: none is the best
  if (what === "mutation") return true
  const test = resilienceTests.in(view)
  return die < dieSides && (test === null || outcomeOf(view, { ...test, die, virtual: 0 }).points > 0)
}
