// A hint for a person: the best options, their chances to win, and what speaks for them.

import { type Choice, FastRandom, type Judgement, type Reason, Turn } from "@genepool/engine"
import type { Knowledge, Question, Thought } from "./player.ts"
import { imagineWorld } from "./world.ts"

export interface Hint<C extends Choice = Choice> {
  readonly choice: C
  /** The chance to win, from 0 to 1. */
  readonly chance: number
  /** The main reason, to be said as the game's `reason.<why>`; null where the game gives none. */
  readonly reason: Reason | null
}

/** Options that were hardly tried are no advice. */
const leastShare = 0.02

export function hintsOf<C extends Choice>(
  { game, judgement }: Knowledge,
  { view, seat, seed }: Question<C>,
  { options }: Thought<C>,
  count = 3,
): Hint<C>[] {
  let tries = 0
  for (const { visits } of options) tries += visits
  const told = judgement as unknown as Judgement | null
  return options
    .filter(({ visits }, place) => place === 0 || visits >= leastShare * tries)
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ choice, chance }) => {
      if (told?.reason === undefined) return { choice, chance, reason: null }
      const random = new FastRandom(seed)
      const before = imagineWorld(game, view, seat, random)
      const after = game.clone(before)
      game.apply(after, seat, choice, new Turn(random, false))
      return { choice, chance, reason: told.reason(before, after, seat) }
    })
}
