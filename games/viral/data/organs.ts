// VIR-CMP-01, VIR-CMP-14: twelve organs in six zones.

import type { Sourced } from "./status.ts"

export const organIds = [
  "BRA",
  "HE1",
  "HE2",
  "LU1",
  "LU2",
  "LIV",
  "PAN",
  "STO",
  "SIN",
  "LIN",
  "KI1",
  "KI2",
] as const
export type OrganId = (typeof organIds)[number]

export const zoneIds = [1, 2, 3, 4, 5, 6] as const
export type ZoneId = (typeof zoneIds)[number]

export interface OrganRow extends Sourced {
  readonly id: OrganId
  readonly zone: ZoneId
}

const listed = { status: "rulebook", ground: "the list of zones with their organs" } as const

export const organRows: readonly OrganRow[] = [
  { id: "BRA", zone: 1, ...listed },
  { id: "HE1", zone: 2, ...listed },
  { id: "HE2", zone: 2, ...listed },
  { id: "LU1", zone: 3, ...listed },
  { id: "LU2", zone: 3, ...listed },
  { id: "LIV", zone: 4, ...listed },
  { id: "PAN", zone: 4, ...listed },
  { id: "STO", zone: 5, ...listed },
  { id: "SIN", zone: 5, ...listed },
  { id: "LIN", zone: 5, ...listed },
  { id: "KI1", zone: 6, ...listed },
  { id: "KI2", zone: 6, ...listed },
]

export const zoneOf = Object.fromEntries(organRows.map(({ id, zone }) => [id, zone])) as {
  readonly [O in OrganId]: ZoneId
}

/** The organs of zone 1..6; at 0 all of them, for what is not bound to a zone. */
export const organsOf: readonly (readonly OrganId[])[] = [
  organIds,
  ...zoneIds.map((zone) => organIds.filter((organ) => zoneOf[organ] === zone)),
]
