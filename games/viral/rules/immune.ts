// Step 4, Immune response: crises are paid and the organs cleared.

import { call } from "@genepool/engine"
import type { OrganId } from "../data/organs.ts"
import { crisisVp } from "../data/tracks.ts"
import { countsIn } from "./control.ts"
import { isOverfull, placeCrises } from "./crises.ts"
import type { Counting } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { remove } from "./removal.ts"
import { type Gain, score } from "./scoring.ts"
import { countIn, isIn, type State, turnOrder } from "./state.ts"
import { mostOf } from "./ties.ts"

/** `token`: number of the crisis token in work; `organ`: where it lies. */
export const immune = procedure("immune", () => ({ token: 0, organ: null as OrganId | null }), {
  // VIR-IMM-01, VIR-RUL-09; VIR-RUL-05: by token number. No new token is placed before all are
  // resolved (VIR-RUL-06)
  next(state, frame, turn) {
    frame.token++
    if (frame.token > state.crises.length) return call(placeCrises, null)
    frame.organ = state.crises[frame.token - 1] as OrganId | null
    if (frame.organ === null) return "next"
    if (state.body[frame.organ].length === 0) {
      turn.tell({ fact: "crisisOver", organ: frame.organ, token: frame.token })
      return "giveBack" // VIR-IMM-02
    }
    if (turn.told !== null)
      turn.tell({
        fact: "immuneResponse",
        organ: frame.organ,
        token: frame.token,
        ...countingIn(state, frame.organ),
      })
    return call(score, { gains: crisisGains(state, frame.organ) }, "clear")
  },

  // VIR-IMM-04
  clear(state, frame, turn) {
    remove(state, frame.organ as OrganId, () => true, turn)
    return "giveBack"
  },

  // VIR-IMM-05; VIR-IMM-07, VIR-RUL-41: where there are still too many, the token stays for the
  // next round
  giveBack(state, frame, turn) {
    const organ = frame.organ as OrganId
    if (isOverfull(state, organ)) turn.tell({ fact: "crisisStays", organ, token: frame.token })
    else state.crises[frame.token - 1] = null
    return "next"
  },
})

/**
 * VIR-IMM-03, VIR-RUL-08: two for the most, one for everybody else who is there; marked in turn
 * order.
 */
function crisisGains(state: State, organ: OrganId): Gain[] {
  const counts = countsIn(state, organ)
  const most = mostOf(state, counts)
  return turnOrder(state)
    .filter((who) => (counts[who] as number) > 0)
    .map((who) => ({ who, vp: who === most ? crisisVp.most : crisisVp.present }))
}

function countingIn(state: State, organ: OrganId): Counting {
  const present = state.viruses.filter((virus) => isIn(state, virus, organ))
  return { present, counts: present.map((virus) => countIn(state, virus, organ)) }
}
