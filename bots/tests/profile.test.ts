import { expect, test } from "vitest"
import { profileOf, type Sat } from "../index.ts"

const judged = (n: number, seat: number, ask: string, lost: number, stake: number) => ({
  n,
  seat,
  ask,
  lost,
  stake,
})

const sat = (game: string, seat: number, list: ReturnType<typeof judged>[], luck: number): Sat => ({
  seat,
  review: {
    game,
    choices: 90,
    judged: list,
    accuracy: [],
    accounts: [0, 1].map((at) => ({
      start: 0.5,
      own: 0,
      others: 0,
      luck: at === seat ? luck : 0,
      unseen: 0,
      result: 1,
    })),
  },
})

test("a profile puts the seat's choices together by phase, by kind and by game, and nobody else's", () => {
  const { games, all, phases, kinds, progress } = profileOf([
    sat(
      "krom",
      0,
      [judged(1, 0, "a", 0.1, 0.2), judged(30, 0, "b", 0, 0.2), judged(31, 1, "a", 0.9, 0.9)],
      0.25,
    ),
    sat(
      "krom",
      1,
      [judged(31, 1, "b", 0.2, 0.4), judged(61, 1, "b", 0, 0.2), judged(90, 0, "b", 0.9, 0.9)],
      -0.5,
    ),
  ])
  expect(games).toBe(2)
  expect(all).toMatchObject({ choices: 4, accuracy: { share: 0.7 } })
  expect(all.lost).toBeCloseTo(0.3, 12)
  expect(phases.map(({ name, choices, accuracy }) => [name, choices, accuracy?.share])).toEqual([
    ["opening", 2, 0.75],
    ["middle", 1, 0.5],
    ["end", 1, 1],
  ])
  // What cost most comes first
  expect(kinds.map(({ name, choices, lost }) => [name, choices, lost])).toEqual([
    ["krom b", 3, 0.2],
    ["krom a", 1, 0.1],
  ])
  expect(progress.map(({ name, luck, accuracy }) => [name, luck, accuracy?.share])).toEqual([
    ["1", 0.25, 0.75],
    ["2", -0.5, expect.closeTo(2 / 3, 12)],
  ])
})

test("where nothing was at stake nothing is said", () => {
  expect(profileOf([]).all).toEqual({ name: "all", accuracy: null, lost: 0, choices: 0 })
})

test("one choice tells nothing about the next: from few the interval is as wide as it can be", () => {
  const of = (count: number) =>
    profileOf([
      sat(
        "krom",
        0,
        Array.from({ length: count }, (_, n) => judged(n, 0, "a", 0.1, 0.2)),
        0,
      ),
    ]).all.accuracy
  expect(of(1)).toEqual({ share: 0.5, low: 0, high: 1, choices: 1 })
  expect(of(3)).toEqual({ share: expect.closeTo(0.5, 12), low: 0, high: 1, choices: 3 })
  expect(of(30)?.low).toBeCloseTo(0.5, 12)
})
