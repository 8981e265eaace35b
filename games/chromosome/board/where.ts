// Where on the map something takes place, so that what is told about it leaves it in sight

import type { RoomView } from "../rules/view.ts"

/** Whether these rooms lie rather in the lower half of the map, whatever its coordinates. */
export function isLow(map: readonly RoomView[], rooms: readonly unknown[]): boolean {
  const rows = map.map(({ r }) => r)
  const middle = (Math.min(...rows) + Math.max(...rows)) / 2
  return map.filter(({ room }) => rooms.includes(room)).reduce((sum, { r }) => sum + r - middle, 0) > 0
}
