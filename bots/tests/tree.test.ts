import type { Choice } from "@genepool/engine"
import { expect, test } from "vitest"
import { hashOf } from "../search/choices.ts"
import { exponential, logarithm, logarithmOf } from "../search/exact.ts"
import { Tree } from "../search/tree.ts"

test("equal choices have one hash, whatever world they come from", () => {
  const choices: Choice[] = []
  for (let i = 0; i < 200; i++)
    choices.push({ do: "move", from: i % 20, to: `space${i % 7}`, cards: [i, i + 1] })
  const given = choices.map(hashOf)
  expect(new Set(given).size).toBe(200)
  expect(given).not.toContain(0)
  expect(choices.map((choice) => hashOf({ ...choice }))).toEqual(given)
  expect(hashOf({ cards: [3, 4], to: "space3", from: 3, do: "move" })).toBe(given[3])
})

const mark = (cell: number): Choice => ({ do: "mark", cell })

test("an option leads to the same node, whatever stands beside it on the list", () => {
  const tree = new Tree(100)
  tree.look(0, 0, [mark(1), mark(2), mark(3)])
  const [one, two, three] = tree.arms
  tree.look(0, 0, [mark(0), mark(3), mark(2)])
  expect(tree.arms.slice(1, 3)).toEqual([three, two])
  expect([one, two, three]).not.toContain(tree.arms[0])
  const [zero] = tree.arms
  tree.look(0, 0, [mark(3), mark(0)])
  expect(tree.arms.slice(0, 2)).toEqual([three, zero])
})

test("each seat has nodes of its own, and so has each place in the tree", () => {
  const tree = new Tree(100)
  const seen = new Set<number>()
  tree.look(0, 0, [mark(1), mark(2)])
  const [first] = tree.arms as [number]
  for (const arm of tree.arms) seen.add(arm)
  for (const [node, seat] of [
    [0, 1],
    [0, 2],
    [first, 0],
    [first, 1],
  ] as const) {
    tree.look(node, seat, [mark(1), mark(2)])
    for (const arm of tree.arms.slice(0, 2)) seen.add(arm)
    expect(tree.seats[tree.arms[0] as number]).toBe(seat)
  }
  seen.add(tree.after(0, 5))
  expect(seen.size).toBe(2 + 8 + 1)
  expect(tree.after(0, 5)).toBe(tree.after(0, 5))
})

test("a tree grows, and still finds everything", () => {
  const tree = new Tree(1 << 16)
  const options = Array.from({ length: 100 }, (_, i) => mark(i))
  const before: number[][] = []
  for (let node = 0; node < 300; node++) {
    tree.makeRoom()
    tree.look(node, node % 3, options)
    tree.values[tree.arms[7] as number] = node
    before.push(tree.arms.slice())
  }
  expect(tree.size).toBeGreaterThan(1 << 14)
  for (let node = 0; node < 300; node++) {
    tree.look(node, node % 3, options.toReversed())
    expect(tree.arms.toReversed()).toEqual(before[node])
    expect(tree.values[before[node]?.[7] as number]).toBe(node)
  }
})

test("a full tree finds what it has and takes nothing more", () => {
  const tree = new Tree(3)
  tree.look(0, 0, [mark(1), mark(2), mark(3)])
  expect(tree.arms).toEqual([1, 2, 0])
  tree.look(1, 0, [mark(1)])
  expect(tree.arms[0]).toBe(0)
  tree.look(0, 0, [mark(2)])
  expect(tree.arms[0]).toBe(2)
  tree.clear()
  tree.look(0, 0, [mark(2)])
  expect(tree.arms[0]).toBe(1)
})

test("logarithm and exponential are right to ten digits", () => {
  for (const x of [1, 1.5, 2, 10, 12345.678, 1e9]) expect(logarithm(x)).toBeCloseTo(Math.log(x), 10)
  for (const n of [1, 2, 4095, 4096, 100_000]) expect(logarithmOf(n)).toBeCloseTo(Math.log(n), 10)
  for (const x of [0, -0.1, -1, -7.3, -30]) expect(exponential(x)).toBeCloseTo(Math.exp(x), 12)
  expect(exponential(-1000)).toBe(0)
})
