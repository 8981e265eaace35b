// A choice by weights, out of sources of chance that know no fractions.

import type { Random } from "./random.ts"

const fine = 10_000

/** The place of one of the weights, the heavier ones more often. */
export function indexByWeight(weights: readonly number[], random: Random, name: string): number {
  let all = 0
  for (const weight of weights) all += weight
  let at = (random.die(fine, name) / fine) * all
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i] as number
    if (at <= 0) return i
  }
  return weights.length - 1
}
