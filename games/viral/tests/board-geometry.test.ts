// Nothing that an organ carries lies on anything else, also when every organ is full and in a
// crisis

import { describe, expect, test } from "vitest"
import { type Pose, standingRoom, upright } from "../board/geometry.ts"
import { lying } from "../board/lying.ts"
import { poseFor } from "../board/pose.ts"
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
function thingsAt({ places, marks, zones, grow }: Pose, unit: number): Thing[] {
  const large = unit * grow
  const dot = Math.max(6, 10 * large) / unit
  const zoneToken = { w: Math.max(60, 86 * large) / unit, h: Math.max(44, 46 * large) / unit }
  const number = 16 / unit
  return [
    ...organIds.flatMap((organ) => {
      const { x, y, w, h } = places[organ]
      const [left, top, width, height] = standingRoom[organ]
      const room = { w: w * width, h: h * height }
      const { name, dots: row, crisis } = marks[organ]
      const shift = (name.side === "ends" ? -1 : name.side === "begins" ? 1 : 0) * (27 * grow + number / 2)
      return [
        around(
          `viruses ${organ}`,
          x - w / 2 + w * left + room.w / 2,
          y - h / 2 + h * top + room.h / 2,
          room.w,
          room.h,
        ),
        around(`dots ${organ}`, row.x, row.y, 5 * dot, dot),
        around(`crisis ${organ}`, crisis.x, crisis.y, 46 * grow, 46 * grow),
        around(`number ${organ}`, name.x + shift, name.y - number / 2, number, number),
      ]
    }),
    ...zoneIds.map((zone) => {
      const { x, y } = zones[zone]
      return around(`zone ${zone}`, x, y, zoneToken.w, zoneToken.h)
    }),
  ]
}

describe("what an organ carries lies on nothing else", () => {
  test.each([
    ["on a phone", upright, 0.47],
    ["on a tablet", upright, 0.7],
    ["on a desk", lying, 0.64],
    ["on a wall", lying, 1.4],
    ["on a tablet that lies", poseFor(780, 585), 0.6],
    ["on a high phone", poseFor(470, 700), 0.6],
    ["in a wide box", poseFor(760, 600), 0.75],
  ])("%s", (_screen, pose, unit) => {
    const things = thingsAt(pose, unit)
    const found = things.flatMap((a, at) =>
      things
        .slice(at + 1)
        .filter((b) => overlap(a, b))
        .map((b) => `${a.what} on ${b.what}`),
    )
    expect(found).toEqual([])
  })
})

test.each([
  [824, 469, "lying"],
  [740, 626, "upright"],
  [382, 440, "upright"],
  [492, 304, "lying"],
])("in a box of %d by %d the patient is drawn %s, which shows organs larger", (wide, high, name) => {
  expect(poseFor(wide, high).name).toBe(name)
})

test.each([
  [780, 585],
  [760, 600],
  [470, 700],
])(
  "in a box of %d by %d the body grows towards its edges, and vessels end where organs are",
  (wide, high) => {
    const pose = poseFor(wide, high)
    const whole = pose.name === "lying" ? lying : upright
    expect(Math.max(pose.width / whole.width, pose.height / whole.height)).toBeGreaterThan(1.1)
    const { places, ways } = pose
    for (const organ of organIds)
      for (const [way, path] of Object.entries(ways).filter(([way]) => !way.startsWith("touch"))) {
        if (!way.endsWith(organ)) continue
        const to = places[organ]
        const [x = 0, y = 0] =
          path
            .match(/[\d.]+/g)
            ?.slice(-2)
            .map(Number) ?? []
        expect(Math.abs(x - to.x), way).toBeLessThan(to.w * 0.75)
        expect(Math.abs(y - to.y), way).toBeLessThan(to.h * 0.9)
      }
  },
)
