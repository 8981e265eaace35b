// Shield: turn one of your viruses to its shield side.

import { done } from "@genepool/engine"
import type { OrganId } from "../../data/organs.ts"
import type { VirusId } from "../../data/viruses.ts"
import { type GroupChoice, groupsWithheld, type Hindrance, ofGroup } from "../choice.ts"
import { tell } from "../facts.ts"
import { procedure } from "../procedure.ts"
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
    who: (_s, f) => f.seat,
    offer: (s, { seat, zone }) => {
      const virus = virusOfParticipant(s, seat)
      const list: GroupChoice<"shield">[] = []
      for (const organ of organsFor(zone))
        for (const token of unshielded(s, virus, organ)) list.push(ofGroup("shield", organ, token))
      return list
    },
    take(s, _f, { organ, token }: GroupChoice<"shield">, turn) {
      s.body[organ] = withToken(withoutToken(s.body[organ], token), turnedToShield(token))
      tell(turn, { fact: "shielded", virus: token[0] as VirusId, organ })
      return done
    },
    about: (_s, { zone }) => ({ zone }),
    whyNot: (s, { seat, zone }) =>
      groupsWithheld(
        s.body,
        "shield",
        virusOfParticipant(s, seat),
        (organ, token) => outsideZone(organ, zone) ?? (isShielded(token) ? { why: "alreadyShielded" } : null), // VIR-RUL-15
      ),
  },
})

export function cannotShield(s: State, icon: Icon): Hindrance | null {
  const virus = virusOfParticipant(s, icon.seat)
  for (const organ of organsFor(icon.zone)) if (hasUnshielded(s.body[organ], virus)) return null
  return noOwnVirus(s, icon) ?? { why: "allShielded" }
}

function hasUnshielded(tokens: readonly Token[], virus: VirusId): boolean {
  for (const token of tokens) if (sameVirus(token, virus) && !isShielded(token)) return true
  return false
}

/** VIR-RUL-15: shields do not add up. */
function unshielded(s: State, virus: VirusId, organ: OrganId): readonly Token[] {
  return groups(s.body[organ].filter((token) => sameVirus(token, virus) && !isShielded(token)))
}
