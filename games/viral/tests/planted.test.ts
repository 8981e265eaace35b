// The conformance suite is tried on Viral itself: with these bugs in it, it would not pass

import { type Case, conformance, noting, telling } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import type { State } from "../rules/state.ts"
import { rules } from "../rules/viral.ts"

const plain: Case = { seats: 3, games: 2 }
const draft: Case = { seats: 4, options: { draft: true }, games: 1 }

describe("found in Viral", () => {
  test.each([
    [
      "a card taken unseen that is told to all",
      telling(rules, "drewCard", () => "all"),
      plain,
      /the draw "mutation".*\n {2}hears\[\d+\]\.card/,
    ],
    [
      "a card taken unseen that stands in a frame",
      noting(rules, ({ cards }: State) => cards.map(({ unseen }) => unseen)),
      plain,
      /the draw "mutation".*\n {2}sees\.frames\[0\]\.noted/,
    ],
    [
      "packets of the draft that all can see",
      noting(rules, ({ packets }: State) => packets?.map(({ left }) => left)),
      draft,
      /the draw "draft card".*\n {2}sees\.frames\[0\]\.noted/,
    ],
    [
      "cards kept in the draft that all can see",
      noting(rules, ({ packets }: State) => packets?.map(({ kept }) => kept)),
      draft,
      /chose {"do":"keep".*\n {2}sees\.frames\[0\]\.noted/,
    ],
  ])("%s", (_what, game, table, words) => {
    const suite = conformance(game, { say: () => {}, cases: [table], positions: 150 })
    expect(suite.find(({ name }) => name.startsWith("who may not learn"))?.run).toThrow(words)
  })
})
