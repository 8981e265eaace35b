// What goes without saying: genes pay before fortune, and a roll is kept that concerns somebody
// else or cannot get better.

import type { Decision, Seat } from "@genepool/engine"
import { type Choice, stand } from "./choices.ts"
import { payment } from "./costs.ts"
import { couldHelp } from "./outcomes.ts"
import type { View } from "./view.ts"
import { roll } from "./windows.ts"

export function usual(view: View, { ask, seat, options }: Decision<Choice>): Choice | null {
  if (ask === payment.ask("genes")) return options.find((option) => option.do === "genesOnly") ?? null
  return ask === roll.ask("window") && !couldStillHelp(view, seat) ? stand : null
}

function couldStillHelp(view: View, seat: Seat): boolean {
  const rolled = roll.in(view)
  return rolled === null || couldHelp(view, rolled, seat)
}
