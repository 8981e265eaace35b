// VIR-CMP-04: the eight zone tokens; six of them lie on the zones.

import type { Status } from "./status.ts"

export const zoneTokenIds = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"] as const
export type ZoneTokenId = (typeof zoneTokenIds)[number]

export interface Face {
  readonly vp: number
  readonly research: number
}

export interface ZoneTokenRow {
  readonly id: ZoneTokenId
  readonly white: Face
  readonly blue: Face
  readonly status: Status
}

export const zoneTokenRows: readonly ZoneTokenRow[] = [
  { id: "T1", white: { vp: 1, research: -2 }, blue: { vp: 2, research: -3 }, status: "reconstructed" },
  { id: "T2", white: { vp: 1, research: -1 }, blue: { vp: 3, research: -1 }, status: "reconstructed" },
  { id: "T3", white: { vp: 2, research: 1 }, blue: { vp: 3, research: 1 }, status: "reconstructed" },
  { id: "T4", white: { vp: 2, research: 1 }, blue: { vp: 4, research: 2 }, status: "reconstructed" },
  { id: "T5", white: { vp: 3, research: 2 }, blue: { vp: 4, research: 2 }, status: "reconstructed" },
  { id: "T6", white: { vp: 3, research: 2 }, blue: { vp: 5, research: 3 }, status: "reconstructed" },
  // its white side is the printed example of control (VIR-EX-01); the blue side is ours
  { id: "T7", white: { vp: 3, research: 3 }, blue: { vp: 5, research: 4 }, status: "reconstructed" },
  { id: "T8", white: { vp: 4, research: 3 }, blue: { vp: 6, research: 4 }, status: "reconstructed" },
]
