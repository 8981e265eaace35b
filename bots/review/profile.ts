// A player over many games: how well they choose in which part of a game, at which kind of
// decision, and with time.

import { kindOf, type Seat } from "@genepool/engine"
import { type Accuracy, accuracyOf } from "./accuracy.ts"
import type { Judged, Review } from "./review.ts"

/** A game that was reviewed, and where the player sat in it. */
export interface Sat {
  readonly review: Pick<Review, "game" | "choices" | "judged" | "accuracy" | "accounts">
  readonly seat: Seat
}

export const phases = ["opening", "middle", "end"] as const

export interface Row {
  readonly name: string
  /** Null where too little was at stake to tell. */
  readonly accuracy: Accuracy | null
  /** What was given away in all of it, in chances to win, and in how many choices. */
  readonly lost: number
  readonly choices: number
}

export interface Profile {
  readonly games: number
  readonly all: Row
  /** The thirds of a game. */
  readonly phases: readonly Row[]
  /** By kind of decision, as `game kind`; what cost most comes first. */
  readonly kinds: readonly Row[]
  /** Game by game, in the order they were given. */
  readonly progress: readonly (Row & { readonly luck: number; readonly result: number })[]
}

export function profileOf(games: readonly Sat[]): Profile {
  const own = games.flatMap(({ review, seat }) =>
    review.judged.filter((one) => one.seat === seat).map((one) => ({ one, review })),
  )
  const rowOf = (name: string, list: readonly Judged[]): Row => ({
    name,
    accuracy: accuracyOf(list),
    lost: list.reduce((sum, { lost }) => sum + lost, 0),
    choices: list.length,
  })
  const kinds = new Map<string, Judged[]>()
  for (const { one, review } of own) {
    const name = `${review.game} ${kindOf(one.ask)}`
    kinds.set(name, [...(kinds.get(name) ?? []), one])
  }
  return {
    games: games.length,
    all: rowOf(
      "all",
      own.map(({ one }) => one),
    ),
    phases: phases.map((name, phase) =>
      rowOf(
        name,
        own.flatMap(({ one, review }) => (phaseOf(one.n, review.choices) === phase ? [one] : [])),
      ),
    ),
    kinds: [...kinds].map(([name, list]) => rowOf(name, list)).sort((a, b) => b.lost - a.lost),
    progress: games.map(({ review, seat }, at) => ({
      ...rowOf(
        String(at + 1),
        review.judged.filter((one) => one.seat === seat),
      ),
      luck: review.accounts[seat]?.luck ?? 0,
      result: review.accounts[seat]?.result ?? 0,
    })),
  }
}

/** The n-th of so many choices, counted from 1. */
function phaseOf(n: number, choices: number): number {
  return Math.min(phases.length - 1, Math.floor(((n - 1) / choices) * phases.length))
}
