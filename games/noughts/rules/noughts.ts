// Noughts and crosses: three in a row wins. The teaching game; docs/adding-a-game.md walks through
// this file.

import {
  cloneFrames,
  defineGame,
  type FactsOf,
  finish,
  type Position,
  type PositionView,
  proceduresOf,
  type ReasonsOf,
  type Result,
  type Seat,
} from "@genepool/engine"

export interface State extends Position {
  /** Nine cells, row by row; each holds the seat that marked it. */
  cells: (Seat | null)[]
  toMove: Seat
  /** The three cells that won. */
  line: Line | null
}
export type View = PositionView & Pick<State, "cells" | "toMove" | "line">
export type Choice = { readonly do: "mark"; readonly cell: number }
export type Fact = FactsOf<{
  marked: { seat: Seat; cell: number }
  won: { seat: Seat; line: Line }
  drawn: object
}>
export type Reason = ReasonsOf<{ taken: { by: Seat } }>

type Line = readonly [number, number, number]

/** The eight lines: rows, columns, diagonals. */
export const lines: readonly Line[] = [
  ...[0, 3, 6].map((first) => [first, first + 1, first + 2] as const),
  ...[0, 1, 2].map((first) => [first, first + 3, first + 6] as const),
  [0, 4, 8],
  [2, 4, 6],
]
const marks: readonly Choice[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ do: "mark", cell }))

const procedure = proceduresOf<State, Choice, Fact, Reason>()

const game = procedure("game", () => ({}), {
  // NOU-03: the seats mark in turn
  mark: {
    rule: "NOU-03",
    single: "ask",
    who: (state) => state.toMove,
    about: (_state, _frame, seat) => ({ seat }),
    // NOU-04: only an empty cell can be marked
    offer: ({ cells }) => marks.filter(({ cell }) => cells[cell] === null),
    whyNot: ({ cells }) =>
      marks
        .filter(({ cell }) => cells[cell] !== null)
        .map((choice) => ({ choice, reason: { why: "taken", by: cells[choice.cell] as Seat } })),
    take(state, _frame, { cell }, turn, seat) {
      state.cells[cell] = seat
      state.toMove = 1 - seat
      turn.tell({ fact: "marked", seat, cell })
      // NOU-05: three of one's own in a line win at once
      state.line = fullLine(state.cells)
      if (state.line !== null) {
        turn.tell({ fact: "won", seat, line: state.line })
        return finish
      }
      // NOU-06: a full board without such a line is a draw
      if (state.cells.includes(null)) return "mark"
      turn.tell({ fact: "drawn" })
      return finish
    },
  },
})

function fullLine(cells: State["cells"]): Line | null {
  for (const line of lines) {
    const [a, b, c] = line
    if (cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]) return line
  }
  return null
}

export const rules = defineGame<State, Choice, View, Record<never, never>, Fact, Reason>({
  id: "noughts",
  version: "1",
  seats: { min: 2, max: 2 }, // NOU-01
  options: { fields: {} },
  procedures: [game],
  start: game,
  setup: () => ({ cells: new Array<null>(9).fill(null), toMove: 0, line: null }), // NOU-01, NOU-02
  // Nothing is secret here: a view holds it all, and a view imagines the one state it can come from
  view: ({ cells, toMove, line }) => ({ cells: cells.slice(), toMove, line }),
  imagine: ({ cells, toMove, line }) => ({ cells: cells.slice(), toMove, line }),
  clone: ({ cells, toMove, line, frames, standing }) => ({
    cells: cells.slice(),
    toMove,
    line,
    frames: cloneFrames(frames),
    standing: standing.slice(),
  }),
  result,
  invariants,
})

function result({ cells, line, frames }: State): Result | null {
  if (frames.length > 0) return null
  if (line === null) return { winners: [0, 1], places: [1, 1], scores: [0.5, 0.5], parts: [{}, {}] }
  const winner = cells[line[0]] as Seat
  const scores = [0, 1].map((seat) => (seat === winner ? 1 : 0))
  return { winners: [winner], places: scores.map((score) => 2 - score), scores, parts: [{}, {}] }
}

function invariants({ cells, toMove, line, frames }: State): string[] {
  const problems: string[] = []
  const marksOf = (seat: Seat) => cells.filter((owner) => owner === seat).length
  if (cells.length !== 9 || marksOf(0) - marksOf(1) !== toMove)
    problems.push("NOU-INV-01: nine cells, and crosses are ahead by one exactly while noughts are to move")
  if (String(line) !== String(fullLine(cells)) || (line !== null && frames.length > 0))
    problems.push("NOU-INV-02: the winning line is a full line of one seat, and the game is over with it")
  return problems
}
