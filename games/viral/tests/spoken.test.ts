import type { Spoken } from "@genepool/engine"
import { unsaid, viewsInPlay } from "@genepool/text"
import { expect, test } from "vitest"
import { viral } from "../index.ts"

/** Not drawn, or drawn as something else that is said. */
const silent = [
  /^(who|standing|seats|options\..*)$/, // the table, not the position
  /^(dummyDeck|events)\.unknown|^mutations\.(unseen|bottom)/, // face down: how many is said
  /^cards\.me\.unseen$/, // one's own are said by name
  /^draft\.seen/, // what went on to others is not in front of anybody
  /^frames\.[^.]+\.(proc|step|result|answers)/, // where in the rules we are: the question says it
  // the question is about it
  /^frames\.(dummy|infect|move|pair|relocate|research|score|setUp|attack|magnet|absorb|shield|crisis|draft|breed)\./,
]

const views = [2, 3].flatMap((seats) => viewsInPlay(viral, { seats, seed: `heard ${seats}` }))

test("everything that a view shows can be heard", () => {
  expect(unsaid(viral, views, silent)).toEqual([])
})

test("an omission is found", () => {
  const whole = viral.spoken!
  const spoken: Spoken = {
    ...whole,
    position(view, say) {
      const said = whole.position(view, say)
      return {
        ...said,
        players: said.players.map((lines) => lines.filter((line) => !/in reserve/.test(line))),
      }
    },
  }
  expect(unsaid({ ...viral, spoken }, views, silent, 3)).toContain("reserve.*")
})
