// The words of the contract: seats, and what is asked of them, chosen, told, withheld and won.

/** Seats are numbered 0..n-1 clockwise. */
export type Seat = number
export type Who = Seat | "spectator"

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

type Param = string | number | boolean | null | readonly string[] | readonly number[]

/**
 * One option of a decision: small JSON that names board objects; `do` is its stable key for text.
 */
export type Choice = { readonly do: string; readonly [param: string]: Param }

/**
 * The choice by which a seat leaves a standing instruction; it is always possible while the game
 * runs.
 */
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

/**
 * One union out of a table of names and parameters: `FactsOf<{ marked: { seat: Seat; cell: number }
 * }>`.
 */
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
  /**
   * Other seats may be answering too; answers stay secret until the last one is in and may be
   * changed until then.
   */
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

/**
 * How a finished game came out. Places start at 1, equal places are shared; `winners` may be empty.
 */
export interface Result {
  readonly winners: readonly Seat[]
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** For each seat, how its score came about. */
  readonly parts: readonly { readonly [part: string]: number }[]
  /** Who came before the winners, or level with them, and has not won, because they gave up. */
  readonly passedOver?: readonly Seat[]
  /** It was not played out: all others gave up. */
  readonly conceded?: true
}
