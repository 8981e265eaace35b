// The conformance suite is tried on Chromosome itself: with these bugs in it, it would not pass

import { callingOut, conformance, noting } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import type { State } from "../rules/state.ts"

describe("found in Chromosome", () => {
  test.each([
    [
      "an answer in a window that is called out",
      callingOut(rules),
      "answers in",
      /can tell whether seat \d answered/,
    ],
    [
      "instructions that stand in a frame",
      noting(rules, ({ standing }: State) => standing),
      "who may not learn",
      /another instruction.*\n {2}sees\.frames\[0\]\.noted/,
    ],
  ])("%s", (_what, game, property, words) => {
    const cases = [{ seats: 3, games: 1 }]
    const suite = conformance(game, { say: () => {}, cases, positions: 250, secrets: "answers" })
    expect(suite.find(({ name }) => name.startsWith(property))?.run).toThrow(words)
  })
})
