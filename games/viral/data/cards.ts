// The mutation cards: five that every virus starts with, and twenty-two better ones to earn.

import type { Sourced } from "./status.ts"

export const startingCardIds = ["B1", "B2", "B3", "B4", "B5"] as const
export const mutationCardIds = [
  "M01",
  "M02",
  "M03",
  "M04",
  "M05",
  "M06",
  "M07",
  "M08",
  "M09",
  "M10",
  "M11",
  "M12",
  "M13",
  "M14",
  "M15",
  "M16",
  "M17",
  "M18",
  "M19",
  "M20",
  "M21",
  "M22",
] as const
export type StartingCardId = (typeof startingCardIds)[number]
export type MutationCardId = (typeof mutationCardIds)[number]
export type CardId = StartingCardId | MutationCardId

/**
 * Slots in the notation of slots.ts: `INF` anywhere, `INF@` in the played zone, `ATK/SHD` either of
 * the two.
 */
export interface CardRow extends Sourced {
  readonly id: CardId
  readonly slots: string
  readonly vp: number
}

/**
 * The text says what each icon does, that icons may be divided or on a blue field, and that some
 * cards have points. No printed card is described, so that all rows of both lists have the same
 * ground.
 */
const ours = { status: "reconstructed", ground: "no card is described, only what icons do" } as const

/** VIR-CMP-09: the same five for every virus. */
export const startingCardRows: readonly CardRow[] = [
  { id: "B1", slots: "INF@ INF@ MOV", vp: 0, ...ours },
  { id: "B2", slots: "INF@ MOV MOV", vp: 0, ...ours },
  { id: "B3", slots: "INF@ ATK MOV", vp: 0, ...ours },
  { id: "B4", slots: "INF@ SHD MOV", vp: 0, ...ours },
  { id: "B5", slots: "INF [ATK/SHD]@", vp: 0, ...ours },
]

/** VIR-CMP-11: the common deck, each card once. */
export const mutationCardRows: readonly CardRow[] = [
  { id: "M01", slots: "INF@ INF@ INF@ MOV", vp: 0, ...ours },
  { id: "M02", slots: "INF@ INF MOV", vp: 1, ...ours },
  { id: "M03", slots: "INF INF SHD@", vp: 0, ...ours },
  { id: "M04", slots: "INF@ MOV MOV MOV", vp: 2, ...ours },
  { id: "M05", slots: "INF@ MOV MOV MAG/SHD", vp: 1, ...ours },
  { id: "M06", slots: "INF@ ATK ATK", vp: 1, ...ours },
  { id: "M07", slots: "ATK@ ATK@ MOV MOV", vp: 2, ...ours },
  { id: "M08", slots: "INF@ ATK SHD", vp: 1, ...ours },
  { id: "M09", slots: "INF@ SHD SHD MOV", vp: 0, ...ours },
  { id: "M10", slots: "INF@ SHD@ SHD@ SHD@", vp: 1, ...ours },
  { id: "M11", slots: "ATK/SHD INF/MOV MOV", vp: 2, ...ours },
  { id: "M12", slots: "[INF/ATK]@ MOV/SHD MAG/MOV", vp: 1, ...ours },
  { id: "M13", slots: "INF@ MAG MAG", vp: 1, ...ours },
  { id: "M14", slots: "INF@ ATK@ MAG@ MOV", vp: 1, ...ours },
  { id: "M15", slots: "MAG MOV MOV", vp: 3, ...ours },
  { id: "M16", slots: "INF@ ABS@ MOV", vp: 1, ...ours },
  { id: "M17", slots: "ABS SHD", vp: 2, ...ours },
  { id: "M18", slots: "ABS@ MOV MOV", vp: 2, ...ours },
  { id: "M19", slots: "INF@ INF@ CRI", vp: 1, ...ours },
  { id: "M20", slots: "INF@ ATK CRI@", vp: 1, ...ours },
  { id: "M21", slots: "INF@ CRI/ABS MOV", vp: 1, ...ours },
  { id: "M22", slots: "INF@ SHD@", vp: 3, ...ours },
]
