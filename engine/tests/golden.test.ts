import { describe, expect, test } from "vitest"
import { FastRandom, Turn } from "../index.ts"
import { countPaths, goldenOf, goldenProblems, logOf } from "../testing/index.ts"
import { wager } from "./games/wager.ts"
import { attackMiniature } from "./miniatures/attack.ts"

describe("golden logs", () => {
  const golden = goldenOf(wager, "a game of three", logOf(wager, { seats: 3, games: 1, seed: "golden" }))

  test("replay to their hash and result", () => {
    expect(golden.log.choices).toHaveLength(8)
    expect(goldenProblems(wager, JSON.parse(JSON.stringify(golden)))).toEqual([])
  })

  test("tell what comes out otherwise", () => {
    const loser = { ...wager, result: () => ({ winners: [], places: [], scores: [], parts: [] }) }
    expect(goldenProblems(loser, golden)[0]).toMatch(/^a game of three: another result:\n {2}winners\[0\]/)
    expect(goldenProblems(wager, { ...golden, hash: "00" })[0]).toMatch(
      /^a game of three: another last position/,
    )
    const choices = golden.log.choices.toSpliced(0, 1)
    expect(goldenProblems(wager, { ...golden, log: { ...golden.log, choices } })[0]).toContain("choices[0]")
    expect(goldenProblems({ ...wager, version: "2" }, golden)[0]).toContain(
      "log.version: expected rules version 2, got 1",
    )
  })

  test("that are malformed are refused with their place", () => {
    expect(() => goldenProblems(wager, [])).toThrow("golden: expected an object")
    expect(() => goldenProblems(wager, { ...golden, hash: 3 }, "a.json")).toThrow(
      "a.json.hash: expected the hash",
    )
    expect(() => goldenProblems(wager, { name: "x", hash: "y", log: {} })).toThrow("golden.result")
    expect(() => goldenProblems(wager, { ...golden, log: {} })).toThrow("golden.log.genepool")
  })
})

test("paths are counted choice by choice, seats that choose at once in seat order", () => {
  const state = wager.setup(2, { cards: 2 }, new Turn(new FastRandom("paths")))
  // keep or swap one of two; two cards; two cards; then the same with one card each
  expect(countPaths(wager, state, 3, "paths")).toEqual([3, 6, 12])
  expect(countPaths(wager, state, 9, "paths").slice(3)).toEqual([24, 24, 24, 0, 0, 0])
  const attack = attackMiniature.setup(2, { fortune: 2 }, new Turn(new FastRandom(0)))
  expect(countPaths(attackMiniature, attack, 3, "paths")).toEqual([2, 5, 14])
})
