// Games at random on a table for tests, which looks at every position: its invariants, its clone,
// and what each seat imagines

import { tableOf } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"

test.each([
  [2, {}],
  [3, { species: "chosen" }],
  [4, {}],
])("CHR-INV-21 a table of %d with %j holds together to its result", (seats, options) => {
  const table = tableOf(rules, { seats, options, draws: "seeded", seed: "course" })
  expect(table.playOn(1000, `course ${seats}`)).toBeGreaterThan(25)
  expect(table.result).not.toBeNull()
})
