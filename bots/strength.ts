// How strong a player is, for any number of seats, and how sure that is.

import { FastRandom } from "@genepool/engine"

/** From `low` to `high` in 95 of 100 cases. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * Strength against equals from the share of games won at a table of n: `w = s (n - 1) / (1 - s)`. 1
 * is fair at any table; at two seats 80 % of the games are 4.
 */
export function strengthOf(share: number, seats: number): number {
  return share >= 1 ? Number.POSITIVE_INFINITY : (share * (seats - 1)) / (1 - share)
}

const z = 1.959964

/** Wilson's interval for a share that was seen in so many games. */
export function wilson(share: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  // What was seen always or never has no bound on that side; rounding would give it a huge one
  const square = (z * z) / games
  const middle = (share + square / 2) / (1 + square)
  const half = (z * Math.sqrt((share * (1 - share)) / games + square / (4 * games))) / (1 + square)
  return {
    low: share === 0 ? 0 : Math.max(0, middle - half),
    high: share === 1 ? 1 : Math.min(1, middle + half),
  }
}

/**
 * The interval of a mean over blocks, by drawing blocks anew: games of one block are not
 * independent.
 */
export function bootstrap(blocks: readonly number[], seed: string, rounds = 2000): Interval {
  const random = new FastRandom(seed)
  const means: number[] = []
  for (let round = 0; round < rounds; round++) {
    let sum = 0
    for (let i = 0; i < blocks.length; i++) sum += blocks[random.below(blocks.length)] as number
    means.push(sum / blocks.length)
  }
  means.sort((a, b) => a - b)
  return { low: means[Math.floor(rounds * 0.025)] ?? 0, high: means[Math.ceil(rounds * 0.975) - 1] ?? 1 }
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
