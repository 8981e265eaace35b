// What a game's folder says to whoever plays their first real games: a tip when a thing first
// appears, and how it stands.

import type { Choice, Decision, Fact, PositionView, Seat } from "../contract.ts"
import { fits } from "../match.ts"
import type { Catalog, Locale } from "../module.ts"
import type { Known } from "./aim.ts"
import type { PartOf } from "./chapter.ts"

/** How a thing shows itself to the player; of all that is named, everything. */
export interface Appears<C extends Choice = Choice, F extends Fact = Fact> {
  /** It was heard of since the player's first choice. */
  readonly heard?: PartOf<F>
  /** The player is asked this, and more than one answer is left: `procedure.step`. */
  readonly asked?: string
  /** It is among the options. */
  readonly offered?: PartOf<C>
}

/** Given once on a device; its words are in the texts by its name. */
export interface Tip<C extends Choice = Choice, F extends Fact = Fact> {
  readonly name: string
  readonly when: Appears<C, F>
  /** Where to read on. */
  readonly rule: string
}

/** Something held, which is the same thing as long as its id is, and the fact that says so. */
export interface Holding<F extends Fact = Fact> {
  readonly id: string
  readonly fact: F
}

/**
 * A game's `learn/coach.ts`, as the named export `coach`; without it, a coach still warns of bad
 * choices.
 */
export interface Coach<
  C extends Choice = Choice,
  F extends Fact = Fact,
  V extends PositionView = PositionView,
> {
  /** Of those that fit at once, the first is given first. */
  readonly tips: readonly Tip<C, F>[]
  /** What each seat would have now if it were counted; left out, nobody says how it stands. */
  points?(view: V): readonly number[]
  /** Who has so many wins at once; left out, nobody does. */
  goal?(view: V): number
  /**
   * What the seat has as things stand, though it is not counted yet: a choice that gives it away is
   * worth a word.
   */
  holdings?(view: V, seat: Seat): readonly Holding<F>[]
  readonly texts: { readonly [L in Locale]: Catalog }
}

/** It is about the very question that is asked: later it would come too late. */
export const isOfQuestion = ({ when }: Tip): boolean => when.asked !== undefined

/**
 * The tip that is due now, of those not given yet: of the question, of what shows itself now, of
 * what was heard of earlier.
 */
export function tipDue(
  tips: readonly Tip[],
  known: Known,
  given: readonly string[],
  earlier: readonly Fact[] = [],
): Tip | null {
  const left = tips.filter(({ name }) => !given.includes(name))
  const ever = { ...known, heard: [...earlier, ...known.heard] }
  const now = left.filter(({ when }) => appears(when, known))
  return now.find(isOfQuestion) ?? now[0] ?? left.find(({ when }) => appears(when, ever)) ?? null
}

/** Where only one answer is left, it may have been given before a tip is read. */
const isChoice = ({ options }: Decision) => options.filter(({ do: it }) => it !== "instruct").length > 1

function appears({ heard, asked, offered }: Appears, known: Known): boolean {
  const { decision } = known
  return (
    (heard === undefined || known.heard.some((fact) => fits(fact, heard))) &&
    (asked === undefined || (decision?.ask === asked && isChoice(decision))) &&
    (offered === undefined || decision?.options.some((option) => fits(option, offered)) === true)
  )
}
