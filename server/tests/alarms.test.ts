import { expect, test } from "vitest"
import { Problem } from "../problem.ts"
import { Alarms } from "../tables/alarms.ts"
import { HandClock } from "../testing/hand-clock.ts"

const log = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** A clock that can be set, as somebody sets a machine's: timers that run already run on. */
class SetClock extends HandClock {
  ahead = 0
  override now(): number {
    return super.now() + this.ahead
  }
}

test("an alarm rings by the clock as it is, though somebody has set it", () => {
  const clock = new SetClock()
  const rung: number[] = []
  const alarms = new Alarms(clock, log, async () => void rung.push(clock.now()))
  const at = clock.now() + 3_600_000
  alarms.set("table", at)
  clock.turn(1000)
  clock.ahead = 3_600_000
  clock.turn(30_000)
  expect(rung).toHaveLength(1)
  // Set back, it does not ring too early
  alarms.set("table", clock.now() + 60_000)
  clock.ahead = 0
  clock.turn(3_600_000)
  expect(rung).toHaveLength(1)
  clock.turn(90_000)
  expect(rung).toHaveLength(2)
})

test("pauses grow to ten seconds and no further, and are short again once it has worked", async () => {
  const clock = new HandClock()
  const tries: number[] = []
  const alarms = new Alarms(clock, log, async () => {
    tries.push(clock.now())
    throw new Error("the disk is full")
  })
  alarms.set("table", clock.now())
  for (let i = 0; i < 60 * 60; i++) {
    clock.turn(1000)
    await new Promise(setImmediate)
  }
  const pauses = tries.slice(1).map((at, i) => at - (tries[i] as number))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(11_000)
  // Not all in step: each is spread over the upper half
  expect(new Set(pauses.slice(-100)).size).toBeGreaterThan(3)
  expect(tries.length).toBeLessThan(900)
  alarms.worked("table")
  tries.length = 0
  alarms.set("table", clock.now())
  clock.turn(0)
  await new Promise(setImmediate)
  clock.turn(250)
  expect(tries).toHaveLength(2)
})

test("what can never be done is not tried again", async () => {
  const clock = new HandClock()
  let tries = 0
  const alarms = new Alarms(clock, log, async () => {
    tries++
    throw new Problem("notFound", "There is no such table.", "It is gone.")
  })
  alarms.set("table", clock.now())
  clock.turn(0)
  await new Promise(setImmediate)
  clock.turn(60_000)
  expect(tries).toBe(1)
})
