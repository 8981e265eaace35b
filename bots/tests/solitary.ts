// A game of long turns for tests: seat 0 picks three numbers in a row, then it is over; more than
// ten wins.

import { cloneFrames, defineGame, type Position, type PositionView, proceduresOf } from "@genepool/engine"
import type { Knowledge } from "../player.ts"

interface State extends Position {
  picked: number[]
}
type Choice = { readonly do: "pick"; readonly number: number }

const numbers: Choice[] = [1, 2, 3, 4, 5].map((number) => ({ do: "pick", number }))
const procedure = proceduresOf<State, Choice>()

const game = procedure("game", () => ({}), {
  pick: {
    who: () => 0,
    offer: () => numbers,
    take(s, _f, { number }) {
      s.picked.push(number)
      return s.picked.length < 3 ? "pick" : { how: "finish" }
    },
  },
})

export const solitary: Knowledge = {
  game: defineGame<State, Choice, PositionView & Pick<State, "picked">, Record<never, never>>({
    id: "solitary",
    version: "1",
    seats: { min: 2, max: 2 },
    options: { fields: {} },
    procedures: [game],
    start: game,
    setup: () => ({ picked: [] }),
    view: ({ picked }) => ({ picked: picked.slice() }),
    imagine: ({ picked }) => ({ picked: picked.slice() }),
    clone: (s) => ({ picked: s.picked.slice(), frames: cloneFrames(s.frames), standing: [] }),
    result: ({ frames, picked }) => {
      if (frames.length > 0) return null
      const winner = picked.reduce((sum, number) => sum + number, 0) > 10 ? 0 : 1
      return {
        winners: [winner],
        places: [winner + 1, 2 - winner],
        scores: [1 - winner, winner],
        parts: [{}, {}],
      }
    },
    invariants: () => [],
  }),
  judgement: null,
}
