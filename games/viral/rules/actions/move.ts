// Move: one step with one of your viruses.

import { done } from "@genepool/engine"
import { type OrganId, organIds } from "../../data/organs.ts"
import { type GroupChoice, type OrganChoice, ofGroup, perOrgan } from "../choices.ts"
import { carryOver, isStepInZone, noStep, stepsFrom, wayOf } from "../movement.ts"
import { procedure } from "../procedure.ts"
import { groupsWithheld, organsWithheld, type Reason } from "../reasons.ts"
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
      who: (_state, frame) => frame.seat,
      offer: (state, { seat, zone }) => {
        const virus = virusOfParticipant(state, seat)
        const list: GroupChoice<"move">[] = []
        for (const from of organIds) {
          if (!isIn(state, virus, from) || !canLeave(state, from, zone)) continue
          for (const token of groups(state.body[from]))
            if (sameVirus(token, virus)) list.push(ofGroup("move", from, token))
        }
        return list
      },
      take(_state, frame, { organ, token }: GroupChoice<"move">) {
        frame.from = organ
        frame.token = token
        return "where"
      },
      about: (_state, { zone }) => ({ zone }),
      whyNot: (state, { seat, zone }) =>
        groupsWithheld(state.body, "move", virusOfParticipant(state, seat), (organ) =>
          canLeave(state, organ, zone) ? null : { why: "nothingInReach" },
        ),
    },

    // VIR-DEC-11, VIR-ACT-MOV-02..06
    where: {
      rule: "VIR-ACT-MOV-02",
      who: (_state, frame) => frame.seat,
      offer: (state, frame) => {
        const from = frame.from as OrganId
        const list: OrganChoice<"to">[] = []
        for (const organ of stepsFrom(state, from))
          if (isStepInZone(from, organ, frame.zone)) list.push(to[organ])
        return list
      },
      take(state, frame, { organ }: OrganChoice<"to">, turn) {
        const token = frame.token as Token
        const from = frame.from as OrganId
        const fact =
          turn.told === null ? null : ({ fact: "moved", ...wayOf(state, token, from, organ) } as const)
        carryOver(state, token, from, organ, turn, fact)
        return done
      },
      about: (_state, frame) => ({ from: frame.from as OrganId, virus: (frame.token as Token)[0] as string }),
      whyNot: (state, frame) =>
        organsWithheld(to, (organ) => {
          const from = frame.from as OrganId
          return (
            noStep(state, from, organ) ??
            (isStepInZone(from, organ, frame.zone) ? null : { why: "outsideZone", zone: frame.zone })
          )
        }),
    },
  },
)

export function cannotMove(state: State, { seat, zone }: Icon): Reason | null {
  const virus = virusOfParticipant(state, seat)
  let present = false
  for (const organ of organIds) {
    if (!isIn(state, virus, organ)) continue
    if (canLeave(state, organ, zone)) return null
    present = true
  }
  return present ? { why: "nothingInReach" } : { why: "noOwnVirus" }
}

function canLeave(state: State, from: OrganId, zone: number): boolean {
  return stepsFrom(state, from).some((to) => isStepInZone(from, to, zone))
}

const to = perOrgan("to")
