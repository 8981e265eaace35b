// From what was thought of the options to the one that is taken.

import type { Choice, Decision, FastRandom } from "@genepool/engine"
import type { Opinion } from "../player.ts"
import { exponential } from "./exact.ts"
import type { Settings } from "./settings.ts"

/**
 * An option that got fewer of the tries is no way to mix, nor is one that is worse by more than
 * chance may tell.
 */
const leastShare = 0.05
const asGood = 0.015

export function pickChoice(
  opinions: readonly Opinion[],
  { together, options }: Decision,
  { giveAway, unpredictable }: Settings,
  random: FastRandom,
): Choice {
  const best = opinions[0]
  if (best === undefined) return options[random.below(options.length)] as Choice
  if (giveAway > 0) {
    // Whatever was tried too seldom to be known is not taken by mistake
    const known = opinions.filter(
      ({ visits, value }) => visits * 20 >= best.visits && best.value - value <= giveAway,
    )
    return weighted(
      known,
      ({ value }) => exponential(-Math.max(0, best.value - value) / (giveAway / 2)),
      random,
    )
  }
  if (!together || !unpredictable) return best.choice
  return weighted(mixOf(opinions), ({ visits }) => visits, random)
}

/** Among which options it is mixed, by their visits, where nobody is to guess what is chosen. */
export function mixOf(opinions: readonly Opinion[]): readonly Opinion[] {
  const best = opinions[0]
  if (best === undefined) return []
  let tries = 0
  for (const { visits } of opinions) tries += visits
  const mixed = opinions.filter(
    ({ visits, value }) => visits >= leastShare * tries && best.value - value <= asGood,
  )
  return mixed.length === 0 ? [best] : mixed
}

function weighted(
  opinions: readonly Opinion[],
  weight: (opinion: Opinion) => number,
  random: FastRandom,
): Choice {
  const weights = opinions.map(weight)
  let sum = 0
  for (const w of weights) sum += w
  let left = (random.below(1 << 30) / (1 << 30)) * sum
  for (let i = 0; i < opinions.length; i++) {
    left -= weights[i] as number
    if (left < 0) return (opinions[i] as Opinion).choice
  }
  return (opinions[opinions.length - 1] as Opinion).choice
}
