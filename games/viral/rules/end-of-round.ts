// Step 6, End of round: the tie chart follows the scores, and absorbed viruses go free.

import { call } from "@genepool/engine"
import { placeCrises } from "./crises.ts"
import { procedure } from "./procedure.ts"
import { releaseAll } from "./removal.ts"
import { virusOfParticipant } from "./state.ts"
import { sortTieChart } from "./ties.ts"

export const endOfRound = procedure("end", () => ({}), {
  // VIR-END-01, VIR-END-02, VIR-2P-12
  ties(state, _frame, turn) {
    sortTieChart(state)
    if (turn.told !== null)
      turn.tell({ fact: "tieChart", viruses: state.ties.map((who) => virusOfParticipant(state, who)) })
    return "release"
  },

  // VIR-END-03, VIR-RUL-07
  release(state, _frame, turn) {
    releaseAll(state, turn)
    return call(placeCrises, null)
  },
})
