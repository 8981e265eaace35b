import { expect, test } from "vitest"
import { greatest, most } from "../records.ts"

type Fact =
  | { readonly fact: "fought"; readonly seat: number; readonly strength: number }
  | { readonly fact: "took"; readonly seat: number; readonly count: number }

const fought = (seat: number, strength: number): Fact => ({ fact: "fought", seat, strength })
const took = (seat: number, count: number): Fact => ({ fact: "took", seat, count })

const strongest = (facts: readonly Fact[]) =>
  greatest(
    facts,
    "fought",
    ({ strength }) => strength,
    ({ seat, strength }) => ({ say: "blow", seat, strength }),
  )
const richest = (facts: readonly Fact[], least?: number) =>
  most(
    facts,
    "took",
    ({ seat, count }) => ({ who: seat, count }),
    (seat, count) => ({ say: "taken", seat, count }),
    least,
  )

test("the greatest of a kind, the first of equals, and where it was heard", () => {
  expect(strongest([took(0, 9), fought(0, 3), fought(1, 5), fought(2, 5)])).toEqual([
    { words: { say: "blow", seat: 1, strength: 5 }, at: 2 },
  ])
})

test("most of something is a sum; whoever had so much first has it", () => {
  expect(richest([took(0, 2), took(1, 3), fought(1, 1), took(0, 2), took(1, 1)])).toEqual([
    { words: { say: "taken", seat: 0, count: 4 }, at: 3 },
  ])
})

test("what never happened, weighs nothing or is too little is no record", () => {
  expect(strongest([took(0, 1)])).toEqual([])
  expect(strongest([fought(0, 0)])).toEqual([])
  expect(richest([took(0, 1)], 2)).toEqual([])
})
