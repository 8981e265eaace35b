import { expect, test } from "vitest"
import { onePress } from "../table/one-press.ts"

test("a second Enter or space within 400 ms of a choice does nothing; later it does", () => {
  let now = 1000
  const press = onePress(() => now)
  expect(press.isSecond("Enter")).toBe(false)
  press.chosen()
  for (const [after, isSecond] of [
    [0, true],
    [399, true],
    [400, false],
  ] as const) {
    now = 1000 + after
    expect(press.isSecond("Enter")).toBe(isSecond)
    expect(press.isSecond(" ")).toBe(isSecond)
  }
})

test("whoever goes somewhere else first means it", () => {
  const press = onePress(() => 0)
  press.chosen()
  expect(press.isSecond("Enter")).toBe(true)
  expect(press.isSecond("ArrowUp")).toBe(false)
  expect(press.isSecond("Enter")).toBe(false)
})
