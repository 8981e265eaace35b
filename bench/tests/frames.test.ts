import { expect, test } from "vitest"
import { seenOf } from "../frames.ts"

test("the worst of twenty frames and taps, and the longest task", () => {
  const gaps = Array.from({ length: 40 }, (_, at) => at)
  expect(seenOf(gaps, [3, 80, 51], [10, 30, 20])).toEqual({
    frames: 40,
    late95: 38,
    latest: 39,
    longestTask: 80,
    over50: 2,
    taps: 3,
    tap95: 30,
  })
})

test("where nothing was shown or touched there is no figure to be glad of", () => {
  expect(() => seenOf([], [12], [10])).toThrow("no frame was drawn")
  expect(() => seenOf([16], [12], [])).toThrow("no tap changed anything")
})
