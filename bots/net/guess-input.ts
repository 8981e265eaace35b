// What a seat can go by when it chooses in secret: numbers of its own, numbers of each option, and
// how promising these look at first sight. Nothing in them depends on what others hide from it.

import { type Choice, type Decision, featuresHash, type Judgement, type Position } from "@genepool/engine"
import { logarithm } from "../search/exact.ts"
import { mostSeats, worthsByHand } from "./worths.ts"

/** A judgement of a game in which secret choices can be guessed at. */
export type Guessable<S extends Position = Position> = Judgement<S> &
  Required<Pick<Judgement<S>, "features" | "guessing">>

export function canGuess<S extends Position>(judgement: Judgement<S> | null): judgement is Guessable<S> {
  return judgement?.features !== undefined && judgement.guessing !== undefined
}

/** The fingerprint of these numbers. */
export function guessInputHash({ features, guessing }: Pick<Guessable, "features" | "guessing">): string {
  return featuresHash({ names: [...features.names, ...guessing.names] })
}

/** A longer list is not guessed at. */
export const mostOptions = 32

export class GuessInput<S extends Position = Position> {
  /** Of the seat that chooses: its row of features. */
  readonly own: Float32Array
  /** A row for each option. */
  readonly rows: Float32Array
  /**
   * By option: first sight as logarithms, 0 for what looks least promising, and less for a folly.
   */
  readonly promise = new Float64Array(mostOptions)
  private readonly judgement: Guessable<S>
  private readonly every: Float32Array
  private readonly worths = Array.from({ length: mostSeats + 1 }, (_, n) => new Float64Array(n))

  /** Writes into the given arrays, where there are some. */
  constructor(judgement: Guessable<S>, own?: Float32Array, rows?: Float32Array) {
    const { features, guessing } = judgement
    this.judgement = judgement
    this.own = own ?? new Float32Array(features.names.length)
    this.rows = rows ?? new Float32Array(mostOptions * guessing.names.length)
    this.every = new Float32Array(mostSeats * features.names.length)
  }

  /** Whether it is a choice that can be looked at. */
  isAbout(decision: Decision<Choice>): boolean {
    return (
      decision.together && decision.options.length <= mostOptions && this.judgement.guessing.isAbout(decision)
    )
  }

  look(state: S, decision: Decision<Choice>, seats: number): void {
    const { judgement, own, rows, every } = this
    const { features, guessing } = judgement
    const { seat } = decision
    const seen = guessing.asSeen(state, seat)
    const worths = this.worths[seats] as Float64Array
    worthsByHand(judgement, seen, worths)
    features.read(seen, worths, every)
    const start = seat * own.length
    for (let i = 0; i < own.length; i++) own[i] = every[start + i] as number
    guessing.read(seen, decision, rows)
    this.lookFirst(judgement.prior?.(seen, decision), decision.options.length)
  }

  private lookFirst(prior: readonly number[] | undefined, options: number): void {
    const { promise } = this
    promise.fill(0, 0, options)
    if (prior === undefined) return
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < options; i++)
      if ((prior[i] as number) > 0 && (prior[i] as number) < least) least = prior[i] as number
    if (least === Number.POSITIVE_INFINITY) return
    for (let i = 0; i < options; i++)
      promise[i] = prior[i] === 0 ? folly : logarithm((prior[i] as number) / least)
  }
}

/** Nobody commits it: less than any other by so much that nothing is left of its chance. */
const folly = -100
