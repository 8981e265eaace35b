// VIR-CMP-04: the eight zone tokens; six of them lie on the zones.

import type { Sourced, Status } from "./status.ts"

export const zoneTokenIds = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"] as const
export type ZoneTokenId = (typeof zoneTokenIds)[number]

export interface Face {
  readonly vp: number
  readonly research: number
}

/** `status` is that of the white side unless `blueStatus` says otherwise of the other. */
export interface ZoneTokenRow extends Sourced {
  readonly id: ZoneTokenId
  readonly white: Face
  readonly blue: Face
  readonly blueStatus?: Status
}

/**
 * VIR-FLIP-02: the text gives the blue side higher values, of points and of research alike;
 * research may be negative.
 */
const higher = {
  status: "reconstructed",
  ground: "white below blue in both numbers; no number is said",
} as const
const negative = {
  status: "reconstructed",
  ground: "a minus sign occurs; both numbers grow in amount on the blue side; no number is said",
} as const

export const zoneTokenRows: readonly ZoneTokenRow[] = [
  { id: "T1", white: { vp: 1, research: -2 }, blue: { vp: 2, research: -3 }, ...negative },
  { id: "T2", white: { vp: 1, research: -1 }, blue: { vp: 3, research: -2 }, ...negative },
  { id: "T3", white: { vp: 2, research: 1 }, blue: { vp: 3, research: 2 }, ...higher },
  { id: "T4", white: { vp: 2, research: 1 }, blue: { vp: 4, research: 2 }, ...higher },
  { id: "T5", white: { vp: 3, research: 2 }, blue: { vp: 4, research: 3 }, ...higher },
  { id: "T6", white: { vp: 3, research: 2 }, blue: { vp: 5, research: 3 }, ...higher },
  {
    id: "T7",
    white: { vp: 3, research: 3 },
    blue: { vp: 5, research: 4 },
    status: "rulebook",
    blueStatus: "reconstructed",
    ground: "white: the example of control (VIR-EX-01), whose side is not said; blue: higher in both numbers",
  },
  { id: "T8", white: { vp: 4, research: 3 }, blue: { vp: 6, research: 4 }, ...higher },
]
