// Absorb: one of your viruses takes all others of its organ under itself.

import { done } from "@genepool/engine"
import type { OrganId } from "../../data/organs.ts"
import {
  type GroupChoice,
  type Hindrance,
  type OrganChoice,
  ofGroup,
  organsWithheld,
  perOrgan,
} from "../choice.ts"
import { tell } from "../facts.ts"
import { procedure } from "../procedure.ts"
import { isIn, type State, virusOfParticipant } from "../state.ts"
import { absorbing, groups, sameVirus, virusOf, withoutToken } from "../tokens.ts"
import { type Icon, noOwnVirus, organsFor, outsideZone } from "./action.ts"

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
      who: (_s, f) => f.seat,
      offer: (s, { seat, zone }) => {
        const virus = virusOfParticipant(s, seat)
        const list: OrganChoice<"absorb">[] = []
        for (const organ of organsFor(zone))
          if (s.body[organ].length > 1 && isIn(s, virus, organ)) list.push(at[organ])
        return list
      },
      take(_s, f, { organ }: OrganChoice<"absorb">) {
        f.organ = organ
        return "which"
      },
      about: (_s, { zone }) => ({ zone }),
      whyNot: (s, { seat, zone }) => {
        const virus = virusOfParticipant(s, seat)
        return organsWithheld(at, (organ) => {
          if (!isIn(s, virus, organ)) return { why: "noOwnVirusHere", organ }
          if (s.body[organ].length < 2) return { why: "nothingToAbsorb", organ } // VIR-RUL-16
          return outsideZone(organ, zone)
        })
      },
    },

    // VIR-DEC-18: only when the own viruses there differ
    which: {
      rule: "VIR-ACT-ABS-01",
      who: (_s, f) => f.seat,
      offer: (s, f) => {
        const organ = f.organ as OrganId
        const virus = virusOfParticipant(s, f.seat)
        const list: GroupChoice<"absorber">[] = []
        for (const token of groups(s.body[organ]))
          if (sameVirus(token, virus)) list.push(ofGroup("absorber", organ, token))
        return list
      },
      take(s, f, { organ, token }: GroupChoice<"absorber">, turn) {
        const others = withoutToken(s.body[organ], token)
        s.body[organ] = [absorbing(token, others)] // VIR-ACT-ABS-03; VIR-ACT-ABS-04: a crisis token stays
        if (turn.told !== null)
          tell(turn, {
            fact: "absorbed",
            virus: virusOfParticipant(s, f.seat),
            organ,
            viruses: others.map(virusOf),
          })
        return done
      },
      about: (_s, f) => ({ organ: f.organ as OrganId }),
    },
  },
)

export function cannotAbsorb(s: State, icon: Icon): Hindrance | null {
  const virus = virusOfParticipant(s, icon.seat)
  for (const organ of organsFor(icon.zone)) if (s.body[organ].length > 1 && isIn(s, virus, organ)) return null
  return noOwnVirus(s, icon) ?? { why: "nothingToAbsorb" }
}

const at = perOrgan("absorb")
