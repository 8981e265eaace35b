// Krom Evolution: the rules as a game of the engine

import { cloneFrames, defineGame, finish, type Position, type PositionView, proceduresOf } from "@genepool/engine"

const procedure = proceduresOf<Position, { do: string }>()
const round = procedure("round", () => ({}), { start: () => finish })

export const rules = defineGame<Position, { do: string }, PositionView, Record<never, never>>({
  id: "krom",
  version: "1",
  seats: { min: 2, max: 6 },
  options: { fields: {} },
  procedures: [round],
  start: round,
  setup: () => ({}),
  view: () => ({}),
  imagine: () => ({}),
  clone: ({ frames, standing }) => ({ frames: cloneFrames(frames), standing: standing.slice() }),
  result: () => null,
  invariants: () => [],
})
