// Who controls a zone, and who has most viruses in an organ.

import { type OrganId, organsOf } from "../data/organs.ts"
import type { VirusId } from "../data/viruses.ts"
import { countIn, isIn, ownerOf, type Participant, participantsOf, type State } from "./state.ts"
import { mostOf } from "./ties.ts"

/** VIR-RES-02..06: the participant that controls the zone, or -1. */
export function controllerOf(s: State, zone: number): Participant {
  const totals = zoneTotals(s, zone)
  return mostOf(s, totals)
}

/** Viruses in the zone by participant: 0 for whoever is missing in one of its organs (VIR-RES-02, VIR-RES-05). */
function zoneTotals(s: State, zone: number): number[] {
  const organs = organsOf[zone] as readonly OrganId[]
  const totals = countsIn(s, organs[0] as OrganId)
  for (let i = 1; i < organs.length; i++) {
    const counts = countsIn(s, organs[i] as OrganId)
    for (let who = 0; who < totals.length; who++)
      totals[who] =
        totals[who] === 0 || counts[who] === 0 ? 0 : (totals[who] as number) + (counts[who] as number)
  }
  return totals
}

/** Visible viruses in an organ, by participant; absorbed ones do not count (VIR-ACT-ABS-02). */
export function countsIn(s: State, organ: OrganId): number[] {
  const counts = new Array<number>(participantsOf(s)).fill(0)
  for (const token of s.body[organ]) counts[ownerOf(s, token)]!++
  return counts
}

/** How each virus that is present stands in a zone: visible viruses, and organs it is missing in. */
export function standingsIn(
  s: State,
  zone: number,
): { virus: VirusId; count: number; missing: readonly OrganId[] }[] {
  const organs = organsOf[zone] as readonly OrganId[]
  return s.viruses
    .map((virus) => ({
      virus,
      count: organs.reduce((sum, organ) => sum + countIn(s, virus, organ), 0),
      missing: organs.filter((organ) => !isIn(s, virus, organ)),
    }))
    .filter(({ count }) => count > 0)
}

/** VIR-RES-04: whether the tie chart had to decide the zone. */
export function isDecidedByTie(s: State, zone: number): boolean {
  const totals = zoneTotals(s, zone)
  const most = Math.max(...totals)
  return most > 0 && totals.filter((total) => total === most).length > 1
}
