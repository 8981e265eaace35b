// What goes without saying: genes pay before fortune, and a roll is kept that concerns somebody
// else or cannot get better.

import type { Decision, Seat } from "@genepool/engine"
import { dieSides } from "../data/constants.ts"
import { attack, outcomeOf as outcomeOfFight } from "./attack.ts"
import { type Choice, stand } from "./choices.ts"
import { payment } from "./costs.ts"
import { outcomeOf as outcomeOfTest, resilienceTests } from "./radiation.ts"
import type { State } from "./state.ts"
import type { View } from "./view.ts"
import { roll } from "./windows.ts"

export function usual(view: View, { ask, seat, options }: Decision<Choice>): Choice | null {
  if (ask === payment.ask("genes")) return options.find((option) => option.do === "genesOnly") ?? null
  return ask === roll.ask("window") && !couldHelp(view, seat) ? stand : null
}

/**
 * Whether another roll concerns the seat, and any face of the die would be better for it than the
 * one that lies there.
 */
export function couldHelp(table: State | View, seat: Seat): boolean {
  const rolled = roll.in(table)
  if (rolled === null) return true
  const { roller, rival, die, roll: what } = rolled
  if (seat !== roller && seat !== rival) return false
  // The die of a mutation says which gene it is: none is the best
  if (what === "mutation") return true
  const worth = worthOf(table, seat)
  return worth === null || faces.some((face) => worth(face).some((value, at) => value > worth(die)[at]!))
}

const faces = Array.from({ length: dieSides }, (_, at) => at + 1)

/**
 * What a face of the die that is rolled now would be worth to the seat, in each way that it can
 * still go on.
 */
function worthOf(table: State | View, seat: Seat): ((die: number) => readonly number[]) | null {
  const test = resilienceTests.in(table)
  if (test !== null) {
    const sign = seat === test.seat ? -1 : 1
    return (die) => [sign * outcomeOfTest(table, { ...test, die, virtual: 0 }).points]
  }
  const fight = attack.in(table)
  if (fight === null) return null
  const taken = (mine: number, theirs: number) => {
    const { theyLose, iLose } = outcomeOfFight(table, fight, mine, theirs)
    return seat === fight.attacker ? theyLose - iLose : iLose - theyLose
  }
  // The attacker rolls first: the other die may yet show anything
  if (fight.attackerDie === 0) return (die) => faces.map((theirs) => taken(die, theirs))
  return (die) => [taken(fight.attackerDie, die)]
}
