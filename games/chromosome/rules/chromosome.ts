// Chromosome: the game made out of its procedures.

import { cloneFrames, defineGame, finish, type Position, type PositionView, proceduresOf } from "@genepool/engine"

export interface State extends Position {
  seats: number
}
type View = PositionView & Pick<State, "seats">

const procedure = proceduresOf<State, { readonly do: "pass" }>()
const game = procedure("game", () => ({}), { end: () => finish })

export const rules = defineGame<State, { readonly do: "pass" }, View, Record<never, never>>({
  id: "chromosome",
  version: "1",
  seats: { min: 2, max: 4 },
  options: { fields: {} },
  procedures: [game],
  start: game,
  setup: (seats) => ({ seats }),
  view: ({ seats }) => ({ seats }),
  imagine: ({ seats }) => ({ seats }),
  clone: ({ seats, frames, standing }) => ({ seats, frames: cloneFrames(frames), standing: standing.slice() }),
  result: () => null,
  invariants: () => [],
})
