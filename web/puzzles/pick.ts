// Which puzzle comes next: that of the day, the same for everybody, or one that suits the player

import { difficultyOf, type Puzzle } from "@genepool/bots"
import { FastRandom, kindOf } from "@genepool/engine"
import type { Wish } from "./kept.ts"
import type { Attempt } from "./standing.ts"

/** Up to which difficulty a puzzle is easy, and from which it is hard. */
const easy = 1050
const hard = 1350
/** Of so many that suit best any may be next. */
const choice = 5

/** The games take turns. */
export function gameOfDay(games: readonly string[], day: number): string {
  return games[day % games.length] as string
}

/**
 * Each has its day before any comes again: its game's turns are counted, and every round has an
 * order of its own.
 */
export function puzzleOfDay(puzzles: readonly Puzzle[], games: number, day: number): Puzzle {
  const turn = Math.floor(day / games)
  const random = new FastRandom(`puzzles of round ${Math.floor(turn / puzzles.length)}`)
  const left = [...puzzles]
  for (let passed = turn % puzzles.length; passed > 0; passed--) left.splice(random.below(left.length), 1)
  return left[random.below(left.length)] as Puzzle
}

export function suits(puzzle: Puzzle, { theme, difficulty }: Pick<Wish, "theme" | "difficulty">): boolean {
  if (theme !== "" && kindOf(puzzle.ask) !== theme) return false
  const rated = difficultyOf(puzzle)
  if (difficulty === "easy") return rated <= easy
  if (difficulty === "medium") return rated > easy && rated < hard
  return difficulty === "any" || rated >= hard
}

/**
 * Of those that were never tried one near the player's rating; when all were tried, the one whose
 * turn was longest ago. Null where none suits.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  wish: Pick<Wish, "game" | "theme" | "difficulty">,
  attempts: readonly Attempt[],
  rating: number,
  random: (count: number) => number,
): Puzzle | null {
  const tried = new Map(attempts.map(({ puzzle, at }) => [puzzle, at]))
  const when = ({ id }: Puzzle) => tried.get(`${wish.game}/${id}`) ?? 0
  const fitting = puzzles.filter((puzzle) => suits(puzzle, wish))
  const fresh = fitting.filter((puzzle) => when(puzzle) === 0)
  if (fresh.length === 0) return fitting.sort((a, b) => when(a) - when(b))[0] ?? null
  const away = (puzzle: Puzzle) => Math.abs(difficultyOf(puzzle) - rating)
  const best = fresh.sort((a, b) => away(a) - away(b)).slice(0, choice)
  return best[random(best.length)] ?? null
}
