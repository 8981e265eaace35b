// What keeps a table from being begun as the form says, in words

import { type AnyGame, BadInput, type Field, parseOptions } from "@genepool/engine"
import type { AppSay } from "../text/index.ts"
import type { OptionValues } from "./option-fields.tsx"

export interface Problem {
  readonly says: string
  /** For the author of a file: what exactly is wrong in it, and where. */
  readonly technical: string | null
}

/** `sayOption`: the name of an option. */
export function problemWith(
  { options: schema }: Pick<AnyGame, "options">,
  options: OptionValues,
  seats: number,
  say: AppSay,
  sayOption: (name: string) => string,
): Problem | null {
  try {
    parseOptions(schema, options, seats)
    return null
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const fields = schema.fields as { readonly [name: string]: Field }
    const name = /^options\.(\w+)/.exec(error.where)?.[1] ?? ""
    const field = fields[name]
    // A check of several options together may name a place inside one of them that a file brought
    // in
    if (field === undefined) return { says: say("new.problem.options"), technical: error.message }
    const option = sayOption(name)
    switch (field.kind) {
      case "number":
        return {
          says: say("new.problem.number", { option, min: field.min, max: field.max }),
          technical: null,
        }
      case "flag":
      case "one":
        return { says: say("new.problem.choice", { option, count: seats }), technical: null }
      case "data":
        return typeof options[name] === "string"
          ? { says: say("new.problem.notJson", { option }), technical: null }
          : { says: say("new.problem.file", { option }), technical: error.message }
    }
  }
}
