// The conformance suite is tried on Krom itself: with these bugs in it, it would not pass

import { type Case, conformance, noting, telling } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/krom.ts"
import type { State } from "../rules/state.ts"

const few: Case = { seats: 3, options: { side: "glacial" }, games: 1 }
const many: Case = { seats: 6, games: 2 }
const all = () => "all" as const
const next = ([seat]: readonly number[], seats: number) => [((seat as number) + 1) % seats]

describe("found in Krom", () => {
  test.each([
    [
      "a drawn card that is told to all",
      telling(rules, "drew", all),
      few,
      /the draw "bonus".*\n {2}hears\[\d+\]\.card/,
    ],
    [
      "a drawn card that is told to the wrong seat",
      telling(rules, "drew", next),
      few,
      /the draw "bonus".*\n {2}hears/,
    ],
    [
      "a looted card that is told to all",
      telling(rules, "lootedCard", all),
      many,
      /the draw "loot".*\n {2}hears/,
    ],
    [
      "hands that stand in a frame",
      noting(rules, ({ players }: State) => players.map(({ hand }) => hand)),
      few,
      /the draw "bonus".*\n {2}sees\.frames\[0\]\.noted/,
    ],
  ])("%s", (_what, game, table, words) => {
    const suite = conformance(game, { say: () => {}, cases: [table], positions: 50 })
    expect(suite.find(({ name }) => name.startsWith("who may not learn"))?.run).toThrow(words)
  })
})
