// Step 4, Immune response: crises are paid and the organs cleared.

import { call } from "@genepool/engine"
import type { OrganId } from "../data/organs.ts"
import { crisisVp } from "../data/tracks.ts"
import { countsIn } from "./control.ts"
import { isOverfull, placeCrises } from "./crises.ts"
import { type Counting, tell } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { remove } from "./removal.ts"
import { type Gain, score } from "./scoring.ts"
import { countIn, isIn, type State, turnOrder } from "./state.ts"
import { mostOf } from "./ties.ts"

/** `token`: number of the crisis token in work; `organ`: where it lies. */
export const immune = procedure("immune", () => ({ token: 0, organ: null as OrganId | null }), {
  // VIR-IMM-01, VIR-RUL-09; VIR-RUL-05: by token number. No new token is placed before all are resolved (VIR-RUL-06)
  next(s, f, turn) {
    f.token++
    if (f.token > s.crises.length) return call(placeCrises, null)
    f.organ = s.crises[f.token - 1] as OrganId | null
    if (f.organ === null) return "next"
    if (s.body[f.organ].length === 0) {
      tell(turn, { fact: "crisisOver", organ: f.organ, token: f.token })
      return "giveBack" // VIR-IMM-02
    }
    if (turn.told !== null)
      tell(turn, { fact: "immuneResponse", organ: f.organ, token: f.token, ...countingIn(s, f.organ) })
    return call(score, { gains: crisisGains(s, f.organ) }, "clear")
  },

  // VIR-IMM-04
  clear(s, f, turn) {
    remove(s, f.organ as OrganId, () => true, turn)
    return "giveBack"
  },

  // VIR-IMM-05; VIR-IMM-07, VIR-RUL-41: where there are still too many, the token stays for the next round
  giveBack(s, f, turn) {
    const organ = f.organ as OrganId
    if (isOverfull(s, organ)) tell(turn, { fact: "crisisStays", organ, token: f.token })
    else s.crises[f.token - 1] = null
    return "next"
  },
})

/** VIR-IMM-03, VIR-RUL-08: two for the most, one for everybody else who is there; marked in turn order. */
function crisisGains(s: State, organ: OrganId): Gain[] {
  const counts = countsIn(s, organ)
  const most = mostOf(s, counts)
  return turnOrder(s)
    .filter((who) => (counts[who] as number) > 0)
    .map((who) => ({ who, vp: who === most ? crisisVp.most : crisisVp.present }))
}

function countingIn(s: State, organ: OrganId): Counting {
  const present = s.viruses.filter((virus) => isIn(s, virus, organ))
  return { present, counts: present.map((virus) => countIn(s, virus, organ)) }
}
