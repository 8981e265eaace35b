// What a seat goes by when it chooses in secret, in numbers: for a guess at its choice, which is
// learned and not written.

import type { Choice, Decision, Position, Seat } from "./contract.ts"

/**
 * How a game tells the options of a decision that seats take in secret: by what they do, not by
 * what they are called. What is told of the seat itself is its row of `Features`, of the position
 * as it sees it.
 */
export interface Guessing<S extends Position = Position, C extends Choice = Choice> {
  /** What each number of an option tells. Weights fit the list they were learned with. */
  readonly names: readonly string[]
  /** Whether it is a decision of the kind that is guessed at. */
  isAbout(decision: Decision<C>): boolean
  /**
   * The position without what the others hide from the seat: what is guessed must not depend on
   * that. Shares what it can with the one that is given.
   */
  asSeen(state: S, seat: Seat): S
  /** Writes a row for each option, of a position as its seat sees it. */
  read(state: S, decision: Decision<C>, rows: Float32Array): void
}
