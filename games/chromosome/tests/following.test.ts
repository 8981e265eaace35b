import { blowsIn } from "@genepool/engine"
import { lossesOf, sheetsOf, tableOf } from "@genepool/engine/testing"
import { textProblemsSaid } from "@genepool/text"
import { describe, expect, test } from "vitest"
import { chromosome } from "../index.ts"
import type { Fact } from "../rules/facts.ts"
import type { State } from "../rules/state.ts"
import { tokensOnMap } from "../rules/stock.ts"
import type { View } from "../rules/view.ts"
import { following } from "../text/following.ts"

const { game } = chromosome
const view = game.view(tableOf(game, { seats: 2, seed: "seen" }).state, 0) as View

describe("nobody loses anything unannounced", () => {
  test.each([2, 3, 4])("at a table of %i", (seats) => {
    const { unannounced, looked } = lossesOf<State, Fact>(game, following, {
      seats,
      games: 16,
      seed: `losses ${seats}`,
      holdings: (state, seat) => ({
        tokens: tokensOnMap(state, seat),
        fortune: state.players[seat]!.fortune,
        health: -state.players[seat]!.irradiation,
      }),
      spends: (fact, seat) => fact.fact === "forcedReroll" && fact.seat === seat,
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
  const lost = (seat: number): Fact => ({ fact: "lostTokens", seat, room: 3, tokens: 1 })

  test("the other side of the fight, for whoever began it too", () => {
    const fought: Fact = { fact: "fought", seat: 1, defender: 0, attack: 4, defence: 4 }
    expect(struck(fought, lost(0), lost(1))).toEqual([
      ["lostTokens", 0, 1, "fought"],
      ["lostTokens", 1, 0, "fought"],
    ])
  })

  test("CHR-RES-03 whoever put radiation beside others, and nobody where an event did; not to oneself", () => {
    const map = { ...view, groups: { 14: { seat: 0, level: 1, charged: true } } } as View
    const near = (first: Fact) =>
      blowsIn(following, [first, { fact: "cubesAdded", room: 5, cubes: 2, power: 2 }], map).map(
        ({ seat, by, light }) => [seat, by, light],
      )
    expect(near({ fact: "acts", seat: 1, action: "impulse" })).toEqual([[0, 1, true]])
    expect(near({ fact: "acts", seat: 0, action: "impulse" })).toEqual([])
    expect(near({ fact: "eventRevealed", event: "EV04" })).toEqual([[0, null, true]])
  })

  test("whoever used a special action", () => {
    expect(struck({ fact: "acts", seat: 1, action: "destroy" }, lost(0))).toEqual([
      ["lostTokens", 0, 1, "acts"],
    ])
    expect(
      struck(
        { fact: "acts", seat: 1, action: "saturation" },
        { fact: "irradiated", seat: 0, points: 2, level: 2 },
      ),
    ).toEqual([["irradiated", 0, 1, "acts"]])
  })

  test("nobody, where an event tears a room away or a test is failed", () => {
    expect(
      struck({ fact: "acts", seat: 1, action: "growth" }, { fact: "roomRemoved", room: 3 }, lost(0)),
    ).toEqual([["lostTokens", 0, null, "roomRemoved"]])
  })
})

describe("the sheet of a round", () => {
  test("says what the event did, what everybody did, and how the tests went", () => {
    const facts: Fact[] = [
      { fact: "roundBegan", round: 2, clock: 5 },
      { fact: "eventRevealed", event: "EV01" },
      { fact: "roomRemoved", room: 7 },
      { fact: "lostTokens", seat: 0, room: 7, tokens: 2 },
      { fact: "turnBegan", seat: 0 },
      { fact: "acts", seat: 0, action: "growth" },
      { fact: "grew", seat: 0, room: 3, tokens: 2, level: 3 },
      { fact: "tested", seat: 1, room: 3, power: 2, groups: 1, threat: 3, die: 1, structure: 1, points: 1 },
      { fact: "irradiated", seat: 1, points: 1, level: 4 },
    ]
    expect(following.sheet(facts, view)).toEqual([
      {
        about: { say: "event", event: "EV01" },
        lines: [
          { seat: null, words: [{ say: "roomGone", room: 7 }] },
          { seat: 0, words: [{ say: "lost", count: 2 }] },
        ],
      },
      {
        about: { say: "turns" },
        lines: [
          {
            seat: 0,
            words: [
              { say: "acted", actions: ["growth"] },
              { say: "tokens", count: 2 },
            ],
          },
          { seat: 1, words: [{ say: "passed" }, { say: "irradiation", count: "+1" }] },
        ],
      },
      {
        about: { say: "tests" },
        lines: [
          {
            seat: 1,
            words: [
              { say: "test", room: 3, threat: 3, result: 2 },
              { say: "tested", points: 1 },
            ],
          },
        ],
      },
    ])
  })

  test("can be said in every language", () => {
    const sheets = ["one", "two", "three"].flatMap((seed) => sheetsOf(game, following, { seats: 4, seed }))
    expect(sheets.length).toBeGreaterThan(3)
    const said = sheets.flat().flatMap(({ about, lines }) => [about, ...lines.flatMap(({ words }) => words)])
    expect(textProblemsSaid(chromosome, said)).toEqual([])
  })
})
