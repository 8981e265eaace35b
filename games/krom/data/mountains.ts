// KRO-CMP-35: what each pattern of the five climbing dice is worth

import type { Reward, Status } from "./kinds.ts"

/** KRO-CMP-29 */
export const climbingDice = 5

export const patterns = ["none", "pair", "twoPair", "three", "fullHouse", "four", "five", "straight"] as const
export type Pattern = (typeof patterns)[number]

export interface MountainReward {
  readonly pattern: Pattern
  readonly reward: Reward
  /** One of these on top, by choice; empty where nothing is to choose. */
  readonly or: readonly Reward[]
  readonly status: Status
}

/**
 * KRO-RUL-02: the counts and life can be read in the book. That the lightning is krom is our
 * reading, since other signs were lost to it too. The sign for stone is a black disc, which the
 * public accounts of the game explain; the third kind cannot be read, and is taken for the bonus
 * card.
 */
const third = "bonus"

export const mountainRewards: readonly MountainReward[] = [
  { pattern: "none", reward: {}, or: [], status: "rulebook" }, // KRO-MTN-08
  { pattern: "pair", reward: { krom: 3 }, or: [], status: "reconstructed" },
  { pattern: "twoPair", reward: { krom: 4 }, or: [], status: "reconstructed" },
  { pattern: "three", reward: { krom: 2, stone: 1 }, or: [], status: "public" },
  { pattern: "fullHouse", reward: { krom: 2 }, or: [{ stone: 2 }, { [third]: 2 }], status: "reconstructed" },
  { pattern: "four", reward: {}, or: [{ stone: 3 }, { [third]: 3 }], status: "reconstructed" },
  { pattern: "five", reward: { krom: 2, stone: 2, [third]: 2, life: 2 }, or: [], status: "reconstructed" },
  { pattern: "straight", reward: { stone: 3, [third]: 1 }, or: [], status: "reconstructed" },
]
