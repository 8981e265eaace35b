// Shield: turn one of your viruses to its shield side.

import { done } from "@genepool/engine"
import type { OrganId } from "../../data/organs.ts"
import type { VirusId } from "../../data/viruses.ts"
import { type GroupChoice, ofGroup } from "../choices.ts"
import { procedure } from "../procedure.ts"
import { groupsWithheld, type Reason } from "../reasons.ts"
import { type State, virusOfParticipant } from "../state.ts"
import {
  groups,
  isShielded,
  sameVirus,
  type Token,
  turnedToShield,
  withoutToken,
  withToken,
} from "../tokens.ts"
import { type Icon, noOwnVirus, organsFor, outsideZone } from "./action.ts"

export const shield = procedure("shield", ({ seat, zone }: Icon) => ({ seat, zone }), {
  // VIR-ACT-SHD-01, VIR-DEC-14
  which: {
    rule: "VIR-ACT-SHD-01",
    who: (_state, frame) => frame.seat,
    offer: (state, { seat, zone }) => {
      const virus = virusOfParticipant(state, seat)
      const list: GroupChoice<"shield">[] = []
      for (const organ of organsFor(zone))
        for (const token of unshielded(state, virus, organ)) list.push(ofGroup("shield", organ, token))
      return list
    },
    take(state, _frame, { organ, token }: GroupChoice<"shield">, turn) {
      state.body[organ] = withToken(withoutToken(state.body[organ], token), turnedToShield(token))
      turn.tell({ fact: "shielded", virus: token[0] as VirusId, organ })
      return done
    },
    about: (_state, { zone }) => ({ zone }),
    whyNot: (state, { seat, zone }) =>
      groupsWithheld(
        state.body,
        "shield",
        virusOfParticipant(state, seat),
        (organ, token) => outsideZone(organ, zone) ?? (isShielded(token) ? { why: "alreadyShielded" } : null), // VIR-RUL-15
      ),
  },
})

export function cannotShield(state: State, icon: Icon): Reason | null {
  const virus = virusOfParticipant(state, icon.seat)
  for (const organ of organsFor(icon.zone)) if (hasUnshielded(state.body[organ], virus)) return null
  return noOwnVirus(state, icon) ?? { why: "allShielded" }
}

function hasUnshielded(tokens: readonly Token[], virus: VirusId): boolean {
  for (const token of tokens) if (sameVirus(token, virus) && !isShielded(token)) return true
  return false
}

/** VIR-RUL-15: shields do not add up. */
function unshielded(state: State, virus: VirusId, organ: OrganId): readonly Token[] {
  return groups(state.body[organ].filter((token) => sameVirus(token, virus) && !isShielded(token)))
}
