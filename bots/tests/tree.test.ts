import type { Choice } from "@genepool/engine"
import { expect, test } from "vitest"
import { ChoiceNumbers } from "../search/choices.ts"
import { exponential, logarithm, logarithmOf } from "../search/exact.ts"
import { Tree } from "../search/tree.ts"

test("equal choices have one number, whatever world they come from", () => {
  const numbers = new ChoiceNumbers(4)
  const choices: Choice[] = []
  for (let i = 0; i < 200; i++)
    choices.push({ do: "move", from: i % 20, to: `space${i % 7}`, cards: [i, i + 1] })
  const given = choices.map((choice) => numbers.numberOf(choice))
  expect(new Set(given).size).toBe(200)
  expect(choices.map((choice) => numbers.numberOf({ ...choice }))).toEqual(given)
  expect(numbers.numberOf({ cards: [3, 4], to: "space3", from: 3, do: "move" })).toBe(given[3])
  numbers.clear()
  expect(numbers.numberOf({ do: "pass" })).toBe(1)
})

test("a child is found by what led to it, until the tree is full", () => {
  const tree = new Tree(4)
  const a = tree.findOrAdd(0, 0, 7)
  const b = tree.findOrAdd(0, 1, 7)
  const c = tree.findOrAdd(a, 0, 7)
  expect(new Set([a, b, c]).size).toBe(3)
  expect(tree.find(0, 1, 7)).toBe(b)
  expect(tree.find(b, 0, 7)).toBe(0)
  expect(tree.findOrAdd(b, 0, 7)).toBe(0)
  expect(tree.findOrAdd(a, 0, 7)).toBe(c)
  tree.clear()
  expect(tree.find(0, 0, 7)).toBe(0)
})

test("logarithm and exponential are right to ten digits", () => {
  for (const x of [1, 1.5, 2, 10, 12345.678, 1e9]) expect(logarithm(x)).toBeCloseTo(Math.log(x), 10)
  for (const n of [1, 2, 4095, 4096, 100_000]) expect(logarithmOf(n)).toBeCloseTo(Math.log(n), 10)
  for (const x of [0, -0.1, -1, -7.3, -30]) expect(exponential(x)).toBeCloseTo(Math.exp(x), 12)
  expect(exponential(-1000)).toBe(0)
})
