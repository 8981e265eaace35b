// What may speak for a choice, as a hint to a person.

import type { ReasonsOf } from "@genepool/engine"
import type { ZoneId } from "../data/organs.ts"
import type { ActionId } from "../data/slots.ts"
import type { VirusId } from "../data/viruses.ts"

export type Hint = ReasonsOf<{
  scores: { count: number }
  takesZone: { zone: ZoneId }
  takesAway: { zone: ZoneId; virus: VirusId }
  feeds: object
  dodges: object
  holds: { zone: ZoneId }
  drivesBack: { virus: VirusId }
  hides: object
  protects: object
  gainsGround: { zone: ZoneId }
  evades: object
  spreads: object
  learns: { action: ActionId }
  endsWith: { count: number }
  gainsCard: object
  sidelines: { virus: VirusId }
  leaves: object
}>

export const hints = [
  "scores",
  "takesZone",
  "takesAway",
  "feeds",
  "dodges",
  "holds",
  "drivesBack",
  "hides",
  "protects",
  "gainsGround",
  "evades",
  "spreads",
  "learns",
  "endsWith",
  "gainsCard",
  "sidelines",
  "leaves",
] as const satisfies readonly Hint["why"][]
