import { expect, test } from "vitest"
import {
  type Bout,
  bootstrap,
  contest,
  greedy,
  outcomeOf,
  quantile,
  random,
  strengthOf,
  wilson,
} from "../index.ts"
import { steppingClock } from "./asking.ts"
import { prizes } from "./prizes.ts"

test("w is 1 where all are equal, at any table", () => {
  for (const seats of [2, 3, 4, 5]) expect(strengthOf(1 / seats, seats)).toBeCloseTo(1)
  expect(strengthOf(0.8, 2)).toBeCloseTo(4)
  expect(strengthOf(0.6, 4)).toBeCloseTo(4.5)
  expect(strengthOf(1, 2)).toBe(Number.POSITIVE_INFINITY)
})

test("intervals hold the share, and shrink as games are played", () => {
  const few = wilson(0.6, 10)
  const many = wilson(0.6, 1000)
  expect(few.low).toBeCloseTo(0.3127, 3)
  expect(few.high).toBeCloseTo(0.8318, 3)
  expect(many.high - many.low).toBeLessThan(0.07)
  const drawn = bootstrap(
    Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 1 : 0.2)),
    "seed",
  )
  expect(drawn.low).toBeGreaterThan(0.5)
  expect(drawn.high).toBeLessThan(0.7)
})

test("a quantile is a value that was seen", () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3)
  expect(quantile([5, 1, 3], 0.99)).toBe(5)
})

const contestants = [
  { name: "greedy", play: greedy(prizes), budget: { iterations: 1 } },
  { name: "random", play: random(), budget: { iterations: 1 } },
]
const plan = { game: prizes.game, seats: 3, players: contestants, seed: "arena", clock: steppingClock(1) }

test("a block is one deal, played by the first player from every seat", () => {
  const bouts: Bout[] = []
  contest({ ...plan, games: 6 }, (bout) => bouts.push(bout))
  expect(bouts.map(({ block }) => block)).toEqual([0, 0, 0, 1, 1, 1])
  expect(
    bouts
      .slice(0, 3)
      .map(({ seating }) => seating.indexOf(0))
      .sort((a, b) => a - b),
  ).toEqual([0, 1, 2])
  expect(bouts.every(({ seating }) => seating.filter((who) => who === 0).length === 1)).toBe(true)
})

test("among copies of itself a player gets a new deal in every game", () => {
  const scores: string[] = []
  const alone = { ...plan, players: [{ name: "random", play: random(), budget: { iterations: 1 } }] }
  contest({ ...alone, games: 6 }, ({ block, result }) => scores.push(`${block} ${result.scores.join("-")}`))
  expect(new Set(scores.map((score) => score.split(" ")[1])).size).toBeGreaterThan(3)
  expect(scores.map((score) => score.split(" ")[0])).toEqual(["0", "1", "2", "3", "4", "5"])
})

test("a contest adds up, and comes out the same again", () => {
  const outcome = contest({ ...plan, games: 30 })
  expect(contest({ ...plan, clock: steppingClock(1), games: 30 }).standings[0]?.share).toBe(
    outcome.standings[0]?.share,
  )
  const [first, others] = outcome.standings
  expect((first?.wins ?? 0) + (others?.wins ?? 0)).toBeCloseTo(30)
  expect(first?.games).toBe(30)
  expect(others?.games).toBe(60)
  expect(outcome.bySeat.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(30)
  expect(first?.w).toBeGreaterThan(1)
  expect(first?.wInterval.low).toBeLessThan(first?.w ?? 0)
  expect(first?.thinking.median).toBeGreaterThan(0)
})

test("who has won every game may still lose the next", () => {
  const result = { winners: [0], places: [1, 2], scores: [1, 0], parts: [{}, {}] }
  const bouts = Array.from({ length: 40 }, (_, n): Bout => {
    const seating = n % 2 === 0 ? [0, 1] : [1, 0]
    const winners = [seating.indexOf(0)]
    const block = Math.floor(n / 2)
    return {
      block,
      seating,
      result: { ...result, winners },
      choices: 9,
      sides: [],
      thinking: [[], []],
      iterations: [0, 0],
    }
  })
  const [first] = outcomeOf({ seats: 2, names: ["a", "b"], seed: "s" }, bouts).standings
  expect(first?.share).toBe(1)
  expect(first?.interval.low).toBeLessThan(0.95)
  expect(Number.isFinite(first?.wInterval.low)).toBe(true)
  // There is no upper bound, which JSON says by null
  expect(first?.wInterval.high).toBe(Number.POSITIVE_INFINITY)
})
