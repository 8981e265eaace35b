// VIR-CMP-12: the thirteen event cards, each in one of eight effects that the rules carry out.

import type { OrganId, ZoneId } from "./organs.ts"
import type { Sourced } from "./status.ts"

export const eventIds = [
  "E01",
  "E02",
  "E03",
  "E04",
  "E05",
  "E06",
  "E07",
  "E08",
  "E09",
  "E10",
  "E11",
  "E12",
  "E13",
] as const
export type EventId = (typeof eventIds)[number]

export type Effect =
  | { readonly kind: "controlVp"; readonly zones: readonly ZoneId[]; readonly vp: number }
  | { readonly kind: "purge"; readonly organs: readonly OrganId[]; readonly vp: number }
  | { readonly kind: "majorityVp"; readonly organs: readonly OrganId[]; readonly vp: number }
  | { readonly kind: "relocateInto"; readonly zone: ZoneId }
  | { readonly kind: "infectFromReserve" }
  | { readonly kind: "placeCrisis"; readonly organs: readonly OrganId[] }
  | { readonly kind: "researchAll"; readonly by: number }
  | { readonly kind: "shieldZone"; readonly zone: ZoneId }

export interface EventRow extends Sourced {
  readonly id: EventId
  readonly rule: string
  readonly effect: Effect
}

const listed = { status: "rulebook", ground: "its entry in the list of event cards" } as const

export const eventRows: readonly EventRow[] = [
  { id: "E01", rule: "VIR-EV-01", effect: { kind: "controlVp", zones: [1], vp: 2 }, ...listed },
  {
    id: "E02",
    rule: "VIR-EV-02",
    effect: { kind: "purge", organs: ["KI1", "KI2"], vp: 1 },
    ...listed,
  },
  { id: "E03", rule: "VIR-EV-03", effect: { kind: "purge", organs: ["LIN"], vp: 1 }, ...listed },
  {
    id: "E04",
    rule: "VIR-EV-04",
    effect: { kind: "majorityVp", organs: ["LU1", "LU2"], vp: 1 },
    status: "reconstructed",
    ground: "its entry prints Lung 1 twice; the second is read as Lung 2 (VIR-RUL-22)",
  },
  { id: "E05", rule: "VIR-EV-05", effect: { kind: "relocateInto", zone: 5 }, ...listed },
  { id: "E06", rule: "VIR-EV-06", effect: { kind: "infectFromReserve" }, ...listed },
  {
    id: "E07",
    rule: "VIR-EV-07",
    effect: { kind: "placeCrisis", organs: ["LU1", "LU2"] },
    ...listed,
  },
  { id: "E08", rule: "VIR-EV-08", effect: { kind: "controlVp", zones: [2], vp: 2 }, ...listed },
  {
    id: "E09",
    rule: "VIR-EV-09",
    effect: { kind: "controlVp", zones: [1, 2, 3, 4, 5, 6], vp: 1 },
    ...listed,
  },
  {
    id: "E10",
    rule: "VIR-EV-10",
    effect: { kind: "placeCrisis", organs: ["PAN", "STO"] },
    ...listed,
  },
  { id: "E11", rule: "VIR-EV-11", effect: { kind: "researchAll", by: -1 }, ...listed },
  { id: "E12", rule: "VIR-EV-12", effect: { kind: "researchAll", by: 1 }, ...listed },
  { id: "E13", rule: "VIR-EV-13", effect: { kind: "shieldZone", zone: 5 }, ...listed },
]

export const events = Object.fromEntries(eventRows.map((row) => [row.id, row])) as {
  readonly [E in EventId]: EventRow
}
