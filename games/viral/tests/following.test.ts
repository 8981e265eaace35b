import { blowsIn } from "@genepool/engine"
import { lossesOf, sheetsOf, tableOf } from "@genepool/engine/testing"
import { textProblemsSaid } from "@genepool/text"
import { describe, expect, test } from "vitest"
import { organIds } from "../data/organs.ts"
import { viral } from "../index.ts"
import type { Fact } from "../rules/facts.ts"
import type { State } from "../rules/state.ts"
import { isShielded, sameVirus } from "../rules/tokens.ts"
import type { View } from "../rules/view.ts"
import { following } from "../text/following.ts"

const { game } = viral
const fresh = game.view(tableOf(game, { seats: 3, seed: "seen" }).state, 0) as View
const view: View = { ...fresh, viruses: ["G", "Y", "O"] }

describe("nobody loses anything unannounced", () => {
  const tables = [
    { seats: 2, games: 6, seed: "two" },
    { seats: 3, games: 6, seed: "three" },
    { seats: 5, games: 4, seed: "five" },
  ]
  test.each(tables)("at a table of $seats", (table) => {
    const { unannounced, looked } = lossesOf<State, Fact>(game, following, {
      ...table,
      holdings: (state, seat) => {
        const virus = state.viruses[seat]
        const own = organIds.flatMap((organ) =>
          state.body[organ].filter((token) => virus !== undefined && sameVirus(token, virus)),
        )
        return { viruses: own.length, shields: own.filter(isShielded).length }
      },
      spends: () => false,
    })
    expect(unannounced).toEqual([])
    expect(looked).toBeGreaterThan(20)
  })
})

const held = (virus: "G" | "Y", count: number, more: Partial<Fact> = {}): Fact =>
  ({
    fact: "controlled",
    zone: 1,
    virus,
    count,
    tie: false,
    present: ["G", "Y"],
    counts: [2, 3],
    ...more,
  }) as Fact

describe("who is behind it", () => {
  const struck = (...facts: Fact[]) =>
    blowsIn(following, facts, view).map(({ seat, by, at, cause }) => [
      facts[at]?.fact,
      seat,
      by,
      cause === null ? null : facts[cause]?.fact,
    ])

  test("whoever attacked, and nobody in an immune response", () => {
    const lost: Fact = { fact: "removed", virus: "G", organ: "heart" as never }
    expect(struck({ fact: "attacked", virus: "Y", target: "G", organ: "heart" as never }, lost)).toEqual([
      ["removed", 0, 1, "attacked"],
    ])
    expect(
      struck(
        { fact: "attacked", virus: "Y", target: "O", organ: "heart" as never },
        { fact: "immuneResponse", organ: "heart" as never, token: 1, present: ["G"], counts: [1] },
        lost,
      ),
    ).toEqual([["removed", 0, null, "immuneResponse"]])
  })

  test("who controls a zone that was somebody else's a round ago", () => {
    expect(struck(held("G", 2), held("Y", 3))).toEqual([["controlled", 0, 1, null]])
    expect(struck(held("G", 2), held("G", 2))).toEqual([])
    expect(struck(held("Y", 3))).toEqual([])
  })

  test("nobody is struck by what they do to themselves", () => {
    expect(struck({ fact: "absorbed", virus: "G", organ: "heart" as never, viruses: ["G", "O"] })).toEqual([
      ["absorbed", 2, 0, null],
    ])
  })
})

describe("the sheet of a round", () => {
  const round: Fact[] = [
    { fact: "round", round: 1, seat: 0, virus: "G" },
    { fact: "step", step: 2 },
    held("Y", 3),
    { fact: "gained", virus: "Y", vp: 2, score: 2 },
    { fact: "research", virus: "Y", before: 0, now: 1, top: false },
  ]
  const zoneOf = (...facts: Fact[]) => following.sheet(facts, view)[0]

  test("says who controls a zone, what it pays, and why the others get nothing", () => {
    expect(zoneOf(...round)).toEqual({
      about: { say: "zone", zone: 1 },
      lines: [
        {
          seat: 0,
          words: [
            { say: "viruses", count: 2 },
            { say: "more", virus: "Y" },
          ],
        },
        {
          seat: 1,
          words: [
            { say: "viruses", count: 3 },
            { say: "points", vp: 2 },
            { say: "research", before: 0, now: 1 },
          ],
        },
      ],
    })
  })

  test("also to who has more but is missing somewhere, who lost a tie, and who is not there at all", () => {
    const words = (fact: Fact, ...more: Fact[]) =>
      zoneOf(...round.slice(0, 2), fact, ...more)
        ?.lines.find(({ seat }) => seat === 0)
        ?.words.at(-1)
    expect(
      words(held("Y", 3, { counts: [4, 3] }), {
        fact: "missing",
        zone: 1,
        virus: "G",
        count: 4,
        organs: ["heart" as never],
      }),
    ).toEqual({ say: "missing", organs: ["heart"] })
    expect(words(held("Y", 3, { counts: [3, 3], tie: true }))).toEqual({ say: "tie", virus: "Y" })
    expect(words(held("Y", 3, { present: ["Y"], counts: [3] }))).toEqual({ say: "absent" })
  })

  test("tells of every zone in every round, in every language", () => {
    for (const seats of [2, 4]) {
      const sheets = sheetsOf(game, following, { seats, seed: `sheets of ${seats}` })
      expect(sheets.length).toBe(6)
      for (const parts of sheets)
        expect(new Set(parts.flatMap(({ about }) => (about.say === "zone" ? [about.zone] : []))).size).toBe(6)
      const said = sheets
        .flat()
        .flatMap(({ about, lines }) => [about, ...lines.flatMap(({ words }) => words)])
      expect(textProblemsSaid(viral, said)).toEqual([])
    }
  })
})
