// How well a seat chose, whatever the dice made of it.

import { FastRandom } from "@genepool/engine"

/**
 * One choice among several options: what it gave away, and what any of the options would have on
 * average.
 */
export interface Graded {
  readonly lost: number
  readonly stake: number
}

export interface Accuracy {
  /** 1 is always the best choice found, 0 no better than any choice at all. */
  readonly share: number
  /** 95 % of certainty, from drawing the choices anew. */
  readonly low: number
  readonly high: number
  readonly choices: number
}

const drawings = 400
/** Where hardly anything was at stake nothing can be said. */
const leastStake = 0.02
/** Fewer choices tell nothing when they are drawn anew: one is always only itself. */
const enough = 4

export function accuracyOf(graded: readonly Graded[]): Accuracy | null {
  if (sum(graded, ({ stake }) => stake) < leastStake) return null
  const share = shareOf(graded)
  const { length: choices } = graded
  if (graded.filter(({ stake }) => stake > 0).length < enough)
    return { share, low: Math.min(0, share), high: 1, choices }
  const random = new FastRandom("accuracy")
  const shares = Array.from({ length: drawings }, () =>
    shareOf(graded.map(() => graded[random.below(graded.length)] as Graded)),
  ).sort((a, b) => a - b)
  return {
    share,
    low: shares[Math.floor(drawings * 0.025)] as number,
    high: shares[Math.ceil(drawings * 0.975) - 1] as number,
    choices,
  }
}

function shareOf(graded: readonly Graded[]): number {
  const stake = sum(graded, ({ stake }) => stake)
  // A drawing in which nothing was at stake has nothing against it
  return stake === 0 ? 1 : 1 - sum(graded, ({ lost }) => lost) / stake
}

function sum(graded: readonly Graded[], of: (graded: Graded) => number): number {
  return graded.reduce((all, one) => all + of(one), 0)
}
