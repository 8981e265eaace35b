// Step 5, Cure: a virus that the doctors know well enough is driven out.

import { call, done } from "@genepool/engine"
import { organIds } from "../data/organs.ts"
import { placeCrises } from "./crises.ts"
import { procedure } from "./procedure.ts"
import { remove } from "./removal.ts"
import { boxIn, type Participant, participantsOf, turnOrder, virusOfParticipant } from "./state.ts"
import { sameVirus } from "./tokens.ts"

// VIR-RUL-29: in turn order, one whole cure after the other
export const cure = procedure("cure", () => ({ at: 0 }), {
  next(state, frame, turn) {
    if (frame.at === participantsOf(state)) return done
    const who = turnOrder(state)[frame.at++] as Participant
    if (state.research[who] !== boxIn(state).researchTop) return "next" // VIR-CURE-03
    const virus = virusOfParticipant(state, who)
    turn.tell({ fact: "cured", virus })
    // VIR-CURE-01
    for (const organ of organIds) remove(state, organ, (token) => sameVirus(token, virus), turn)
    state.research[who] = 0 // VIR-CURE-02
    return call(placeCrises, null, "next")
  },
})
