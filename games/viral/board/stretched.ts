// The patient as wide or as high as there is room for: body and vessels grow, organs stand further
// apart, and nothing that lies on them is drawn out of its shape

import { type OrganId, organIds, type ZoneId, zoneIds } from "../data/organs.ts"
import type { Marks, Place, Pose, Spot } from "./geometry.ts"

/** Beyond that it is no body any more. */
const most = 1.3
/** A box that changes by a pixel draws nothing anew. */
const step = 0.05
export function stretched(pose: Pose, wide: number, high: number): Pose {
  const slack = wide / high / (pose.width / pose.height)
  const times = (ratio: number) => Math.min(most, 1 + Math.floor((ratio - 1) / step) * step)
  const [sx, sy] = slack > 1 ? [times(slack), 1] : [1, times(1 / slack)]
  return sx === 1 && sy === 1 ? pose : stretchedBy(pose, sx, sy)
}

/** Each only once: things that are in the same pose know it by being the same. */
const made = new Map<string, Pose>()

function stretchedBy(pose: Pose, sx: number, sy: number): Pose {
  const name = `${pose.name} ${sx.toFixed(2)} ${sy.toFixed(2)}`
  const known = made.get(name)
  if (known !== undefined) return known
  const moved = ({ x, y }: Spot): Spot => ({ x: x * sx, y: y * sy })
  const path = (d: string) => {
    let isX = false
    return d.replace(/-?\d+(\.\d+)?/g, (number) => {
      isX = !isX
      return String(Math.round(Number(number) * (isX ? sx : sy) * 10) / 10)
    })
  }
  // As large as before: what an organ carries finds its room
  const place = (organ: OrganId): Place => {
    const { w, h, ...middle } = pose.places[organ]
    return { ...moved(heartOf(pose, organ, sx) ?? middle), w, h }
  }
  const marks = (organ: OrganId): Marks => {
    const from = pose.places[organ]
    const to = place(organ)
    const along = (spot: Spot): Spot => ({ x: spot.x + to.x - from.x, y: spot.y + to.y - from.y })
    const { name, dots, crisis } = pose.marks[organ]
    return { name: { ...name, ...along(name) }, dots: along(dots), crisis: along(crisis) }
  }
  const result: Pose = {
    name: pose.name,
    width: pose.width * sx,
    height: pose.height * sy,
    grow: pose.grow,
    torso: `scale(${sx} ${sy}) ${pose.torso ?? ""}`.trim(),
    places: eachOf(organIds, place),
    marks: eachOf(organIds, marks),
    zones: eachOf(zoneIds, (zone: ZoneId) => moved(pose.zones[zone])),
    ways: Object.fromEntries(Object.entries(pose.ways).map(([way, d]) => [way, path(d)])),
    lymph: {
      organs: pose.lymph.organs,
      ...moved(pose.lymph),
      paths: Object.fromEntries(Object.entries(pose.lymph.paths).map(([organ, d]) => [organ, path(d)])),
    },
  }
  made.set(name, result)
  return result
}

/** Its halves keep their distance, about the same middle. */
function heartOf({ places }: Pose, organ: OrganId, sx: number): Spot | null {
  if (organ !== "HE1" && organ !== "HE2") return null
  const { x, y } = places[organ]
  const middle = (places.HE1.x + places.HE2.x) / 2
  return { x: middle + (x - middle) / sx, y }
}

function eachOf<K extends OrganId | ZoneId, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>
}
