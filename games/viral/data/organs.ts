// VIR-CMP-14: twelve organs in six zones.

import type { Status } from "./status.ts"

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

export interface OrganRow {
  readonly id: OrganId
  readonly zone: ZoneId
  readonly status: Status
}

export const organRows: readonly OrganRow[] = [
  { id: "BRA", zone: 1, status: "rulebook" },
  { id: "HE1", zone: 2, status: "rulebook" },
  { id: "HE2", zone: 2, status: "rulebook" },
  { id: "LU1", zone: 3, status: "rulebook" },
  { id: "LU2", zone: 3, status: "rulebook" },
  { id: "LIV", zone: 4, status: "rulebook" },
  { id: "PAN", zone: 4, status: "rulebook" },
  { id: "STO", zone: 5, status: "rulebook" },
  { id: "SIN", zone: 5, status: "rulebook" },
  { id: "LIN", zone: 5, status: "rulebook" },
  { id: "KI1", zone: 6, status: "rulebook" },
  { id: "KI2", zone: 6, status: "rulebook" },
]

export const zoneOf = Object.fromEntries(organRows.map(({ id, zone }) => [id, zone])) as {
  readonly [O in OrganId]: ZoneId
}

/** The organs of zone 1..6; at 0 all of them, for what is not bound to a zone. */
export const organsOf: readonly (readonly OrganId[])[] = [
  organIds,
  ...zoneIds.map((zone) => organIds.filter((organ) => zoneOf[organ] === zone)),
]
