// The movement graph: which organs touch, and where arteries, veins and the lymph channel lead.

import type { OrganId } from "./organs.ts"
import type { Status } from "./status.ts"

export const channelIds = ["touch", "artery", "vein", "lymph"] as const
export type ChannelId = (typeof channelIds)[number]

/** Touching organs and lymph work both ways; arteries and veins lead from the first organ to the second. */
export interface GraphRow {
  readonly channel: ChannelId
  readonly organs: readonly OrganId[]
  readonly status: Status
}

export const graphRows: readonly GraphRow[] = [
  { channel: "touch", organs: ["LU1", "LU2"], status: "rulebook" },
  { channel: "touch", organs: ["STO", "SIN"], status: "rulebook" },
  { channel: "touch", organs: ["HE1", "HE2"], status: "reconstructed" },
  { channel: "touch", organs: ["SIN", "LIN"], status: "reconstructed" },
  { channel: "artery", organs: ["HE2", "STO"], status: "rulebook" },
  { channel: "artery", organs: ["HE2", "BRA"], status: "reconstructed" },
  { channel: "artery", organs: ["HE2", "LIV"], status: "reconstructed" },
  { channel: "artery", organs: ["HE2", "LIN"], status: "reconstructed" },
  { channel: "artery", organs: ["HE2", "KI1"], status: "reconstructed" },
  { channel: "artery", organs: ["HE2", "KI2"], status: "reconstructed" },
  { channel: "artery", organs: ["HE1", "LU1"], status: "reconstructed" },
  { channel: "artery", organs: ["HE1", "LU2"], status: "reconstructed" },
  { channel: "vein", organs: ["STO", "HE1"], status: "rulebook" },
  { channel: "vein", organs: ["BRA", "HE1"], status: "reconstructed" },
  { channel: "vein", organs: ["LIV", "HE1"], status: "reconstructed" },
  { channel: "vein", organs: ["LIN", "HE1"], status: "reconstructed" },
  { channel: "vein", organs: ["KI1", "HE1"], status: "reconstructed" },
  { channel: "vein", organs: ["KI2", "HE1"], status: "reconstructed" },
  { channel: "vein", organs: ["LU1", "HE2"], status: "reconstructed" },
  { channel: "vein", organs: ["LU2", "HE2"], status: "reconstructed" },
  { channel: "lymph", organs: ["LIV", "PAN", "STO", "SIN"], status: "rulebook" },
]
