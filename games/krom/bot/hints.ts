// What may speak for a choice, as a hint to a person.

import type { ReasonsOf, Seat } from "@genepool/engine"
import type { Kind } from "../data/kinds.ts"

export type Hint = ReasonsOf<{
  becomesChief: object
  evolves: { count: number }
  takesTrophy: object
  stuns: { seat: Seat }
  winsFight: object
  softens: object
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
}>

export const hints = [
  "becomesChief",
  "evolves",
  "takesTrophy",
  "stuns",
  "winsFight",
  "softens",
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
] as const satisfies readonly Hint["why"][]
