// Crisis: start one in an organ, whatever the number of viruses there.

import { done } from "@genepool/engine"
import { type Hindrance, type OrganChoice, organsWithheld, perOrgan } from "../choice.ts"
import { hasCrisis, isPoolEmpty, placeCrisis } from "../crises.ts"
import { tell } from "../facts.ts"
import { procedure } from "../procedure.ts"
import { type State, virusOfParticipant } from "../state.ts"
import { type Icon, organsFor, outsideZone } from "./action.ts"

export const crisis = procedure("crisis", ({ seat, zone }: Icon) => ({ seat, zone }), {
  // VIR-ACT-CRX-01, VIR-DEC-19, VIR-RUL-21: an empty organ is as good as any
  where: {
    rule: "VIR-ACT-CRX-01",
    who: (_s, f) => f.seat,
    offer: (s, { zone }) => {
      const list: OrganChoice<"crisis">[] = []
      for (const organ of organsFor(zone)) if (!hasCrisis(s, organ)) list.push(at[organ])
      return list
    },
    take(s, f, { organ }: OrganChoice<"crisis">, turn) {
      tell(turn, { fact: "provoked", virus: virusOfParticipant(s, f.seat), organ })
      placeCrisis(s, organ, "action", turn)
      return done
    },
    about: (s, { zone }) => ({ zone, token: s.crises.indexOf(null) + 1 }),
    whyNot: (s, { zone }) =>
      organsWithheld(at, (organ) =>
        hasCrisis(s, organ) ? { why: "hasCrisis", organ } : outsideZone(organ, zone),
      ),
  },
})

export function cannotStartCrisis(s: State, { zone }: Icon): Hindrance | null {
  if (isPoolEmpty(s)) return { why: "poolEmpty" } // VIR-ACT-CRX-02
  for (const organ of organsFor(zone)) if (!hasCrisis(s, organ)) return null // VIR-ACT-CRX-03
  return { why: "allInCrisis" }
}

const at = perOrgan("crisis")
