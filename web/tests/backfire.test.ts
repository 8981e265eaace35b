// @vitest-environment happy-dom

import type { Following } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { beforeEach, expect, test } from "vitest"
import { backfireOf } from "../coach/backfire.ts"
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

test("what a choice brings upon oneself is told before it, once", () => {
  expect(told(1)).toBeNull()
  expect(told(0)).toMatchObject({
    words: "This would happen to you at once:",
    facts: ["It was marked"],
    isAdvice: true,
  })
  expect(told(0)).toBeNull()
})
