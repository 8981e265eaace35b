// The movement graph: which organs touch, and where arteries, veins and the lymph channel lead.

import type { OrganId } from "./organs.ts"
import type { Sourced } from "./status.ts"

export const channelIds = ["touch", "artery", "vein", "lymph"] as const
export type ChannelId = (typeof channelIds)[number]

/**
 * Touching organs and lymph lead from each to every other. An artery or vein threads its organs in
 * this order, one step to the next; `both`: it has double arrows and also leads back.
 */
export interface Channel {
  readonly channel: ChannelId
  readonly organs: readonly OrganId[]
  readonly both?: true
}

export function isVessel(channel: ChannelId): channel is "artery" | "vein" {
  return channel === "artery" || channel === "vein"
}

/** VIR-ACT-MOV-02..05: the single steps that a channel allows. */
export function stepsOf({ channel, organs, both }: Channel): readonly (readonly [OrganId, OrganId])[] {
  if (!isVessel(channel))
    return organs.flatMap((from) => organs.filter((to) => to !== from).map((to) => [from, to] as const))
  const forth = organs.slice(1).map((to, i) => [organs[i] as OrganId, to] as const)
  return both === true ? [...forth, ...forth.map(([from, to]) => [to, from] as const)] : forth
}

const guess = "no word about this vessel"
const thread = "a vessel leads to its next organ, so some thread several; which ones is not said"
const double = "a double arrow leads both ways; on which vessel is not said"
const alike = "no word; touching or a double arrow would come to the same"

export const graphRows: readonly (Channel & Sourced)[] = [
  { channel: "touch", organs: ["LU1", "LU2"], status: "rulebook", ground: "the example of touching" },
  { channel: "touch", organs: ["STO", "SIN"], status: "rulebook", ground: "example of Move, way A" },
  { channel: "touch", organs: ["HE1", "HE2"], status: "reconstructed", ground: alike },
  { channel: "touch", organs: ["SIN", "LIN"], status: "reconstructed", ground: alike },
  {
    channel: "artery",
    organs: ["HE2", "STO"],
    status: "rulebook",
    ground:
      "a way by the example of Absorb, with no way back by that of Move, hence a vessel; an artery is our guess",
  },
  { channel: "artery", organs: ["HE2", "BRA"], status: "reconstructed", ground: guess },
  { channel: "artery", organs: ["HE2", "LIV"], status: "reconstructed", ground: guess },
  { channel: "artery", organs: ["HE2", "KI1"], status: "reconstructed", ground: guess },
  { channel: "artery", organs: ["HE2", "KI2", "LIN"], status: "reconstructed", ground: thread },
  { channel: "artery", organs: ["HE1", "LU1"], status: "reconstructed", ground: guess },
  { channel: "artery", organs: ["HE1", "LU2"], status: "reconstructed", ground: guess },
  { channel: "vein", organs: ["STO", "HE1"], status: "rulebook", ground: "example of Move, way D" },
  { channel: "vein", organs: ["BRA", "HE1"], status: "reconstructed", ground: guess },
  { channel: "vein", organs: ["LIN", "LIV", "HE1"], status: "reconstructed", ground: thread },
  { channel: "vein", organs: ["KI1", "HE1"], status: "reconstructed", ground: guess },
  { channel: "vein", organs: ["KI2", "HE1"], status: "reconstructed", ground: guess },
  { channel: "vein", organs: ["KI1", "LIV"], both: true, status: "reconstructed", ground: double },
  { channel: "vein", organs: ["LU1", "HE2"], status: "reconstructed", ground: guess },
  { channel: "vein", organs: ["LU2", "HE2"], status: "reconstructed", ground: guess },
  {
    channel: "lymph",
    organs: ["LIV", "PAN", "STO", "SIN"],
    status: "rulebook",
    ground: "named as the four organs of the yellow channel; example of Move, ways B and C",
  },
]
