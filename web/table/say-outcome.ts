// How the game came out, in one sentence: the same above the board and at the end of the log

import type { Speaker } from "@genepool/text"
import type { AppSay } from "../text/index.ts"
import type { Sight } from "./source.ts"

type Over = Pick<Sight, "result" | "aborted" | "seats">

export function sayOutcome(sight: Over, words: Speaker, seatNames: readonly string[], say: AppSay): string {
  const { result, aborted } = sight
  if (result === null) return ""
  if (aborted) return say("table.aborted")
  const { winners, places } = result
  if (winners.length === 0 || winners.length === places.length) return say("table.drawn")
  const nameAll = (seats: readonly number[]) => words.sayList(seats.map((seat) => seatNames[seat] ?? ""))
  const better = betterButGone(sight)
  return better.length === 0
    ? say("table.won", { winners: nameAll(winners) })
    : say("table.won.others", { winners: nameAll(winners), others: nameAll(better) })
}

/**
 * Who has more points than the winners, and cannot win because they resigned: what the game itself
 * told is not how it ended.
 */
export function betterButGone({ result, aborted, seats }: Over): number[] {
  if (result === null || aborted || result.winners.length === 0) return []
  const { winners, scores } = result
  const most = Math.max(...winners.map((seat) => scores[seat] ?? 0))
  return seats.flatMap(({ resigned }, seat) => (resigned && (scores[seat] ?? 0) > most ? [seat] : []))
}
