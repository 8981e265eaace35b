import type { Spoken } from "@genepool/engine"
import { unsaid, viewsInPlay } from "@genepool/text"
import { expect, test } from "vitest"
import { krom } from "../index.ts"

/** Not drawn, or drawn as something else that is said. */
const silent = [
  /^(who|standing|seats|options\..*)$/, // the table, not the position
  // face down or under others: how many is said
  /^(bonus\.unseen|evolutions\.deck|hunting\.(deck|discard))/,
  /^frames\.[^.]+\.(proc|step|result|answers)/, // where in the rules we are: the question says it
  // the question is about it
  /^frames\.(bonus|game|fightCards|counter)\.(kind|seat|target|area|at|fighters|passes|speakers|aimedAt)/,
  // what was done in the phase is not offered any more, and "why" says so
  /^frames\.(caves|forest|savanna|mountains|round)\.(bought|rested|reshuffled|hunted|climbed|stopped|acted|seat|slot|rerolls)$/,
]

const views = [2, 3].flatMap((seats) => viewsInPlay(krom, { seats, seed: `heard ${seats}` }))

test("everything that a view shows can be heard", () => {
  expect(unsaid(krom, views, silent)).toEqual([])
})

test("an omission is found", () => {
  const whole = krom.spoken!
  const spoken: Spoken = {
    ...whole,
    position(view, say) {
      const said = whole.position(view, say)
      return { ...said, places: said.places.map((place) => ({ ...place, near: [] })) }
    },
  }
  expect(unsaid({ ...krom, spoken }, views, silent, 3)).toContain("hunting.open.*")
})
