// Where the rooms lie on the picture of the facility: hexagons with a point at the top, for any map

import type { Place } from "../data/layouts.ts"

/** From the middle of a room to a corner. */
export const size = 100
export const roomWidth = Math.sqrt(3) * size
export const roomHeight = 2 * size
/** Night around the rooms. */
const margin = 22

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Ground {
  readonly width: number
  readonly height: number
  /** The middle of each room, by its number. */
  readonly spots: ReadonlyMap<number, Spot>
}

export function groundOf(places: readonly Place[]): Ground {
  const across = places.map(({ q, r }) => (q + r / 2) * roomWidth)
  const down = places.map(({ r }) => r * 1.5 * size)
  const left = Math.min(...across) - roomWidth / 2 - margin
  const top = Math.min(...down) - size - margin
  return {
    width: Math.max(...across) + roomWidth / 2 + margin - left,
    height: Math.max(...down) + size + margin - top,
    spots: new Map(places.map(({ room }, i) => [room, { x: across[i]! - left, y: down[i]! - top }])),
  }
}

/** The corners of a room of that size around a middle, from the top clockwise. */
export function corners({ x, y }: Spot, radius: number): Spot[] {
  const half = (Math.sqrt(3) / 2) * radius
  return [
    { x, y: y - radius },
    { x: x + half, y: y - radius / 2 },
    { x: x + half, y: y + radius / 2 },
    { x, y: y + radius },
    { x: x - half, y: y + radius / 2 },
    { x: x - half, y: y - radius / 2 },
  ]
}

const short = (n: number) => Math.round(n * 10) / 10

/** A hexagon as a path. */
export function hexagon(spot: Spot, radius: number): string {
  return `M${corners(spot, radius)
    .map(({ x, y }) => `${short(x)} ${short(y)}`)
    .join("L")}Z`
}

/** Where a room's button lies, in shares of the ground. */
export function boxOfRoom({ x, y }: Spot, { width, height }: Ground) {
  return {
    left: `${((x - roomWidth / 2) / width) * 100}%`,
    top: `${((y - roomHeight / 2) / height) * 100}%`,
    width: `${(roomWidth / width) * 100}%`,
    height: `${(roomHeight / height) * 100}%`,
  }
}

/** The shape of the map, and how close one must be able to come to it, also if it is very long. */
export function lensOf({ width, height }: Ground) {
  const shape = width / height
  return { shape, closest: 3 * Math.max(1, shape / 1.8, 0.8 / shape) }
}
