// What a game is: a state, who must decide from which finite list, and what a choice does.

import type { Position, PositionView } from "./position.ts"
import type { Random } from "./random/random.ts"
import type { Schema } from "./schema.ts"
import type { Audience, Turn } from "./turn.ts"
import type {
  Choice,
  Decision,
  Fact,
  Instruct,
  Prompt,
  Reason,
  Result,
  Seat,
  Who,
  Withheld,
} from "./vocabulary.ts"

export type * from "./position.ts"
export type * from "./vocabulary.ts"

/** Whoever listens to a game may know its facts, or take them as they come. */
type Listening<F extends Fact> = Turn<F> | Turn

export interface Game<
  S extends Position = Position,
  C extends Choice = Choice,
  V extends PositionView = PositionView,
  O = unknown,
  F extends Fact = Fact,
  R extends Reason = Reason,
> {
  readonly id: string
  /** Raised when a change alters the meaning of stored logs. */
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Schema<O>
  /** Standing instructions a seat may leave for its reaction windows; the first is the default. */
  readonly instructions: readonly string[]
  /**
   * The procedures by name, each with its steps in order: what a frame of a position written by
   * hand may say.
   */
  readonly outline: { readonly [proc: string]: readonly string[] }

  /** A fresh game, run up to its first decision. `options` are the parsed ones. */
  setup(seats: number, options: O, turn: Listening<F>): S
  /**
   * One per seat that owes a choice now; empty when the game is over. The list of a position is
   * made once: whoever changes a state by hand calls `settle`.
   */
  decisions(state: S): Decision<C>[]
  /** The seat's decision, also when it has answered and may still change its answer. */
  decision(state: S, seat: Seat): Decision<C> | null
  /**
   * With what a seat that has given a part of its answer may begin it anew; people are offered
   * this, bots are not.
   */
  restarts(state: S, seat: Seat): C[]
  /**
   * Carries out a choice that is on the list, and runs to the next decision. Mutates. Trusts;
   * `choose` checks.
   */
  apply(state: S, seat: Seat, choice: C | Instruct, turn: Listening<F>): void
  view(state: S, who: Who): V
  /** A world that whoever holds this view cannot tell from the real one. */
  imagine(view: V, random: Random): S
  clone(state: S): S
  result(state: S): Result | null
  /**
   * A fact of the last choice, as it is where seats gave up and the game came out otherwise than it
   * says: who gave up has not won, and comes after all others. Left out, no fact says who wins.
   */
  retold?(state: S, fact: F, result: Result, resigned: readonly Seat[]): F

  /**
   * Beside the contract, for people: what the seat would look for on its list, and why it is not
   * there.
   */
  whyNot(state: S, seat: Seat): Withheld<C, R>[]
  /** What the decision in front of a seat is about. */
  prompt(state: S, seat: Seat): Prompt | null
  /** Who learns that the seat chose this from its list, once it is carried out. */
  knownTo(state: S, seat: Seat, choice: C): Audience
  /** The option that is taken for a seat that does not answer in time, or that nobody plays. */
  unanswered(decision: Decision<C>, random: Random): C
  /** Runs a position that was written by hand up to its first decision. */
  settle(state: S, turn: Listening<F>): void
  /** Broken invariants, each as `ID: what is wrong`. */
  invariants(state: S): string[]
}

/** A game of any kind, where its types do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten
export type AnyGame = Game<any, any, any, any, any, any>
