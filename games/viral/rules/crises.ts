// Crisis tokens: four of them, lowest number first, one per organ.

import { done, type Turn } from "@genepool/engine"
import { type OrganId, organIds } from "../data/organs.ts"
import { type Hindrance, type OrganChoice, organsWithheld, perOrgan } from "./choice.ts"
import { tell } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { type State, thresholdOf } from "./state.ts"

/** Why a crisis begins: too many viruses, an action, an event. */
export type Cause = "full" | "action" | "event"

export function hasCrisis(s: Pick<State, "crises">, organ: OrganId): boolean {
  return s.crises.includes(organ)
}

export function isPoolEmpty(s: Pick<State, "crises">): boolean {
  return !s.crises.includes(null)
}

/** VIR-CRI-01, VIR-ACT-CRX-01: the lowest-numbered token of the pool; VIR-CRI-04: none when the pool is empty. */
export function placeCrisis(s: State, organ: OrganId, cause: Cause, turn: Turn): void {
  const at = s.crises.indexOf(null)
  if (at < 0) {
    tell(turn, { fact: "noCrisis", organ })
    return
  }
  s.crises[at] = organ
  tell(turn, { fact: "crisis", organ, token: at + 1, cause })
}

/** VIR-RUL-04: enough viruses for a crisis, or more. */
export function isOverfull(s: State, organ: OrganId): boolean {
  return s.body[organ].length >= thresholdOf(s)
}

/** VIR-CRI-01: enough viruses and no token yet; VIR-CRI-02: never a second one. */
export function isDue(s: State, organ: OrganId): boolean {
  return isOverfull(s, organ) && !s.crises.includes(organ)
}

/** VIR-RUL-04: at once, whenever an organ holds more viruses than `before`; an overfull one that loses some is no news
 * (VIR-CRI-03). */
export function checkThreshold(s: State, organ: OrganId, before: number, turn: Turn): void {
  if (s.body[organ].length > before && isDue(s, organ)) placeCrisis(s, organ, "full", turn)
}

/** VIR-IMM-06..08, VIR-RUL-07: several organs due at once; the first player says which is next. */
export const placeCrises = procedure("crises", () => ({}), {
  // VIR-DEC-21
  place: {
    rule: "VIR-IMM-08",
    who: (s) => s.first,
    offer: (s) => dueOrgans(s),
    none: () => done,
    take(s, _f, { organ }: OrganChoice<"crisis">, turn) {
      placeCrisis(s, organ, "full", turn)
      return "place"
    },
    about: (s) => ({ token: s.crises.indexOf(null) + 1 }),
    whyNot: (s) => organsWithheld(crisis, (organ) => (isDue(s, organ) ? null : notDue(s, organ))),
  },
})

/** Whether placing tokens is called for at all: spares a call where nothing is due. */
export function isAnyDue(s: State): boolean {
  return !isPoolEmpty(s) && organIds.some((organ) => isDue(s, organ))
}

function dueOrgans(s: State): OrganChoice<"crisis">[] {
  const list: OrganChoice<"crisis">[] = []
  if (isPoolEmpty(s)) return list
  for (const organ of organIds) if (isDue(s, organ)) list.push(crisis[organ])
  return list
}

function notDue(s: State, organ: OrganId): Hindrance {
  return hasCrisis(s, organ)
    ? { why: "hasCrisis", organ }
    : { why: "notDue", organ, threshold: thresholdOf(s) }
}

const crisis = perOrgan("crisis")
