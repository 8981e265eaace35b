// All that one choice does at once, said before it is made

import { foresee } from "@genepool/engine"
import { expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import { following } from "../text/following.ts"
import { at, type ChromosomeTable } from "./at.ts"

/** Fortune stands for no gene any more, so that nothing is asked about it. */
const players = [{ exhausted: true, fortune: 0 }, { fortune: 0 }]

function foreseen(table: ChromosomeTable, choice: { readonly do: string }) {
  const before = JSON.stringify(table.state)
  const decision = rules.decision(table.state, 0)!
  const option = decision.options.find((each) => each.do === choice.do)!
  const found = foresee(rules, following, rules.view(table.state, 0), decision, option)
  expect(JSON.stringify(table.state)).toBe(before)
  return found === null ? null : { ...found, facts: found.facts.map(({ fact }) => fact) }
}

test("an attack with one target and one way to pay tells of both, and leaves the dice to chance", () => {
  const table = at({ groups: { 14: "0:2+", 18: "1:2-" }, players })
  expect(foreseen(table, { do: "spark" })).toMatchObject({
    chance: true,
    facts: expect.arrayContaining(["acts", "exhausted", "attacked"]),
  })
})

test("nothing is told where another question follows, or where it can be taken back", () => {
  const two = at({ groups: { 14: "0:2+", 18: "1:2-", 16: "1:1-" }, players })
  expect(foreseen(two, { do: "spark" })).toBeNull()
  const alone = at({ groups: { 14: "0:3-", 3: "1:2+" }, players })
  expect(foreseen(alone, { do: "pass" })).toBeNull()
  // The turn ends by itself, and the next player's begins
  const last = at({
    groups: { 8: "0:1-", 3: "1:2+" },
    players: [{ ...players[0], active: { action: 0, telepathy: 0 } }],
  })
  expect(foreseen(last.choose(0, { do: "pass" }), { do: "move" })).toBeNull()
})
