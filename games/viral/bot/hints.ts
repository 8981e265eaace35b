// What may speak for a choice, as a hint to a person.

import type { ReasonsOf } from "@genepool/engine"
import type { OrganId, ZoneId } from "../data/organs.ts"
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
  strips: { virus: VirusId }
  hides: object
  protects: object
  gainsGround: { zone: ZoneId }
  evades: object
  outnumbers: { organ: OrganId }
  reaches: object
  nears: { organ: OrganId }
  stalks: { virus: VirusId; organ: OrganId }
  spreads: object
  learns: { action: ActionId }
  endsWith: { count: number }
  gainsCard: object
  sidelines: { virus: VirusId }
  contains: { zone: ZoneId; virus: VirusId }
  leaves: object
  taste: object
}>

export const hints = [
  "scores",
  "takesZone",
  "takesAway",
  "feeds",
  "dodges",
  "holds",
  "drivesBack",
  "strips",
  "hides",
  "protects",
  "gainsGround",
  "evades",
  "outnumbers",
  "reaches",
  "nears",
  "stalks",
  "spreads",
  "learns",
  "endsWith",
  "gainsCard",
  "sidelines",
  "contains",
  "leaves",
  "taste",
] as const satisfies readonly Hint["why"][]
