// KRO-DAT-BONUS: the bonus cards, in the closed vocabulary of effects

import type { Area, Status, TokenOrAny } from "./kinds.ts"

/**
 * When a card is played: in the own action phase, in a fight, or right after another player's card.
 */
export const timings = ["action", "fight", "react"] as const
export type Timing = (typeof timings)[number]

/** KRO-BON-20 to KRO-BON-27 */
export type Effect =
  | { readonly effect: "fightDice"; readonly dice: number }
  | { readonly effect: "fightAdd"; readonly add: number }
  | { readonly effect: "gain"; readonly kind: TokenOrAny | "life"; readonly count: number }
  | { readonly effect: "lose"; readonly kind: TokenOrAny | "life"; readonly count: number }
  | { readonly effect: "steal"; readonly kind: TokenOrAny; readonly count: number }
  | ({ readonly effect: "convert" } & Exchange)
  | ({ readonly effect: "swap" } & Exchange)
  | { readonly effect: "cancel" }

export interface Exchange {
  readonly give: TokenOrAny
  readonly giveCount: number
  readonly take: TokenOrAny
  readonly takeCount: number
}

export interface BonusCard {
  readonly id: string
  readonly copies: number
  readonly timing: Timing
  /** KRO-BON-05: the card is played only there; null is anywhere */
  readonly area: Area | null
  readonly effect: Effect
  readonly status: Status
}

export const bonusCards: readonly BonusCard[] = [
  card("B-01", 3, { effect: "fightDice", dice: 1 }),
  card("B-02", 1, { effect: "fightDice", dice: 2 }),
  card("B-03", 3, { effect: "fightAdd", add: 2 }),
  card("B-04", 2, { effect: "fightAdd", add: 3 }),
  card("B-05", 1, { effect: "fightAdd", add: 4 }, "mountains"),
  card("B-06", 4, { effect: "cancel" }),
  card("B-07", 2, gain("krom", 3)),
  card("B-08", 1, gain("anyRes", 1)),
  card("B-09", 1, gain("wood", 2), "forest"),
  card("B-10", 1, gain("bone", 2), "savanna"),
  card("B-11", 1, gain("stone", 2), "mountains"),
  card("B-12", 1, gain("life", 4)),
  card("B-13", 1, { effect: "lose", kind: "krom", count: 3 }),
  card("B-14", 1, { effect: "lose", kind: "anyRes", count: 1 }),
  card("B-15", 1, { effect: "lose", kind: "life", count: 3 }),
  card("B-16", 1, { effect: "steal", kind: "krom", count: 2 }),
  card("B-17", 1, { effect: "steal", kind: "anyRes", count: 1 }),
  card("B-18", 1, { effect: "steal", kind: "krom", count: 3 }, "caves"),
  card("B-19", 1, { effect: "convert", give: "krom", giveCount: 2, take: "anyRes", takeCount: 1 }),
  card("B-20", 1, { effect: "convert", give: "anyRes", giveCount: 1, take: "krom", takeCount: 5 }),
  card("B-21", 1, { effect: "swap", give: "krom", giveCount: 1, take: "anyRes", takeCount: 1 }),
  card("B-22", 1, { effect: "swap", give: "anyRes", giveCount: 1, take: "anyRes", takeCount: 1 }),
]

function card(id: string, copies: number, effect: Effect, area: Area | null = null): BonusCard {
  return { id, copies, timing: timingOf(effect), area, effect, status: "reconstructed" }
}

function gain(kind: TokenOrAny | "life", count: number): Effect {
  return { effect: "gain", kind, count }
}

/** KRO-BON-02 to KRO-BON-04: what a card does tells when it is played. */
export function timingOf({ effect }: Effect): Timing {
  switch (effect) {
    case "fightDice":
    case "fightAdd":
      return "fight"
    case "cancel":
      return "react"
    default:
      return "action"
  }
}
