// The rule of the ledger behind each line of the log and each refusal, for whoever wants to read it
// there

import type { RulesBehind } from "@genepool/engine"
import type { Fact, Reason } from "../rules/noughts.ts"

export const rulesBehind = {
  facts: { marked: "NOU-03", won: "NOU-05", drawn: "NOU-06" },
  reasons: { taken: "NOU-04" },
} satisfies RulesBehind<Fact, Reason>
