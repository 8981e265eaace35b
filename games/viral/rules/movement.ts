// Where a virus can go: touching organs, arteries and veins by their arrows, the lymph channel.

import { type OrganId, zoneOf } from "../data/organs.ts"
import { checkThreshold } from "./crises.ts"
import type { Fact, Turn, Way } from "./facts.ts"
import type { Reason } from "./reasons.ts"
import { boxIn, type State } from "./state.ts"
import { isShielded, type Token, under, virusOf, withoutToken, withToken } from "./tokens.ts"

/** VIR-ACT-MOV-01..06: one step, to a touching organ or along one channel. */
export function stepsFrom(state: Pick<State, "options">, organ: OrganId): readonly OrganId[] {
  return boxIn(state).out[organ]
}

/** The organs from which one step leads here. */
export function stepsInto(state: Pick<State, "options">, organ: OrganId): readonly OrganId[] {
  return boxIn(state).into[organ]
}

/** VIR-ACT-MOV-04: why a virus cannot go there in one step, if it cannot. */
export function noStep(state: Pick<State, "options">, from: OrganId, to: OrganId): Reason | null {
  const { channels } = boxIn(state)
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

/**
 * Takes a virus from one organ to another as it is: VIR-ACT-MOV-08, VIR-ACT-ABS-05 with its shield
 * and all it carries.
 */
export function carryOver(
  state: State,
  token: Token,
  from: OrganId,
  to: OrganId,
  turn: Turn,
  fact: Fact | null,
): void {
  state.body[from] = withoutToken(state.body[from], token)
  arrive(state, token, to, turn, fact)
}

/**
 * VIR-RUL-04: every arrival is checked for a crisis at once. `fact` tells of it when it is there.
 */
export function arrive(state: State, token: Token, organ: OrganId, turn: Turn, fact: Fact | null): void {
  const before = state.body[organ].length
  state.body[organ] = withToken(state.body[organ], token)
  if (fact !== null) turn.tell(fact)
  checkThreshold(state, organ, before, turn)
}

/** What is said of a virus that goes from one organ to another. */
export function wayOf(state: State, token: Token, from: OrganId, to: OrganId): Way {
  return {
    virus: virusOf(token),
    from,
    to,
    channel: boxIn(state).channels[from][to] ?? "leap",
    shielded: isShielded(token),
    under: under(token).map(virusOf),
  }
}
