// Step 5, Cure: a virus that the doctors know well enough is driven out.

import { call, done } from "@genepool/engine"
import { organIds } from "../data/organs.ts"
import { isAnyDue, placeCrises } from "./crises.ts"
import { tell } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { remove } from "./removal.ts"
import { boxIn, isIn, type Participant, participantsOf, turnOrder, virusOfParticipant } from "./state.ts"
import { sameVirus } from "./tokens.ts"

// VIR-RUL-29: in turn order, one whole cure after the other
export const cure = procedure("cure", () => ({ at: 0 }), {
  next(s, f, turn) {
    if (f.at === participantsOf(s)) return done
    const who = turnOrder(s)[f.at++] as Participant
    if (s.research[who] !== boxIn(s).researchTop) return "next" // VIR-CURE-03
    const virus = virusOfParticipant(s, who)
    tell(turn, { fact: "cured", virus })
    // VIR-CURE-01
    for (const organ of organIds)
      if (isIn(s, virus, organ)) remove(s, organ, (token) => sameVirus(token, virus), turn)
    s.research[who] = 0 // VIR-CURE-02
    return isAnyDue(s) ? call(placeCrises, null, "next") : "next"
  },
})
