// A small game for the engine's tests: a hidden hand, a deck, a die, a decision taken together and
// a standing instruction. Each round everybody lays a card face down; the highest sum of card and
// die wins the cards. No cards: the game is over.

import {
  call,
  cloneDeck,
  cloneFrames,
  type Deck,
  deckOf,
  defineGame,
  done,
  type Position,
  type PositionView,
  proceduresOf,
  type Result,
  redeal,
  type Seat,
} from "../../index.ts"

export interface State extends Position {
  seats: number
  deck: Deck<number>
  players: { hand: number[]; won: number }[]
  /** Cards that lie open, by seat. */
  laid: (number | null)[]
}

export interface View extends PositionView {
  seats: number
  inDeck: number
  hand: number[] | null
  players: { cards: number; won: number }[]
  laid: (number | null)[]
  unseen: number[]
}

export type Choice =
  | { readonly do: "lay"; readonly card: number }
  | { readonly do: "swap"; readonly card: number }
  | { readonly do: "keep" }

export const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const procedure = proceduresOf<State, Choice>()

const round = procedure("round", (starts: Seat) => ({ starts, best: 0 }), {
  // The seat that starts may swap a card with the deck
  swap: {
    rule: "WAG-01",
    who: (_state, { starts }) => starts,
    // That a card is swapped everybody sees, but not which
    knownTo: (_state, _frame, seat, choice) => (choice.do === "swap" ? [seat] : "all"),
    offer: (state, _frame, seat) => [
      { do: "keep" },
      ...hand(state, seat).map((card) => ({ do: "swap" as const, card })),
    ],
    take(state, _frame, choice, turn, seat) {
      if (choice.do === "swap") {
        const got = turn.draw(state.deck, "swap", [seat]) as number
        const cards = hand(state, seat)
        cards.splice(cards.indexOf(choice.card), 1, got)
        cards.sort((a, b) => a - b)
        state.deck.bottom.push(choice.card)
        turn.tellOnly([seat], { fact: "swapped", seat, card: choice.card, got }, { fact: "swappedOne", seat })
      }
      return "lay"
    },
    whyNot: (state, _frame, seat) =>
      cards
        .filter((card) => !hand(state, seat).includes(card))
        .map((card) => ({ choice: { do: "swap", card }, reason: { why: "notInHand", card } })),
  },
  lay: {
    quiet: true,
    everyone: (state) => state.players.map((_, seat) => seat),
    offer: (state, _frame, seat) => hand(state, seat).map((card) => ({ do: "lay", card })),
    standing: (state, _frame, seat, instruction) =>
      instruction === "highest" ? { do: "lay", card: Math.max(...hand(state, seat)) } : null,
    close(state, _frame, answers, turn) {
      for (const [seat, answer] of answers.entries()) {
        const [{ card }] = answer as [{ do: "lay"; card: number }]
        state.laid[seat] = card
        hand(state, seat).splice(hand(state, seat).indexOf(card), 1)
        turn.tell({ fact: "laid", seat, card })
      }
      return "settle"
    },
  },
  settle(state, frame, turn) {
    const sums = state.laid.map((card, seat) => {
      const die = turn.die(6, "wager")
      turn.tell({ fact: "rolled", seat, die })
      return (card as number) + die
    })
    frame.best = Math.max(...sums)
    const winner = sums.indexOf(frame.best)
    ;(state.players[winner] as { won: number }).won += state.seats
    return done
  },
})

const game = procedure("game", () => ({ round: 0 }), {
  next(state, frame) {
    state.laid.fill(null)
    return hand(state, 0).length === 0 ? done : call(round, frame.round++ % state.seats, "next")
  },
})

export const wager = defineGame<State, Choice, View, { cards: number }>({
  id: "wager",
  version: "1",
  seats: { min: 2, max: 3 },
  options: { fields: { cards: { kind: "number", min: 1, max: 3, default: 2 } } },
  instructions: ["ask", "highest"],
  procedures: [game, round],
  start: game,
  setup(seats, options, turn) {
    const deck = deckOf(cards)
    const players = Array.from({ length: seats }, (_, seat) => {
      const hand = Array.from({ length: options.cards }, () => turn.draw(deck, "deal", [seat]) as number)
      return { hand: hand.sort((a, b) => a - b), won: 0 }
    })
    return { seats, deck, players, laid: new Array<null>(seats).fill(null) }
  },
  view(state, who) {
    const own = typeof who === "number" ? hand(state, who) : []
    return {
      seats: state.seats,
      inDeck: state.deck.unknown.length + state.deck.bottom.length,
      hand: typeof who === "number" ? own.slice() : null,
      players: state.players.map(({ hand, won }) => ({ cards: hand.length, won })),
      laid: state.laid.slice(),
      unseen: [...state.deck.unknown, ...state.deck.bottom, ...state.players.flatMap(({ hand }) => hand)]
        .filter((card) => !own.includes(card))
        .sort((a, b) => a - b),
    }
  },
  imagine(view, random) {
    const sizes = view.players.map(({ cards }, seat) => (seat === view.who ? 0 : cards))
    const { hands, rest } = redeal(view.unseen, sizes, random)
    const players = view.players.map(({ won }, seat) => ({
      hand: seat === view.who ? (view.hand ?? []).slice() : (hands[seat] as number[]),
      won,
    }))
    return { seats: view.seats, deck: deckOf(rest), players, laid: view.laid.slice() }
  },
  clone: (state) => ({
    seats: state.seats,
    deck: cloneDeck(state.deck),
    players: state.players.map(({ hand, won }) => ({ hand: hand.slice(), won })),
    laid: state.laid.slice(),
    frames: cloneFrames(state.frames),
    standing: state.standing.slice(),
  }),
  result,
  invariants(state) {
    const inPlay = state.players.flatMap(({ hand }) => hand).concat(state.deck.unknown, state.deck.bottom)
    return new Set(inPlay).size === inPlay.length ? [] : ["WAG-INV-01: a card is there twice"]
  },
})

function hand(state: State, seat: Seat): number[] {
  return (state.players[seat] as { hand: number[] }).hand
}

function result({ players, frames }: State): Result | null {
  if (frames.length > 0) return null
  const scores = players.map(({ won }) => won)
  const best = Math.max(...scores)
  return {
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    scores,
    parts: scores.map((won) => ({ won })),
  }
}
