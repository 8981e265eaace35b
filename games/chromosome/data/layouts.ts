// CHR-CONST-32: the maps for two, three and four players. That they have 15 or 19 rooms is public;
// where each tile lies was reconstructed.

import type { Status } from "./status.ts"

/** A tile in its place: axial coordinates of pointy-top hexagons, r grows downwards. */
export interface Place {
  readonly room: number
  readonly q: number
  readonly r: number
}

export interface Layout {
  readonly places: readonly Place[]
  readonly status: Status
}

/** Layouts by the number of players they are meant for. */
export const layoutNames = ["two", "three", "four"] as const
export type LayoutName = (typeof layoutNames)[number]

/** Rows of the map from top to bottom, each with its first q. */
function layout(...rows: readonly (readonly [r: number, q: number, ...rooms: number[]])[]): Layout {
  const places = rows.flatMap(([r, q, ...rooms]) => rooms.map((room, i) => ({ room, q: q + i, r })))
  return { places, status: "reconstructed" }
}

export const layouts: { readonly [name in LayoutName]: Layout } = {
  two: layout(
    [-2, 1, 4],
    [-1, -1, 6, 17, 10, 8],
    [0, -2, 3, 15, 18, 14, 1],
    [1, -2, 7, 9, 16, 5],
    [2, -1, 2],
  ),
  three: layout(
    [-2, 0, 3, 11, 20],
    [-1, -1, 9, 16, 13, 7],
    [0, -2, 19, 10, 17, 14, 1],
    [1, -2, 6, 15, 12, 5],
    [2, -2, 2, 8, 18],
  ),
  four: layout(
    [-2, 0, 12, 4, 20],
    [-1, -1, 6, 17, 10, 8],
    [0, -2, 3, 15, 18, 14, 1],
    [1, -2, 7, 9, 16, 5],
    [2, -2, 19, 2, 11],
  ),
}
