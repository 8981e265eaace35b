// Magnet: pull a virus into an organ where you have one, or push one out of it.

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
import { carryOver, noStep, stepsFrom, stepsInto, wayOf } from "../movement.ts"
import { procedure } from "../procedure.ts"
import { isIn, type State, virusOfParticipant } from "../state.ts"
import { groups, type Token } from "../tokens.ts"
import { type Icon, noOwnVirus, organsFor, outsideZone } from "./action.ts"

interface Pulling extends Icon {
  /** The organ with an own virus; VIR-RUL-11: a blue icon binds this one. */
  anchor: OrganId | null
  from: OrganId | null
  to: OrganId | null
}

export const magnet = procedure(
  "magnet",
  ({ seat, zone }: Icon): Pulling => ({ seat, zone, anchor: null, from: null, to: null }),
  {
    // VIR-DEC-15
    anchor: {
      rule: "VIR-ACT-MAG-01",
      who: (_s, f) => f.seat,
      offer: (s, { seat, zone }) => {
        const virus = virusOfParticipant(s, seat)
        const list: OrganChoice<"pull" | "push">[] = []
        for (const organ of organsFor(zone)) {
          if (!isIn(s, virus, organ)) continue
          if (canPull(s, organ)) list.push(pull[organ])
          if (canPush(s, organ)) list.push(push[organ])
        }
        return list
      },
      take(_s, f, choice: OrganChoice<"pull" | "push">) {
        f.anchor = choice.organ
        if (choice.do === "pull") {
          f.to = choice.organ
          return "from"
        }
        f.from = choice.organ
        return "to"
      },
      about: (_s, { zone }) => ({ zone }),
      whyNot: (s, { seat, zone }) => {
        const virus = virusOfParticipant(s, seat)
        const cannot =
          (can: (s: State, organ: OrganId) => boolean, why: "noVirusToPull" | "nothingInReach") =>
          (organ: OrganId) => {
            if (!isIn(s, virus, organ)) return { why: "noOwnVirusHere" as const, organ }
            return outsideZone(organ, zone) ?? (can(s, organ) ? null : { why, organ })
          }
        return [
          ...organsWithheld(pull, cannot(canPull, "noVirusToPull")),
          ...organsWithheld(push, cannot(canPush, "nothingInReach")),
        ]
      },
    },

    // VIR-ACT-MAG-01, VIR-DEC-16
    from: {
      rule: "VIR-ACT-MAG-01",
      who: (_s, f) => f.seat,
      offer: (s, f) => {
        const list: OrganChoice<"from">[] = []
        for (const organ of stepsInto(s, f.to as OrganId))
          if (s.body[organ].length > 0) list.push(from[organ])
        return list
      },
      take(_s, f, { organ }: OrganChoice<"from">) {
        f.from = organ
        return "which"
      },
      about: (_s, f) => ({ organ: f.anchor as OrganId }),
      whyNot: (s, f) =>
        organsWithheld(from, (organ) => {
          const anchor = f.to as OrganId
          if (organ === anchor) return null
          return noStep(s, organ, anchor) ?? (s.body[organ].length > 0 ? null : { why: "emptyOrgan", organ })
        }),
    },

    // VIR-ACT-MAG-02, VIR-DEC-16
    to: {
      rule: "VIR-ACT-MAG-02",
      who: (_s, f) => f.seat,
      offer: (s, f) => stepsFrom(s, f.from as OrganId).map((organ) => to[organ]),
      take(_s, f, { organ }: OrganChoice<"to">) {
        f.to = organ
        return "which"
      },
      about: (_s, f) => ({ organ: f.anchor as OrganId }),
      whyNot: (s, f) =>
        organsWithheld(to, (organ) => (organ === f.from ? null : noStep(s, f.from as OrganId, organ))),
    },

    // VIR-ACT-MAG-03, VIR-RUL-14, VIR-DEC-17: anybody's virus, the seat's own as well
    which: {
      rule: "VIR-ACT-MAG-03",
      who: (_s, f) => f.seat,
      offer: (s, f) =>
        groups(s.body[f.from as OrganId]).map((token) => ofGroup("drag", f.from as OrganId, token)),
      take(s, f, { token }: GroupChoice<"drag">, turn) {
        const here = f.from as OrganId
        const there = f.to as OrganId
        if (turn.told !== null) {
          const fact = f.anchor === there ? "pulled" : "pushed"
          tell(turn, { fact, by: virusOfParticipant(s, f.seat), ...wayOf(s, token, here, there) })
        }
        carryOver(s, token, here, there, turn)
        return done
      },
      about: (_s, f) => ({ from: f.from as OrganId, organ: f.to as OrganId }),
    },
  },
)

export function cannotMagnet(s: State, icon: Icon): Hindrance | null {
  const virus = virusOfParticipant(s, icon.seat)
  for (const organ of organsFor(icon.zone))
    if (isIn(s, virus, organ) && (canPush(s, organ) || canPull(s, organ))) return null
  return noOwnVirus(s, icon) ?? { why: "nothingInReach" }
}

function canPull(s: State, anchor: OrganId): boolean {
  return stepsInto(s, anchor).some((organ) => (s.body[organ] as readonly Token[]).length > 0)
}

function canPush(s: State, anchor: OrganId): boolean {
  return stepsFrom(s, anchor).length > 0
}

const pull = perOrgan("pull")
const push = perOrgan("push")
const from = perOrgan("from")
const to = perOrgan("to")
