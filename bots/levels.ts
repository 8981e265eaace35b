// Five levels of opponent. They differ in whom they watch, how far they look and what they let slip; never in dice.

import { type Settings, strongest } from "./search/settings.ts"

export const levels = [1, 2, 3, 4, 5] as const
export type Level = (typeof levels)[number]

export const settingsOf: { readonly [level in Level]: Settings } = {
  1: { ...strongest, looksAt: "itself", depth: 1, playOn: 0, giveAway: 0.12, tries: 20 },
  2: { ...strongest, looksAt: "leader", depth: 3, playOn: 1, giveAway: 0.06, tries: 40 },
  3: { ...strongest, depth: 6, playOn: 2, giveAway: 0.03, tries: 50 },
  4: { ...strongest, depth: 16, giveAway: 0.01, tries: 200 },
  5: strongest,
}
