// Magnet: pull a virus into an organ where you have one, or push one out of it.

import { done } from "@genepool/engine"
import { type OrganId, organIds } from "../../data/organs.ts"
import { type GroupChoice, type OrganChoice, ofGroup, perOrgan } from "../choices.ts"
import { carryOver, noStep, stepsFrom, stepsInto, wayOf } from "../movement.ts"
import { procedure } from "../procedure.ts"
import { organsWithheld, type Reason, withheld } from "../reasons.ts"
import { isIn, type State, virusOfParticipant } from "../state.ts"
import { groups, type Token } from "../tokens.ts"
import { type Icon, noOwnVirus, organsFor, otherOrgan, outsideZone } from "./action.ts"

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
      who: (_state, frame) => frame.seat,
      offer: (state, { seat, zone }) => {
        const virus = virusOfParticipant(state, seat)
        const list: OrganChoice<"pull" | "push">[] = []
        for (const organ of organsFor(zone)) {
          if (!isIn(state, virus, organ)) continue
          if (canPull(state, organ)) list.push(pull[organ])
          list.push(push[organ]) // a way leads out of every organ, in every edition
        }
        return list
      },
      take(_state, frame, choice: OrganChoice<"pull" | "push">) {
        frame.anchor = choice.organ
        if (choice.do === "pull") {
          frame.to = choice.organ
          return "from"
        }
        frame.from = choice.organ
        return "to"
      },
      about: (_state, { zone }) => ({ zone }),
      whyNot: (state, { seat, zone }) => {
        const virus = virusOfParticipant(state, seat)
        const cannot = (organ: OrganId): Reason | null =>
          isIn(state, virus, organ) ? outsideZone(organ, zone) : { why: "noOwnVirusHere", organ }
        const nothingNear = (organ: OrganId): Reason | null =>
          canPull(state, organ) ? null : { why: "noVirusToPull", organ }
        return [
          ...organsWithheld(pull, (organ) => cannot(organ) ?? nothingNear(organ)),
          ...organsWithheld(push, cannot),
        ]
      },
    },

    // VIR-ACT-MAG-01, VIR-DEC-16
    from: {
      rule: "VIR-ACT-MAG-01",
      who: (_state, frame) => frame.seat,
      offer: (state, frame) => {
        const list: OrganChoice<"from">[] = []
        for (const organ of stepsInto(state, frame.to as OrganId))
          if (state.body[organ].length > 0) list.push(from[organ])
        return list
      },
      take(_state, frame, { organ }: OrganChoice<"from">) {
        frame.from = organ
        return "which"
      },
      about: (_state, frame) => ({ organ: frame.anchor as OrganId }),
      whyNot: (state, frame) =>
        organsWithheld(
          from,
          (organ) =>
            noStep(state, organ, frame.to as OrganId) ??
            (state.body[organ].length > 0 ? null : { why: "emptyOrgan", organ }),
        ),
    },

    // VIR-ACT-MAG-02, VIR-DEC-16
    to: {
      rule: "VIR-ACT-MAG-02",
      who: (_state, frame) => frame.seat,
      offer: (state, frame) => stepsFrom(state, frame.from as OrganId).map((organ) => to[organ]),
      take(_state, frame, { organ }: OrganChoice<"to">) {
        frame.to = organ
        return "which"
      },
      about: (_state, frame) => ({ organ: frame.anchor as OrganId }),
      whyNot: (state, frame) => organsWithheld(to, (organ) => noStep(state, frame.from as OrganId, organ)),
    },

    // VIR-ACT-MAG-03, VIR-RUL-14, VIR-DEC-17: anybody's virus, the seat's own as well
    which: {
      rule: "VIR-ACT-MAG-03",
      who: (_state, frame) => frame.seat,
      offer: (state, frame) =>
        groups(state.body[frame.from as OrganId]).map((token) =>
          ofGroup("drag", frame.from as OrganId, token),
        ),
      take(state, frame, { token }: GroupChoice<"drag">, turn) {
        const here = frame.from as OrganId
        const there = frame.to as OrganId
        const fact =
          turn.told === null
            ? null
            : ({
                fact: frame.anchor === there ? "pulled" : "pushed",
                by: virusOfParticipant(state, frame.seat),
                ...wayOf(state, token, here, there),
              } as const)
        carryOver(state, token, here, there, turn, fact)
        return done
      },
      about: (_state, frame) => ({ from: frame.from as OrganId, organ: frame.to as OrganId }),
      whyNot: (state, frame) =>
        organIds.flatMap((organ) => {
          const reason = otherOrgan(organ, frame.from as OrganId)
          if (reason === null) return []
          return groups(state.body[organ]).map((token) => withheld(ofGroup("drag", organ, token), reason))
        }),
    },
  },
)

/** A virus can at least be pushed wherever there is an own one. */
export const cannotMagnet = noOwnVirus

function canPull(state: State, anchor: OrganId): boolean {
  return stepsInto(state, anchor).some((organ) => (state.body[organ] as readonly Token[]).length > 0)
}

const pull = perOrgan("pull")
const push = perOrgan("push")
const from = perOrgan("from")
const to = perOrgan("to")
