// What an evolution costs, in krom

import type { Evolution } from "../data/resolved.ts"
import type { Tokens } from "../rules/state.ts"

/** Three krom stand for a resource: the price in the caves. */
export function priceOf({ cost }: Evolution): number {
  return cost.krom + 3 * (cost.wood + cost.stone + cost.bone)
}

/** How much of it somebody does not have yet. */
export function missingFor({ cost }: Evolution, own: Tokens): number {
  return (
    Math.max(0, cost.krom - own.krom) +
    3 *
      (Math.max(0, cost.wood - own.wood) +
        Math.max(0, cost.stone - own.stone) +
        Math.max(0, cost.bone - own.bone))
  )
}
