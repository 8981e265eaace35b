// One sentence a turn: what happened, from its facts, in as few words as one can listen to

import type { Fact, Say, Seat, SpokenClause, Who } from "@genepool/engine"

/** More of a turn than this is told on demand. */
export const mostWords = 25

type Params = { readonly [param: string]: unknown }

/** What of a game's facts is worth telling, and whom it is about. */
export interface Telling<F extends Fact> {
  /** How much each matters; what is not listed is only in the log. */
  readonly weight: { readonly [K in F["fact"]]?: number }
  /** Whose action or fate it is; null for what happens to nobody. */
  subject(fact: F): Seat | null
  /** Somebody else whom it concerns: attacked, robbed, moved about. */
  object?(fact: F): Seat | null
  /** Several in a row become one: `list` gathers this parameter of theirs, `sum` adds it up. */
  readonly list?: { readonly [K in F["fact"]]?: string }
  readonly sum?: { readonly [K in F["fact"]]?: string }
  /** Only those that are equal in this parameter. */
  readonly alike?: { readonly [K in F["fact"]]?: string }
  /** Not worth a word as it is. */
  skip?(fact: F): boolean
}

/**
 * Messages `turn.<fact>`, whose `form` is `you`, `actor` (somebody who has been named right before)
 * or `other`, and whose `hits` is `you`, `self` (who does it) or `other`.
 */
export function clausesOf<F extends Fact>(
  facts: readonly F[],
  { me, telling, say }: { me: Who; telling: Telling<F>; say: Say },
): SpokenClause[] {
  return gathered(facts, telling).map((params) => {
    const fact = params as unknown as F
    const subject = telling.subject(fact)
    const object = telling.object?.(fact) ?? null
    const isMine = subject !== null && subject === me
    const hitsMe = object !== null && object === me
    const base = telling.weight[fact.fact as F["fact"]] ?? 0
    const hits = object !== null && object === subject ? "self" : hitsMe ? "you" : "other"
    const words = (form: "you" | "actor" | "other") => say(`turn.${fact.fact}`, { ...params, form, hits })
    return {
      words: words(isMine ? "you" : "other"),
      weight: base + (isMine || hitsMe ? 50 : 0),
      ...(subject === null ? {} : { subject }),
      ...(subject === null || isMine ? {} : { unnamed: words("actor") }),
    }
  })
}

function gathered<F extends Fact>(facts: readonly F[], telling: Telling<F>): Params[] {
  const told: Params[] = []
  for (const fact of facts) {
    const kind = fact.fact as F["fact"]
    if (telling.weight[kind] === undefined || telling.skip?.(fact) === true) continue
    const gathers = telling.list?.[kind]
    const adds = telling.sum?.[kind]
    const key = gathers ?? adds
    const alike = telling.alike?.[kind]
    const at =
      key === undefined
        ? -1
        : told.findIndex(
            (other) =>
              other.fact === fact.fact &&
              telling.subject(other as unknown as F) === telling.subject(fact) &&
              (alike === undefined || other[alike] === (fact as Params)[alike]),
          )
    const before = told[at]
    const now = (fact as Params)[key ?? ""]
    if (before === undefined || key === undefined)
      told.push(gathers === undefined ? { ...fact } : { ...fact, [gathers]: [now] })
    else if (gathers !== undefined)
      told[at] = { ...before, ...fact, [key]: [...new Set([...(before[key] as unknown[]), now])] }
    else told[at] = { ...before, ...fact, [key]: Number(before[key]) + Number(now) }
  }
  return told
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/**
 * The weightiest that fit, in the order in which they happened, and how many had to be left out.
 * Whoever is told of is named once, and again after a word about somebody else; whose turn it is,
 * is called `actor.name`.
 */
export function sumUp(
  clauses: readonly SpokenClause[],
  actor: { readonly seat: Seat; readonly name: string } | null,
  most: number = mostWords,
): { readonly told: string; readonly left: number } {
  const taken = new Set<SpokenClause>()
  const told = () => together(clauses.filter((clause) => taken.has(clause)))
  for (const clause of clauses.toSorted((a, b) => b.weight - a.weight)) {
    taken.add(clause)
    if (countWords(told()) > most) taken.delete(clause)
  }
  return { told: told(), left: clauses.length - taken.size }

  function together(said: readonly SpokenClause[]): string {
    return said
      .map(({ words, subject, unnamed }, at) => {
        if (unnamed === undefined) return words
        if (at > 0) return said[at - 1]?.subject === subject ? unnamed : words
        // Some deeds are told without their doer
        return actor !== null && subject === actor.seat && unnamed === words
          ? `${actor.name}: ${words}`
          : words
      })
      .join("; ")
  }
}
