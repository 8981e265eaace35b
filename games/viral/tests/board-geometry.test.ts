// Nothing that an organ carries lies on anything else, also when every organ is full and in a crisis

import { describe, expect, test } from "vitest"
import { organMarks, organPlaces, standingRoom, zonePlaces } from "../board/geometry.ts"
import { organIds, zoneIds } from "../data/organs.ts"

interface Thing {
  readonly what: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const around = (what: string, x: number, y: number, w: number, h: number): Thing => ({
  what,
  left: x - w / 2,
  top: y - h / 2,
  right: x + w / 2,
  bottom: y + h / 2,
})

const overlap = (a: Thing, b: Thing) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

/** With that many pixels to a unit; what must stay legible grows where the picture is small. */
function thingsAt(unit: number): Thing[] {
  const dots = 5 * Math.max(4 / unit, 8) + 4 * 2.5 + 8
  const zoneToken = { w: Math.max(60, 86 * unit) / unit, h: 44 / unit }
  const number = 16 / unit
  return [
    ...organIds.flatMap((organ) => {
      const { x, y, w, h } = organPlaces[organ]
      const [left, top, width, height] = standingRoom[organ]
      const room = { w: w * width, h: h * height }
      const { name, dots: row, crisis } = organMarks[organ]
      const shift = name.side === "ends" ? -27 - number / 2 : name.side === "begins" ? 27 + number / 2 : 0
      return [
        around(
          `viruses ${organ}`,
          x - w / 2 + w * left + room.w / 2,
          y - h / 2 + h * top + room.h / 2,
          room.w,
          room.h,
        ),
        around(`dots ${organ}`, row.x, row.y, dots, Math.max(4 / unit, 8) + 4),
        around(`crisis ${organ}`, crisis.x, crisis.y, 46, 46),
        around(`number ${organ}`, name.x + shift, name.y - number / 2, number, number),
      ]
    }),
    ...zoneIds.map((zone) => {
      const { x, y } = zonePlaces[zone]
      return around(`zone ${zone}`, x, y, zoneToken.w, zoneToken.h)
    }),
  ]
}

describe("what an organ carries lies on nothing else", () => {
  test.each([
    ["on a phone", 0.47],
    ["on a tablet", 0.5],
    ["on a desktop", 0.7],
  ])("%s", (_screen, unit) => {
    const things = thingsAt(unit)
    const found = things.flatMap((a, at) =>
      things
        .slice(at + 1)
        .filter((b) => overlap(a, b))
        .map((b) => `${a.what} on ${b.what}`),
    )
    expect(found).toEqual([])
  })
})
