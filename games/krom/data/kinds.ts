// The words the cards are written in: what there is to own, where one can be, and where a row's
// numbers come from.

// KRO-CMP-05, in the order of play, KRO-ORD-01
export const areas = ["caves", "forest", "savanna", "mountains"] as const
export type Area = (typeof areas)[number]

export const resources = ["wood", "stone", "bone"] as const
export type Resource = (typeof resources)[number]

export const tokens = ["krom", ...resources] as const
export type Token = (typeof tokens)[number]

/** A kind that a card may leave open: its player chooses wood, stone or bone. */
export type TokenOrAny = Token | "anyRes"
export type Kind = TokenOrAny | "life" | "bonus"

/** KRO-SUP-03: the order in which a reward is paid. */
export const rewardOrder = [
  "krom",
  "wood",
  "stone",
  "bone",
  "anyRes",
  "life",
  "bonus",
] as const satisfies Kind[]

/** All of it is received. */
export type Reward = { readonly [K in Kind]?: number }

export type Cost = { readonly [K in Token]?: number }

/** Where a row's numbers come from; `edition`: from a file that the table brought along. */
export type Status = "rulebook" | "public" | "reconstructed" | "edition"
