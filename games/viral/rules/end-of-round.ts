// Step 6, End of round: the tie chart follows the scores, and absorbed viruses go free.

import { call } from "@genepool/engine"
import { placeCrises } from "./crises.ts"
import { tell } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { releaseAll } from "./removal.ts"
import { virusOfParticipant } from "./state.ts"
import { sortTieChart } from "./ties.ts"

export const endOfRound = procedure("end", () => ({}), {
  // VIR-END-01, VIR-END-02, VIR-2P-12
  ties(s, _f, turn) {
    sortTieChart(s)
    if (turn.told !== null)
      tell(turn, { fact: "tieChart", viruses: s.ties.map((who) => virusOfParticipant(s, who)) })
    return "release"
  },

  // VIR-END-03, VIR-RUL-07
  release(s, _f, turn) {
    releaseAll(s, turn)
    return call(placeCrises, null)
  },
})
