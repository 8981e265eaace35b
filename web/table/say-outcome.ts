// How the game came out, in one sentence: the same above the board and at the end of the log. And
// who gave up meanwhile

import type { Seat } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import type { AppSay } from "../text/index.ts"
import type { Sight } from "./source.ts"

type Over = Pick<Sight, "result" | "aborted" | "seats">

export function sayOutcome(sight: Over, words: Speaker, seatNames: readonly string[], say: AppSay): string {
  const { result, aborted, seats } = sight
  if (result === null) return ""
  if (aborted) return say("table.aborted")
  const nameAll = (some: readonly Seat[]) => words.sayList(some.map((seat) => seatNames[seat] ?? ""))
  const { places, passedOver = [], conceded } = result
  const winners = nameAll(result.winners)
  if (result.winners.length === 0) return say(conceded ? "table.nobody.conceded" : "table.nobody")
  if (conceded) {
    const gone = seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []))
    return say("table.won.conceded", { winners, others: nameAll(gone) })
  }
  if (passedOver.length > 0) return say("table.won.others", { winners, others: nameAll(passedOver) })
  if (result.winners.length === places.length) return say("table.drawn")
  const won = say("table.won", {
    winners,
    isYou: result.winners.length === 1 && result.winners[0] === words.you,
  })
  return isTieBroken(sight) && words.knows("ties") ? `${won} ${words.say("ties")}` : won
}

/** Somebody has as many points as who won, and did not. */
function isTieBroken({ result, seats }: Over): boolean {
  if (result === null) return false
  const { winners, places, scores } = result
  const most = scores[winners[0] ?? 0]
  return seats.some(({ resigned }, seat) => !resigned && scores[seat] === most && places[seat] !== 1)
}

/** What the game's own facts do not tell, or not all of it. */
export const isOwnWords = ({ result, aborted }: Over): boolean =>
  result !== null && !aborted && (result.passedOver !== undefined || result.conceded === true)

/** Who has given up by now, and how many choices there were before. */
export function departuresIn({ seats, step }: Pick<Sight, "seats" | "step">): Departure[] {
  return seats
    .flatMap(({ resigned, resignedAfter: after, by }, seat) =>
      !resigned || after === null || after > step ? [] : [{ seat, after, bot: by === "bot" }],
    )
    .sort((a, b) => a.after - b.after)
}

export interface Departure {
  readonly seat: Seat
  readonly after: number
  /** A bot plays on in its place. */
  readonly bot: boolean
}

export const sayDeparture = ({ seat, bot }: Departure, seatNames: readonly string[], say: AppSay): string =>
  say(bot ? "table.gaveUp.bot" : "table.gaveUp", { name: seatNames[seat] ?? "" })
