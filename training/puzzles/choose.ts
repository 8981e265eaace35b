// Which of the puzzles that were found are kept: of every theme and difficulty some, and the best
// of each.

import { difficultyOf, type Puzzle, spotOf } from "@genepool/bots"
import type { AnyGame } from "@genepool/engine"

/** Of one game of bots not more than so many: its positions are much alike. */
const mostOfAGame = 3
/** Points of difficulty that make another kind of puzzle. */
const grade = 200

/**
 * Found in the same game of bots stand together; those of the repository come first, and stay where
 * others are no better.
 */
export function choosePuzzles(game: AnyGame, found: readonly (readonly Puzzle[])[], count: number): Puzzle[] {
  const [kept = [], ...fresh] = found
  const all = new Map(
    [...kept, ...fresh.flatMap((list) => list.slice(0, mostOfAGame))].map((one) => [one.id, one]),
  )
  const known = new Set(kept.map(({ id }) => id))
  const worth = (puzzle: Puzzle) =>
    (puzzle.reason === null ? 0 : 2) + (spotOf(game, puzzle).decision.options.length > 2 ? 1 : 0)
  const shelves = [
    ...Map.groupBy(all.values(), (one) => `${one.ask} ${Math.floor(difficultyOf(one) / grade)}`).values(),
  ].map((shelf) =>
    shelf.sort(
      (a, b) =>
        worth(b) - worth(a) || Number(known.has(b.id)) - Number(known.has(a.id)) || (a.id < b.id ? -1 : 1),
    ),
  )
  const chosen: Puzzle[] = []
  // One from each shelf, as long as there are any
  for (let row = 0; chosen.length < count && shelves.some((shelf) => row < shelf.length); row++)
    for (const shelf of shelves) {
      const one = shelf[row]
      if (one !== undefined && chosen.length < count) chosen.push(one)
    }
  return chosen.sort((a, b) => difficultyOf(a) - difficultyOf(b) || (a.id < b.id ? -1 : 1))
}
