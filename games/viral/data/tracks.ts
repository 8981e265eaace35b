// The numbers of the game: rounds, tokens, thresholds and what lies along the tracks.

import type { Status } from "./status.ts"

/** VIR-CMP-17 */
export const rounds = 6
/** VIR-CMP-19 */
export const openCards = 3
/** VIR-CMP-20 */
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
export const symbolRow: { readonly at: readonly number[]; readonly status: Status } = {
  at: [5, 10, 15, 20],
  status: "reconstructed",
}

/** VIR-CMP-25: positions 0 (virus) to the top (syringe). */
export const researchRow: { readonly top: number; readonly status: Status } = {
  top: 7,
  status: "reconstructed",
}

/** VIR-CMP-16: visible viruses that make a crisis, by number of players. */
export const crisisThreshold: { readonly [seats: number]: number } = { 2: 3, 3: 3, 4: 4, 5: 5 }

export const supplyPresetIds = ["seed", "shifted"] as const
export type SupplyPreset = (typeof supplyPresetIds)[number]

/** VIR-CMP-15, VIR-RUL-01: virus tokens per player, by number of players. */
export const supplyRows: readonly {
  readonly preset: SupplyPreset
  readonly seats: number
  readonly viruses: number
  readonly status: Status
}[] = [
  { preset: "seed", seats: 2, viruses: 8, status: "rulebook" },
  { preset: "seed", seats: 3, viruses: 7, status: "rulebook" },
  { preset: "seed", seats: 4, viruses: 6, status: "rulebook" },
  { preset: "seed", seats: 5, viruses: 6, status: "public" },
  { preset: "shifted", seats: 2, viruses: 8, status: "rulebook" },
  { preset: "shifted", seats: 3, viruses: 8, status: "public" },
  { preset: "shifted", seats: 4, viruses: 7, status: "reconstructed" },
  { preset: "shifted", seats: 5, viruses: 6, status: "public" },
]

export function supplyFor(preset: SupplyPreset, seats: number): number {
  const row = supplyRows.find((r) => r.preset === preset && r.seats === seats)
  if (row === undefined) throw new Error(`no supply ${preset} for ${seats} players`)
  return row.viruses
}

/** VIR-DRAFT-02 */
export const draftCards = 4
