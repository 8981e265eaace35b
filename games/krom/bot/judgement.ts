// What search thinks of a position, in points: evolutions, what is put by for the next one, health,
// cards

import type { Judgement } from "@genepool/engine"
import { resources } from "../data/kinds.ts"
import type { Evolution } from "../data/resolved.ts"
import { caves } from "../rules/caves.ts"
import type { Choice } from "../rules/choices.ts"
import { forest } from "../rules/forest.ts"
import { mountains } from "../rules/mountains.ts"
import { round } from "../rules/round.ts"
import { savanna } from "../rules/savanna.ts"
import { dataIn, type Player, playerAt, pointsOf, type State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"
import { features } from "./features.ts"
import { forget } from "./forget.ts"
import { guessing } from "./guessing.ts"
import { reasonsFor } from "./hint.ts"
import { missingFor, priceOf } from "./price.ts"
import { hurried, prior } from "./sight.ts"

const phases = [caves, forest, savanna, mountains]

/**
 * About 6 krom of value buy a point; what is not spent yet can still be lost, so it counts for
 * less.
 */
const worth = { krom: 0.08, spareKrom: 0.04, resource: 0.3, spareResource: 0.15, card: 0.15, plan: 0.25 }
const enoughKrom = 6
const enoughOfOneKind = 3

/**
 * By life: the last points are worth most; stunned, one is robbed and misses a turn, but stands up
 * fresh.
 */
const health = [-0.4, -0.4, -0.28, -0.18, -0.1, -0.05, -0.02, 0]

export const judgement: Judgement<State, Choice, View> = {
  evaluate(state, seat) {
    const player = playerAt(state, seat)
    return (
      pointsOf(state, seat) +
      putBy(player) +
      worth.plan * bestPlan(state, player) +
      worth.card * player.hand.length +
      (health[player.life] ?? 0)
    )
  },

  features,
  guessing,
  spread: () => 2.5,

  /**
   * Between the rounds, and at the start of somebody's phase: not in the middle of a fight or a
   * card.
   */
  settled(state) {
    if (state.frames.length === 0 || round.top(state) !== null) return true
    return phases.some((phase) => phase.top(state)?.step === "menu")
  },

  prior,
  hurried,
  forget,
  reasons: reasonsFor,

  /**
   * Another thought brings little here, and a mistake costs less than elsewhere: dice decide more.
   */
  levels: [
    { tries: 24, giveAway: 0.08 },
    { tries: 36, giveAway: 0.07 },
    { tries: 45, giveAway: 0.05 },
    { tries: 80, giveAway: 0.026 },
  ],
}

function putBy(player: Player): number {
  let value = player.krom * worth.krom
  if (player.krom > enoughKrom) value -= (player.krom - enoughKrom) * (worth.krom - worth.spareKrom)
  for (const kind of resources) {
    const count = player[kind]
    value += count * worth.resource
    if (count > enoughOfOneKind) value -= (count - enoughOfOneKind) * (worth.resource - worth.spareResource)
  }
  return value
}

/**
 * The points of the open evolution that is nearest, as far as it is paid for; two in sight are
 * better than one.
 */
function bestPlan(state: State, player: Player): number {
  const { evolutions } = dataIn(state)
  let best = 0
  let second = 0
  for (const id of state.evolutions.open) {
    if (id === null) continue
    const plan = progress(player, evolutions.get(id) as Evolution)
    if (plan > best) [best, second] = [plan, best]
    else if (plan > second) second = plan
  }
  return best + second / 4
}

function progress(player: Player, card: Evolution): number {
  const { points, area } = card
  const price = priceOf(card)
  if (price === 0) return points
  const paid = 1 - missingFor(card, player) / price
  // Everybody has to leave: a card of the own area is two rounds away
  return points * paid * paid * (area !== null && area === player.area ? 0.8 : 1)
}
