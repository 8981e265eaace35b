// Attack: remove a virus of another player from an organ where you have one.

import { done } from "@genepool/engine"
import type { OrganId } from "../../data/organs.ts"
import type { VirusId } from "../../data/viruses.ts"
import {
  type GroupChoice,
  type Hindrance,
  type OrganChoice,
  ofGroup,
  organsWithheld,
  perOrgan,
  withheld,
} from "../choice.ts"
import { checkThreshold } from "../crises.ts"
import { tell } from "../facts.ts"
import { procedure } from "../procedure.ts"
import { remove } from "../removal.ts"
import { isIn, type State, virusOfParticipant } from "../state.ts"
import { groups, sameVirus, type Token, virusOf } from "../tokens.ts"
import { type Icon, noOwnVirus, organsFor, outsideZone } from "./action.ts"

interface Attacking extends Icon {
  organ: OrganId | null
}

export const attack = procedure(
  "attack",
  ({ seat, zone }: Icon): Attacking => ({ seat, zone, organ: null }),
  {
    // VIR-ACT-ATK-01, VIR-DEC-12
    where: {
      rule: "VIR-ACT-ATK-01",
      who: (_s, f) => f.seat,
      offer: (s, { seat, zone }) => {
        const virus = virusOfParticipant(s, seat)
        const list: OrganChoice<"attack">[] = []
        for (const organ of organsFor(zone)) if (canAttackIn(s.body[organ], virus)) list.push(at[organ])
        return list
      },
      take(_s, f, { organ }: OrganChoice<"attack">) {
        f.organ = organ
        return "whom"
      },
      about: (_s, { zone }) => ({ zone }),
      whyNot: (s, { seat, zone }) => {
        const virus = virusOfParticipant(s, seat)
        return organsWithheld(at, (organ) => {
          if (!isIn(s, virus, organ)) return { why: "noOwnVirusHere", organ }
          if (!canAttackIn(s.body[organ], virus)) return { why: "nobodyElse", organ }
          return outsideZone(organ, zone)
        })
      },
    },

    // VIR-DEC-13
    whom: {
      rule: "VIR-ACT-ATK-01",
      who: (_s, f) => f.seat,
      offer: (s, f) => {
        const organ = f.organ as OrganId
        const virus = virusOfParticipant(s, f.seat)
        const list: GroupChoice<"remove">[] = []
        for (const token of groups(s.body[organ]))
          if (!sameVirus(token, virus)) list.push(ofGroup("remove", organ, token))
        return list
      },
      take(s, f, { organ, token }: GroupChoice<"remove">, turn) {
        tell(turn, { fact: "attacked", virus: virusOfParticipant(s, f.seat), target: virusOf(token), organ })
        const before = s.body[organ].length
        let hit = false
        // VIR-ACT-ATK-02
        remove(
          s,
          organ,
          (other) => {
            if (hit || other !== token) return false
            hit = true
            return true
          },
          turn,
        )
        checkThreshold(s, organ, before, turn) // VIR-EX-24: what was released may be too much
        return done
      },
      about: (_s, f) => ({ organ: f.organ as OrganId }),
      whyNot: (s, f) => {
        const organ = f.organ as OrganId
        const virus = virusOfParticipant(s, f.seat)
        return groups(s.body[organ])
          .filter((token) => sameVirus(token, virus))
          .map((token) => withheld(ofGroup("remove", organ, token), { why: "ownVirus" }))
      },
    },
  },
)

export function cannotAttack(s: State, icon: Icon): Hindrance | null {
  const virus = virusOfParticipant(s, icon.seat)
  for (const organ of organsFor(icon.zone)) if (canAttackIn(s.body[organ], virus)) return null
  return noOwnVirus(s, icon) ?? { why: "nobodyToAttack" }
}

/** VIR-INV-17: an own and a foreign virus, both visible. */
function canAttackIn(tokens: readonly Token[], virus: VirusId): boolean {
  let own = false
  let foreign = false
  for (const token of tokens) {
    if (sameVirus(token, virus)) own = true
    else foreign = true
  }
  return own && foreign
}

const at = perOrgan("attack")
