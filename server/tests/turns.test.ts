import { expect, test } from "vitest"
import { Turns } from "../turns.ts"

/** Work that waits for nothing and takes the loop for so long. */
const busy = (milliseconds: number) => async () => {
  const until = performance.now() + milliseconds
  while (performance.now() < until) await Promise.resolve()
}

test("many who come at once are all let in, in order, and others have their turn in between", async () => {
  const turns = new Turns()
  const done: number[] = []
  let others = 0
  let isOver = false
  const tick = () => {
    others++
    if (!isOver) setImmediate(tick)
  }
  setImmediate(tick)
  const all = Array.from({ length: 40 }, (_, i) =>
    turns.do(async () => {
      await busy(1)()
      done.push(i)
    }),
  )
  await Promise.all(all)
  isOver = true
  expect(done).toEqual(Array.from({ length: 40 }, (_, i) => i))
  expect(others).toBeGreaterThanOrEqual(8)
})

test("those who wait for something hold nobody up, up to a number, and a failure is its own", async () => {
  const turns = new Turns()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let inside = 0
  const waiting = Array.from({ length: 40 }, () =>
    turns.do(async () => {
      inside++
      await gate
    }),
  )
  const failing = turns.do(() => Promise.reject(new Error("away")))
  for (let i = 0; i < 200 && inside < 32; i++) await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(inside).toBe(32)
  open()
  await Promise.all(waiting)
  await expect(failing).rejects.toThrow("away")
  expect(await turns.do(async () => "still open")).toBe("still open")
})

test("where everything else takes long, those who come get less of a turn", async () => {
  const turns = new Turns()
  let others = 0
  let isOver = false
  const tick = () => {
    const until = performance.now() + 8
    while (performance.now() < until);
    others++
    if (!isOver) setImmediate(tick)
  }
  setImmediate(tick)
  await new Promise(setImmediate)
  await Promise.all(Array.from({ length: 24 }, () => turns.do(busy(0.8))))
  isOver = true
  // Five would fit into four milliseconds
  expect(others).toBeGreaterThan(8)
})
