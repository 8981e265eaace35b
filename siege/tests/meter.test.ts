import { FastRandom } from "@genepool/engine"
import type { Spent } from "@genepool/server/testing"
import { expect, test } from "vitest"
import { giant, withGiants } from "../fuzz/giants.ts"
import { Meter } from "../fuzz/meter.ts"

type Look = readonly [processor: number, held: number, tidying: number]

/** A server whose main thread has used so much each time that it is asked. */
function using(...looks: readonly Look[]) {
  const left = looks.map(([processor, held, tidying]): Spent => ({ processor, held, tidying }))
  return { alive: true, spent: async () => left.shift() as Spent }
}

test("a request that holds the server for more than 50 ms is found, and tidying up is nobody's", async () => {
  const meter = new Meter(
    using([1000, 9, 0], [1049, 49, 0], [1100, 51, 0], [1180, 80, 40], [1380, 30, 40], [1581, 30, 40]),
  )
  await meter.note(() => "before it began")
  await meter.begin()
  for (const name of ["quick", "slow", "tidied up", "in pieces", "in too many"]) await meter.note(() => name)
  expect(meter.overrun).toEqual([
    { request: "slow", ms: 51, inAll: 51, tidying: 0 },
    { request: "in too many", ms: 30, inAll: 201, tidying: 0 },
  ])
  expect(meter.figures.measured).toBe(5)
  expect(meter.figures.longest.map(({ request }) => request).slice(0, 3)).toEqual([
    "tidied up",
    "slow",
    "quick",
  ])
})

test("among the giants are marks to be put in order, depth that no program could write, lists and keys", () => {
  const random = new FastRandom("giants")
  const sent = Array.from({ length: 400 }, () => withGiants(JSON.stringify({ name: giant(random) })))
  for (const kind of [
    /(\u0316\u0301){20000}/,
    /\[{60000}/,
    /({"a":){10000}/,
    /9{60000}/,
    /(0,){20000}/,
    /"k5000":0/,
    /(a ){7000}!/,
  ])
    expect(sent.some((text) => kind.test(text))).toBe(true)
})
