// What was remarkable in a finished game, from what was heard of it: the greatest blow, the most of
// something.

import type { Fact } from "./contract.ts"
import type { Sentence } from "./following.ts"

/** Said as `record.<say>`; `at` is the place of its fact in the list that was looked at. */
export interface GameRecord {
  readonly words: Sentence
  readonly at: number
}

/** The weightiest first; as many as there are. */
export type Records<F extends Fact> = (facts: readonly F[]) => readonly GameRecord[]

type FactNamed<F extends Fact, K extends F["fact"]> = Extract<F, { readonly fact: K }>

/**
 * The one fact of a kind that weighs most, the first of equals; nothing, where none weighs
 * anything.
 */
export function greatest<F extends Fact, K extends F["fact"]>(
  facts: readonly F[],
  kind: K,
  weigh: (fact: FactNamed<F, K>) => number,
  say: (fact: FactNamed<F, K>) => Sentence,
): GameRecord[] {
  let best: { readonly fact: FactNamed<F, K>; readonly at: number; readonly weight: number } | null = null
  for (const [at, fact] of facts.entries()) {
    if (fact.fact !== kind) continue
    const one = fact as FactNamed<F, K>
    const weight = weigh(one)
    if (weight > (best?.weight ?? 0)) best = { fact: one, at, weight }
  }
  return best === null ? [] : [{ words: say(best.fact), at: best.at }]
}

/**
 * Who did most of something, if at least `least` of it: the first to have so much. `at` is where
 * they had it.
 */
export function most<F extends Fact, K extends F["fact"], Who extends string | number>(
  facts: readonly F[],
  kind: K,
  count: (fact: FactNamed<F, K>) => { readonly who: Who; readonly count: number },
  say: (who: Who, count: number) => Sentence,
  least = 1,
): GameRecord[] {
  const counts = new Map<Who, number>()
  let best: { readonly who: Who; readonly count: number; readonly at: number } | null = null
  for (const [at, fact] of facts.entries()) {
    if (fact.fact !== kind) continue
    const one = count(fact as FactNamed<F, K>)
    const sum = (counts.get(one.who) ?? 0) + one.count
    counts.set(one.who, sum)
    if (sum > (best?.count ?? 0)) best = { who: one.who, count: sum, at }
  }
  return best === null || best.count < least ? [] : [{ words: say(best.who, best.count), at: best.at }]
}
