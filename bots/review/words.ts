// A review in numbers as they are said: points of a hundred, whole, with their sign.

import type { Seat } from "@genepool/engine"
import type { Account, Entry } from "./ledger.ts"
import type { Review } from "./review.ts"

/** Points of the chance to win, a hundred of which are all of it. */
export const pointsOf = (chance: number): number => Math.round(chance * 100)

const signOf = (chance: number) => (pointsOf(chance) === 0 ? "none" : chance > 0 ? "good" : "bad")

/** What `ledger.words` is said with. */
export function ledgerWords({ own, others, luck }: Account) {
  return {
    own: Math.abs(pointsOf(own)),
    luck: Math.abs(pointsOf(luck)),
    luckWas: signOf(luck),
    others: Math.abs(pointsOf(others)),
    othersWere: signOf(others),
  }
}

/**
 * Whether the review judges the seat's choices, or knows only what all of them together changed.
 */
export const isJudged = ({ eyes }: Pick<Review, "eyes">, seat: Seat): boolean =>
  eyes === "open" || eyes === seat

/** A moment at which dice or cards did more to a seat than usual. */
export interface Stroke {
  readonly n: number
  readonly seat: Seat
  readonly luck: number
}

const leastStroke = 0.04

/** The strongest, each told of the seat that it hit most; in the order of the game. */
export function strokesOfLuck({ entries, eyes }: Pick<Review, "entries" | "eyes">, count = 5): Stroke[] {
  return entries
    .map((entry) => strokeOf(entry, eyes))
    .filter(({ luck }) => Math.abs(luck) >= leastStroke)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, count)
    .sort((a, b) => a.n - b.n)
}

function strokeOf({ n, luck }: Entry, eyes: Review["eyes"]): Stroke {
  const most = luck.reduce(
    (best, by, seat) => (Math.abs(by) > Math.abs(luck[best] as number) ? seat : best),
    0,
  )
  const seat = eyes === "open" ? most : eyes
  return { n, seat, luck: luck[seat] as number }
}
