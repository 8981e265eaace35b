// Attack: remove a virus of another player from an organ where you have one.

import { done } from "@genepool/engine"
import { type OrganId, organIds } from "../../data/organs.ts"
import type { VirusId } from "../../data/viruses.ts"
import { type GroupChoice, type OrganChoice, ofGroup, perOrgan } from "../choices.ts"
import { checkThreshold } from "../crises.ts"
import { procedure } from "../procedure.ts"
import { organsWithheld, type Reason, withheld } from "../reasons.ts"
import { remove } from "../removal.ts"
import { isIn, type State, virusOfParticipant } from "../state.ts"
import { groups, sameVirus, type Token, virusOf } from "../tokens.ts"
import { type Icon, noOwnVirus, organsFor, otherOrgan, outsideZone } from "./action.ts"

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
      who: (_state, frame) => frame.seat,
      offer: (state, { seat, zone }) => {
        const virus = virusOfParticipant(state, seat)
        const list: OrganChoice<"attack">[] = []
        for (const organ of organsFor(zone)) if (canAttackIn(state.body[organ], virus)) list.push(at[organ])
        return list
      },
      take(_state, frame, { organ }: OrganChoice<"attack">) {
        frame.organ = organ
        return "whom"
      },
      about: (_state, { zone }) => ({ zone }),
      whyNot: (state, { seat, zone }) => {
        const virus = virusOfParticipant(state, seat)
        return organsWithheld(at, (organ) => {
          if (!isIn(state, virus, organ)) return { why: "noOwnVirusHere", organ }
          if (!canAttackIn(state.body[organ], virus)) return { why: "nobodyElse", organ }
          return outsideZone(organ, zone)
        })
      },
    },

    // VIR-DEC-13
    whom: {
      rule: "VIR-ACT-ATK-01",
      who: (_state, frame) => frame.seat,
      offer: (state, frame) => {
        const organ = frame.organ as OrganId
        const virus = virusOfParticipant(state, frame.seat)
        const list: GroupChoice<"remove">[] = []
        for (const token of groups(state.body[organ]))
          if (!sameVirus(token, virus)) list.push(ofGroup("remove", organ, token))
        return list
      },
      take(state, frame, { organ, token }: GroupChoice<"remove">, turn) {
        turn.tell({
          fact: "attacked",
          virus: virusOfParticipant(state, frame.seat),
          target: virusOf(token),
          organ,
        })
        const before = state.body[organ].length
        let hit = false
        // VIR-ACT-ATK-02
        remove(
          state,
          organ,
          (other) => {
            if (hit || other !== token) return false
            hit = true
            return true
          },
          turn,
        )
        checkThreshold(state, organ, before, turn) // VIR-EX-24: what was released may be too much
        return done
      },
      about: (_state, frame) => ({ organ: frame.organ as OrganId }),
      whyNot: (state, frame) => {
        const organ = frame.organ as OrganId
        const virus = virusOfParticipant(state, frame.seat)
        return organIds.flatMap((place) =>
          groups(state.body[place]).flatMap((token) => {
            const reason: Reason | null = sameVirus(token, virus)
              ? { why: "ownVirus" }
              : otherOrgan(place, organ)
            return reason === null ? [] : [withheld(ofGroup("remove", place, token), reason)]
          }),
        )
      },
    },
  },
)

export function cannotAttack(state: State, icon: Icon): Reason | null {
  const virus = virusOfParticipant(state, icon.seat)
  for (const organ of organsFor(icon.zone)) if (canAttackIn(state.body[organ], virus)) return null
  return noOwnVirus(state, icon) ?? { why: "nobodyToAttack" }
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
