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
  /**
   * Several of one subject become one: `list` gathers this parameter of theirs, `sum` adds it up,
   * and of those under `each` every one is said by `turn.<fact>.each`, and all of them are
   * `{each}`.
   */
  readonly list?: { readonly [K in F["fact"]]?: string }
  readonly sum?: { readonly [K in F["fact"]]?: string }
  readonly each?: readonly F["fact"][]
  /** Only those that are equal in this parameter. */
  readonly alike?: { readonly [K in F["fact"]]?: string }
  /** How things stand after all of it: they are said last, behind what has brought them about. */
  readonly standing?: readonly F["fact"][]
  /** They change nothing for anybody, unless they are about the listener. */
  readonly minor?: readonly F["fact"][]
  /** Not worth a word as it is. */
  skip?(fact: F): boolean
}

/**
 * Messages `turn.<fact>`, whose `form` is `you`, `actor` (somebody who has been named right before)
 * or `other`, whose `hits` is `you`, `self` (who does it) or `other`, and whose `brief` is `true`
 * where few words are left.
 */
export function clausesOf<F extends Fact>(
  facts: readonly F[],
  { me, telling, say }: { me: Who; telling: Telling<F>; say: Say },
): SpokenClause[] {
  return gathered(facts, telling, say).map((fact) => {
    const kind = kindOf(fact)
    const subject = telling.subject(fact)
    const object = telling.object?.(fact) ?? null
    const isMine = subject !== null && subject === me
    const isAboutMe = isMine || (object !== null && object === me)
    const hits =
      object !== null && object === subject ? "self" : object !== null && object === me ? "you" : "other"
    const words = (form: "you" | "actor" | "other", brief: boolean) =>
      say(`turn.${kind}`, { ...fact, form, hits, brief })
    const clause = (brief: boolean) => ({
      words: words(isMine ? "you" : "other", brief),
      ...(subject === null || isMine ? {} : { unnamed: words("actor", brief) }),
    })
    const [whole, brief] = [clause(false), clause(true)]
    return {
      ...whole,
      weight: (telling.weight[kind] ?? 0) + (isAboutMe ? 50 : 0),
      ...(subject === null ? {} : { subject }),
      ...(brief.words === whole.words && brief.unnamed === whole.unnamed ? {} : { brief }),
      ...(isAboutMe ? { isToYou: true } : {}),
      ...(subject === null && telling.standing?.includes(kind) === true ? { closes: true } : {}),
      ...(!isAboutMe && telling.minor?.includes(kind) === true ? { minor: true } : {}),
    }
  })
}

/** The compiler reads the field of a generic fact as any string. */
const kindOf = <F extends Fact>({ fact }: F) => fact as F["fact"]

function gathered<F extends Fact>(facts: readonly F[], telling: Telling<F>, say: Say): F[] {
  const told: F[] = []
  const last: F[] = []
  for (const fact of facts) {
    const kind = kindOf(fact)
    if (telling.weight[kind] === undefined || telling.skip?.(fact) === true) continue
    const place = telling.standing?.includes(kind) === true ? last : told
    const at = place.findIndex((other) => isOfOneKind(other, fact, telling))
    const before = place[at]
    const now = joined(before ?? null, fact, telling, say)
    if (before === undefined) place.push(now)
    else place[at] = now
  }
  return [...told, ...last]
}

function isOfOneKind<F extends Fact>(other: F, fact: F, telling: Telling<F>): boolean {
  const kind = kindOf(fact)
  const { list, sum, each, alike } = telling
  if (list?.[kind] === undefined && sum?.[kind] === undefined && each?.includes(kind) !== true) return false
  const param = alike?.[kind]
  const isAlike = param === undefined || (other as Params)[param] === (fact as Params)[param]
  const isOfSame =
    telling.subject(other) === telling.subject(fact) && telling.object?.(other) === telling.object?.(fact)
  return other.fact === fact.fact && isOfSame && isAlike
}

function joined<F extends Fact>(before: F | null, fact: F, { list, sum, each }: Telling<F>, say: Say): F {
  const kind = kindOf(fact)
  const lists = list?.[kind]
  const adds = sum?.[kind]
  const [had, one]: [Params, Params] = [before ?? {}, fact]
  const kept = (param: string) => (had[param] ?? []) as readonly unknown[]
  return {
    ...before,
    ...fact,
    ...(lists === undefined ? {} : { [lists]: [...new Set([...kept(lists), one[lists]])] }),
    ...(adds === undefined ? {} : { [adds]: Number(had[adds] ?? 0) + Number(one[adds]) }),
    ...(each?.includes(kind) === true ? { each: [...kept("each"), say(`turn.${kind}.each`, one)] } : {}),
  }
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/**
 * All of it in one sentence, in the order in which it happened. Where that is too long, the parts
 * of the least weight are said in fewer words; where it still is longer than `mostOfAll`, those
 * that change nothing are only counted. Nothing else is ever left out: then the sentence is longer.
 * Whoever is told of is named once, and again after a word about somebody else; whose turn it is,
 * is called `actor.name`.
 */
export function sumUp(
  clauses: readonly SpokenClause[],
  actor: { readonly seat: Seat; readonly name: string } | null,
  most: number,
  sayLeft: (left: number) => string,
  mostOfAll: number = most,
): string {
  const shortened = new Set<SpokenClause>()
  const left = new Set<SpokenClause>()
  const told = () => {
    const said = together(clauses.filter((clause) => !left.has(clause)))
    const tail = left.size === 0 ? [] : [sayLeft(left.size)]
    const named = said === "" && actor !== null ? `${actor.name}: ` : ""
    return `${named}${[...(said === "" ? [] : [said]), ...tail].join("; ")}`
  }
  const isAbove = (words: number) => countWords(told()) > words
  const lightest = clauses.toSorted((a, b) => a.weight - b.weight)
  for (const clause of lightest) if (isAbove(most)) shortened.add(clause)
  const whole = countWords(told())
  for (const clause of lightest) if (clause.minor === true && isAbove(mostOfAll)) left.add(clause)
  // To count them can take more words than they do
  if (countWords(told()) >= whole) left.clear()
  return told()

  function together(said: readonly SpokenClause[]): string {
    return said
      .map((clause, at) => {
        const { subject } = clause
        const { words, unnamed } = shortened.has(clause) ? (clause.brief ?? clause) : clause
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
