// A miniature of a fight with hidden cards: fighters play cards one after another until all pass in
// a row, and every card played may be countered by anybody who holds cards, and that counter by
// another.

import {
  call,
  cloneDeck,
  cloneFrames,
  type Deck,
  deckOf,
  deckSize,
  defineGame,
  done,
  doneWith,
  type Position,
  type PositionView,
  type Procedure,
  proceduresOf,
  redeal,
  type Seat,
  shuffleInto,
  takeCard,
} from "../../index.ts"

const kinds = ["add2", "dice1", "counter", "trinket"] as const
export type Card = (typeof kinds)[number]

export interface State extends Position {
  seats: number
  deck: Deck<Card>
  discard: Card[]
  /** Each in ascending order. */
  hands: Card[][]
  wins: number[]
}

export interface View extends PositionView {
  seats: number
  hand: Card[] | null
  sizes: number[]
  discard: Card[]
  /** What is in the deck and in others' hands. */
  unseen: Card[]
  wins: number[]
}

export type Choice =
  | { readonly do: "pass" }
  | { readonly do: "play"; readonly card: Card }
  | { readonly do: "letStand" }
  | { readonly do: "counter" }

const pass = { do: "pass" } as const
const letStand = { do: "letStand" } as const
const counter = { do: "counter" } as const
const procedure = proceduresOf<State, Choice>()
const handOf = (state: State, seat: Seat) => state.hands[seat] as Card[]

function spend(state: State, seat: Seat, card: Card): void {
  takeCard(handOf(state, seat), card)
  state.discard.push(card)
}

interface Played {
  readonly card: Card
  readonly by: Seat
}

/**
 * One window for each card played, a counter included; hands back whether the card stands or was
 * countered.
 */
const counterWindow: Procedure<Played> = procedure("counterWindow", (played: Played) => ({ ...played }), {
  window: {
    // Whoever holds a card is asked, with or without a counter: being asked betrays nothing
    everyone: (state, { by }) =>
      state.hands.flatMap((hand, seat) => (seat !== by && hand.length > 0 ? [seat] : [])),
    offer: (state, _frame, seat) =>
      handOf(state, seat).includes("counter") ? [letStand, counter] : [letStand],
    about: (_state, { card, by }) => ({ card, by }),
    whyNot: (state, _frame, seat) =>
      handOf(state, seat).includes("counter") ? [] : [{ choice: counter, reason: { why: "noCounter" } }],
    close(state, { by }, answers, turn) {
      const clockwise = Array.from({ length: state.seats }, (_, i) => (by + i) % state.seats)
      const seat = clockwise.find((seat) => answers[seat]?.[0]?.do === "counter")
      if (seat === undefined) return doneWith("stands")
      spend(state, seat, "counter")
      turn.tell({ fact: "played", seat, card: "counter" })
      return call(counterWindow, { card: "counter", by: seat }, "answered")
    },
  },
  answered: (_state, frame) => doneWith(frame.result === "stands" ? "countered" : "stands"),
})

interface Fight {
  readonly totals: number[]
  /** Who speaks, and how many have passed in a row. */
  readonly speaks: Seat
  readonly passed: number
  readonly card: Card | null
}

const fight = procedure("fight", (): Mutable<Fight> => ({ totals: [], speaks: 0, passed: 0, card: null }), {
  roll(state, frame, turn) {
    frame.totals = state.hands.map((_, seat) => {
      const die = turn.die(6, "fight")
      turn.tell({ fact: "rolled", seat, die })
      return die
    })
    frame.speaks = frame.totals.indexOf(Math.min(...frame.totals))
    return "cards"
  },
  cards: {
    single: "ask",
    who: (_state, { speaks }) => speaks,
    offer(state, { speaks }) {
      if (handOf(state, speaks).length === 0) return []
      const playable = (["add2", "dice1"] as const).filter((card) => handOf(state, speaks).includes(card))
      return [pass, ...playable.map((card) => ({ do: "play" as const, card }))]
    },
    none: (_state, frame) => next(frame, frame.passed + 1),
    take(state, frame, choice, turn, seat) {
      if (choice.do !== "play") return next(frame, frame.passed + 1)
      spend(state, seat, choice.card)
      turn.tell({ fact: "played", seat, card: choice.card })
      frame.card = choice.card
      return call(counterWindow, { card: choice.card, by: seat }, "effect")
    },
    whyNot: (state, _frame, seat) =>
      (["add2", "dice1"] as const)
        .filter((card) => !handOf(state, seat).includes(card))
        .map((card) => ({ choice: { do: "play", card }, reason: { why: "notInHand", card } })),
  },
  next: (state, frame) => (frame.passed >= state.seats ? "settle" : "cards"),
  effect(_state, frame, turn) {
    if (frame.result === "stands") {
      const added = frame.card === "add2" ? 2 : turn.die(6, "extra")
      frame.totals[frame.speaks] = (frame.totals[frame.speaks] as number) + added
      turn.tell({ fact: "added", seat: frame.speaks, added })
    }
    frame.card = null
    return next(frame, 0)
  },
  settle(state, { totals }, turn) {
    const winner = totals.indexOf(Math.max(...totals))
    state.wins[winner] = (state.wins[winner] as number) + 1
    turn.tell({ fact: "won", seat: winner })
    return done
  },
})

function next(frame: Mutable<Fight>, passed: number): "next" {
  frame.passed = passed
  frame.speaks = (frame.speaks + 1) % frame.totals.length
  return "next"
}

const game = procedure("game", () => ({ fights: 0 }), {
  deal(state, frame, turn) {
    if (frame.fights++ === 3) return done
    for (let seat = 0; seat < state.seats; seat++) {
      if (deckSize(state.deck) === 0) shuffleInto(state.deck, state.discard.splice(0))
      const card = turn.draw(state.deck, "bonus", [seat])
      if (card === undefined) continue
      handOf(state, seat).push(card)
      handOf(state, seat).sort()
      turn.tellOnly([seat], { fact: "drew", seat, card }, { fact: "drewOne", seat })
    }
    return call(fight, null, "deal")
  },
})

export const fightMiniature = defineGame<State, Choice, View, Record<never, never>>({
  id: "fight",
  version: "1",
  seats: { min: 2, max: 4 },
  options: { fields: {} },
  procedures: [game, fight, counterWindow],
  start: game,
  setup(seats, _options, turn) {
    const deck = deckOf(kinds.flatMap((kind) => new Array<Card>(kind === "counter" ? 5 : 4).fill(kind)))
    const hands = Array.from({ length: seats }, (_, seat) =>
      [0, 1, 2].map(() => turn.draw(deck, "deal", [seat]) as Card).sort(),
    )
    return { seats, deck, discard: [], hands, wins: new Array<number>(seats).fill(0) }
  },
  view(state, who) {
    const others = state.hands.filter((_, seat) => seat !== who).flat()
    return {
      seats: state.seats,
      hand: who === "spectator" ? null : handOf(state, who).slice(),
      sizes: state.hands.map((hand) => hand.length),
      discard: state.discard.slice(),
      unseen: [...others, ...state.deck.unknown].sort(),
      wins: state.wins.slice(),
    }
  },
  imagine({ who, seats, hand, sizes, discard, unseen, wins }, random) {
    const { hands, rest } = redeal(
      unseen,
      sizes.map((size, seat) => (seat === who ? 0 : size)),
      random,
    )
    if (who !== "spectator" && hand !== null) hands[who] = hand.slice()
    return { seats, deck: deckOf(rest), discard: discard.slice(), hands, wins: wins.slice() }
  },
  clone: (state) => ({
    seats: state.seats,
    deck: cloneDeck(state.deck),
    discard: state.discard.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    wins: state.wins.slice(),
    frames: cloneFrames(state.frames),
    standing: [],
  }),
  result({ wins, frames }) {
    if (frames.length > 0) return null
    const places = wins.map((own) => 1 + wins.filter((other) => other > own).length)
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    return { winners, places, scores: wins.slice(), parts: wins.map((fights) => ({ fights })) }
  },
  invariants: ({ deck, discard, hands }) =>
    deckSize(deck) + discard.length + hands.flat().length === 17 ? [] : ["FIG-INV-01: there are 17 cards"],
})

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
