// How it stands after a round, in one sentence

import type { Coach } from "@genepool/engine"
import { roundsOver } from "../table/follow.ts"
import type { Sight } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"

type Following = Parameters<typeof roundsOver>[0]

export const roundsPlayed = (following: Following, sight: Sight): number =>
  roundsOver(following, sight).length

interface Standing {
  /** As the end of a round. */
  readonly after: string
  readonly now: string
}

/** Null, where nothing is counted, nobody plays, or nobody has a point yet. */
export function sayStanding(
  { points, goal }: Pick<Coach, "points" | "goal">,
  { view, who, seats }: Sight,
  round: number,
  names: readonly string[],
  say: AppSay,
): Standing | null {
  if (points === undefined || who === "spectator") return null
  const all = points(view).slice(0, seats.length)
  if (all.every((count) => count === 0)) return null
  const mine = all[who] ?? 0
  const rivals = all.flatMap((count, seat) => (seat === who ? [] : [{ count, name: names[seat] ?? "" }]))
  const most = Math.max(...rivals.map(({ count }) => count))
  const best = rivals.filter(({ count }) => count === most).map(({ name }) => name)
  const place = 1 + all.filter((count) => count > mine).length
  const shared = { round, name: best, mine, seats: all.length, place, gap: mine - most }
  const how = mine > most ? "lead" : mine === most ? "level" : "behind"
  const told = { ...shared, points: Math.max(mine, most) }
  const towards = goal === undefined ? "" : ` ${say("coach.goal", { goal: goal(view) })}`
  return { after: say(`coach.${how}`, told) + towards, now: say(`coach.now.${how}`, told) + towards }
}
