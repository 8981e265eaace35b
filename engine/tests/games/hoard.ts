// A small game with everything that can leak: hidden hands, a die under each seat's cup, a card
// buried face down, and bids laid together. `Plants` are the places at which the tests of the
// conformance suite plant their bugs.

import {
  type Audience,
  call,
  cloneDeck,
  cloneFrames,
  type Deck,
  deckOf,
  defineGame,
  done,
  type Frame,
  type Game,
  type Position,
  type PositionView,
  proceduresOf,
  type Result,
  redeal,
  type Seat,
  type Turn,
  takeCard,
  type Withheld,
} from "../../index.ts"

export interface Player {
  /** In ascending order. */
  hand: number[]
  /** The die under the seat's cup. */
  cup: number | null
  gold: number
}

export interface Hoard extends Position {
  seats: number
  deck: Deck<number>
  players: Player[]
  /** Cards that lie face down; whoever buried one knows it. */
  buried: { seat: Seat; card: number }[]
}

export interface HoardView extends PositionView {
  seats: number
  inDeck: number
  hand: number[]
  cup: number | null
  players: { cards: number; shaken: boolean; gold: number }[]
  buried: { seat: Seat; card: number | null }[]
  /** In the deck, in others' hands or buried by others. */
  unseen: number[]
}

export type HoardChoice =
  | { readonly do: "dig" }
  | { readonly do: "wait" }
  | { readonly do: "bury"; readonly card: number }
  | { readonly do: "bid"; readonly card: number }

export type HoardGame = Game<Hoard, HoardChoice, HoardView, { rounds: number }>

type At = (state: Hoard, frame: Frame, turn: Turn, seat: Seat, value: number) => void

/** Where a bug can be planted: what is done in place of the honest thing, or beside it. */
export interface Plants {
  readonly deal?: (turn: Turn, seat: Seat, card: number) => void
  readonly tellCup?: At
  readonly tellDug?: At
  readonly tellBuried?: At
  readonly afterCup?: At
  readonly afterDig?: At
  readonly afterBury?: At
  readonly roll?: (turn: Turn, seat: Seat) => number
  readonly draw?: (state: Hoard, turn: Turn, seat: Seat) => number
  readonly buryKnownTo?: (seat: Seat) => Audience
  readonly offerDig?: (state: Hoard, seat: Seat) => HoardChoice[]
  readonly bidders?: (state: Hoard) => Seat[]
  readonly offerBid?: (state: Hoard, seat: Seat) => HoardChoice[]
  readonly whyNot?: (state: Hoard, seat: Seat) => Withheld<HoardChoice>[]
  readonly about?: (state: Hoard, seat: Seat) => { [param: string]: number }
}

export const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const playerAt = (state: Hoard, seat: Seat): Player => state.players[seat] as Player
const handOf = (state: Hoard, seat: Seat): number[] => playerAt(state, seat).hand
const everybody = (state: Hoard): Seat[] => state.players.map((_, seat) => seat)

const honest: Required<Plants> = {
  deal: () => {},
  tellCup: (_state, _frame, turn, seat, die) =>
    turn.tellOnly([seat], { fact: "cup", seat, die }, { fact: "shook", seat }),
  tellDug: (_state, _frame, turn, seat, card) =>
    turn.tellOnly([seat], { fact: "dug", seat, card }, { fact: "dugOne", seat }),
  tellBuried: (_state, _frame, turn, seat, card) =>
    turn.tellOnly([seat], { fact: "buried", seat, card }, { fact: "buriedOne", seat }),
  afterCup: () => {},
  afterDig: () => {},
  afterBury: () => {},
  roll: (turn, seat) => turn.die(6, "cup", [seat]),
  draw: (state, turn, seat) => turn.draw(state.deck, "dig", [seat]) as number,
  buryKnownTo: (seat) => [seat],
  offerDig: () => [{ do: "wait" }, { do: "dig" }],
  bidders: everybody,
  offerBid: (state, seat) => handOf(state, seat).map((card) => ({ do: "bid", card })),
  whyNot: (state, seat) =>
    cards
      .filter((card) => !handOf(state, seat).includes(card))
      .map((card) => ({ choice: { do: "bid", card }, reason: { why: "notYours", card } })),
  about: () => ({}),
}

const byValue = (a: number, b: number) => a - b

export function hoard(plants: Plants = {}): HoardGame {
  const at: Required<Plants> = { ...honest, ...plants }
  const procedure = proceduresOf<Hoard, HoardChoice>()

  const round = procedure("round", (starts: Seat) => ({ starts }), {
    shake(state, frame, turn) {
      for (const seat of everybody(state)) {
        const die = at.roll(turn, seat)
        playerAt(state, seat).cup = die
        at.tellCup(state, frame, turn, seat, die)
        at.afterCup(state, frame, turn, seat, die)
      }
      return "dig"
    },
    dig: {
      who: (_state, { starts }) => starts,
      about: (state, { starts }) => at.about(state, starts),
      offer: (state, _frame, seat) => at.offerDig(state, seat),
      take(state, frame, choice, turn, seat) {
        if (choice.do === "wait") return "bid"
        const card = at.draw(state, turn, seat)
        handOf(state, seat).push(card)
        handOf(state, seat).sort(byValue)
        at.tellDug(state, frame, turn, seat, card)
        at.afterDig(state, frame, turn, seat, card)
        return "bury"
      },
    },
    bury: {
      single: "ask",
      who: (_state, { starts }) => starts,
      knownTo: (_state, _frame, seat) => at.buryKnownTo(seat),
      offer: (state, _frame, seat) => handOf(state, seat).map((card) => ({ do: "bury", card })),
      take(state, frame, { card }: Extract<HoardChoice, { do: "bury" }>, turn, seat) {
        takeCard(handOf(state, seat), card)
        state.buried.push({ seat, card })
        at.tellBuried(state, frame, turn, seat, card)
        at.afterBury(state, frame, turn, seat, card)
        return "bid"
      },
    },
    bid: {
      everyone: (state) => at.bidders(state),
      offer: (state, _frame, seat) => at.offerBid(state, seat),
      whyNot: (state, _frame, seat) => at.whyNot(state, seat),
      close(state, _frame, answers, turn) {
        // The cups are lifted
        turn.reveal(state.players.map(({ cup }) => cup))
        const sums = answers.map((answer, seat) => {
          const card = (answer?.[0] as { card: number } | undefined)?.card ?? 0
          takeCard(handOf(state, seat), card)
          const player = playerAt(state, seat)
          turn.tell({ fact: "bid", seat, card, die: player.cup })
          const sum = card + (player.cup ?? 0)
          player.cup = null
          return sum
        })
        playerAt(state, sums.indexOf(Math.max(...sums))).gold += 3
        return done
      },
    },
  })

  const game = procedure("game", () => ({ played: 0 }), {
    next: (state, frame) =>
      handOf(state, 0).length === 1 ? done : call(round, frame.played++ % state.seats, "next"),
  })

  return defineGame<Hoard, HoardChoice, HoardView, { rounds: number }>({
    id: "hoard",
    version: "1",
    seats: { min: 2, max: 3 },
    options: { fields: { rounds: { kind: "number", min: 1, max: 2, default: 2 } } },
    procedures: [game, round],
    start: game,
    setup(seats, { rounds }, turn) {
      const deck = deckOf(cards)
      const players = Array.from({ length: seats }, (_, seat) => {
        const hand = Array.from({ length: rounds + 1 }, () => {
          const card = turn.draw(deck, "deal", [seat]) as number
          at.deal(turn, seat, card)
          return card
        })
        return { hand: hand.sort(byValue), cup: null, gold: 0 }
      })
      return { seats, deck, players, buried: [] }
    },
    view(state, who) {
      const own = who === "spectator" ? null : playerAt(state, who)
      return {
        seats: state.seats,
        inDeck: state.deck.unknown.length,
        hand: own?.hand.slice() ?? [],
        cup: own?.cup ?? null,
        players: state.players.map(({ hand, cup, gold }) => ({
          cards: hand.length,
          shaken: cup !== null,
          gold,
        })),
        buried: state.buried.map(({ seat, card }) => ({ seat, card: seat === who ? card : null })),
        unseen: [
          ...state.deck.unknown,
          ...state.players.flatMap(({ hand }, seat) => (seat === who ? [] : hand)),
          ...state.buried.flatMap(({ seat, card }) => (seat === who ? [] : [card])),
        ].sort(byValue),
      }
    },
    imagine({ who, seats, hand, cup, players, buried, unseen }, random) {
      const sizes = players.map(({ cards }, seat) => (seat === who ? 0 : cards))
      const hidden = buried.map(({ card }) => (card === null ? 1 : 0))
      const { hands, rest } = redeal(unseen, [...sizes, ...hidden], random)
      return {
        seats,
        deck: deckOf(rest),
        players: players.map(({ shaken, gold }, seat) => ({
          hand: seat === who ? hand.slice() : (hands[seat] as number[]),
          cup: seat === who ? cup : shaken ? random.die(6, "imagine") : null,
          gold,
        })),
        buried: buried.map(({ seat, card }, i) => ({
          seat,
          card: card ?? (hands[seats + i]?.[0] as number),
        })),
      }
    },
    clone: ({ seats, deck, players, buried, frames }) => ({
      seats,
      deck: cloneDeck(deck),
      players: players.map(({ hand, cup, gold }) => ({ hand: hand.slice(), cup, gold })),
      buried: buried.map(({ seat, card }) => ({ seat, card })),
      frames: cloneFrames(frames),
      standing: [],
    }),
    result,
    invariants({ deck, players, buried }) {
      const all = [...deck.unknown, ...players.flatMap(({ hand }) => hand), ...buried.map(({ card }) => card)]
      return new Set(all).size === all.length ? [] : ["HOA-INV-01: a card is there twice"]
    },
  })
}

function result({ players, frames }: Hoard): Result | null {
  if (frames.length > 0) return null
  const scores = players.map(({ gold }) => gold)
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return {
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places,
    scores,
    parts: scores.map((gold) => ({ gold })),
  }
}
