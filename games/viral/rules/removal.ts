// Removing viruses, shields that prevent it, and what an absorber lets go.

import { type OrganId, organIds } from "../data/organs.ts"
import type { VirusId } from "../data/viruses.ts"
import type { Fact, Turn } from "./facts.ts"
import { ownerOf, type State } from "./state.ts"
import {
  carries,
  isShielded,
  type Token,
  turnedToPlain,
  under,
  virusOf,
  withoutStack,
  withoutToken,
} from "./tokens.ts"

/**
 * VIR-RUL-20: hits all visible viruses of an organ that `isHit` names, at the same moment. The
 * caller looks after thresholds. Gives back the removed tokens.
 */
export function remove(
  state: State,
  organ: OrganId,
  isHit: (token: Token) => boolean,
  turn: Turn,
): readonly Token[] {
  const before = state.body[organ]
  const facts: Fact[] | null = turn.told === null ? null : []
  const removed: Token[] = []
  const stay: Token[] = []
  const released: Token[] = []
  for (const token of before) {
    if (!isHit(token)) stay.push(token)
    else if (isShielded(token)) {
      // VIR-REM-02, VIR-ACT-SHD-02: the shield is used up instead; VIR-EX-25: a stack stays where
      // it is
      stay.push(turnedToPlain(token))
      facts?.push({ fact: "shieldLost", virus: virusOf(token), organ })
    } else {
      // VIR-REM-01
      state.reserve[ownerOf(state, token)]!++
      removed.push(token)
      facts?.push({ fact: "removed", virus: virusOf(token), organ })
      // VIR-REM-03, VIR-ACT-ABS-06, VIR-RUL-19: what it had absorbed is free, and not hit by what
      // freed it
      if (carries(token)) {
        released.push(...under(token))
        facts?.push(releasing(virusOf(token), organ, under(token)))
      }
    }
  }
  state.body[organ] = [...stay, ...released].sort()
  for (const fact of facts ?? []) turn.tell(fact)
  return removed
}

/** VIR-ACT-ABS-08: what one absorber carries is placed in its organ; the absorber itself stays. */
export function release(state: State, organ: OrganId, absorber: Token, turn: Turn): void {
  const freed = under(absorber)
  state.body[organ] = [...withoutToken(state.body[organ], absorber), withoutStack(absorber), ...freed].sort()
  if (turn.told !== null) turn.tell(releasing(virusOf(absorber), organ, freed))
}

/** VIR-END-03, VIR-ACT-ABS-07 */
export function releaseAll(state: State, turn: Turn): void {
  for (const organ of organIds)
    for (const token of state.body[organ]) if (carries(token)) release(state, organ, token, turn)
}

function releasing(virus: VirusId, organ: OrganId, tokens: readonly Token[]): Fact {
  return { fact: "released", virus, organ, viruses: tokens.map(virusOf) }
}
