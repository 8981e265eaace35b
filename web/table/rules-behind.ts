// Where the rule behind a question, a line of the log or a refusal can be read

import type { Fact, Reason } from "@genepool/engine"
import type { LoadedGame } from "./games.ts"

export const ruleAddress = (game: string, rule: string) => `/rules/${game}#${rule}`

export interface RuleAddresses {
  /** Null, where no rule is behind it. */
  readonly fact: (fact: Fact) => string | null
  readonly reason: (reason: Reason) => string | null
}

export function rulesBehind({ id, module }: LoadedGame): RuleAddresses {
  const { rulesBehind } = module.texts
  const address = (rule: string | null | undefined) => (rule ? ruleAddress(id, rule) : null)
  return {
    fact: ({ fact }) => address(rulesBehind?.facts[fact]),
    reason: ({ why }) => address(rulesBehind?.reasons[why]),
  }
}
