// A puzzle as a table: its position as the seat sees it, until something was chosen

import { isSolvedBy, type Puzzle } from "@genepool/bots"
import { type AnyGame, type Choice, FastRandom, heardBy, type Position, Turn } from "@genepool/engine"
import { sightAt } from "../story/sight.ts"
import type { Story } from "../story/story.ts"
import type { Sight, TableSource } from "../table/source.ts"

export interface PuzzleSource extends TableSource {
  /** What was chosen; null as long as nothing was. */
  readonly chosen: () => Choice | null
  /** As if nothing had been chosen. */
  readonly again: () => void
}

export function puzzleSource(
  game: AnyGame,
  puzzle: Puzzle,
  onChosen: (right: boolean) => void,
): PuzzleSource {
  const listeners = new Set<() => void>()
  const asked = sightOfPuzzle(game, puzzle, puzzle.position)
  let sight: Sight = asked
  let chosen: Choice | null = null
  const show = (next: Sight, choice: Choice | null) => {
    sight = next
    chosen = choice
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sight: () => sight,
    chosen: () => chosen,
    choose: (choice) => {
      if (chosen === null && choice.do !== "instruct") {
        const right = isSolvedBy(puzzle, choice)
        show(silent(right ? after(game, puzzle, choice) : asked), choice)
        onChosen(right)
      }
      return Promise.resolve(null)
    },
    again: () => show({ ...asked, view: { ...asked.view } }, null),
    undo: () => undefined,
    takeScreen: () => undefined,
    hint: null,
  }
}

function sightOfPuzzle(game: AnyGame, { seat, seats }: Puzzle, ...states: Position[]): Sight {
  const moments = states.map((state) => ({ state, choice: null, seat: null, told: [], draws: [] }))
  const story: Story = {
    name: "",
    game: game.id,
    rules: game,
    seats,
    options: {},
    moments,
    trouble: null,
    log: null,
  }
  const sight = sightAt(story, moments.length - 1, seat) as Sight
  // Whoever solves it is "you", and the others are not at this screen
  return { ...sight, seats: sight.seats.map((one, other) => (other === seat ? one : { ...one, by: "bot" })) }
}

/** What the best choice does, with dice that are the same each time. */
function after(game: AnyGame, puzzle: Puzzle, choice: Choice): Sight {
  const { position, seat, id } = puzzle
  const state: Position = game.clone(position)
  const turn = new Turn(new FastRandom(`puzzle ${id} solved`))
  game.apply(state, seat, choice, turn)
  return { ...sightOfPuzzle(game, puzzle, position, state), facts: heardBy(turn.told ?? [], seat) }
}

/**
 * Nobody is asked anything any more. Another view, though it looks the same: whatever was open over
 * the old one goes.
 */
function silent(sight: Sight): Sight {
  return { ...sight, view: { ...sight.view }, decision: null, prompt: null, withheld: [], waiting: [] }
}
