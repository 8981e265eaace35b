// The numbers of the game: rounds, tokens, thresholds and what lies along the tracks.

import type { Sourced } from "./status.ts"

/** VIR-CMP-17 */
export const rounds = 6
/** VIR-EVT-01: the step in which the open event happens. */
export const eventStep = 3
/** VIR-CMP-19 */
export const openCards = 3
/** VIR-CMP-20, VIR-VP-06: no edition has more symbols on the track, and each is worth one card. */
export const mostGainedCards = 4
/** VIR-CMP-21 */
export const flipAt = 21
/** VIR-CMP-22: extra points for the controller of that zone in Step 2. */
export const zoneBonus = { zone: 5, vp: 1 } as const
/** VIR-CMP-23 */
export const crisisVp = { most: 2, present: 1 } as const
/** VIR-CMP-24 */
export const presenceVp = 1
/** VIR-CMP-28: copies of each zone's card in the two-player deck. */
export const dummyCopies = 3
/** VIR-2P-06 */
export const dummyCardsPerRound = 2
/** VIR-CMP-05 */
export const crisisTokens = 4

/** VIR-CMP-26 */
export const symbolRow: { readonly at: readonly number[] } & Sourced = {
  at: [5, 10, 15, 20],
  status: "reconstructed",
  ground: "there are symbols on the score track, and nobody takes more than four cards",
}

/** VIR-CMP-25: positions 0 (virus) to the top (syringe). */
export const researchRow: { readonly top: number } & Sourced = {
  top: 7,
  status: "reconstructed",
  ground: "a lowest space with a virus and a top one with a syringe; a step of 3 fits between",
}

/** VIR-CMP-16: visible viruses that make a crisis, by number of players. */
export const crisisThreshold: { readonly [seats: number]: number } = { 2: 3, 3: 3, 4: 4, 5: 5 }

/**
 * VIR-RUL-01: `shifted` reads the three printed rows for 3, 4 and 5 players, `seed` for 2, 3 and 4
 * as they stand.
 */
export const supplyPresetIds = ["shifted", "seed"] as const
export type SupplyPreset = (typeof supplyPresetIds)[number]

/** VIR-CMP-15: virus tokens per player, by number of players. */
export const supplyRows: readonly ({
  readonly preset: SupplyPreset
  readonly seats: number
  readonly viruses: number
} & Sourced)[] = [
  {
    preset: "shifted",
    seats: 2,
    viruses: 8,
    status: "rulebook",
    ground:
      "the printed row for 2; and two players set up as three do, but for one thing that is not the tokens",
  },
  {
    preset: "shifted",
    seats: 3,
    viruses: 8,
    status: "public",
    ground: "first of the printed numbers 8, 7, 6; a recorded game of three has 4 placed and 4 left (P2)",
  },
  {
    preset: "shifted",
    seats: 4,
    viruses: 7,
    status: "reconstructed",
    ground: "second of the printed numbers, whose row says 3 players",
  },
  {
    preset: "shifted",
    seats: 5,
    viruses: 6,
    status: "public",
    ground: "last of the printed numbers, whose row says 4 players; six is the fewest (P5)",
  },
  { preset: "seed", seats: 2, viruses: 8, status: "rulebook", ground: "the row for 2, as printed" },
  { preset: "seed", seats: 3, viruses: 7, status: "rulebook", ground: "the row for 3, as printed" },
  { preset: "seed", seats: 4, viruses: 6, status: "rulebook", ground: "the row for 4, as printed" },
  { preset: "seed", seats: 5, viruses: 6, status: "public", ground: "no row for 5; six is the fewest (P5)" },
]

export function supplyFor(preset: SupplyPreset, seats: number): number {
  const row = supplyRows.find((r) => r.preset === preset && r.seats === seats)
  if (row === undefined) throw new Error(`no supply ${preset} for ${seats} players`)
  return row.viruses
}

/** VIR-DRAFT-02 */
export const draftCards = 4
