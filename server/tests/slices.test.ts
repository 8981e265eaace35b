import { expect, test } from "vitest"
import { Slices } from "../slices.ts"

function* long() {
  const until = performance.now() + 20
  while (performance.now() < until);
  yield
}

function* short() {
  yield
}

test("those who waited for a turn of the loop share the next one, as far as they fit in", async () => {
  const slices = new Slices()
  let turns = 0
  let isOver = false
  const tick = () => {
    turns++
    if (!isOver) setImmediate(tick)
  }
  let done = 0
  const first = slices.do(long())
  const others = Array.from({ length: 200 }, async () => {
    // Between two pieces it waits for what is no work of this thread's
    await slices.pause()
    await Promise.resolve()
    await slices.do(short())
    done++
  })
  setImmediate(tick)
  await Promise.all([first, ...others])
  isOver = true
  expect(done).toBe(200)
  expect(turns).toBeLessThan(50)
})

test("what somebody waits for does not stand in line behind what could wait", async () => {
  const slices = new Slices()
  let begun = 0
  function* counted() {
    begun++
    yield* long()
  }
  const others = Array.from({ length: 12 }, () => slices.do(counted()))
  const before = await slices.do(short(), true).then(() => begun)
  await Promise.all(others)
  expect(before).toBeLessThan(3)
  expect(begun).toBe(12)
})
