// What may speak for a choice, as a hint to a person.

import type { ReasonsOf, Seat } from "@genepool/engine"
import type { Kind } from "../data/kinds.ts"
import type { Pattern } from "../data/mountains.ts"

export type Hint = ReasonsOf<{
  becomesChief: object
  evolves: { count: number }
  takesTrophy: object
  stuns: { seat: Seat }
  winsFight: object
  leads: object
  softens: object
  triesFor: { pattern: Pattern }
  affords: { evolution: string }
  nears: { evolution: string }
  brings: { kind: Kind; count: number }
  gathers: object
  finds: object
  weakens: { seat: Seat }
  cancels: { card: string }
  refreshes: object
  keepsKrom: object
  savesUp: object
  keepsCards: object
  alone: object
}>

export const hints = [
  "becomesChief",
  "evolves",
  "takesTrophy",
  "stuns",
  "winsFight",
  "leads",
  "softens",
  "triesFor",
  "affords",
  "nears",
  "brings",
  "gathers",
  "finds",
  "weakens",
  "cancels",
  "refreshes",
  "keepsKrom",
  "savesUp",
  "keepsCards",
  "alone",
] as const satisfies readonly Hint["why"][]
