// The kinds of tables to simulate: numbers of seats, and combinations of options.

import { type AnyGame, BadInput, type Field } from "@genepool/engine"
import { isAllowed } from "@genepool/engine/testing"
import { fieldsOf, type RawOptions } from "../choosing.ts"
import { wholeNumber } from "../command.ts"

export interface Case {
  readonly seats: number
  readonly options: RawOptions
}

/** Every number of seats with every combination. What no table can have together is left out. */
export function casesOf(game: AnyGame, seats: string, options: RawOptions, everyOption: boolean): Case[] {
  const cases: Case[] = []
  for (const number of seatsOf(game, seats))
    for (const combination of everyOption ? combinations(fieldsOf(game), options) : [options])
      if (!everyOption || isAllowed(game, combination, number))
        cases.push({ seats: number, options: combination })
  if (cases.length === 0) throw new BadInput("--options all", "a combination that is possible", "none")
  return cases
}

function seatsOf({ seats: { min, max } }: AnyGame, text: string): number[] {
  if (text === "all") return Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return text.split(",").map((number) => wholeNumber("--seats", number.trim(), min, max))
}

/** All values of flags and choices that are not fixed already. */
function combinations(fields: { readonly [name: string]: Field }, fixed: RawOptions): RawOptions[] {
  let all: RawOptions[] = [fixed]
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(fixed, name) || (field.kind !== "flag" && field.kind !== "one")) continue
    const values = field.kind === "flag" ? [false, true] : field.of
    all = all.flatMap((options) => values.map((value) => ({ ...options, [name]: value })))
  }
  return all
}
