// What becomes of attempts at puzzles: a rating, and how many were right in a row. Worked out anew
// from the attempts, so that those of several devices can simply be put together.

import type { PuzzleAttempt } from "@genepool/wire"

/** Its puzzle is `<game>/<id>`, its difficulty as it was rated then. */
export type Attempt = PuzzleAttempt

export interface Standing {
  readonly rating: number
  readonly solved: number
  /** Right in a row, up to the last attempt. */
  readonly streak: number
  /** Days in a row on which the puzzle of the day was solved, up to today or yesterday. */
  readonly days: number
}

const first = 1200
/** The first attempts move a rating more. */
const early = { attempts: 10, by: 60 }
const later = 24
const dayLength = 24 * 60 * 60 * 1000

/** Days since 1970, the same all over the world. */
export const dayOf = (at: number): number => Math.floor(at / dayLength)

/** By Elo's rule, as if the puzzle were an opponent. */
function change(rating: number, { difficulty, right }: Attempt, attempts: number): number {
  const expected = 1 / (1 + 10 ** ((difficulty - rating) / 400))
  return (attempts < early.attempts ? early.by : later) * ((right ? 1 : 0) - expected)
}

const daily = "daily/"

/**
 * An attempt as it is kept, where the puzzle was that of a day. The first attempt of the day counts
 * for it; where the puzzle had been met before, by the name of the day, so that it moves no rating
 * again.
 */
export function ofTheDay(before: readonly Attempt[], attempt: Attempt, day: number): Attempt {
  if (before.some((one) => one.day === day)) return attempt
  const isKnown = before.some(({ puzzle }) => puzzle === attempt.puzzle)
  return { ...attempt, day, ...(isKnown ? { puzzle: `${daily}${day.toString(16)}` } : {}) }
}

/** Whether the puzzle of that day was tried on that day, whatever came of it. */
export function isDone(attempts: readonly Attempt[], day: number): boolean {
  return attempts.some((one) => one.day === day && dayOf(one.at) === day)
}

/** Only the first attempt at a puzzle counts. */
export function merged(...lists: readonly (readonly Attempt[])[]): Attempt[] {
  const firsts = new Map<string, Attempt>()
  for (const attempt of lists.flat()) {
    const known = firsts.get(attempt.puzzle)
    if (known === undefined || attempt.at < known.at) firsts.set(attempt.puzzle, attempt)
  }
  return [...firsts.values()].sort((a, b) => a.at - b.at || (a.puzzle < b.puzzle ? -1 : 1))
}

export function standingOf(attempts: readonly Attempt[], now: number): Standing {
  let rating = first
  let streak = 0
  let solved = 0
  const solvedDays = new Set<number>()
  let rated = 0
  for (const attempt of merged(attempts)) {
    const { right, day, at, puzzle } = attempt
    if (right && day !== undefined && day === dayOf(at)) solvedDays.add(day)
    if (puzzle.startsWith(daily)) continue
    rating += change(rating, attempt, rated++)
    streak = right ? streak + 1 : 0
    if (right) solved++
  }
  const today = dayOf(now)
  let days = 0
  for (let day = solvedDays.has(today) ? today : today - 1; solvedDays.has(day); day--) days++
  return { rating: Math.round(rating), solved, streak, days }
}
