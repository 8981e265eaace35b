// A puzzle: a position, and the one choice that is clearly best for a seat that sees of it what it
// may see. The position was imagined from a view, so there is nothing in it that the seat could
// have known better.

import {
  type AnyGame,
  asObject,
  BadInput,
  type Choice,
  type Decision,
  type Position,
  type PositionView,
  type Reason,
  type Seat,
  sameChoice,
} from "@genepool/engine"

export interface Puzzle {
  /** Made of what the seat sees: the same position has the same one. */
  readonly id: string
  readonly seats: number
  readonly seat: Seat
  readonly position: Position
  /** What is asked: the stable key of the prompt, and so the theme. */
  readonly ask: string
  /** What was tried in the end, the best first, each with its chance to win. */
  readonly tried: readonly Tried[]
  /** What one would take at first sight; the best where only a weak bot errs. */
  readonly tempting: Choice
  /**
   * What speaks for the best, to be said as the game's `reason.<why>`; null where nothing clearly
   * does.
   */
  readonly reason: Reason | null
  /** With so many tries level 5 finds it reliably. */
  readonly tries: number
}

export interface Tried {
  readonly choice: Choice
  /** From 0 to 1, to three digits. */
  readonly chance: number
}

/** All puzzles of a game, as its file in the repository has them. */
export interface PuzzleFile {
  readonly game: string
  /** The version of the rules they were found by. */
  readonly rules: string
  readonly puzzles: readonly Puzzle[]
}

/** What a seat sees and is asked. */
export interface Spot {
  readonly view: PositionView
  readonly seat: Seat
  readonly seats: number
  readonly decision: Decision
}

/** A gap of so many points of a hundred between the best choice and the next one makes a puzzle. */
export const leastGap = 0.15

/** What the seat sees and is asked. Throws BadInput where the rules ask it nothing there. */
export function spotOf(
  game: AnyGame,
  { id, position, seat, seats }: Pick<Puzzle, "id" | "position" | "seat" | "seats">,
): Spot {
  const decision: Decision | null = game.decision(position, seat)
  if (decision === null) throw new BadInput(`puzzle ${id}`, `a decision of seat ${seat}`, "none")
  return { view: game.view(position, seat), seat, seats, decision }
}

export const bestOf = ({ tried }: Pick<Puzzle, "tried">): Choice => (tried[0] as Tried).choice

export function isSolvedBy(puzzle: Pick<Puzzle, "tried">, choice: Choice): boolean {
  return sameChoice(bestOf(puzzle), choice)
}

/** From 800 to 2400, as ratings go: twice the tries are 100 more. */
export function difficultyOf({ tries }: Pick<Puzzle, "tries">): number {
  return Math.round(800 + 100 * Math.log2(Math.max(1, tries)))
}

/**
 * Looks at the frame of a file; what is in the puzzles themselves, tests and `npm run puzzles` look
 * at.
 */
export function readPuzzles(value: unknown, game: Pick<AnyGame, "id" | "version">): PuzzleFile {
  const file = asObject(value, "puzzles")
  if (file.game !== game.id) throw new BadInput("puzzles.game", game.id, file.game)
  if (file.rules !== game.version)
    throw new BadInput("puzzles.rules", `rules version ${game.version}`, file.rules)
  if (!Array.isArray(file.puzzles)) throw new BadInput("puzzles.puzzles", "a list", file.puzzles)
  return { game: game.id, rules: game.version, puzzles: file.puzzles as Puzzle[] }
}
