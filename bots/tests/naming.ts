// A game for one question: can the bot name the next die?

import { cloneFrames, defineGame, type Position, type PositionView, proceduresOf } from "@genepool/engine"
import type { Knowledge } from "../player.ts"

interface State extends Position {
  named: number
  right: boolean
}
type Choice = { readonly do: "name"; readonly face: number }

const faces: Choice[] = [1, 2, 3, 4, 5, 6].map((face) => ({ do: "name", face }))
const procedure = proceduresOf<State, Choice>()

const game = procedure("game", () => ({}), {
  name: {
    who: () => 0,
    offer: () => faces,
    take(s, _f, { face }, turn) {
      s.named = face
      s.right = turn.die(6, "die") === face
      return { how: "finish" }
    },
  },
})

export const naming: Knowledge = {
  game: defineGame<State, Choice, PositionView & { named: number; right: boolean }, Record<never, never>>({
    id: "naming",
    version: "1",
    seats: { min: 2, max: 2 },
    options: { fields: {} },
    procedures: [game],
    start: game,
    setup: () => ({ named: 0, right: false }),
    view: ({ named, right }) => ({ named, right }),
    imagine: ({ named, right }) => ({ named, right }),
    clone: (s) => ({ ...s, frames: cloneFrames(s.frames), standing: [] }),
    result: ({ frames, right }) => {
      if (frames.length > 0) return null
      const winner = right ? 0 : 1
      return {
        winners: [winner],
        places: [winner + 1, 2 - winner],
        scores: [1 - winner, winner],
        parts: [{}, {}],
      }
    },
    invariants: () => [],
  }),
  judgement: { evaluate: () => 0 },
}
