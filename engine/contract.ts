// What a game is: a state, who must decide from which finite list, and what a choice does.

import type { Frame, FrameView } from "./procedure.ts"
import type { Random } from "./random/random.ts"
import type { Schema } from "./schema.ts"
import type { Audience, Turn } from "./turn.ts"

/** Seats are numbered 0..n-1 clockwise. */
export type Seat = number
export type Who = Seat | "spectator"

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

type Param = string | number | boolean | null | readonly string[] | readonly number[]

/** One option of a decision: small JSON that names board objects; `do` is its stable key for text. */
export type Choice = { readonly do: string; readonly [param: string]: Param }

/** The choice by which a seat leaves a standing instruction; it is always possible while the game runs. */
export type Instruct = {
  readonly do: "instruct"
  readonly standing: string
  /** It also answers what is asked already. */
  readonly now?: true
}

/** Something that happened; `fact` is its stable key for text. */
export type Fact = { readonly fact: string; readonly [param: string]: Json }

/** Why something is not on the list; `why` is its stable key for text. */
export type Reason = { readonly why: string; readonly [param: string]: Param }

/** One union out of a table of names and parameters: `FactsOf<{ marked: { seat: Seat; cell: number } }>`. */
export type FactsOf<Table> = { [F in keyof Table]: Flat<{ fact: F } & Table[F]> }[keyof Table]

/** As `FactsOf`, for reasons: `ReasonsOf<{ taken: { by: Seat } }>`. */
export type ReasonsOf<Table> = { [R in keyof Table]: Flat<{ why: R } & Table[R]> }[keyof Table]

type Flat<T> = { readonly [P in keyof T]: T[P] }

/** A thing a player would look for on the list, and the reason it is not there. */
export interface Withheld<C extends Choice = Choice, R extends Reason = Reason> {
  readonly choice: C
  readonly reason: R
}

export interface Decision<C extends Choice = Choice> {
  readonly seat: Seat
  /** `procedure.step`: the stable key of the prompt. */
  readonly ask: string
  readonly options: readonly C[]
  /** Other seats may be answering too; answers stay secret until the last one is in and may be changed until then. */
  readonly together: boolean
  /** What this seat has answered so far in a decision taken together. */
  readonly given: readonly C[]
  /** That answer is whole: nothing more is waited for from this seat, though it may be changed. */
  readonly answered: boolean
}

/** What the prompt of a decision is about: parameters of its text, and the rule behind it. */
export interface Prompt {
  readonly ask: string
  readonly rule: string | null
  readonly about: { readonly [param: string]: Param }
}

/** How a finished game came out. Places start at 1, equal places are shared; `winners` may be empty. */
export interface Result {
  readonly winners: readonly Seat[]
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** For each seat, how its score came about. */
  readonly parts: readonly { readonly [part: string]: number }[]
}

/** The part of every state that the engine keeps: where we are in the rules, and the seats' standing instructions. */
export interface Position {
  frames: Frame[]
  /** One instruction per seat, one of the game's `instructions`; empty where a game has none. */
  standing: string[]
}

/** The part of every view that the engine adds: the frames without others' answers, and one's own instruction. */
export interface PositionView {
  readonly who: Who
  readonly frames: readonly FrameView[]
  readonly standing: string | null
}

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
  /** The procedures by name, each with its steps in order: what a frame of a position written by hand may say. */
  readonly outline: { readonly [proc: string]: readonly string[] }

  /** A fresh game, run up to its first decision. `options` are the parsed ones. */
  setup(seats: number, options: O, turn: Listening<F>): S
  /**
   * One per seat that owes a choice now; empty when the game is over. The list of a position is made once: whoever
   * changes a state by hand calls `settle`.
   */
  decisions(state: S): Decision<C>[]
  /** The seat's decision, also when it has answered and may still change its answer. */
  decision(state: S, seat: Seat): Decision<C> | null
  /** With what a seat that has given a part of its answer may begin it anew; people are offered this, bots are not. */
  restarts(state: S, seat: Seat): C[]
  /** Carries out a choice that is on the list, and runs to the next decision. Mutates. Trusts; `choose` checks. */
  apply(state: S, seat: Seat, choice: C | Instruct, turn: Listening<F>): void
  view(state: S, who: Who): V
  /** A world that whoever holds this view cannot tell from the real one. */
  imagine(view: V, random: Random): S
  clone(state: S): S
  result(state: S): Result | null

  /** Beside the contract, for people: what the seat would look for on its list, and why it is not there. */
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
