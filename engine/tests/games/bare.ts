// A game with nothing in it but the procedures under test; its state keeps notes of what the steps
// did.

import {
  type Choice,
  cloneFrames,
  defineGame,
  type Game,
  type Position,
  type PositionView,
  type Procedure,
  type ScriptedDraw,
} from "../../index.ts"
import { type Table, tableOf } from "../../testing/index.ts"

export interface Bare extends Position {
  seats: number
  notes: string[]
}
export interface BareView extends PositionView {
  readonly seats: number
  readonly notes: readonly string[]
}
export type BareGame = Game<Bare, Choice, BareView, Record<never, never>>

export function bareGame(
  procedures: readonly Procedure<never>[],
  instructions: readonly string[] = [],
): BareGame {
  return defineGame({
    id: "bare",
    version: "1",
    seats: { min: 1, max: 4 },
    options: { fields: {} },
    instructions,
    procedures,
    start: procedures[0] as Procedure<never> as Procedure<null>,
    setup: (seats) => ({ seats, notes: [] }),
    view: ({ seats, notes }) => ({ seats, notes: notes.slice() }),
    imagine: ({ seats, notes }) => ({ seats, notes: notes.slice() }),
    clone: ({ seats, notes, frames, standing }) => ({
      seats,
      notes: notes.slice(),
      frames: cloneFrames(frames),
      standing: standing.slice(),
    }),
    result: ({ seats, frames }) =>
      frames.length > 0
        ? null
        : {
            winners: [],
            places: new Array<number>(seats).fill(1),
            scores: new Array<number>(seats).fill(0),
            parts: Array.from({ length: seats }, () => ({})),
          },
    invariants: () => [],
  })
}

export function bareTable(
  procedures: readonly Procedure<never>[],
  {
    seats = 3,
    instructions = [],
    draws = [],
  }: { seats?: number; instructions?: readonly string[]; draws?: readonly ScriptedDraw[] } = {},
): Table<Bare, Choice, BareView, Record<never, never>> {
  return tableOf(bareGame(procedures, instructions), { seats, draws })
}
