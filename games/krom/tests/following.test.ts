import { blowsIn, heardBy, type Moment, type Problem, simulate } from "@genepool/engine"
import { lossesOf, sheetsOf, tableOf } from "@genepool/engine/testing"
import { textProblemsSaid } from "@genepool/text"
import { describe, expect, test } from "vitest"
import { tokens } from "../data/kinds.ts"
import { krom } from "../index.ts"
import type { Fact } from "../rules/facts.ts"
import type { State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"
import { following } from "../text/following.ts"

const { game } = krom
const view = game.view(tableOf(game, { seats: 3, seed: "seen" }).state, 0) as View

/** A card that others may answer is paid for when they have. */
const spent = new Set(["countered", "played", "playedOn", "paid"])
const isOwnCard = (before: readonly Fact[], seat: number) => {
  const card = before.findLast(({ fact }) => fact === "playedOn")
  return card?.fact === "playedOn" && card.seat === seat
}

describe("nobody loses anything unannounced", () => {
  const tables = [
    { seats: 2, games: 12, seed: "two" },
    { seats: 4, games: 12, seed: "four", options: { kromosaur: true } },
    { seats: 6, games: 8, seed: "six", options: { kromosaur: true, side: "glacial" } },
  ]
  test.each(tables)("at a table of $seats", (table) => {
    const { unannounced, looked } = lossesOf<State, Fact>(game, following, {
      ...table,
      holdings: (state, seat) => {
        const { life, krom, wood, stone, bone, hand } = state.players[seat]!
        return { life, krom, wood, stone, bone, cards: hand.length, trophy: Number(state.trophy === seat) }
      },
      spends: (fact, seat, before) => {
        if (fact.fact === "took") return fact.from === seat && isOwnCard(before, seat)
        return spent.has(fact.fact) && "seat" in fact && fact.seat === seat
      },
    })
    expect(unannounced).toEqual([])
    expect(looked).toBeGreaterThan(20)
  })
})

describe("who is behind it", () => {
  const struck = (...facts: Fact[]) =>
    blowsIn(following, facts, view).map(({ seat, by, at, cause }) => [
      facts[at]?.fact,
      seat,
      by,
      cause === null ? null : facts[cause]?.fact,
    ])

  test("whoever won the fight", () => {
    expect(
      struck(
        { fact: "fightBegan", area: "forest", seats: [0, 1] },
        { fact: "wonFight", seat: 1, area: "forest" },
        { fact: "hurt", seat: 0, count: 2, life: 3 },
      ),
    ).toEqual([["hurt", 0, 1, "wonFight"]])
  })

  test("the cold, which sits at no seat", () => {
    expect(
      struck(
        { fact: "wonFight", seat: 1, area: "forest" },
        { fact: "froze", seat: 0 },
        { fact: "hurt", seat: 0, count: 1, life: 3 },
      ),
    ).toEqual([["hurt", 0, null, "froze"]])
  })

  test("what one gives in one's own swap is no loss, what is taken in it is", () => {
    const card: Fact = { fact: "playedOn", seat: 1, card: "B-01", target: 0 }
    const given: Fact = { fact: "took", seat: 0, from: 1, kind: "wood", count: 1 }
    const taken: Fact = { fact: "took", seat: 1, from: 0, kind: "krom", count: 2 }
    expect(struck(card, given, taken)).toEqual([
      ["playedOn", 0, 1, null],
      ["took", 0, 1, "playedOn"],
    ])
  })
})

describe("the sheet of a round", () => {
  test("says for everybody where they were, once", () => {
    const sheets = sheetsOf(game, following, { seats: 4, seed: "sheet" })
    expect(sheets.length).toBeGreaterThan(3)
    for (const parts of sheets) {
      const seats = parts.flatMap(({ lines }) => lines.flatMap(({ seat }) => (seat === null ? [] : [seat])))
      expect(seats.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    }
  })

  test("can be said in every language", () => {
    const sheets = sheetsOf(game, following, { seats: 6, seed: "said", options: { kromosaur: true } })
    const said = sheets.flat().flatMap(({ about, lines }) => [about, ...lines.flatMap(({ words }) => words)])
    expect(textProblemsSaid(krom, said)).toEqual([])
  })

  test("what it says of tokens adds up to what everybody has", () => {
    let compared = 0
    const inspect = () => {
      let heard: Fact[] = []
      let before: State | null = null
      return ({ told, ...moment }: Moment): Problem[] => {
        heard.push(...(heardBy(told, "spectator") as Fact[]))
        const next = heard.findLastIndex(({ fact }) => fact === "roundBegan")
        if (next <= 0) return []
        const state = moment.state as State
        const problems = following.sheet(heard.slice(0, next), view).flatMap(({ lines }) =>
          lines.flatMap(({ seat, words }) =>
            tokens.flatMap((kind) => {
              if (seat === null || before === null) return []
              compared++
              const changed = state.players[seat]![kind] - before.players[seat]![kind]
              const said = words
                .filter((word) => word.kind === kind)
                .reduce((sum, { say, count }) => sum + Number(count) * (say === "lost" ? -1 : 1), 0)
              return said === changed ? [] : [{ property: kind, message: `${said} said, ${changed} it was` }]
            }),
          ),
        )
        before = structuredClone(state)
        heard = heard.slice(next)
        return problems
      }
    }
    const plan = { seats: 4, options: { kromosaur: true }, games: 6, seed: "adds up", inspect }
    expect(simulate(game, plan).violations).toEqual([])
    expect(compared).toBeGreaterThan(500)
  })

  test("who won the fight stands first, and what was taken from others stands with them", () => {
    const facts: Fact[] = [
      { fact: "roundBegan", round: 2 },
      { fact: "moved", seat: 0, area: "forest" },
      { fact: "moved", seat: 1, area: "forest" },
      { fact: "wonFight", seat: 1, area: "forest" },
      { fact: "hurt", seat: 0, count: 2, life: 3 },
      { fact: "phaseBegan", seat: 1, area: "forest" },
      { fact: "took", seat: 1, from: 0, kind: "krom", count: 2 },
      { fact: "phaseBegan", seat: 0, area: "forest" },
    ]
    expect(following.sheet(facts, view)).toEqual([
      {
        about: { say: "area", area: "forest" },
        lines: [
          { seat: 1, words: [{ say: "wonFight" }, { say: "got", kind: "krom", count: 2 }] },
          {
            seat: 0,
            words: [
              { say: "lost", kind: "life", count: 2 },
              { say: "lost", kind: "krom", count: 2 },
            ],
          },
        ],
      },
    ])
  })
})
