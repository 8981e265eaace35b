// How many ways lead on from a position: a number that changes when the rules do.

import type { AnyGame, Position } from "../contract.ts"
import { randomAt } from "../log.ts"
import { Turn } from "../turn.ts"

/**
 * The number of different sequences of 1, 2, … `depth` choices from a position. Chance is fixed by
 * the seed; where several seats choose at once, they do so in seat order.
 */
export function countPaths(game: AnyGame, state: Position, depth: number, seed: string): number[] {
  const counts = new Array<number>(depth).fill(0)
  const follow = (at: Position, made: number): void => {
    const decision = game.decisions(at)[0]
    if (decision === undefined) return
    counts[made] = (counts[made] as number) + decision.options.length
    if (made + 1 === depth) return
    for (const option of decision.options) {
      const next = game.clone(at)
      game.apply(next, decision.seat, option, new Turn(randomAt({ kind: "seed", seed }, made + 1), false))
      follow(next, made + 1)
    }
  }
  if (depth > 0) follow(state, 0)
  return counts
}
