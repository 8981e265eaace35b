// How a game came out: places, winners and scores that fit each other.

import type { Result, Seat } from "../../contract.ts"
import { brief } from "../match.ts"

export function* resultProblems({ winners, places, scores, parts }: Result, seats: number): Iterable<string> {
  for (const [name, list] of Object.entries({ places, scores, parts }))
    if (list.length !== seats) yield `the result has ${list.length} ${name} for ${seats} seats`
  if (new Set(winners).size < winners.length || winners.some((seat) => !isSeat(seat, seats)))
    yield `the result names winners that do not exist: ${brief(winners)}`
  if (places.some((place) => !Number.isInteger(place) || place < 1 || place > seats))
    yield `the result has places that do not exist: ${brief(places)}`
  if (!scores.every(Number.isFinite)) yield `the result has scores that are no numbers: ${brief(scores)}`
  if (!places.includes(1)) yield `nobody is in place 1: ${brief(places)}`
  for (const seat of winners)
    if (places[seat] !== 1) yield `seat ${seat} wins in place ${places[seat]}: ${brief(places)}`
  // Either nobody wins, as when all are out, or everybody in place 1 does
  for (const [seat, place] of places.entries())
    if (place === 1 && winners.length > 0 && !winners.includes(seat))
      yield `seat ${seat} is in place 1, but only ${brief(winners)} win: ${brief(places)}`
  // Equal places are shared, and as many places after them are left out
  for (const [seat, place] of places.entries()) {
    const ahead = places.filter((other) => other < place).length
    if (place !== 1 + ahead)
      yield `seat ${seat} is in place ${place} behind ${ahead} others: ${brief(places)}`
  }
  for (const [seat, part] of parts.entries()) {
    const sum = Object.values(part).reduce((a, b) => a + b, 0)
    if (Object.keys(part).length > 0 && sum !== scores[seat])
      yield `the parts of seat ${seat}'s score make ${sum} together, but the score is ${scores[seat]}`
  }
}

/** Nobody is behind a seat with fewer points, unless it comes last whatever its score. */
export function* orderProblems(
  { places, scores }: Result,
  isLast: (seat: Seat) => boolean,
): Iterable<string> {
  for (const [seat, place] of places.entries())
    for (const [other, otherPlace] of places.entries()) {
      const [out, otherOut] = [isLast(seat), isLast(other)]
      const better = out === otherOut ? (scores[seat] as number) > (scores[other] as number) : otherOut
      if (better && place > otherPlace)
        yield `seat ${seat} with ${scores[seat]} points is in place ${place}, behind seat ${other} with ${scores[other]} in place ${otherPlace}`
    }
}

function isSeat(seat: unknown, seats: number): boolean {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats
}
