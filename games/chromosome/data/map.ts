// Maps: tiles in their places, as the layouts or players of their own have them.

import { BadInput, readList, readNumber, readRow, refuseDoubles } from "@genepool/engine"
import type { Place } from "./layouts.ts"
import { mostRows } from "./lengths.ts"
import type { RoomRow } from "./rooms.ts"

/** Steps from a hexagon to its six neighbours. */
const steps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const

/** `{ "rooms": [{ "room": 14, "q": 1, "r": 0 }, …] }`, as players write a map of their own. */
export function parseMap(value: unknown, where: string): Place[] {
  const { rooms } = readRow(value, where, ["rooms"])
  return parsePlaces(rooms, `${where}.rooms`)
}

export function parsePlaces(value: unknown, where: string): Place[] {
  const places = readList(value, where, mostRows, (item, place) => {
    const { room, q, r } = readRow(item, place, ["room", "q", "r"])
    return {
      room: readNumber(room, `${place}.room`, 1, 20),
      q: readNumber(q, `${place}.q`, -20, 20),
      r: readNumber(r, `${place}.r`, -20, 20),
    }
  })
  refuseDoubles(places, where, ({ room }) => room)
  refuseDoubles(places, where, ({ q, r }) => `place ${q},${r}`)
  return places
}

/** CHR-MAP-01: the numbers of the rooms that share an edge with each room. */
export function neighboursOf(places: readonly Place[]): Map<number, number[]> {
  const at = new Map(places.map(({ room, q, r }) => [`${q},${r}`, room]))
  return new Map(
    places.map(({ room, q, r }) => [
      room,
      steps.map(([dq, dr]) => at.get(`${q + dq},${r + dr}`)).filter((next) => next !== undefined),
    ]),
  )
}

/** CHR-SETUP-02: refuses a map that cannot be played on. */
export function checkMap(
  places: readonly Place[],
  roomRow: (room: number) => RoomRow,
  seats: number,
  where: string,
): void {
  const starts = places.filter(({ room }) => roomRow(room).start)
  if (starts.length < seats)
    throw new BadInput(where, `at least ${seats} starting rooms, one for each player`, `${starts.length}`)
  const neighbours = neighboursOf(places)
  const next = (room: number) => neighbours.get(room) ?? []
  for (const { room } of starts)
    if (!next(room).some((other) => roomRow(other).sterility === 1))
      throw new BadInput(where, `a room of sterility 1 beside the starting room ${room}`, next(room))
  const first = places[0]!.room
  const reached = new Set([first])
  for (const room of reached) for (const other of next(room)) reached.add(other)
  const apart = places.filter(({ room }) => !reached.has(room)).map(({ room }) => room)
  if (apart.length > 0) throw new BadInput(where, `a map in one piece with room ${first}`, apart)
}
