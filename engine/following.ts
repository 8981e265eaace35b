// How those at a table follow a game: which facts strike a seat, who is behind it, and how a round
// came out.

import type { Fact, PositionView, Seat } from "./contract.ts"

type FactNamed<F extends Fact, K extends F["fact"]> = Extract<F, { readonly fact: K }>

/**
 * What is known when a fact is looked at: the table as it stands, and everything that was heard
 * before the fact.
 */
interface Hearing<F extends Fact, V extends PositionView> {
  readonly view: V
  readonly before: readonly F[]
}

/** How a fact of one kind strikes seats. */
interface Harm<One extends F, F extends Fact, V extends PositionView> {
  whom(fact: One, hearing: Hearing<F, V>): readonly Seat[]
  /**
   * The facts that may have brought it about: the last of them that was heard is told as the
   * reason.
   */
  readonly from?: readonly F["fact"][]
  /**
   * Who is behind it; null for nobody at the table. Left out, whoever the reason names as its
   * `seat`.
   */
  by?(fact: One, cause: F | null, view: V): Seat | null
  /** Not worth an interruption: it is told where one looks back, and does not open by itself. */
  readonly light?: true
}

/**
 * For every fact how it strikes seats, or null for one that takes nothing from anybody against
 * their will.
 */
export type Harms<F extends Fact, V extends PositionView> = {
  readonly [K in F["fact"]]: Harm<FactNamed<F, K>, F, V> | null
}

/** One fact that struck one seat. `at` and `cause` are places in the list that was looked at. */
export interface Blow {
  readonly seat: Seat
  readonly by: Seat | null
  readonly at: number
  readonly cause: number | null
  readonly light: boolean
}

/** A sentence of the game: `sheet.<say>`. */
export interface Sentence {
  readonly say: string
  readonly [param: string]: string | number | boolean | null | readonly string[] | readonly number[]
}

/** A part of a round sheet: what it is about, and what came of it for whom. */
export interface SheetPart {
  readonly about: Sentence
  readonly lines: readonly SheetLine[]
}

export interface SheetLine {
  /** Whose name stands before it; null for nobody's. */
  readonly seat: Seat | null
  /** What there is to say, one after the other. */
  readonly words: readonly Sentence[]
}

/** How a game is followed; what it says is in the game's texts under `sheet.`. */
export interface Following<F extends Fact = Fact, V extends PositionView = PositionView> {
  readonly harms: Harms<F, V>
  /** The fact that begins a round. */
  readonly roundBegins: F["fact"]
  /** How a round came out, from what was heard between its beginning and its end. */
  sheet(facts: readonly F[], view: V): readonly SheetPart[]
}

/**
 * Whom the facts struck, in order; only those from `since` on, though earlier ones may be behind
 * them.
 */
export function blowsIn(
  { harms }: Pick<Following, "harms">,
  facts: readonly Fact[],
  view: PositionView,
  since = 0,
): Blow[] {
  const blows: Blow[] = []
  for (let at = since; at < facts.length; at++) {
    const fact = facts[at] as Fact
    const harm = harms[fact.fact]
    if (harm === undefined || harm === null) continue
    const before = facts.slice(0, at)
    const cause = harm.from === undefined ? -1 : before.findLastIndex((one) => harm.from?.includes(one.fact))
    const reason = before[cause] ?? null
    for (const seat of harm.whom(fact, { view, before })) {
      const by = harm.by === undefined ? seatIn(reason) : harm.by(fact, reason, view)
      blows.push({
        seat,
        by: by === seat ? null : by,
        at,
        cause: reason === null ? null : cause,
        light: harm.light === true,
      })
    }
  }
  return blows
}

const seatIn = (fact: Fact | null): Seat | null => (typeof fact?.seat === "number" ? fact.seat : null)

/**
 * A round as it was heard: the fact that began it and all that followed before the next one began.
 */
export interface RoundHeard {
  readonly facts: readonly Fact[]
  /** Another round has begun since, or the game is over. */
  readonly isOver: boolean
}

export function roundsHeard(
  { roundBegins }: Pick<Following, "roundBegins">,
  facts: readonly Fact[],
  isOver: boolean,
): RoundHeard[] {
  const begins = facts.flatMap(({ fact }, at) => (fact === roundBegins ? [at] : []))
  return begins.map((from, round) => ({
    facts: facts.slice(from, begins[round + 1] ?? facts.length),
    isOver: isOver || round + 1 < begins.length,
  }))
}
