// Set-up, in the order of the rulebook's steps.

import { call, deckOf, done, type Own, type Seat, takeCard } from "@genepool/engine"
import { mutationCardIds } from "../data/cards.ts"
import { eventIds } from "../data/events.ts"
import { type OrganId, organIds, organsOf, zoneIds, zoneOf } from "../data/organs.ts"
import { crisisTokens, rounds } from "../data/tracks.ts"
import { virusIds } from "../data/viruses.ts"
import { zoneTokenIds } from "../data/zone-tokens.ts"
import {
  type Choice,
  type Hindrance,
  type OrganChoice,
  organsWithheld,
  perOrgan,
  withheld,
} from "./choice.ts"
import { draft } from "./draft.ts"
import { chooseDummyVirus, dummyDeck, placeDummy } from "./dummy.ts"
import { showNextEvent } from "./events.ts"
import { tell } from "./facts.ts"
import type { Options } from "./options.ts"
import { procedure } from "./procedure.ts"
import { layOutDisplay } from "./scoring.ts"
import {
  dummyOf,
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
  viruses: (s) => (s.options.viruses === "random" ? "dealViruses" : "chooseVirus"),

  dealViruses(s, _f, turn) {
    const free = virusIds.slice()
    for (let seat = 0; seat < s.seats; seat++) {
      const virus = turn.pick(free, "virus")
      takeCard(free, virus)
      s.viruses.push(virus)
      tell(turn, { fact: "choseVirus", seat, virus })
    }
    return "first"
  },

  // VIR-SET-01, VIR-DEC-01
  chooseVirus: {
    rule: "VIR-SET-01",
    who: (s) => s.viruses.length,
    offer: (s) =>
      virusIds.filter((virus) => !s.viruses.includes(virus)).map((virus) => ({ do: "virus", virus })),
    take(s, _f, { virus }: Extract<Choice, { do: "virus" }>, turn, seat) {
      s.viruses.push(virus)
      tell(turn, { fact: "choseVirus", seat, virus })
      return s.viruses.length < s.seats ? "chooseVirus" : "first"
    },
    whyNot: (s) =>
      s.viruses.map((virus, seat) => withheld({ do: "virus", virus }, { why: "virusTaken", seat })),
  },

  // VIR-SET-05, VIR-SET-06, VIR-RUL-02; VIR-2P-04: the dummy on top
  first(s, _f, turn) {
    if (s.seats === 2) chooseDummyVirus(s, turn)
    s.first = turn.pick(seatsOf(s), "first player")
    const players = turnOrder(s).filter((who) => who < s.seats)
    s.ties = s.seats === 2 ? [dummyOf(s), ...players] : players
    tell(turn, { fact: "firstPlayer", seat: s.first, virus: virusOfParticipant(s, s.first) })
    return "place"
  },

  // VIR-SET-07..10, VIR-DEC-02: reverse turn order, round and round
  place: {
    rule: "VIR-SET-07",
    who: (s, f) => placer(s, f.placed),
    offer: (s, f) => startingOrgans(s, placer(s, f.placed)).map((organ) => place[organ]),
    take(s, f, { organ }: OrganChoice<"place">, turn) {
      settle(s, placer(s, f.placed), organ)
      tell(turn, { fact: "settled", virus: virusOfParticipant(s, placer(s, f.placed)), organ })
      if (s.seats === 2) return "placeDummy"
      f.placed++
      return f.placed < organIds.length ? "place" : "layOut"
    },
    about: (s, f) => ({ virus: virusOfParticipant(s, placer(s, f.placed)) }),
    whyNot: (s, f) => organsWithheld(place, (organ) => cannotStartIn(s, placer(s, f.placed), organ)),
  },

  // VIR-2P-03, VIR-DEC-03: the same seat, under the same restrictions
  placeDummy: {
    rule: "VIR-2P-03",
    who: (s, f) => placer(s, f.placed),
    offer: (s) => startingOrgans(s, dummyOf(s)).map((organ) => placeDummy[organ]),
    take(s, f, { organ }: OrganChoice<"placeDummy">, turn) {
      settle(s, dummyOf(s), organ)
      tell(turn, { fact: "settled", virus: virusOfParticipant(s, dummyOf(s)), organ })
      f.placed++
      return f.placed * 2 < organIds.length ? "place" : "layOut"
    },
    about: (s) => ({ virus: virusOfParticipant(s, dummyOf(s)) }),
    whyNot: (s) => organsWithheld(placeDummy, (organ) => cannotStartIn(s, dummyOf(s), organ)),
  },

  // VIR-RUL-47: now, and not before; VIR-SET-14: only the top event is known; VIR-SET-15: six of the eight zone tokens
  layOut(s, _f, turn) {
    showNextEvent(s, turn)
    const tokens = zoneTokenIds.slice()
    for (const _ of zoneIds) {
      const token = turn.pick(tokens, "zone token")
      takeCard(tokens, token)
      s.zoneTokens.push(token)
    }
    tell(turn, { fact: "zoneTokens", tokens: s.zoneTokens.slice() })
    return "mutations"
  },

  // VIR-SET-16, VIR-DRAFT-01
  mutations(s, _f, turn) {
    if (s.options.draft) return call(draft, null)
    layOutDisplay(s, turn)
    return done
  },
})

/** VIR-SET-07: the last player first, then counter-clockwise. */
function placer(s: State, placed: number): Seat {
  return (((s.first - 1 - placed) % s.seats) + s.seats) % s.seats
}

/** VIR-SET-08: empty organs; VIR-SET-09, VIR-RUL-03: outside own zones as long as there is one. */
function startingOrgans(s: State, who: Participant): OrganId[] {
  const empty = organIds.filter((organ) => s.body[organ].length === 0)
  const elsewhere = empty.filter((organ) => !isOwnZone(s, who, organ))
  return elsewhere.length > 0 ? elsewhere : empty
}

function isOwnZone(s: State, who: Participant, organ: OrganId): boolean {
  const virus = virusOfParticipant(s, who)
  return (organsOf[zoneOf[organ]] as readonly OrganId[]).some((other) => isIn(s, virus, other))
}

function cannotStartIn(s: State, who: Participant, organ: OrganId): Hindrance | null {
  if (s.body[organ].length > 0) return { why: "organTaken", organ }
  return startingOrgans(s, who).includes(organ) ? null : { why: "ownZone", zone: zoneOf[organ] }
}

function settle(s: State, who: Participant, organ: OrganId): void {
  s.reserve[who]!--
  s.body[organ] = withToken(s.body[organ], virusOfParticipant(s, who))
}

const place: { readonly [O in OrganId]: Choice & OrganChoice } = perOrgan("place")
