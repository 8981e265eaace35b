// Crisis: start one in an organ, whatever the number of viruses there.

import { done } from "@genepool/engine"
import { type OrganChoice, perOrgan } from "../choices.ts"
import { hasCrisis, isPoolEmpty, placeCrisis } from "../crises.ts"
import { procedure } from "../procedure.ts"
import { organsWithheld, type Reason } from "../reasons.ts"
import { type State, virusOfParticipant } from "../state.ts"
import { type Icon, organsFor, outsideZone } from "./action.ts"

export const crisis = procedure("crisis", ({ seat, zone }: Icon) => ({ seat, zone }), {
  // VIR-ACT-CRX-01, VIR-DEC-19, VIR-RUL-21: an empty organ is as good as any
  where: {
    rule: "VIR-ACT-CRX-01",
    who: (_state, frame) => frame.seat,
    offer: (state, { zone }) => {
      const list: OrganChoice<"crisis">[] = []
      for (const organ of organsFor(zone)) if (!hasCrisis(state, organ)) list.push(at[organ])
      return list
    },
    take(state, frame, { organ }: OrganChoice<"crisis">, turn) {
      turn.tell({ fact: "provoked", virus: virusOfParticipant(state, frame.seat), organ })
      placeCrisis(state, organ, "action", turn)
      return done
    },
    about: (state, { zone }) => ({ zone, token: state.crises.indexOf(null) + 1 }),
    whyNot: (state, { zone }) =>
      organsWithheld(at, (organ) =>
        hasCrisis(state, organ) ? { why: "hasCrisis", organ } : outsideZone(organ, zone),
      ),
  },
})

export function cannotStartCrisis(state: State, { zone }: Icon): Reason | null {
  if (isPoolEmpty(state)) return { why: "poolEmpty" } // VIR-ACT-CRX-02
  for (const organ of organsFor(zone)) if (!hasCrisis(state, organ)) return null // VIR-ACT-CRX-03
  return { why: "allInCrisis" }
}

const at = perOrgan("crisis")
