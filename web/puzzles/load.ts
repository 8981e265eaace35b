// The puzzles of a game: a file of their own, which comes when somebody wants one

import { type Puzzle, readPuzzles } from "@genepool/bots"
import { type LoadedGame, loadGame } from "../table/games.ts"

export interface PuzzleGame {
  readonly loaded: LoadedGame
  readonly puzzles: readonly Puzzle[]
}

const loading = new Map<string, Promise<PuzzleGame>>()

export function loadPuzzles(id: string): Promise<PuzzleGame> {
  let puzzles = loading.get(id)
  if (puzzles === undefined) {
    puzzles = load(id)
    loading.set(id, puzzles)
    // A lost connection is no reason to fail for ever
    puzzles.catch(() => loading.delete(id))
  }
  return puzzles
}

async function load(id: string): Promise<PuzzleGame> {
  const loaded = await loadGame(id)
  const { game, puzzles } = loaded.module
  return { loaded, puzzles: puzzles === undefined ? [] : readPuzzles(await puzzles(), game).puzzles }
}
