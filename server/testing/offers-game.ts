// A small game with everything that is hard for a server: hidden cards, dice, secret answers, a
// quiet window.
import {
  cloneFrames,
  defineGame,
  finish,
  type GameModule,
  type Position,
  type PositionView,
  proceduresOf,
} from "@genepool/engine"

interface State extends Position {
  seats: number
  hands: number[]
  round: number
  scores: number[]
}
type Choice =
  | { readonly do: "offer"; readonly amount: number }
  | { readonly do: "roll" }
  | { readonly do: "wait" }
  | { readonly do: "veto" }
  | { readonly do: "pass" }
type View = PositionView & { seats: number; hand: number | null; round: number; scores: number[] }

const procedure = proceduresOf<State, Choice>()
const rounds = 3

/**
 * Each round: secret offers, then each seat waits or rolls, then a window in which a seat with a
 * high card may veto.
 */
const game = procedure("game", () => ({ turn: 0 }), {
  offers: {
    everyone: (state) => state.hands.map((_, seat) => seat),
    offer: () => [1, 2, 3].map((amount) => ({ do: "offer" as const, amount })),
    close(state, frame, answers, turn) {
      answers.forEach((given, seat) => {
        const offer = given?.[0]
        if (offer?.do === "offer") state.scores[seat] = (state.scores[seat] as number) + offer.amount
      })
      turn.tell({ fact: "offered", scores: state.scores.slice() })
      frame.turn = 0
      return "turns"
    },
  },
  turns: {
    single: "ask",
    who: (_state, frame) => frame.turn,
    offer: () => [{ do: "wait" }, { do: "roll" }],
    whyNot: () => [{ choice: { do: "veto" }, reason: { why: "later" } }],
    take(state, frame, choice, turn, seat) {
      if (choice.do === "roll") {
        const die = turn.die(6, "luck")
        state.scores[seat] = (state.scores[seat] as number) + die
        turn.tell({ fact: "rolled", seat, die })
      } else
        turn.tellOnly([seat], { fact: "peeked", hand: state.hands[seat] as number }, { fact: "waited", seat })
      frame.turn++
      return frame.turn < state.seats ? "turns" : "window"
    },
  },
  window: {
    quiet: true,
    everyone: (state) => state.hands.map((_, seat) => seat),
    offer: (state, _frame, seat) =>
      (state.hands[seat] as number) > 50 ? [{ do: "pass" }, { do: "veto" }] : [{ do: "pass" }],
    standing: (_state, _frame, _seat, instruction) => (instruction === "never" ? { do: "pass" } : null),
    close(state, _frame, answers, turn) {
      const vetoes = answers.filter((given) => given?.[0]?.do === "veto").length
      turn.tell({ fact: "closed", vetoes })
      state.round++
      return state.round === rounds ? finish : "offers"
    },
  },
})

const rules = defineGame<State, Choice, View, { bonus: boolean }>({
  id: "offers",
  version: "1",
  seats: { min: 2, max: 4 },
  options: { fields: { bonus: { kind: "flag", default: false } } },
  instructions: ["ask", "never"],
  procedures: [game],
  start: game,
  setup(seats, _options, turn) {
    const hands = Array.from({ length: seats }, () => turn.die(100, "hand"))
    return { seats, hands, round: 0, scores: new Array<number>(seats).fill(0) }
  },
  view: ({ seats, hands, round, scores }, who) => ({
    seats,
    hand: who === "spectator" ? null : (hands[who] as number),
    round,
    scores: scores.slice(),
  }),
  imagine: ({ who, seats, hand, round, scores }, random) => ({
    seats,
    hands: Array.from({ length: seats }, (_, seat) =>
      seat === who ? (hand as number) : random.die(100, "hand"),
    ),
    round,
    scores: scores.slice(),
  }),
  clone: (state) => ({
    ...state,
    hands: state.hands.slice(),
    scores: state.scores.slice(),
    frames: cloneFrames(state.frames),
    standing: state.standing.slice(),
  }),
  result: ({ scores, frames }) => {
    if (frames.length > 0) return null
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    return { winners, places, scores, parts: scores.map(() => ({})) }
  },
  invariants: () => [],
})

export const offersGame: GameModule = {
  game: rules,
  texts: { en: {}, pl: {}, ru: {}, names: {}, keys: () => [] },
  drawText: () => "",
  judgement: null,
}
