// Where a virus can go: touching organs, arteries and veins by their arrows, the lymph channel.

import type { Turn } from "@genepool/engine"
import { type OrganId, zoneOf } from "../data/organs.ts"
import type { Hindrance } from "./choice.ts"
import { checkThreshold } from "./crises.ts"
import type { Way } from "./facts.ts"
import { boxIn, type State } from "./state.ts"
import { isShielded, type Token, under, virusOf, withoutToken, withToken } from "./tokens.ts"

/** VIR-ACT-MOV-01..06: one step, to a touching organ or along one channel. */
export function stepsFrom(s: Pick<State, "options">, organ: OrganId): readonly OrganId[] {
  return boxIn(s).out[organ]
}

/** The organs from which one step leads here. */
export function stepsInto(s: Pick<State, "options">, organ: OrganId): readonly OrganId[] {
  return boxIn(s).into[organ]
}

/** VIR-ACT-MOV-04: why a virus cannot go there in one step, if it cannot. */
export function noStep(s: Pick<State, "options">, from: OrganId, to: OrganId): Hindrance | null {
  const { channels } = boxIn(s)
  if (from === to) return { why: "sameOrgan", organ: to }
  if (channels[from][to] !== undefined) return null
  return channels[to][from] === undefined
    ? { why: "noWay", from, organ: to }
    : { why: "againstArrow", from, organ: to }
}

/** VIR-RUL-11: a Move on a blue field starts or ends in the zone. */
export function isStepInZone(from: OrganId, to: OrganId, zone: number): boolean {
  return zone === 0 || zoneOf[from] === zone || zoneOf[to] === zone
}

/** Takes a virus from one organ to another as it is: VIR-ACT-MOV-08, VIR-ACT-ABS-05 with its shield and all it
 * carries. */
export function carryOver(s: State, token: Token, from: OrganId, to: OrganId, turn: Turn): void {
  s.body[from] = withoutToken(s.body[from], token)
  arrive(s, token, to, turn)
}

/** VIR-RUL-04: every arrival is checked for a crisis at once. */
export function arrive(s: State, token: Token, organ: OrganId, turn: Turn): void {
  const before = s.body[organ].length
  s.body[organ] = withToken(s.body[organ], token)
  checkThreshold(s, organ, before, turn)
}

/** What is said of a virus that goes from one organ to another. */
export function wayOf(s: State, token: Token, from: OrganId, to: OrganId): Way {
  return {
    virus: virusOf(token),
    from,
    to,
    channel: boxIn(s).channels[from][to] ?? "leap",
    shielded: isShielded(token),
    under: under(token).map(virusOf),
  }
}
