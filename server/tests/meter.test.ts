import { FastRandom } from "@genepool/engine"
import { expect, test } from "vitest"
import { giant, withGiants } from "../siege/fuzz/giants.ts"
import { Meter } from "../siege/fuzz/meter.ts"
import type { Spent } from "../siege/process.ts"

/** A server whose main thread has used so much each time that it is asked. */
function using(...looks: readonly (readonly [processor: number, tidying: number])[]) {
  const left = looks.map(([processor, tidying]): Spent => ({ processor, tidying }))
  return { alive: true, spent: async () => left.shift() as Spent }
}

test("a request that holds the server for more than 50 ms is found, and tidying up is nobody's", async () => {
  const meter = new Meter(using([1000, 0], [1049, 0], [1100, 0], [1180, 40], [1181, 40]))
  await meter.note(() => "before it began")
  await meter.begin()
  for (const name of ["quick", "slow", "tidied up", "quickest"]) await meter.note(() => name)
  expect(meter.overrun).toEqual([{ request: "slow", ms: 51, tidying: 0 }])
  expect(meter.figures.measured).toBe(4)
  expect(meter.figures.longest.map(({ request }) => request)).toEqual([
    "tidied up",
    "slow",
    "quick",
    "quickest",
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
