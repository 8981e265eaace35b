import { tableOf } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { judgement } from "../bot/judgement.ts"
import { rules } from "../rules/noughts.ts"

test("what is good for one seat is as bad for the other; a win is the best there is", () => {
  const table = tableOf(rules, { seats: 2 })
  expect(judgement.evaluate(table.state, 0)).toBe(0)
  table.choose(0, { cell: 4 }) // the centre, on four lines
  expect([0, 1].map((seat) => judgement.evaluate(table.state, seat))).toEqual([4, -4])
  table.choose(1, { cell: 1 }).choose(0, { cell: 0 }).choose(1, { cell: 3 }).choose(0, { cell: 8 })
  expect([0, 1].map((seat) => judgement.evaluate(table.state, seat))).toEqual([100, -100])
})
