// Set-up, in the order of the rulebook's steps.

import { call, deckOf, done, type Own, type Seat, takeCard } from "@genepool/engine"
import { mutationCardIds } from "../data/cards.ts"
import { eventIds } from "../data/events.ts"
import { type OrganId, organIds, organsOf, zoneIds, zoneOf } from "../data/organs.ts"
import { crisisTokens, rounds } from "../data/tracks.ts"
import { virusIds } from "../data/viruses.ts"
import { zoneTokenIds } from "../data/zone-tokens.ts"
import { type Choice, type OrganChoice, perOrgan } from "./choices.ts"
import { draft } from "./draft.ts"
import { chooseDummyVirus, dummyDeck, placeDummy } from "./dummy.ts"
import { showNextEvent } from "./events.ts"
import type { Options } from "./options.ts"
import { procedure } from "./procedure.ts"
import { organsWithheld, type Reason, withheld } from "./reasons.ts"
import { layOutDisplay } from "./scoring.ts"
import {
  dummy,
  emptyBody,
  isIn,
  type Participant,
  participantsOf,
  type State,
  seatsOf,
  startingCards,
  supplyOf,
  turnOrder,
  virusOfParticipant,
} from "./state.ts"
import { withToken } from "./tokens.ts"

/** The table before anything was drawn or chosen. */
export function bareTable(seats: number, options: Options): Own<State> {
  const participants = participantsOf({ seats })
  const none = () => new Array<number>(participants).fill(0)
  return {
    seats,
    options,
    viruses: [],
    round: 0,
    step: 0,
    first: 0,
    body: emptyBody(),
    crises: new Array<null>(crisisTokens).fill(null), // VIR-SET-13
    reserve: none().fill(supplyOf({ seats, options })), // VIR-SET-04
    scores: none(), // VIR-SET-11
    research: none(), // VIR-SET-12
    ties: [],
    zoneTokens: [],
    side: "white",
    event: null,
    eventsLeft: rounds,
    events: deckOf(eventIds),
    display: [],
    mutations: deckOf(options.draft ? [] : mutationCardIds),
    dummyDeck: seats === 2 ? dummyDeck() : deckOf([]),
    cards: Array.from({ length: seats }, startingCards), // VIR-SET-02
    packets: null,
  }
}

export const setUp = procedure("setUp", () => ({ placed: 0 }), {
  viruses: (state) => (state.options.viruses === "random" ? "dealViruses" : "chooseVirus"),

  dealViruses(state, _frame, turn) {
    const free = virusIds.slice()
    for (let seat = 0; seat < state.seats; seat++) {
      const virus = turn.pick(free, "virus")
      takeCard(free, virus)
      state.viruses.push(virus)
      turn.tell({ fact: "choseVirus", seat, virus })
    }
    return "first"
  },

  // VIR-SET-01, VIR-DEC-01
  chooseVirus: {
    rule: "VIR-SET-01",
    who: (state) => state.viruses.length,
    offer: (state) =>
      virusIds.filter((virus) => !state.viruses.includes(virus)).map((virus) => ({ do: "virus", virus })),
    take(state, _frame, { virus }: Extract<Choice, { do: "virus" }>, turn, seat) {
      state.viruses.push(virus)
      turn.tell({ fact: "choseVirus", seat, virus })
      return state.viruses.length < state.seats ? "chooseVirus" : "first"
    },
    whyNot: (state) =>
      state.viruses.map((virus, seat) => withheld({ do: "virus", virus }, { why: "virusTaken", seat })),
  },

  // VIR-SET-05, VIR-SET-06, VIR-RUL-02; VIR-2P-04: the dummy on top
  first(state, _frame, turn) {
    if (state.seats === 2) chooseDummyVirus(state, turn)
    state.first = turn.pick(seatsOf(state), "first player")
    const players = turnOrder(state).filter((who) => who < state.seats)
    state.ties = state.seats === 2 ? [dummy, ...players] : players
    turn.tell({ fact: "firstPlayer", seat: state.first, virus: virusOfParticipant(state, state.first) })
    return "place"
  },

  // VIR-SET-07..10, VIR-DEC-02: reverse turn order, round and round
  place: {
    rule: "VIR-SET-07",
    who: (state, frame) => placer(state, frame.placed),
    offer: (state, frame) => startingOrgans(state, placer(state, frame.placed)).map((organ) => place[organ]),
    take(state, frame, { organ }: OrganChoice<"place">, turn) {
      settle(state, placer(state, frame.placed), organ)
      turn.tell({ fact: "settled", virus: virusOfParticipant(state, placer(state, frame.placed)), organ })
      if (state.seats === 2) return "placeDummy"
      frame.placed++
      return frame.placed < organIds.length ? "place" : "layOut"
    },
    about: (state, frame) => ({ virus: virusOfParticipant(state, placer(state, frame.placed)) }),
    whyNot: (state, frame) =>
      organsWithheld(place, (organ) => cannotStartIn(state, placer(state, frame.placed), organ)),
  },

  // VIR-2P-03, VIR-DEC-03: the same seat, under the same restrictions
  placeDummy: {
    rule: "VIR-2P-03",
    who: (state, frame) => placer(state, frame.placed),
    offer: (state) => startingOrgans(state, dummy).map((organ) => placeDummy[organ]),
    take(state, frame, { organ }: OrganChoice<"placeDummy">, turn) {
      settle(state, dummy, organ)
      turn.tell({ fact: "settled", virus: virusOfParticipant(state, dummy), organ })
      frame.placed++
      return frame.placed * 2 < organIds.length ? "place" : "layOut"
    },
    about: (state) => ({ virus: virusOfParticipant(state, dummy) }),
    whyNot: (state) => organsWithheld(placeDummy, (organ) => cannotStartIn(state, dummy, organ)),
  },

  // VIR-RUL-47: now, and not before; VIR-SET-14: only the top event is known; VIR-SET-15: six of
  // the eight zone tokens
  layOut(state, _frame, turn) {
    showNextEvent(state, turn)
    const tokens = zoneTokenIds.slice()
    for (const _ of zoneIds) {
      const token = turn.pick(tokens, "zone token")
      takeCard(tokens, token)
      state.zoneTokens.push(token)
    }
    turn.tell({ fact: "zoneTokens", tokens: state.zoneTokens.slice() })
    return "mutations"
  },

  // VIR-SET-16, VIR-DRAFT-01
  mutations(state, _frame, turn) {
    if (state.options.draft) return call(draft, null)
    layOutDisplay(state, turn)
    return done
  },
})

/** VIR-SET-07: the last player first, then counter-clockwise. */
function placer(state: State, placed: number): Seat {
  return (((state.first - 1 - placed) % state.seats) + state.seats) % state.seats
}

/** VIR-SET-08: empty organs; VIR-SET-09, VIR-RUL-03: outside own zones as long as there is one. */
function startingOrgans(state: State, who: Participant): OrganId[] {
  const empty = organIds.filter((organ) => state.body[organ].length === 0)
  const elsewhere = empty.filter((organ) => !isOwnZone(state, who, organ))
  return elsewhere.length > 0 ? elsewhere : empty
}

function isOwnZone(state: State, who: Participant, organ: OrganId): boolean {
  const virus = virusOfParticipant(state, who)
  return (organsOf[zoneOf[organ]] as readonly OrganId[]).some((other) => isIn(state, virus, other))
}

function cannotStartIn(state: State, who: Participant, organ: OrganId): Reason | null {
  if (state.body[organ].length > 0) return { why: "organTaken", organ }
  return startingOrgans(state, who).includes(organ) ? null : { why: "ownZone", zone: zoneOf[organ] }
}

function settle(state: State, who: Participant, organ: OrganId): void {
  state.reserve[who]!--
  state.body[organ] = withToken(state.body[organ], virusOfParticipant(state, who))
}

const place: { readonly [O in OrganId]: Choice & OrganChoice } = perOrgan("place")
