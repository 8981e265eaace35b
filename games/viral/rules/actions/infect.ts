// Infect: put a virus from your reserve into an organ, or when it is empty one from elsewhere in the body.

import { done } from "@genepool/engine"
import { type OrganId, organIds } from "../../data/organs.ts"
import {
  type GroupChoice,
  groupsWithheld,
  type Hindrance,
  type OrganChoice,
  ofGroup,
  organsWithheld,
  perOrgan,
} from "../choice.ts"
import { checkThreshold } from "../crises.ts"
import { tell } from "../facts.ts"
import { arrive } from "../movement.ts"
import { procedure } from "../procedure.ts"
import { release } from "../removal.ts"
import { isIn, type State, virusOfParticipant } from "../state.ts"
import { carries, groups, isShielded, sameVirus, type Token, withoutStack, withoutToken } from "../tokens.ts"
import { type Icon, organsFor, outsideZone } from "./action.ts"

interface Infecting extends Icon {
  from: OrganId | null
  token: Token | null
}

export const infect = procedure(
  "infect",
  ({ seat, zone }: Icon): Infecting => ({ seat, zone, from: null, token: null }),
  {
    source: (s, f) => ((s.reserve[f.seat] as number) > 0 ? "where" : "lift"),

    // VIR-ACT-INF-02, VIR-DEC-08: only with an empty reserve
    lift: {
      rule: "VIR-ACT-INF-02",
      who: (_s, f) => f.seat,
      offer: (s, { seat, zone }) => {
        const virus = virusOfParticipant(s, seat)
        const list: GroupChoice<"lift">[] = []
        for (const organ of organIds) {
          if (!hasElsewhere(organ, zone)) continue
          for (const token of groups(s.body[organ]))
            if (sameVirus(token, virus)) list.push(ofGroup("lift", organ, token))
        }
        return list
      },
      take(_s, f, { organ, token }: GroupChoice<"lift">) {
        f.from = organ
        f.token = token
        return "where"
      },
      about: (_s, { zone }) => ({ zone }),
      whyNot: (s, { seat, zone }) =>
        groupsWithheld(s.body, "lift", virusOfParticipant(s, seat), (organ) =>
          hasElsewhere(organ, zone) ? null : { why: "sameOrgan", organ },
        ),
    },

    // VIR-ACT-INF-01, VIR-DEC-09
    where: {
      rule: "VIR-ACT-INF-01",
      who: (_s, f) => f.seat,
      offer: (_s, f) => {
        const list: OrganChoice<"infect">[] = []
        for (const organ of organsFor(f.zone)) if (organ !== f.from) list.push(into[organ])
        return list
      },
      take(s, f, { organ }: OrganChoice<"infect">, turn) {
        const virus = virusOfParticipant(s, f.seat)
        if (f.from === null) {
          s.reserve[f.seat]!--
          tell(turn, { fact: "infected", virus, organ })
        } else {
          const token = f.token as Token
          // VIR-RUL-13: lifting is no Move: what it carried stays behind, and may be too much for that organ
          if (carries(token)) {
            const alone = withoutStack(token)
            const before = s.body[f.from].length
            release(s, f.from, token, turn)
            s.body[f.from] = withoutToken(s.body[f.from], alone)
            checkThreshold(s, f.from, before, turn)
          } else s.body[f.from] = withoutToken(s.body[f.from], token)
          tell(turn, { fact: "reinfected", virus, from: f.from, organ, shielded: isShielded(token) })
        }
        arrive(s, virus, organ, turn) // VIR-ACT-INF-03: plain side up
        return done
      },
      about: (_s, { zone }) => ({ zone }),
      whyNot: (s, f) => [
        ...organsWithheld(into, (organ) => {
          if (organ === f.from) return { why: "sameOrgan", organ }
          return outsideZone(organ, f.zone)
        }),
        ...(f.from === null
          ? groupsWithheld(s.body, "lift", virusOfParticipant(s, f.seat), () => ({
              why: "hasReserve",
              reserve: s.reserve[f.seat] as number,
            }))
          : []),
      ],
    },
  },
)

export function cannotInfect(s: State, { seat, zone }: Icon): Hindrance | null {
  if ((s.reserve[seat] as number) > 0) return null
  const virus = virusOfParticipant(s, seat)
  let only: OrganId | null = null
  for (const organ of organIds) {
    if (!isIn(s, virus, organ)) continue
    if (hasElsewhere(organ, zone)) return null
    only = organ
  }
  return only === null ? { why: "noneToInfect" } : { why: "onlyThere", organ: only }
}

/** VIR-RUL-13: a virus is not put back where it was taken from. */
function hasElsewhere(organ: OrganId, zone: number): boolean {
  const organs = organsFor(zone)
  return organs.length > 1 || organs[0] !== organ
}

const into = perOrgan("infect")
