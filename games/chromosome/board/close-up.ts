// How close one must come to a map to read and touch its rooms, and where

import { whole, within, type Zoom } from "./zoom.ts"

/**
 * How wide a room is on the screen when one has come close; below which it is small, and too small
 * to be touched.
 */
const close = 92
const small = 78
const tiny = 44

interface Spot {
  /** The middle, in shares of the whole map. */
  readonly x: number
  readonly y: number
  /** How wide it is when all of the map is seen. */
  readonly pixels: number
}

/** Measured by the map as it is drawn, which may still be on its way to the latest zoom. */
function spotsOf(lens: HTMLElement, things: Iterable<Element>): Spot[] {
  const seen = lens.getBoundingClientRect()
  const map = lens.firstElementChild?.getBoundingClientRect() ?? seen
  return [...things].map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    return {
      x: (left + width / 2 - map.left) / map.width,
      y: (top + height / 2 - map.top) / map.height,
      pixels: (width * seen.width) / map.width,
    }
  })
}

const roomsOf = (lens: HTMLElement) => lens.querySelectorAll(".chr-room")
const choicesOf = (lens: HTMLElement) =>
  lens.querySelectorAll(".chr-room[data-offered]:not([aria-pressed=true])")

const markedOf = (lens: HTMLElement) => lens.querySelectorAll(".chr-room:is([data-mark], [data-tested])")

/**
 * Around that one of the rooms that can be chosen now which is in their midst; else in the midst of
 * all.
 */
export function closeUp(lens: HTMLElement, closest: number): Zoom {
  const choices = choicesOf(lens)
  const spots = spotsOf(lens, choices.length > 0 ? choices : roomsOf(lens))
  const [any] = spots
  if (any === undefined) return whole
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length
  const far = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
  const middle = spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best))
  return around(middle, Math.max(1.8, close / any.pixels), closest)
}

function around({ x, y }: Spot, scale: number, closest: number): Zoom {
  const size = Math.min(closest, scale)
  return within(size, 0.5 - x * size, 0.5 - y * size, closest)
}

/**
 * How one sees the map best, as long as one has not chosen: all of it, where its rooms are large;
 * on a phone what can be chosen, all of that; and a part of it, where the rooms would be too small
 * for a finger.
 */
export function atItsBest(lens: HTMLElement, closest: number, isAbout: boolean): Zoom {
  const rooms = spotsOf(lens, roomsOf(lens))
  const [any] = rooms
  if (any === undefined || any.pixels === 0 || any.pixels >= small) return whole
  const asked = isAbout ? spotsOf(lens, [...choicesOf(lens), ...markedOf(lens)]) : []
  const shown = asked.length > 0 ? asked : rooms
  const { width, height } = lens.getBoundingClientRect()
  const middle = (of: (spot: Spot) => number) => (Math.min(...shown.map(of)) + Math.max(...shown.map(of))) / 2
  const reach = (of: (spot: Spot) => number) => Math.max(...shown.map(of)) - Math.min(...shown.map(of))
  // A room is a seventh higher than wide
  const scale = Math.min(
    close / any.pixels,
    1 / (reach(({ x }) => x) + (1.1 * any.pixels) / width),
    1 / (reach(({ y }) => y) + (1.25 * any.pixels) / height),
  )
  if (any.pixels * Math.max(1, scale) < tiny) return closeUp(lens, closest)
  // Not worth a movement
  if (scale < 1.1) return whole
  return around({ x: middle(({ x }) => x), y: middle(({ y }) => y), pixels: any.pixels }, scale, closest)
}

/** The map moved so that one of these things is seen; not at all, if one is. */
export function broughtIntoView(
  lens: HTMLElement,
  things: Iterable<Element>,
  now: Zoom,
  closest: number,
): Zoom {
  const spots = spotsOf(lens, things)
  const isSeen = ({ x, y }: Spot) =>
    [now.x + x * now.scale, now.y + y * now.scale].every((at) => at > 0 && at < 1)
  const [first] = spots
  return first === undefined || spots.some(isSeen) ? now : around(first, now.scale, closest)
}

/** What can be chosen now, or else what it is about, must not all lie out of sight. */
export function withChoices(lens: HTMLElement, now: Zoom, closest: number): Zoom {
  const choices = choicesOf(lens)
  const things = choices.length > 0 ? choices : markedOf(lens)
  return broughtIntoView(lens, things, now, closest)
}
