// What the seven actions have in common: who acts, where, and why it may be impossible.

import type { Seat } from "@genepool/engine"
import { type OrganId, organIds, organsOf } from "../../data/organs.ts"
import type { Reason } from "../reasons.ts"
import { isIn, type State, virusOfParticipant } from "../state.ts"

/**
 * One icon of the card being played. `zone` is 0 for a free icon, else the zone that a blue icon is
 * bound to.
 */
export interface Icon {
  readonly seat: Seat
  readonly zone: number
}

/** VIR-CARD-05, VIR-RUL-11: the organs in which the icon may be used. */
export function organsFor(zone: number): readonly OrganId[] {
  return organsOf[zone] as readonly OrganId[]
}

/** VIR-CARD-05: why the icon cannot be used in an organ, as far as its zone goes. */
export function outsideZone(organ: OrganId, zone: number): Reason | null {
  return organsFor(zone).includes(organ) ? null : { why: "outsideZone", zone }
}

/** Why a virus of another organ cannot be chosen once the organ is. */
export function otherOrgan(organ: OrganId, chosen: OrganId): Reason | null {
  return organ === chosen ? null : { why: "otherOrgan", organ: chosen }
}

/**
 * Why nothing can be done where the seat must have a virus of its own; null if it has one there.
 */
export function noOwnVirus(state: State, { seat, zone }: Icon): Reason | null {
  const virus = virusOfParticipant(state, seat)
  if (organsFor(zone).some((organ) => isIn(state, virus, organ))) return null
  return organIds.some((organ) => isIn(state, virus, organ))
    ? { why: "noOwnVirusInZone", zone }
    : { why: "noOwnVirus" }
}
