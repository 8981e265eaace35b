// KRO-DAT-TARGET, KRO-CMP-10: the target cards. They come back to the hand each round, so that the
// rules only speak of areas.

import { characterIds } from "./characters.ts"
import { type Area, areas, type Status } from "./kinds.ts"

export interface TargetCard {
  readonly id: string
  readonly owner: string
  readonly area: Area
  readonly status: Status
}

/** KRO-KRS-02: it never enters the caves */
export const kromosaurAreas: readonly Area[] = areas.filter((area) => area !== "caves")

export const targets: readonly TargetCard[] = [
  ...characterIds.flatMap((owner) => areas.map((area) => target(owner, area))),
  ...kromosaurAreas.map((area) => target("kromosaur", area)),
]

function target(owner: string, area: Area): TargetCard {
  return { id: `t-${owner}-${area}`, owner, area, status: "rulebook" }
}
