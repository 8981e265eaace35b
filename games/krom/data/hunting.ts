// KRO-DAT-HUNT: the hunting cards

import type { Reward, Status } from "./kinds.ts"

export interface HuntingCard {
  readonly id: string
  readonly copies: number
  /** KRO-CMP-28: 1, 2 or 3, the icons on the card */
  readonly dice: number
  /** The sum that catches the animal. */
  readonly value: number
  readonly reward: Reward
  readonly status: Status
  readonly named?: Status
}

const status: Status = "reconstructed"

export const huntingCards: readonly HuntingCard[] = [
  { id: "H-01", copies: 1, dice: 1, value: 2, reward: { bone: 1 }, status },
  { id: "H-02", copies: 1, dice: 1, value: 3, reward: { krom: 1, bone: 1 }, status },
  { id: "H-03", copies: 1, dice: 1, value: 3, reward: { krom: 2, bonus: 1 }, status },
  { id: "H-04", copies: 1, dice: 1, value: 4, reward: { bone: 1, bonus: 1 }, status },
  { id: "H-05", copies: 1, dice: 1, value: 5, reward: { bone: 2 }, status },
  { id: "H-06", copies: 1, dice: 2, value: 6, reward: { krom: 1, bone: 1, life: 2 }, status },
  { id: "H-07", copies: 1, dice: 2, value: 7, reward: { bone: 2 }, status },
  { id: "H-08", copies: 1, dice: 2, value: 7, reward: { wood: 1, bone: 1 }, status },
  {
    id: "H-09",
    copies: 1,
    dice: 2,
    value: 8,
    reward: { krom: 1, bone: 2 },
    status,
    named: "public",
  },
  { id: "H-10", copies: 1, dice: 2, value: 8, reward: { krom: 1, stone: 1, bone: 1 }, status },
  { id: "H-11", copies: 1, dice: 2, value: 8, reward: { bone: 1, bonus: 2 }, status },
  { id: "H-12", copies: 1, dice: 2, value: 9, reward: { bone: 3 }, status },
  { id: "H-13", copies: 1, dice: 3, value: 10, reward: { krom: 1, bone: 2 }, status },
  { id: "H-14", copies: 1, dice: 3, value: 11, reward: { bone: 2, life: 2, bonus: 1 }, status },
  { id: "H-15", copies: 1, dice: 3, value: 12, reward: { bone: 2, bonus: 2 }, status },
  {
    id: "H-16",
    copies: 1,
    dice: 3,
    value: 12,
    reward: { krom: 2, bone: 3 },
    status,
    named: "public",
  },
  { id: "H-17", copies: 1, dice: 3, value: 15, reward: { krom: 2, bone: 4 }, status },
]
