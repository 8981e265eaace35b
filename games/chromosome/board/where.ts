// Where on the map something takes place, so that what is told about it leaves it in sight

import type { RoomView } from "../rules/view.ts"

/**
 * Which halves of the map these rooms lie in rather, whatever its coordinates: what lies over it
 * goes to the others.
 */
export function awayFrom(map: readonly RoomView[], rooms: readonly unknown[]) {
  const leans = (of: (room: RoomView) => number) => {
    const all = map.map(of)
    const middle = (Math.min(...all) + Math.max(...all)) / 2
    return map.filter(({ room }) => rooms.includes(room)).reduce((sum, room) => sum + of(room) - middle, 0)
  }
  return {
    // A map that is wider than high leaves room above it: what is about no room lies on none there
    "data-above": leans(({ r }) => r) >= 0 || undefined,
    "data-left": leans(({ q, r }) => q + r / 2) > 0 || undefined,
  }
}
