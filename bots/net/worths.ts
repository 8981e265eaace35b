// What the judgement by hand thinks of everybody, in the measure that nets go by.

import type { Judgement, Position } from "@genepool/engine"
import { judgeAll } from "../search/objective.ts"

export const mostSeats = 6

/** What the judgement by hand thinks of each seat, in spreads; gives the spread. */
export function worthsByHand<S extends Position>(
  judgement: Judgement<S>,
  state: S,
  worths: Float64Array,
): number {
  const spread = judgement.spread?.(state) ?? 1
  judgeAll(judgement, state, worths)
  for (let seat = 0; seat < worths.length; seat++) worths[seat]! /= spread
  return spread
}
