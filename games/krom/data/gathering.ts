// KRO-DAT-GATHER: the gathering cards

import type { Reward, Status } from "./kinds.ts"

export interface GatheringCard {
  readonly id: string
  readonly copies: number
  /** Empty on cards without a reward: KRO-FOR-04 */
  readonly reward: Reward
  readonly status: Status
}

const status: Status = "reconstructed"

export const gatheringCards: readonly GatheringCard[] = [
  { id: "G-01", copies: 4, reward: { wood: 1 }, status },
  { id: "G-02", copies: 2, reward: { wood: 2 }, status },
  { id: "G-03", copies: 1, reward: { wood: 3 }, status },
  { id: "G-04", copies: 1, reward: { krom: 1, wood: 1 }, status },
  { id: "G-05", copies: 2, reward: { life: 2 }, status },
  { id: "G-06", copies: 2, reward: { krom: 2 }, status },
  { id: "G-07", copies: 1, reward: { krom: 3 }, status },
  { id: "G-08", copies: 2, reward: { bonus: 1 }, status },
  { id: "G-09", copies: 1, reward: { bone: 1 }, status },
  { id: "G-10", copies: 1, reward: {}, status },
  { id: "G-11", copies: 1, reward: {}, status },
  { id: "G-12", copies: 1, reward: {}, status },
  { id: "G-13", copies: 1, reward: {}, status },
]
