import { expect, test } from "vitest"
import { awayFrom } from "../board/where.ts"
import type { RoomView } from "../rules/view.ts"

const map = [
  { room: "top", q: 0, r: -1 },
  { room: "middle", q: 0, r: 0 },
  { room: "bottom", q: 0, r: 1 },
] as unknown as RoomView[]

test("what is told stands above the map, unless it is about rooms that lie there", () => {
  expect(awayFrom(map, [])["data-above"]).toBe(true)
  expect(awayFrom(map, ["middle"])["data-above"]).toBe(true)
  expect(awayFrom(map, ["bottom"])["data-above"]).toBe(true)
  expect(awayFrom(map, ["top"])["data-above"]).toBeUndefined()
})
