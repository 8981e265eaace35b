// A miniature of pairs of cards chosen in secret: a zone card, then a mutation card, opened
// together and carried out in turn order; a virus may absorb all others of its organ, and lets them
// go when it is removed or the round ends.

import {
  call,
  cloneFrames,
  copyPlain,
  defineGame,
  done,
  type Position,
  type PositionView,
  proceduresOf,
  type Seat,
} from "../../index.ts"

const mutations = ["infect", "move", "attack", "absorb"] as const
type Mutation = (typeof mutations)[number]

/** A virus lies in an organ; those it has absorbed lie under it. */
export interface Virus {
  owner: Seat
  under: Virus[]
}

interface Hand {
  zones: number[]
  mutations: Mutation[]
}

export interface State extends Position {
  seats: number
  /** One organ per zone. */
  organs: Virus[][]
  /** Open to all: every card played lies open. */
  hands: Hand[]
  first: Seat
}
export type View = PositionView & Pick<State, "seats" | "organs" | "hands" | "first">

export type Choice =
  | { readonly do: "zone"; readonly zone: number }
  | { readonly do: "mutation"; readonly mutation: Mutation }
  | { readonly do: "use"; readonly organ: number; readonly on: Seat | null }
  | { readonly do: "finish" }

const zones = [0, 1, 2, 3]
const finishTurn = { do: "finish" } as const
const procedure = proceduresOf<State, Choice>()
const organAt = (state: State, organ: number) => state.organs[organ] as Virus[]
const handOf = (state: State, seat: Seat) => state.hands[seat] as Hand
const has = (state: State, organ: number, owner: Seat) =>
  organAt(state, organ).some((virus) => virus.owner === owner)

interface Pair {
  readonly seat: Seat
  readonly zone: number
  readonly mutation: Mutation
}

const resolve = procedure("resolve", (pair: Pair) => ({ ...pair }), {
  use: {
    who: (_state, { seat }) => seat,
    offer: (state, pair) => [...targets(state, pair), finishTurn],
    take(state, { seat, zone, mutation }, choice, turn) {
      if (choice.do !== "use") return done
      const { organ, on } = choice
      if (mutation === "infect") organAt(state, organ).push({ owner: seat, under: [] })
      else if (mutation === "move") organAt(state, organ).push(lift(state, zone, seat))
      else if (mutation === "attack") organAt(state, organ).push(...lift(state, organ, on as Seat).under)
      else absorb(state, organ, seat)
      turn.tell({ fact: mutation, seat, organ, on })
      return done
    },
  },
})

/**
 * What a mutation may be used on; with none left only finishing stays, which is then taken by
 * itself.
 */
function targets(state: State, { seat, zone, mutation }: Pair): Choice[] {
  const use = (organ: number, on: Seat | null = null): Choice => ({ do: "use", organ, on })
  if (mutation === "infect") return organAt(state, zone).length < 4 ? [use(zone)] : []
  if (!has(state, zone, seat)) return []
  if (mutation === "move") return zones.filter((organ) => organ !== zone).map((organ) => use(organ))
  const others = new Set(
    organAt(state, zone)
      .map(({ owner }) => owner)
      .filter((owner) => owner !== seat),
  )
  if (mutation === "attack") return [...others].map((on) => use(zone, on))
  return others.size > 0 ? [use(zone)] : []
}

function lift(state: State, organ: number, owner: Seat): Virus {
  const viruses = organAt(state, organ)
  return viruses.splice(
    viruses.findIndex((virus) => virus.owner === owner),
    1,
  )[0] as Virus
}

function absorb(state: State, organ: number, seat: Seat): void {
  const absorber = lift(state, organ, seat)
  absorber.under.push(...organAt(state, organ).splice(0))
  organAt(state, organ).push(absorber)
}

const round = procedure("round", (first: Seat) => ({ first, pairs: [] as Pair[], resolved: 0 }), {
  // Part a: the zone card, part b: the mutation card; others see only when the pair lies there
  choose: {
    everyone: (state) => state.hands.map((_, seat) => seat),
    offer: (state, _frame, seat, given) =>
      given.length === 0
        ? handOf(state, seat).zones.map((zone) => ({ do: "zone", zone }))
        : handOf(state, seat).mutations.map((mutation) => ({ do: "mutation", mutation })),
    complete: (_state, _frame, _seat, given) => given.length === 2,
    close(state, frame, answers, turn) {
      frame.pairs = answers.map((answer, seat) => {
        const [{ zone }, { mutation }] = answer as [
          { do: "zone"; zone: number },
          { do: "mutation"; mutation: Mutation },
        ]
        const hand = handOf(state, seat)
        hand.zones.splice(hand.zones.indexOf(zone), 1)
        hand.mutations.splice(hand.mutations.indexOf(mutation), 1)
        turn.tell({ fact: "opened", seat, zone, mutation })
        return { seat, zone, mutation }
      })
      return "resolve"
    },
  },
  resolve(state, frame) {
    const pair = frame.pairs[(frame.first + frame.resolved) % state.seats] as Pair
    return frame.resolved++ < state.seats ? call(resolve, pair, "resolve") : "release"
  },
  release(state) {
    state.organs = state.organs.map((organ) => organ.flatMap(released))
    return done
  },
})

function released({ owner, under }: Virus): Virus[] {
  return [{ owner, under: [] }, ...under.flatMap(released)]
}

const game = procedure("game", () => ({ rounds: 0 }), {
  round(state, frame) {
    if (frame.rounds++ === 3) return done
    state.first = (state.first + 1) % state.seats
    return call(round, state.first, "round")
  },
})

export const pairsMiniature = defineGame<State, Choice, View, Record<never, never>>({
  id: "pairs",
  version: "1",
  seats: { min: 2, max: 4 },
  options: { fields: {} },
  procedures: [game, round, resolve],
  start: game,
  setup: (seats) => ({
    seats,
    organs: zones.map((zone) => [{ owner: zone % seats, under: [] }]),
    hands: Array.from({ length: seats }, () => ({ zones: zones.slice(), mutations: mutations.slice() })),
    first: 0,
  }),
  view: ({ seats, organs, hands, first }) => ({
    seats,
    organs: copyPlain(organs),
    hands: copyPlain(hands),
    first,
  }),
  imagine: ({ seats, organs, hands, first }) => ({
    seats,
    organs: copyPlain(organs),
    hands: copyPlain(hands),
    first,
  }),
  clone: ({ seats, organs, hands, first, frames }) => ({
    seats,
    organs: copyPlain(organs),
    hands: copyPlain(hands),
    first,
    frames: cloneFrames(frames),
    standing: [],
  }),
  result({ organs, seats, frames }) {
    if (frames.length > 0) return null
    const scores = Array.from(
      { length: seats },
      (_, seat) => organs.flat().filter(({ owner }) => owner === seat).length,
    )
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    return { winners, places, scores, parts: scores.map((viruses) => ({ viruses })) }
  },
  invariants: ({ hands }) =>
    hands.some(({ zones, mutations }) => zones.length !== mutations.length)
      ? ["PAI-INV-01: cards are played in pairs"]
      : [],
})
