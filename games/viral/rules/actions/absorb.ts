// Absorb: one of your viruses takes all others of its organ under itself.

import { done } from "@genepool/engine"
import type { OrganId } from "../../data/organs.ts"
import { type GroupChoice, type OrganChoice, ofGroup, perOrgan } from "../choices.ts"
import { procedure } from "../procedure.ts"
import { groupsWithheld, organsWithheld, type Reason } from "../reasons.ts"
import { isIn, type State, virusOfParticipant } from "../state.ts"
import { absorbing, groups, sameVirus, virusOf, withoutToken } from "../tokens.ts"
import { type Icon, noOwnVirus, organsFor, otherOrgan, outsideZone } from "./action.ts"

interface Absorbing extends Icon {
  organ: OrganId | null
}

export const absorb = procedure(
  "absorb",
  ({ seat, zone }: Icon): Absorbing => ({ seat, zone, organ: null }),
  {
    // VIR-ACT-ABS-01, VIR-DEC-18
    where: {
      rule: "VIR-ACT-ABS-01",
      who: (_state, frame) => frame.seat,
      offer: (state, { seat, zone }) => {
        const virus = virusOfParticipant(state, seat)
        const list: OrganChoice<"absorb">[] = []
        for (const organ of organsFor(zone))
          if (state.body[organ].length > 1 && isIn(state, virus, organ)) list.push(at[organ])
        return list
      },
      take(_state, frame, { organ }: OrganChoice<"absorb">) {
        frame.organ = organ
        return "which"
      },
      about: (_state, { zone }) => ({ zone }),
      whyNot: (state, { seat, zone }) => {
        const virus = virusOfParticipant(state, seat)
        return organsWithheld(at, (organ) => {
          if (!isIn(state, virus, organ)) return { why: "noOwnVirusHere", organ }
          if (state.body[organ].length < 2) return { why: "nothingToAbsorb", organ } // VIR-RUL-16
          return outsideZone(organ, zone)
        })
      },
    },

    // VIR-DEC-18: only when the own viruses there differ
    which: {
      rule: "VIR-ACT-ABS-01",
      who: (_state, frame) => frame.seat,
      offer: (state, frame) => {
        const organ = frame.organ as OrganId
        const virus = virusOfParticipant(state, frame.seat)
        const list: GroupChoice<"absorber">[] = []
        for (const token of groups(state.body[organ]))
          if (sameVirus(token, virus)) list.push(ofGroup("absorber", organ, token))
        return list
      },
      take(state, frame, { organ, token }: GroupChoice<"absorber">, turn) {
        const others = withoutToken(state.body[organ], token)
        // VIR-ACT-ABS-03; VIR-ACT-ABS-04: a crisis token stays
        state.body[organ] = [absorbing(token, others)]
        if (turn.told !== null)
          turn.tell({
            fact: "absorbed",
            virus: virusOfParticipant(state, frame.seat),
            organ,
            viruses: others.map(virusOf),
          })
        return done
      },
      about: (_state, frame) => ({ organ: frame.organ as OrganId }),
      whyNot: (state, frame) =>
        groupsWithheld(state.body, "absorber", virusOfParticipant(state, frame.seat), (organ) =>
          otherOrgan(organ, frame.organ as OrganId),
        ),
    },
  },
)

export function cannotAbsorb(state: State, icon: Icon): Reason | null {
  const virus = virusOfParticipant(state, icon.seat)
  for (const organ of organsFor(icon.zone))
    if (state.body[organ].length > 1 && isIn(state, virus, organ)) return null
  return noOwnVirus(state, icon) ?? { why: "nothingToAbsorb" }
}

const at = perOrgan("absorb")
