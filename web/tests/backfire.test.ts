// @vitest-environment happy-dom

import type { Coach, Following } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { beforeEach, expect, test } from "vitest"
import { backfireOf, giveAwayOf } from "../coach/backfire.ts"
import { appSay } from "../text/index.ts"
import { sight } from "./noughts.ts"

beforeEach(() => localStorage.clear())

/** Whoever marks the first cell hurts themselves. */
const following = {
  harms: { marked: { whom: ({ cell }: { cell?: unknown }) => (cell === 0 ? [0] : []) } },
} as unknown as Following
const module = { ...noughts, following }
const words = { sayFact: ({ fact }: { fact: string }) => `It was ${fact}` }
const told = (cell: number) => backfireOf(module, { do: "mark", cell }, sight, words, appSay("en"))

test("what a choice gives away is told the first three times", () => {
  const coach = {
    tips: [],
    texts: { en: {}, pl: {}, ru: {} },
    // The first cell, as long as it is empty
    holdings: (view: unknown) =>
      (view as { cells: readonly unknown[] }).cells[0] === null
        ? [{ id: "cell", fact: { fact: "free" } }]
        : [],
  } as unknown as Coach
  const told = (cell: number) => giveAwayOf(module, coach, { do: "mark", cell }, sight, words, appSay("en"))
  expect(told(1)).toBeNull()
  for (let time = 0; time < 3; time++)
    expect(told(0)).toMatchObject({
      words: "It is so now, and would not be any more after this:",
      facts: ["It was free"],
    })
  expect(told(0)).toBeNull()
  localStorage.clear()
  expect(giveAwayOf(module, null, { do: "mark", cell: 0 }, sight, words, appSay("en"))).toBeNull()
})

test("what a choice brings upon oneself is told before it, once", () => {
  expect(told(1)).toBeNull()
  expect(told(0)).toMatchObject({
    words: "This would happen to you at once:",
    facts: ["It was marked"],
    isAdvice: true,
  })
  expect(told(0)).toBeNull()
})
