// A small game for tests of bots: secret hands, a die, bids made at once, and a choice that follows
// from them.

import {
  cloneDeck,
  cloneFrames,
  type Deck,
  defineGame,
  type Judgement,
  type Position,
  type PositionView,
  proceduresOf,
  type Result,
  redeal,
  type Seat,
  takeCard,
} from "@genepool/engine"
import type { Knowledge } from "../player.ts"

export interface State extends Position {
  seats: number
  hands: number[][]
  deck: Deck<number>
  played: number[]
  points: number[]
  /** Rolled for each round; the highest card takes it. */
  prize: number
  /** Who took the last prize and may double the next one for a point. */
  last: Seat
  doubled: boolean
}

export interface View extends PositionView {
  readonly seats: number
  readonly hand: readonly number[]
  readonly cards: readonly number[]
  readonly left: number
  readonly played: readonly number[]
  readonly points: readonly number[]
  readonly prize: number
  readonly last: Seat
  readonly doubled: boolean
}

export type Choice = { readonly do: "bid"; readonly card: number } | { readonly do: "double" | "leave" }

const handSize = 3
const cards = Array.from({ length: 12 }, (_, i) => i + 1)
const double: Choice = { do: "double" }
const leave: Choice = { do: "leave" }

const procedure = proceduresOf<State, Choice>()

const game = procedure("game", () => ({}), {
  roll(s, _f, turn) {
    if (s.hands.every((hand) => hand.length === 0)) return { how: "finish" }
    s.prize = turn.die(4, "prize")
    return "bid"
  },
  bid: {
    everyone: (s) => Array.from({ length: s.seats }, (_, seat) => seat),
    offer: (s, _f, seat) => (s.hands[seat] as number[]).map((card) => ({ do: "bid", card })),
    close(s, _f, answers, turn) {
      const bids = answers.map((given) => ((given as readonly Choice[])[0] as { card: number }).card)
      const highest = Math.max(...bids)
      s.last = bids.indexOf(highest)
      s.points[s.last] = (s.points[s.last] as number) + s.prize * (s.doubled ? 2 : 1)
      s.doubled = false
      bids.forEach((card, seat) => {
        takeCard(s.hands[seat] as number[], card)
        s.played.push(card)
        const drawn = turn.draw(s.deck, "card")
        if (drawn !== undefined) s.hands[seat] = [...(s.hands[seat] as number[]), drawn].sort((a, b) => a - b)
      })
      turn.tell({ fact: "bids", bids })
      return "double"
    },
  },
  double: {
    who: (s) => s.last,
    offer: (s) =>
      (s.points[s.last] as number) > 0 && s.hands.some((hand) => hand.length > 0) ? [double, leave] : [leave],
    take(s, _f, choice) {
      if (choice.do === "double") {
        s.points[s.last] = (s.points[s.last] as number) - 1
        s.doubled = true
      }
      return "roll"
    },
  },
})

export const rules = defineGame<State, Choice, View, Record<never, never>>({
  id: "prizes",
  version: "1",
  seats: { min: 2, max: 3 },
  options: { fields: {} },
  procedures: [game],
  start: game,
  setup(seats, _options, turn) {
    const deck: Deck<number> = { unknown: cards.slice(), bottom: [] }
    const hands = Array.from({ length: seats }, () =>
      Array.from({ length: handSize }, () => turn.draw(deck, "card") as number).sort((a, b) => a - b),
    )
    const points = new Array<number>(seats).fill(0)
    return { seats, hands, deck, played: [], points, prize: 0, last: 0, doubled: false }
  },
  view: (s, who) => ({
    seats: s.seats,
    hand: typeof who === "number" ? (s.hands[who] as number[]).slice() : [],
    cards: s.hands.map((hand) => hand.length),
    left: s.deck.unknown.length,
    played: s.played.slice(),
    points: s.points.slice(),
    prize: s.prize,
    last: s.last,
    doubled: s.doubled,
  }),
  imagine(v, random) {
    const own = v.hand
    const pool = cards.filter((card) => !own.includes(card) && !v.played.includes(card))
    const sizes = v.cards.map((count, seat) => (seat === v.who ? 0 : count))
    const { hands, rest } = redeal(pool, sizes, random)
    if (typeof v.who === "number") hands[v.who] = own.slice()
    return {
      seats: v.seats,
      hands,
      deck: { unknown: rest, bottom: [] },
      played: v.played.slice(),
      points: v.points.slice(),
      prize: v.prize,
      last: v.last,
      doubled: v.doubled,
    }
  },
  clone: (s) => ({
    ...s,
    hands: s.hands.map((hand) => hand.slice()),
    deck: cloneDeck(s.deck),
    played: s.played.slice(),
    points: s.points.slice(),
    frames: cloneFrames(s.frames),
    standing: s.standing.slice(),
  }),
  result(s): Result | null {
    if (s.frames.length > 0) return null
    const best = Math.max(...s.points)
    return {
      winners: s.points.flatMap((points, seat) => (points === best ? [seat] : [])),
      places: s.points.map((points) => 1 + s.points.filter((other) => other > points).length),
      scores: s.points.slice(),
      parts: s.points.map(() => ({})),
    }
  },
  invariants: () => [],
})

const judgement: Judgement<State> = {
  evaluate: ({ points, hands }, seat) =>
    (points[seat] as number) + (hands[seat] as number[]).reduce((sum, card) => sum + card, 0) / 12,
}

export const prizes: Knowledge = { game: rules, judgement }
