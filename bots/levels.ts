// Five levels of opponent. They differ in whom they watch, how far they look, what they keep in
// mind and what they let slip; never in dice.

import type { Judgement, LevelDials } from "@genepool/engine"
import { type Settings, strongest } from "./search/settings.ts"

export const levels = [1, 2, 3, 4, 5] as const
export type Level = (typeof levels)[number]

/** What a level sees, the same in every game. */
const minds: { readonly [level in Level]: Settings } = {
  1: { ...strongest, looksAt: "itself", depth: 1, playOn: 0, whim: 1, firstSight: "vague", remembers: false },
  2: { ...strongest, looksAt: "leader", depth: 3, playOn: 1, remembers: false },
  3: { ...strongest, depth: 6, playOn: 2, remembers: false },
  4: { ...strongest, depth: 16 },
  5: strongest,
}

/** For levels 1 to 4, where a game has no dials of its own. */
const usualDials: readonly LevelDials[] = [
  { tries: 20, giveAway: 0.12 },
  { tries: 35, giveAway: 0.07 },
  { tries: 60, giveAway: 0.03 },
  { tries: 140, giveAway: 0.012 },
]

export function settingsOf(level: Level, judgement: Pick<Judgement, "levels"> | null): Settings {
  return { ...minds[level], ...(judgement?.levels ?? usualDials)[level - 1] }
}
