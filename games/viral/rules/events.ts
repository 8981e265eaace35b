// Step 3, Event: the thirteen cards in their eight effects.

import { call, done } from "@genepool/engine"
import { type Effect, type EventId, events } from "../data/events.ts"
import { type OrganId, organIds, organsOf, type ZoneId, zoneOf } from "../data/organs.ts"
import { type Choice, type GroupChoice, type OrganChoice, ofGroup, perOrgan } from "./choices.ts"
import { controllerOf, countsIn } from "./control.ts"
import { hasCrisis, placeCrises, placeCrisis } from "./crises.ts"
import type { Turn } from "./facts.ts"
import { arrive, carryOver, wayOf } from "./movement.ts"
import { procedure } from "./procedure.ts"
import { groupsWithheld, organsWithheld } from "./reasons.ts"
import { remove } from "./removal.ts"
import { moveResearch, tellControl } from "./research.ts"
import { type Gain, score } from "./scoring.ts"
import {
  deciderFor,
  type Participant,
  participantsOf,
  type State,
  turnOrder,
  virusOfParticipant,
} from "./state.ts"
import { mostOf } from "./ties.ts"
import { groups, isShielded, sameVirus, type Token, turnedToShield, virusOf } from "./tokens.ts"

export const event = procedure("event", () => ({}), {
  // VIR-EVT-01
  read(state, _frame, turn) {
    turn.tell({ fact: "event", event: state.event as EventId })
    return carryOut(state, (events[state.event as EventId] as { effect: Effect }).effect, turn)
  },

  // VIR-EVT-02: the card is gone, the next one is seen; VIR-EVT-03: after the sixth there is none
  discard(state, _frame, turn) {
    showNextEvent(state, turn)
    return done
  },
})

/** The next event of the stack becomes visible. */
export function showNextEvent(state: State, turn: Turn): void {
  if (state.event !== null) state.eventsLeft--
  state.event = state.eventsLeft > 0 ? (turn.draw(state.events, "event") as EventId) : null
  if (state.event !== null) turn.tell({ fact: "nextEvent", event: state.event, left: state.eventsLeft })
  else turn.tell({ fact: "lastEvent" })
}

function carryOut(state: State, effect: Effect, turn: Turn) {
  switch (effect.kind) {
    case "controlVp":
      return call(score, { gains: controlGains(state, effect.zones, effect.vp, turn) }, "discard" as const)
    case "purge":
      return call(purge, { organs: effect.organs, vp: effect.vp }, "discard" as const)
    case "majorityVp":
      return call(score, { gains: majorityGains(state, effect.organs, effect.vp, turn) }, "discard" as const)
    case "relocateInto":
      return call(relocate, { zone: effect.zone }, "discard" as const)
    case "infectFromReserve":
      return call(breed, null, "discard" as const)
    case "placeCrisis":
      // VIR-EV-07, VIR-EV-10: in the order printed, where there is none yet
      for (const organ of effect.organs)
        if (!hasCrisis(state, organ)) placeCrisis(state, organ, "event", turn)
      return "discard" as const
    case "researchAll":
      // VIR-EV-11, VIR-EV-12, VIR-RUL-25
      for (const who of turnOrder(state)) moveResearch(state, who, effect.by, turn)
      return "discard" as const
    case "shieldZone":
      shieldZone(state, effect.zone, turn)
      return "discard" as const
  }
}

/** VIR-EV-01, VIR-EV-08, VIR-EV-09: points for control alone, zone by zone. */
function controlGains(state: State, zones: readonly ZoneId[], vp: number, turn: Turn): Gain[] {
  const gains: Gain[] = []
  for (const zone of zones) {
    const who = controllerOf(state, zone)
    tellControl(state, zone, who, turn)
    if (who >= 0) gains.push({ who, vp })
  }
  return gains
}

/**
 * VIR-EV-04, VIR-RUL-22: most viruses in each organ; ties by the chart; an empty organ gives
 * nothing.
 */
function majorityGains(state: State, organs: readonly OrganId[], vp: number, turn: Turn): Gain[] {
  const gains: Gain[] = []
  for (const organ of organs) {
    const counts = countsIn(state, organ)
    const who = mostOf(state, counts)
    if (who < 0) {
      turn.tell({ fact: "nobodyThere", organ })
      continue
    }
    turn.tell({
      fact: "majority",
      organ,
      virus: virusOfParticipant(state, who),
      count: counts[who] as number,
    })
    gains.push({ who, vp })
  }
  return gains
}

/** VIR-EV-13, VIR-RUL-26 */
function shieldZone(state: State, zone: ZoneId, turn: Turn): void {
  for (const organ of organsOf[zone] as readonly OrganId[]) {
    const before = state.body[organ]
    state.body[organ] = before.map(turnedToShield).sort()
    if (turn.told !== null)
      for (const token of before)
        if (!isShielded(token)) turn.tell({ fact: "shielded", virus: virusOf(token), organ })
  }
}

// VIR-EV-02, VIR-EV-03; VIR-RUL-24: removal and release, then crises, then points in turn order
const purge = procedure(
  "purge",
  ({ organs, vp }: { organs: readonly OrganId[]; vp: number }) => ({ organs, vp, gains: [] as Gain[] }),
  {
    flush(state, frame, turn) {
      const removed = new Array<number>(participantsOf(state)).fill(0)
      for (const organ of frame.organs)
        for (const token of remove(state, organ, () => true, turn))
          removed[state.viruses.indexOf(virusOf(token))]!++
      for (const who of turnOrder(state))
        if ((removed[who] as number) > 0) frame.gains.push({ who, vp: (removed[who] as number) * frame.vp })
      return call(placeCrises, null, "pay")
    },
    pay: (_state, frame) => call(score, { gains: frame.gains }),
  },
)

// VIR-EV-05, VIR-RUL-23: in turn order, each one of the own viruses into the zone
export const relocate = procedure(
  "relocate",
  ({ zone }: { zone: ZoneId }) => ({
    zone,
    at: 0,
    from: null as OrganId | null,
    token: null as Token | null,
  }),
  {
    next: (state, frame) => {
      frame.from = null
      frame.token = null
      return frame.at < participantsOf(state) ? "which" : done
    },

    // VIR-DEC-22
    which: {
      rule: "VIR-EV-05",
      who: (state, frame) => deciderFor(state, inTurn(state, frame.at)),
      offer: (state, frame) => {
        const virus = virusOfParticipant(state, inTurn(state, frame.at))
        const list: GroupChoice<"relocate">[] = []
        for (const organ of organIds) {
          if (zoneOf[organ] === frame.zone) continue
          for (const token of groups(state.body[organ]))
            if (sameVirus(token, virus)) list.push(ofGroup("relocate", organ, token))
        }
        return list
      },
      none: (state, frame) =>
        (state.reserve[inTurn(state, frame.at)] as number) > 0 ? "fromReserve" : "pass",
      take(_state, frame, { organ, token }: GroupChoice<"relocate">) {
        frame.from = organ
        frame.token = token
        return "where"
      },
      about: (state, frame) => ({
        virus: virusOfParticipant(state, inTurn(state, frame.at)),
        zone: frame.zone,
      }),
      whyNot: (state, frame) =>
        groupsWithheld(state.body, "relocate", virusOfParticipant(state, inTurn(state, frame.at)), (organ) =>
          zoneOf[organ] === frame.zone ? { why: "insideZone", zone: frame.zone } : null,
        ),
    },

    where: {
      rule: "VIR-EV-05",
      who: (state, frame) => deciderFor(state, inTurn(state, frame.at)),
      offer: (_state, frame) => (organsOf[frame.zone] as readonly OrganId[]).map((organ) => to[organ]),
      take(state, frame, { organ }: OrganChoice<"to">, turn) {
        const token = frame.token as Token
        const from = frame.from as OrganId
        const fact =
          turn.told === null
            ? null
            : ({ fact: "moved", ...wayOf(state, token, from, organ), channel: "leap" } as const)
        carryOver(state, token, from, organ, turn, fact)
        return "pass"
      },
      about: (state, frame) => ({
        virus: virusOfParticipant(state, inTurn(state, frame.at)),
        zone: frame.zone,
      }),
      whyNot: (_state, frame) =>
        organsWithheld(to, (organ) =>
          zoneOf[organ] === frame.zone ? null : { why: "wrongZone", zone: frame.zone },
        ),
    },

    // VIR-DEC-23: "may", so it can be declined
    fromReserve: {
      rule: "VIR-EV-05",
      who: (state, frame) => deciderFor(state, inTurn(state, frame.at)),
      offer: (_state, frame): Choice[] => [
        ...(organsOf[frame.zone] as readonly OrganId[]).map((organ) => into[organ]),
        decline,
      ],
      take(state, frame, choice: Choice, turn) {
        const who = inTurn(state, frame.at)
        if (choice.do === "infect") infectFromReserve(state, who, choice.organ, turn)
        else turn.tell({ fact: "declined", virus: virusOfParticipant(state, who) })
        return "pass"
      },
      about: (state, frame) => ({
        virus: virusOfParticipant(state, inTurn(state, frame.at)),
        zone: frame.zone,
      }),
      whyNot: (_state, frame) =>
        organsWithheld(into, (organ) =>
          zoneOf[organ] === frame.zone ? null : { why: "wrongZone", zone: frame.zone },
        ),
    },

    pass(_state, frame) {
      frame.at++
      return "next"
    },
  },
)

// VIR-EV-06, VIR-DEC-24: in turn order, each one virus from the reserve; with none left there is
// nothing to do
const breed = procedure("breed", () => ({ at: 0 }), {
  next: (state, frame) => {
    if (frame.at === participantsOf(state)) return done
    return (state.reserve[inTurn(state, frame.at)] as number) > 0 ? "where" : "pass"
  },
  where: {
    rule: "VIR-EV-06",
    who: (state, frame) => deciderFor(state, inTurn(state, frame.at)),
    offer: () => anywhere,
    take(state, frame, { organ }: OrganChoice<"infect">, turn) {
      infectFromReserve(state, inTurn(state, frame.at), organ, turn)
      return "pass"
    },
    about: (state, frame) => ({ virus: virusOfParticipant(state, inTurn(state, frame.at)) }),
  },
  pass(_state, frame) {
    frame.at++
    return "next"
  },
})

/** VIR-INV-20: plain side up. */
function infectFromReserve(state: State, who: Participant, organ: OrganId, turn: Turn): void {
  state.reserve[who]!--
  const virus = virusOfParticipant(state, who)
  arrive(state, virus, organ, turn, { fact: "infected", virus, organ })
}

/** VIR-EVT-04 */
function inTurn(state: State, at: number): Participant {
  return turnOrder(state)[at] as Participant
}

const to = perOrgan("to")
const into = perOrgan("infect")
const anywhere: Choice[] = organIds.map((organ) => into[organ])
const decline: Choice = { do: "decline" }

export const eventProcedures = [event, purge, relocate, breed]
