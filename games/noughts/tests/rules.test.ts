import { countPaths, tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { lines, rules } from "../rules/noughts.ts"

const fresh = () => tableOf(rules, { seats: 2 })

/** A table after the seats have marked these cells in turn. */
function played(...cells: number[]) {
  const table = fresh()
  cells.forEach((cell, n) => {
    table.choose(n % 2, { do: "mark", cell })
  })
  return table
}

test("NOU-01 two players, nine empty cells", () => {
  expect(rules.seats).toEqual({ min: 2, max: 2 })
  expect(fresh().state.cells).toEqual([null, null, null, null, null, null, null, null, null])
})

test("NOU-02 the first seat begins", () => {
  fresh().asks(0, "game.mark")
})

test("NOU-03 the seats mark in turn, and nobody may pass", () => {
  const table = fresh()
  expect(table.options(0)).toHaveLength(9)
  expect(table.options(0).every((option) => option.do === "mark")).toBe(true)
  table.refuses(1, { do: "mark", cell: 4 })
  table.choose(0, { cell: 4 }).asks(1, "game.mark").tells({ fact: "marked", seat: 0, cell: 4 })
  table.choose(1, { cell: 0 }).asks(0, "game.mark")
  expect(table.state.cells).toEqual([1, null, null, null, 0, null, null, null, null])
})

test("NOU-04 a marked cell is not offered, and the reason says whose mark is there", () => {
  const table = played(4)
  table.refuses(1, { do: "mark", cell: 4 }, "taken")
  expect(rules.whyNot(table.state, 1)).toEqual([
    { choice: { do: "mark", cell: 4 }, reason: { why: "taken", by: 0 } },
  ])
})

test("NOU-03 the last cell is marked by its player, not by itself", () => {
  const table = played(0, 4, 8, 1, 7, 6, 2, 5)
  expect(table.options(0)).toEqual([{ do: "mark", cell: 3 }])
})

describe("NOU-05 three in a line win at once", () => {
  test.each(lines.map((line) => [line.join(" "), line] as const))("line %s", (_, line) => {
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !line.includes(cell))
    const table = played(line[0], others[0]!, line[1], others[1]!, line[2])
    expect(table.state.line).toEqual(line)
    expect(table.result).toMatchObject({ winners: [0], places: [1, 2], scores: [1, 0] })
    expect(rules.decisions(table.state)).toEqual([])
    table.tells({ fact: "won", seat: 0 })
  })

  test("for the second seat too, and also with the last mark that could be made", () => {
    expect(played(0, 4, 1, 2, 8, 6).result).toMatchObject({ winners: [1], places: [2, 1] })
    expect(played(0, 1, 2, 3, 4, 5, 7, 6, 8).result).toMatchObject({ winners: [0] })
  })
})

test("NOU-06 a full board without a line is a draw", () => {
  const table = played(4, 0, 2, 6, 3, 5, 1, 7, 8)
  expect(table.result).toEqual({
    winners: [0, 1],
    places: [1, 1],
    scores: [0.5, 0.5],
    parts: [{}, {}],
  })
  table.tells({ fact: "drawn" })
})

test("NOU-INV-01 a board on which the seats did not take turns is found out", () => {
  const { state } = fresh()
  expect(rules.invariants({ ...state, cells: [0, 0, ...state.cells.slice(2)] })).toEqual([
    expect.stringMatching(/^NOU-INV-01/),
  ])
  expect(rules.invariants({ ...state, cells: state.cells.slice(1) })).toEqual([
    expect.stringMatching(/^NOU-INV-01/),
  ])
})

test("NOU-INV-02 a line that is not full, or full and not recorded, or played on after, is found out", () => {
  const won = played(0, 3, 1, 4, 2).state
  const problem = [expect.stringMatching(/^NOU-INV-02/)]
  expect(rules.invariants(won)).toEqual([])
  expect(rules.invariants({ ...won, line: null })).toEqual(problem)
  expect(rules.invariants({ ...won, line: [3, 4, 5] })).toEqual(problem)
  expect(rules.invariants({ ...won, frames: fresh().state.frames })).toEqual(problem)
})

test("as many ways to play as there are known to be", () => {
  // Sequences of marks, games that are over not played on
  expect(countPaths(rules, fresh().state, 7, "any")).toEqual([9, 72, 504, 3024, 15120, 54720, 148176])
})
