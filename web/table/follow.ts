// What a player missed: everything since their last choice, what of it struck them and who is
// behind it, and the rounds that are over

import {
  type Blow,
  blowsIn,
  type Fact,
  type Following,
  type RoundHeard,
  roundsHeard,
  type Seat,
} from "@genepool/engine"
import { type Line, linesOf } from "./log-of-game.tsx"
import type { Sight } from "./source.ts"

type Heard = Pick<Sight, "moments" | "who">

/** Where the onlooker last chose; what the server answered for them was no choice. */
function myLast({ moments, who }: Heard): number {
  return moments.findLastIndex(({ seat, unasked }) => seat === who && unasked !== true)
}

/**
 * Everything since the onlooker's last choice, with what followed from it; nothing, before they
 * have chosen.
 */
export function sinceMyChoice({ moments, who }: Heard): Line[] {
  const mine = myLast({ moments, who })
  return mine < 0 ? [] : linesOf(moments.slice(mine))
}

/** Whether anybody else has acted since. */
export function othersActed({ moments, who }: Heard): boolean {
  const mine = myLast({ moments, who })
  return mine >= 0 && moments.slice(mine + 1).some(({ facts }) => facts.length > 0)
}

/** Something that struck the onlooker. */
export interface Struck {
  readonly line: Line
  /** What brought it about. */
  readonly cause: Line | null
  readonly by: Seat | null
  readonly light: boolean
}

/** What of it struck them; what they did to themselves by that choice did not. */
export function struckSince(following: Following | undefined, sight: Sight): Struck[] {
  const since = sinceMyChoice(sight).length
  if (following === undefined || since === 0) return []
  const lines = linesOf(sight.moments)
  const facts = lines.map(({ fact }) => fact)
  const line = (at: number | null) => (at === null ? null : (lines[at] ?? null))
  return blowsIn(following, facts, sight.view, lines.length - since)
    .filter(({ seat }) => seat === sight.who)
    .map(({ at, cause, by, light }: Blow) => ({
      line: line(at) as Line,
      cause: line(cause),
      by,
      light,
    }))
}

/** The rounds that are over, the latest last. */
export function roundsOver(following: Following | undefined, { moments, result }: Sight): RoundHeard[] {
  if (following === undefined) return []
  const facts: Fact[] = moments.flatMap((moment) => [...moment.facts])
  return roundsHeard(following, facts, result !== null).filter(({ isOver }) => isOver)
}

/**
 * Since when a round is over: the moment in which the next one began, or the last one of the game.
 */
export function overSince(following: Following, { moments }: Sight): number {
  const began = moments.findLast(({ facts }) => facts.some(({ fact }) => fact === following.roundBegins))
  return began?.n ?? 0
}
