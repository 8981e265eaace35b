// How it stands after a round, in one sentence

import type { Coach } from "@genepool/engine"
import { roundsOver } from "../table/follow.ts"
import type { Sight } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"

type Following = Parameters<typeof roundsOver>[0]

export const roundsPlayed = (following: Following, sight: Sight): number =>
  roundsOver(following, sight).length

/** Null, where nothing is counted or nobody plays. */
export function sayStanding(
  { points }: Pick<Coach, "points">,
  { view, who, seats }: Sight,
  round: number,
  names: readonly string[],
  say: AppSay,
): string | null {
  if (points === undefined || who === "spectator") return null
  const all = points(view).slice(0, seats.length)
  const mine = all[who] ?? 0
  const rivals = all.flatMap((count, seat) => (seat === who ? [] : [{ count, name: names[seat] ?? "" }]))
  const most = Math.max(...rivals.map(({ count }) => count))
  const best = rivals.filter(({ count }) => count === most).map(({ name }) => name)
  const name = best.join(", ")
  if (mine > most) return say("coach.lead", { round, points: mine, gap: mine - most, name })
  if (mine === most) return say("coach.level", { round, points: mine, name })
  const place = 1 + all.filter((count) => count > mine).length
  return say("coach.behind", { round, name, points: most, mine, place, seats: all.length })
}
