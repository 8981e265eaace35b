// A game with secrets, dice and standing instructions, small enough for tests: both seats hide a
// number, a die decides.

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
  shown: number[] | null
  rolled: number | null
}
type View = PositionView & {
  seats: number
  hand: number | null
  shown: number[] | null
  rolled: number | null
}
type Choice =
  | { readonly do: "hide"; readonly number: number }
  | { readonly do: "roll" }
  | { readonly do: "stop" }

const procedure = proceduresOf<State, Choice>()

const game = procedure("game", () => ({}), {
  hide: {
    everyone: () => [0, 1],
    offer: () => [1, 2, 3].map((number) => ({ do: "hide", number }) as const),
    standing: (_state, _frame, _seat, instruction) =>
      instruction === "three" ? { do: "hide", number: 3 } : null,
    close(state, _frame, answers, turn) {
      state.shown = answers.map((given) => (given?.[0]?.do === "hide" ? given[0].number : 0))
      turn.tell({ fact: "shown", numbers: state.shown })
      return "roll"
    },
  },
  roll: {
    who: () => 0,
    offer: () => [{ do: "roll" }, { do: "stop" }],
    take(state, _frame, choice, turn) {
      if (choice.do === "stop") return finish
      state.rolled = turn.die(6, "luck")
      turn.tell({ fact: "rolled", face: state.rolled })
      return "roll"
    },
    whyNot: () => [{ choice: { do: "hide", number: 1 }, reason: { why: "late" } }],
  },
})

const rules = defineGame<State, Choice, View, Record<never, never>>({
  id: "secret",
  version: "1",
  seats: { min: 2, max: 2 },
  options: { fields: {} },
  instructions: ["ask", "three"],
  procedures: [game],
  start: game,
  setup(seats, _options, turn) {
    const hands = [turn.die(6, "hand"), turn.die(6, "hand")]
    hands.forEach((number, seat) => {
      turn.tellOnly([seat], { fact: "dealt", number })
    })
    return { seats, hands, shown: null, rolled: null }
  },
  view: ({ seats, hands, shown, rolled }, who) => ({
    seats,
    hand: who === "spectator" ? null : hands[who]!,
    shown,
    rolled,
  }),
  imagine: ({ seats, hand, shown, rolled }) => ({ seats, hands: [hand ?? 1, hand ?? 1], shown, rolled }),
  clone: (state) => ({ ...state, frames: cloneFrames(state.frames), standing: state.standing.slice() }),
  result: ({ frames }) =>
    frames.length > 0
      ? null
      : { winners: [1], places: [2, 1], scores: [0, 4], parts: [{ luck: 0 }, { luck: 4 }] },
  invariants: () => [],
})

const en = {
  "game.name": "Secrets",
  "prompt.game.hide": "Hide a number",
  "prompt.game.roll": "Roll or stop",
  "option.hide": "Hide {number}",
  "option.roll": "Roll",
  "option.stop": "Stop",
  "fact.dealt": "You were dealt {number}",
  "fact.shown": "Shown: {numbers}",
  "fact.rolled": "Rolled {face}",
  "reason.late": "it is too late",
  "instruction.ask": "Ask me",
  "instruction.three": "Hide three",
  "part.luck": "luck",
}

export const secretGame: GameModule = {
  game: rules,
  texts: { en, pl: en, ru: en, names: { seat: "seat" }, keys: () => Object.keys(en) },
  drawText: (view) => `hand ${(view as View).hand}`,
  judgement: null,
}
