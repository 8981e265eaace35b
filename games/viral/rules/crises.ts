// Crisis tokens: four of them, lowest number first, one per organ.

import { done } from "@genepool/engine"
import { type OrganId, organIds } from "../data/organs.ts"
import { type OrganChoice, perOrgan } from "./choices.ts"
import type { Cause, Turn } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { organsWithheld, type Reason } from "./reasons.ts"
import { type State, thresholdOf } from "./state.ts"

export function hasCrisis(state: Pick<State, "crises">, organ: OrganId): boolean {
  return state.crises.includes(organ)
}

export function isPoolEmpty(state: Pick<State, "crises">): boolean {
  return !state.crises.includes(null)
}

/**
 * VIR-CRI-01, VIR-ACT-CRX-01: the lowest-numbered token of the pool; VIR-CRI-04: none when the pool
 * is empty.
 */
export function placeCrisis(state: State, organ: OrganId, cause: Cause, turn: Turn): void {
  const at = state.crises.indexOf(null)
  if (at < 0) {
    turn.tell({ fact: "noCrisis", organ })
    return
  }
  state.crises[at] = organ
  turn.tell({ fact: "crisis", organ, token: at + 1, cause })
}

/** VIR-RUL-04: enough viruses for a crisis, or more. */
export function isOverfull(state: State, organ: OrganId): boolean {
  return state.body[organ].length >= thresholdOf(state)
}

/** VIR-CRI-01: enough viruses and no token yet; VIR-CRI-02: never a second one. */
export function isDue(state: State, organ: OrganId): boolean {
  return isOverfull(state, organ) && !state.crises.includes(organ)
}

/**
 * VIR-RUL-04: at once, whenever an organ holds more viruses than `before`; an overfull one that
 * loses some is no news (VIR-CRI-03).
 */
export function checkThreshold(state: State, organ: OrganId, before: number, turn: Turn): void {
  if (state.body[organ].length > before && isDue(state, organ)) placeCrisis(state, organ, "full", turn)
}

/** VIR-IMM-06..08, VIR-RUL-07: several organs due at once; the first player says which is next. */
export const placeCrises = procedure("crises", () => ({}), {
  // VIR-DEC-21
  place: {
    rule: "VIR-IMM-08",
    who: (state) => state.first,
    offer: (state) => dueOrgans(state),
    none: () => done,
    take(state, _frame, { organ }: OrganChoice<"crisis">, turn) {
      placeCrisis(state, organ, "full", turn)
      return "place"
    },
    about: (state) => ({ token: state.crises.indexOf(null) + 1 }),
    whyNot: (state) => organsWithheld(crisis, (organ) => (isDue(state, organ) ? null : notDue(state, organ))),
  },
})

function dueOrgans(state: State): OrganChoice<"crisis">[] {
  const list: OrganChoice<"crisis">[] = []
  if (isPoolEmpty(state)) return list
  for (const organ of organIds) if (isDue(state, organ)) list.push(crisis[organ])
  return list
}

function notDue(state: State, organ: OrganId): Reason {
  return hasCrisis(state, organ)
    ? { why: "hasCrisis", organ }
    : { why: "notDue", organ, threshold: thresholdOf(state) }
}

const crisis = perOrgan("crisis")
