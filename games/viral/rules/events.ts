// Step 3, Event: the thirteen cards in their eight effects.

import { call, done, type Turn } from "@genepool/engine"
import { type Effect, type EventId, events } from "../data/events.ts"
import { type OrganId, organIds, organsOf, type ZoneId, zoneOf } from "../data/organs.ts"
import {
  type Choice,
  type GroupChoice,
  groupsWithheld,
  type OrganChoice,
  ofGroup,
  organsWithheld,
  perOrgan,
} from "./choice.ts"
import { controllerOf, countsIn } from "./control.ts"
import { hasCrisis, placeCrises, placeCrisis } from "./crises.ts"
import { tell } from "./facts.ts"
import { arrive, carryOver, wayOf } from "./movement.ts"
import { procedure } from "./procedure.ts"
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
  read(s, _f, turn) {
    tell(turn, { fact: "event", event: s.event as EventId })
    return carryOut(s, (events[s.event as EventId] as { effect: Effect }).effect, turn)
  },

  // VIR-EVT-02: the card is gone, the next one is seen; VIR-EVT-03: after the sixth there is none
  discard(s, _f, turn) {
    showNextEvent(s, turn)
    return done
  },
})

/** The next event of the stack becomes visible. */
export function showNextEvent(s: State, turn: Turn): void {
  if (s.event !== null) s.eventsLeft--
  s.event = s.eventsLeft > 0 ? (turn.draw(s.events, "event") as EventId) : null
  if (s.event !== null) tell(turn, { fact: "nextEvent", event: s.event, left: s.eventsLeft })
  else tell(turn, { fact: "lastEvent" })
}

function carryOut(s: State, effect: Effect, turn: Turn) {
  switch (effect.kind) {
    case "controlVp":
      return call(score, { gains: controlGains(s, effect.zones, effect.vp, turn) }, "discard" as const)
    case "purge":
      return call(purge, { organs: effect.organs, vp: effect.vp }, "discard" as const)
    case "majorityVp":
      return call(score, { gains: majorityGains(s, effect.organs, effect.vp, turn) }, "discard" as const)
    case "relocateInto":
      return call(relocate, { zone: effect.zone }, "discard" as const)
    case "infectFromReserve":
      return call(breed, null, "discard" as const)
    case "placeCrisis":
      // VIR-EV-07, VIR-EV-10: in the order printed, where there is none yet
      for (const organ of effect.organs) if (!hasCrisis(s, organ)) placeCrisis(s, organ, "event", turn)
      return "discard" as const
    case "researchAll":
      // VIR-EV-11, VIR-EV-12, VIR-RUL-25
      for (const who of turnOrder(s)) moveResearch(s, who, effect.by, turn)
      return "discard" as const
    case "shieldZone":
      shieldZone(s, effect.zone, turn)
      return "discard" as const
  }
}

/** VIR-EV-01, VIR-EV-08, VIR-EV-09: points for control alone, zone by zone. */
function controlGains(s: State, zones: readonly ZoneId[], vp: number, turn: Turn): Gain[] {
  const gains: Gain[] = []
  for (const zone of zones) {
    const who = controllerOf(s, zone)
    tellControl(s, zone, who, turn)
    if (who >= 0) gains.push({ who, vp })
  }
  return gains
}

/** VIR-EV-04, VIR-RUL-22: most viruses in each organ; ties by the chart; an empty organ gives nothing. */
function majorityGains(s: State, organs: readonly OrganId[], vp: number, turn: Turn): Gain[] {
  const gains: Gain[] = []
  for (const organ of organs) {
    const counts = countsIn(s, organ)
    const who = mostOf(s, counts)
    if (who < 0) {
      tell(turn, { fact: "nobodyThere", organ })
      continue
    }
    tell(turn, { fact: "majority", organ, virus: virusOfParticipant(s, who), count: counts[who] as number })
    gains.push({ who, vp })
  }
  return gains
}

/** VIR-EV-13, VIR-RUL-26 */
function shieldZone(s: State, zone: ZoneId, turn: Turn): void {
  for (const organ of organsOf[zone] as readonly OrganId[]) {
    if (turn.told !== null)
      for (const token of s.body[organ])
        if (!isShielded(token)) tell(turn, { fact: "shielded", virus: virusOf(token), organ })
    s.body[organ] = s.body[organ].map(turnedToShield).sort()
  }
}

// VIR-EV-02, VIR-EV-03; VIR-RUL-24: removal and release, then crises, then points in turn order
const purge = procedure(
  "purge",
  ({ organs, vp }: { organs: readonly OrganId[]; vp: number }) => ({ organs, vp, gains: [] as Gain[] }),
  {
    flush(s, f, turn) {
      const removed = new Array<number>(participantsOf(s)).fill(0)
      for (const organ of f.organs)
        for (const token of remove(s, organ, () => true, turn)) removed[s.viruses.indexOf(virusOf(token))]!++
      for (const who of turnOrder(s))
        if ((removed[who] as number) > 0) f.gains.push({ who, vp: (removed[who] as number) * f.vp })
      return call(placeCrises, null, "pay")
    },
    pay: (_s, f) => call(score, { gains: f.gains }),
  },
)

// VIR-EV-05, VIR-RUL-23: in turn order, each one of the own viruses into the zone
const relocate = procedure(
  "relocate",
  ({ zone }: { zone: ZoneId }) => ({
    zone,
    at: 0,
    from: null as OrganId | null,
    token: null as Token | null,
  }),
  {
    next: (s, f) => {
      f.from = null
      f.token = null
      return f.at < participantsOf(s) ? "which" : done
    },

    // VIR-DEC-22
    which: {
      rule: "VIR-EV-05",
      who: (s, f) => deciderFor(s, inTurn(s, f.at)),
      offer: (s, f) => {
        const virus = virusOfParticipant(s, inTurn(s, f.at))
        const list: GroupChoice<"relocate">[] = []
        for (const organ of organIds) {
          if (zoneOf[organ] === f.zone) continue
          for (const token of groups(s.body[organ]))
            if (sameVirus(token, virus)) list.push(ofGroup("relocate", organ, token))
        }
        return list
      },
      none: (s, f) => ((s.reserve[inTurn(s, f.at)] as number) > 0 ? "fromReserve" : "pass"),
      take(_s, f, { organ, token }: GroupChoice<"relocate">) {
        f.from = organ
        f.token = token
        return "where"
      },
      about: (s, f) => ({ virus: virusOfParticipant(s, inTurn(s, f.at)), zone: f.zone }),
      whyNot: (s, f) =>
        groupsWithheld(s.body, "relocate", virusOfParticipant(s, inTurn(s, f.at)), (organ) =>
          zoneOf[organ] === f.zone ? { why: "insideZone", zone: f.zone } : null,
        ),
    },

    where: {
      rule: "VIR-EV-05",
      who: (s, f) => deciderFor(s, inTurn(s, f.at)),
      offer: (_s, f) => (organsOf[f.zone] as readonly OrganId[]).map((organ) => to[organ]),
      take(s, f, { organ }: OrganChoice<"to">, turn) {
        const token = f.token as Token
        const from = f.from as OrganId
        if (turn.told !== null)
          tell(turn, { fact: "moved", ...wayOf(s, token, from, organ), channel: "leap" })
        carryOver(s, token, from, organ, turn)
        return "pass"
      },
      about: (s, f) => ({ virus: virusOfParticipant(s, inTurn(s, f.at)), zone: f.zone }),
      whyNot: (_s, f) =>
        organsWithheld(to, (organ) => (zoneOf[organ] === f.zone ? null : { why: "wrongZone", zone: f.zone })),
    },

    // VIR-DEC-23: "may", so it can be declined
    fromReserve: {
      rule: "VIR-EV-05",
      who: (s, f) => deciderFor(s, inTurn(s, f.at)),
      offer: (_s, f): Choice[] => [
        ...(organsOf[f.zone] as readonly OrganId[]).map((organ) => into[organ]),
        decline,
      ],
      take(s, f, choice: Choice, turn) {
        const who = inTurn(s, f.at)
        if (choice.do === "infect") infectFromReserve(s, who, choice.organ, turn)
        else tell(turn, { fact: "declined", virus: virusOfParticipant(s, who) })
        return "pass"
      },
      about: (s, f) => ({ virus: virusOfParticipant(s, inTurn(s, f.at)), zone: f.zone }),
      whyNot: (_s, f) =>
        organsWithheld(into, (organ) =>
          zoneOf[organ] === f.zone ? null : { why: "wrongZone", zone: f.zone },
        ),
    },

    pass(_s, f) {
      f.at++
      return "next"
    },
  },
)

// VIR-EV-06, VIR-DEC-24: in turn order, each one virus from the reserve; with none left there is nothing to do
const breed = procedure("breed", () => ({ at: 0 }), {
  next: (s, f) => {
    if (f.at === participantsOf(s)) return done
    return (s.reserve[inTurn(s, f.at)] as number) > 0 ? "where" : "pass"
  },
  where: {
    rule: "VIR-EV-06",
    who: (s, f) => deciderFor(s, inTurn(s, f.at)),
    offer: () => anywhere,
    take(s, f, { organ }: OrganChoice<"infect">, turn) {
      infectFromReserve(s, inTurn(s, f.at), organ, turn)
      return "pass"
    },
    about: (s, f) => ({ virus: virusOfParticipant(s, inTurn(s, f.at)) }),
  },
  pass(_s, f) {
    f.at++
    return "next"
  },
})

/** VIR-INV-20: plain side up. */
function infectFromReserve(s: State, who: Participant, organ: OrganId, turn: Turn): void {
  s.reserve[who]!--
  const virus = virusOfParticipant(s, who)
  tell(turn, { fact: "infected", virus, organ })
  arrive(s, virus, organ, turn)
}

/** VIR-EVT-04 */
function inTurn(s: State, at: number): Participant {
  return turnOrder(s)[at] as Participant
}

const to = perOrgan("to")
const into = perOrgan("infect")
const anywhere: Choice[] = organIds.map((organ) => into[organ])
const decline: Choice = { do: "decline" }

export const eventProcedures = [event, purge, relocate, breed]
