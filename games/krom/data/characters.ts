// KRO-DAT-CHAR: the six characters and the Kromosaur

import type { Status } from "./kinds.ts"

/** KRO-CMP-02 */
export const characterIds = ["kolos", "karok", "morhy", "valkyr", "unga", "alma"] as const
export type CharacterId = (typeof characterIds)[number]

export interface Character {
  readonly id: CharacterId
  /** In kilograms, all different: KRO-FGT-08 */
  readonly weight: number
  readonly status: Status
  /** Where the name comes from, if not from where the weight does. */
  readonly named?: Status
}

const status: Status = "reconstructed"

export const characters: readonly Character[] = [
  { id: "kolos", weight: 137, status, named: "rulebook" },
  { id: "karok", weight: 104, status, named: "rulebook" },
  { id: "morhy", weight: 88, status, named: "rulebook" },
  { id: "valkyr", weight: 72, status, named: "rulebook" },
  { id: "unga", weight: 63, status },
  { id: "alma", weight: 54, status, named: "rulebook" },
]

export interface Kromosaur {
  /** KRO-RUL-37: heavier than every character */
  readonly weight: number
  readonly life: number
  /** Added to its die in a fight. */
  readonly fight: number
  readonly status: Status
  /** Where the weight comes from, if not from where the rest does. */
  readonly weighed?: Status
}

/**
 * KRO-CMP-03, KRO-CMP-31, KRO-CMP-33: life and addition are the rulebook's, the weight is not
 * legible there
 */
export const kromosaur: Kromosaur = {
  weight: 4000,
  life: 10,
  fight: 2,
  status: "rulebook",
  weighed: "reconstructed",
}
