import { Histogram } from "prom-client"
import { expect, test } from "vitest"
import { quantileOf } from "../operators/quantile.ts"

const histogram = () =>
  new Histogram({ name: "x", help: "x", labelNames: ["of"], buckets: [1, 2, 4], registers: [] })

test("as histogram_quantile reckons: evenly spread within a bucket, all labels together or one alone", async () => {
  const times = histogram()
  for (const value of [0.5, 0.6, 1.5, 1.6]) times.observe({ of: "a" }, value)
  for (const value of [3, 3, 3, 3]) times.observe({ of: "b" }, value)
  expect(await quantileOf(times, 0.25)).toBe(1)
  expect(await quantileOf(times, 0.5)).toBe(2)
  expect(await quantileOf(times, 0.75)).toBe(3)
  expect(await quantileOf(times, 0.5, { of: "a" })).toBe(1)
  expect(await quantileOf(times, 1, { of: "b" })).toBe(4)
})

test("nothing yet is nothing, and beyond the last edge it is the last edge", async () => {
  const times = histogram()
  expect(await quantileOf(times, 0.5)).toBeNull()
  times.observe({ of: "a" }, 100)
  expect(await quantileOf(times, 0.5)).toBe(4)
  expect(await quantileOf(times, 0.5, { of: "b" })).toBeNull()
})
