// What is won, in words: the same on the board as in the position that is read

import type { Say } from "@genepool/engine"
import { rewardOrder } from "../data/kinds.ts"
import type { patterns } from "../data/mountains.ts"
import type { Data, FullReward } from "../data/resolved.ts"

export function rewardOf(data: Data, pattern: (typeof patterns)[number], say: Say): string {
  const { reward, or } = data.mountains[pattern]
  const always = amounts(reward, say)
  if (or.length === 0) return always
  const either = or.map((side) => amounts(side.reward, say)).join(say("spoken.or"))
  return Object.values(reward).every((count) => count === 0) ? either : `${always}, ${either}`
}

export function amounts(counts: Partial<FullReward>, say: Say): string {
  const parts = rewardOrder
    .filter((kind) => (counts[kind] ?? 0) > 0)
    .map((kind) => say("board.amount", { kind, count: counts[kind] }))
  return parts.join(", ") || say("board.nothing")
}
