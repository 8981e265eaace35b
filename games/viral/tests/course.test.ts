// Games at random on a table for tests, which looks at every position: its invariants, its clone,
// and what each seat imagines

import { tableOf } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/viral.ts"

test.each([
  [2, { draft: true }],
  [3, { draft: true, viruses: "random" }],
  [4, { draft: true }],
  [5, {}],
  [3, {}],
])(
  "VIR-INV-09 VIR-INV-16 VIR-DRAFT-03 a table of %d with %j holds together from its first choice to its result",
  (seats, options) => {
    const table = tableOf(rules, { seats, options, draws: "seeded", seed: "course" })
    expect(table.playOn(1000, `course ${seats}`)).toBeGreaterThan(100)
    expect(table.result).not.toBeNull()
  },
)
