// Move: one step with one of your viruses.

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
import { tell } from "../facts.ts"
import { carryOver, isStepInZone, noStep, stepsFrom, wayOf } from "../movement.ts"
import { procedure } from "../procedure.ts"
import { isIn, type State, virusOfParticipant } from "../state.ts"
import { groups, sameVirus, type Token } from "../tokens.ts"
import type { Icon } from "./action.ts"

interface Moving extends Icon {
  from: OrganId | null
  token: Token | null
}

export const move = procedure(
  "move",
  ({ seat, zone }: Icon): Moving => ({ seat, zone, from: null, token: null }),
  {
    // VIR-DEC-10
    which: {
      rule: "VIR-ACT-MOV-01",
      who: (_s, f) => f.seat,
      offer: (s, { seat, zone }) => {
        const virus = virusOfParticipant(s, seat)
        const list: GroupChoice<"move">[] = []
        for (const from of organIds) {
          if (!isIn(s, virus, from) || !canLeave(s, from, zone)) continue
          for (const token of groups(s.body[from]))
            if (sameVirus(token, virus)) list.push(ofGroup("move", from, token))
        }
        return list
      },
      take(_s, f, { organ, token }: GroupChoice<"move">) {
        f.from = organ
        f.token = token
        return "where"
      },
      about: (_s, { zone }) => ({ zone }),
      whyNot: (s, { seat, zone }) =>
        groupsWithheld(s.body, "move", virusOfParticipant(s, seat), (organ) =>
          canLeave(s, organ, zone) ? null : { why: "nothingInReach" },
        ),
    },

    // VIR-DEC-11, VIR-ACT-MOV-02..06
    where: {
      rule: "VIR-ACT-MOV-02",
      who: (_s, f) => f.seat,
      offer: (s, f) => {
        const from = f.from as OrganId
        const list: OrganChoice<"to">[] = []
        for (const organ of stepsFrom(s, from)) if (isStepInZone(from, organ, f.zone)) list.push(to[organ])
        return list
      },
      take(s, f, { organ }: OrganChoice<"to">, turn) {
        const token = f.token as Token
        const from = f.from as OrganId
        if (turn.told !== null) tell(turn, { fact: "moved", ...wayOf(s, token, from, organ) })
        carryOver(s, token, from, organ, turn)
        return done
      },
      about: (_s, f) => ({ from: f.from as OrganId, virus: (f.token as Token)[0] as string }),
      whyNot: (s, f) =>
        organsWithheld(to, (organ) => {
          const from = f.from as OrganId
          if (organ === from) return null
          return (
            noStep(s, from, organ) ??
            (isStepInZone(from, organ, f.zone) ? null : { why: "outsideZone", zone: f.zone })
          )
        }),
    },
  },
)

export function cannotMove(s: State, { seat, zone }: Icon): Hindrance | null {
  const virus = virusOfParticipant(s, seat)
  let present = false
  for (const organ of organIds) {
    if (!isIn(s, virus, organ)) continue
    if (canLeave(s, organ, zone)) return null
    present = true
  }
  return present ? { why: "nothingInReach" } : { why: "noOwnVirus" }
}

function canLeave(s: State, from: OrganId, zone: number): boolean {
  const steps = stepsFrom(s, from)
  return zone === 0 ? steps.length > 0 : steps.some((to) => isStepInZone(from, to, zone))
}

const to = perOrgan("to")
