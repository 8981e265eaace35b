// Noughts and crosses: three in a row wins. The teaching game; docs/adding-a-game.md walks through this file.

import {
  type Choice as AnyChoice,
  defineGame,
  cloneFrames,
  done,
  type Position,
  type PositionView,
  proceduresOf,
  type Result,
  type Seat,
} from "@genepool/engine"

/** Nine cells, row by row; each holds the seat that marked it. */
export interface State extends Position {
  cells: (Seat | null)[]
  toMove: Seat
  winner: Seat | null
}
export type View = PositionView & Pick<State, "cells" | "toMove" | "winner">
export type Choice = { readonly do: "mark"; readonly cell: number }

export const lines = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], // rows
  [0, 3, 6], [1, 4, 7], [2, 5, 8], // columns
  [0, 4, 8], [2, 4, 6], // diagonals
] as const
const marks: readonly Choice[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ do: "mark", cell }))

const procedure = proceduresOf<State, Choice>()

const game = procedure("game", () => ({}), {
  // NOU-03: seats mark in turn; NOU-04: only an empty cell can be marked
  mark: {
    rule: "NOU-03",
    single: "ask",
    who: (state) => state.toMove,
    offer: (state) => marks.filter(({ cell }) => state.cells[cell] === null),
    take(state, _frame, { cell }, turn, seat) {
      state.cells[cell] = seat
      turn.tell({ fact: "marked", seat, cell })
      // NOU-05: three of one's own in a line win at once
      if (lines.some((line) => line.every((c) => state.cells[c] === seat))) {
        state.winner = seat
        return done
      }
      state.toMove = 1 - seat
      return state.cells.includes(null) ? "mark" : done // NOU-06: a full board is a draw
    },
    whyNot: (state) =>
      marks.filter(({ cell }) => state.cells[cell] !== null).map((choice) => ({ choice, reason: { why: "taken" } })),
  },
})

export const rules = defineGame<State, Choice, View, Record<never, never>>({
  id: "noughts",
  version: "1",
  seats: { min: 2, max: 2 },
  options: { fields: {} },
  procedures: [game],
  start: game,
  setup: () => ({ cells: new Array<null>(9).fill(null), toMove: 0, winner: null }),
  view: ({ cells, toMove, winner }) => ({ cells: cells.slice(), toMove, winner }),
  imagine: ({ cells, toMove, winner }) => ({ cells: cells.slice(), toMove, winner }),
  clone: ({ cells, toMove, winner, frames, standing }) => ({
    cells: cells.slice(),
    toMove,
    winner,
    frames: cloneFrames(frames),
    standing: standing.slice(),
  }),
  result,
  invariants,
})

function result({ winner, frames }: State): Result | null {
  if (frames.length > 0) return null
  if (winner === null) return { winners: [0, 1], places: [1, 1], scores: [0.5, 0.5], parts: [{}, {}] }
  const scores = [0, 1].map((seat) => (seat === winner ? 1 : 0))
  return { winners: [winner], places: scores.map((s) => 2 - s), scores, parts: [{}, {}] }
}

function invariants({ cells, toMove, frames }: State): string[] {
  const [crosses, noughts] = [0, 1].map((seat) => cells.filter((cell) => cell === seat).length) as [number, number]
  const turns = frames.length > 0 && crosses - noughts !== toMove ? ["NOU-INV-01: seats do not alternate"] : []
  return cells.length === 9 ? turns : [...turns, "NOU-INV-02: there are nine cells"]
}
