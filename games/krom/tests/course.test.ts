// Games at random on a table for tests, which looks at every position: its invariants, its clone,
// and what each seat imagines

import { tableOf } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/krom.ts"

test.each([
  [2, {}],
  [3, { side: "glacial" }],
  [6, { kromosaur: true, characters: "random" }],
])("KRO-INF-02 KRO-INV-19 a table of %d with %j holds together in every round", (seats, options) => {
  const table = tableOf(rules, { seats, options, draws: "seeded", seed: "course" })
  expect(table.playOn(250, `course ${seats}`)).toBe(250)
})
