import { describe, expect, test } from "vitest"
import { type Box, placeTip } from "../tip-place.ts"

const screen: Box = { left: 0, top: 0, right: 390, bottom: 700 }
const size = { width: 240, height: 80 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const shares = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const tipOf = (thing: Box, others: readonly Box[] = [], uncovered: readonly Box[] = []) => {
  const { left, top } = placeTip(thing, size, screen, others, uncovered)
  return box(left, top, size.width, size.height)
}

describe("where a tip lies", () => {
  test("above its thing, where there is room", () => {
    expect(tipOf(box(100, 300, 60, 40))).toEqual(box(10, 212, 240, 80))
  })

  test("on the screen and beside its thing, wherever that is", () => {
    for (let left = -20; left < 380; left += 40)
      for (let top = 0; top < 680; top += 40) {
        const thing = box(left, top, 50, 50)
        const tip = tipOf(thing)
        expect(shares(tip, thing), `${left}, ${top}`).toBe(false)
        expect(tip.left >= 0 && tip.top >= 0 && tip.right <= 390 && tip.bottom <= 700).toBe(true)
      }
  })

  test("not on what can be touched, as long as another place is free", () => {
    const above = box(80, 200, 120, 80)
    const tip = tipOf(box(100, 300, 60, 40), [above])
    expect(shares(tip, above)).toBe(false)
    expect(tip.top).toBe(348)
  })

  test("not on the question above a button at the lower edge: past it", () => {
    const button = box(140, 640, 90, 50)
    const question = box(0, 570, 390, 60)
    const buttons = [box(40, 640, 90, 50), box(240, 640, 90, 50)]
    const tip = tipOf(button, buttons, [question])
    expect(shares(tip, question)).toBe(false)
    expect(tip.bottom).toBeLessThan(question.top)
    for (const other of buttons) expect(shares(tip, other)).toBe(false)
  })

  test("a thing as large as the screen is covered at its edge", () => {
    const tip = tipOf(box(0, 0, 390, 700))
    expect(tip.top >= 8 && tip.bottom <= 692).toBe(true)
  })
})
