// Who controls a zone, and who has most viruses in an organ.

import { type OrganId, organsOf } from "../data/organs.ts"
import type { VirusId } from "../data/viruses.ts"
import { countIn, isIn, ownerOf, type Participant, participantsOf, type State } from "./state.ts"
import { mostOf } from "./ties.ts"

/** What control is read from, which every view has too. */
export type Settled = Readonly<Pick<State, "seats" | "viruses" | "body" | "ties">>

/** VIR-RES-02..06: the participant that controls the zone, or -1. */
export function controllerOf(state: Settled, zone: number): Participant {
  const totals = zoneTotals(state, zone)
  return mostOf(state, totals)
}

/**
 * Viruses in the zone by participant: 0 for whoever is missing in one of its organs (VIR-RES-02,
 * VIR-RES-05, VIR-INV-15).
 */
function zoneTotals(state: Settled, zone: number): number[] {
  const organs = organsOf[zone] as readonly OrganId[]
  const totals = countsIn(state, organs[0] as OrganId)
  for (let i = 1; i < organs.length; i++) {
    const counts = countsIn(state, organs[i] as OrganId)
    for (let who = 0; who < totals.length; who++)
      totals[who] =
        totals[who] === 0 || counts[who] === 0 ? 0 : (totals[who] as number) + (counts[who] as number)
  }
  return totals
}

/** Visible viruses in an organ, by participant; absorbed ones do not count (VIR-ACT-ABS-02). */
export function countsIn(state: Omit<Settled, "ties">, organ: OrganId): number[] {
  const counts = new Array<number>(participantsOf(state)).fill(0)
  for (const token of state.body[organ]) counts[ownerOf(state, token)]!++
  return counts
}

/**
 * How each virus that is present stands in a zone: visible viruses, and organs it is missing in.
 */
export function standingsIn(
  state: Settled,
  zone: number,
): { virus: VirusId; count: number; missing: readonly OrganId[] }[] {
  const organs = organsOf[zone] as readonly OrganId[]
  return state.viruses
    .map((virus) => ({
      virus,
      count: organs.reduce((sum, organ) => sum + countIn(state, virus, organ), 0),
      missing: organs.filter((organ) => !isIn(state, virus, organ)),
    }))
    .filter(({ count }) => count > 0)
}

/** VIR-RES-04: whether the tie chart had to decide a zone that is controlled. */
export function isDecidedByTie(state: Settled, zone: number): boolean {
  const totals = zoneTotals(state, zone)
  const most = Math.max(...totals)
  return totals.filter((total) => total === most).length > 1
}
