// Infect: put a virus from your reserve into an organ, or when it is empty one from elsewhere in
// the body.

import { done } from "@genepool/engine"
import { type OrganId, organIds } from "../../data/organs.ts"
import { type GroupChoice, type OrganChoice, ofGroup, perOrgan } from "../choices.ts"
import { checkThreshold } from "../crises.ts"
import type { Fact } from "../facts.ts"
import { arrive } from "../movement.ts"
import { procedure } from "../procedure.ts"
import { groupsWithheld, organsWithheld, type Reason } from "../reasons.ts"
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
    source: (state, frame) => ((state.reserve[frame.seat] as number) > 0 ? "where" : "lift"),

    // VIR-ACT-INF-02, VIR-DEC-08: only with an empty reserve
    lift: {
      rule: "VIR-ACT-INF-02",
      who: (_state, frame) => frame.seat,
      offer: (state, { seat, zone }) => {
        const virus = virusOfParticipant(state, seat)
        const list: GroupChoice<"lift">[] = []
        for (const organ of organIds) {
          if (!hasElsewhere(organ, zone)) continue
          for (const token of groups(state.body[organ]))
            if (sameVirus(token, virus)) list.push(ofGroup("lift", organ, token))
        }
        return list
      },
      take(_state, frame, { organ, token }: GroupChoice<"lift">) {
        frame.from = organ
        frame.token = token
        return "where"
      },
      about: (_state, { zone }) => ({ zone }),
      whyNot: (state, { seat, zone }) =>
        groupsWithheld(state.body, "lift", virusOfParticipant(state, seat), (organ) =>
          hasElsewhere(organ, zone) ? null : { why: "sameOrgan", organ },
        ),
    },

    // VIR-ACT-INF-01, VIR-DEC-09
    where: {
      rule: "VIR-ACT-INF-01",
      who: (_state, frame) => frame.seat,
      offer: (_state, frame) => {
        const list: OrganChoice<"infect">[] = []
        for (const organ of organsFor(frame.zone)) if (organ !== frame.from) list.push(into[organ])
        return list
      },
      take(state, frame, { organ }: OrganChoice<"infect">, turn) {
        const virus = virusOfParticipant(state, frame.seat)
        let fact: Fact = { fact: "infected", virus, organ }
        if (frame.from === null) state.reserve[frame.seat]!--
        else {
          const token = frame.token as Token
          // VIR-RUL-13: lifting is no Move: what it carried stays behind, and may be too much for
          // that organ
          if (carries(token)) {
            const alone = withoutStack(token)
            const before = state.body[frame.from].length
            release(state, frame.from, token, turn)
            state.body[frame.from] = withoutToken(state.body[frame.from], alone)
            checkThreshold(state, frame.from, before, turn)
          } else state.body[frame.from] = withoutToken(state.body[frame.from], token)
          fact = { fact: "reinfected", virus, from: frame.from, organ, shielded: isShielded(token) }
        }
        arrive(state, virus, organ, turn, fact) // VIR-ACT-INF-03: plain side up
        return done
      },
      about: (_state, { zone }) => ({ zone }),
      whyNot: (state, frame) => [
        ...organsWithheld(into, (organ) => {
          if (organ === frame.from) return { why: "sameOrgan", organ }
          return outsideZone(organ, frame.zone)
        }),
        ...(frame.from === null
          ? groupsWithheld(state.body, "lift", virusOfParticipant(state, frame.seat), () => ({
              why: "hasReserve",
              reserve: state.reserve[frame.seat] as number,
            }))
          : []),
      ],
    },
  },
)

export function cannotInfect(state: State, { seat, zone }: Icon): Reason | null {
  if ((state.reserve[seat] as number) > 0) return null
  const virus = virusOfParticipant(state, seat)
  let only: OrganId | null = null
  for (const organ of organIds) {
    if (!isIn(state, virus, organ)) continue
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
