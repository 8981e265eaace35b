// Loads a game and its board when they are asked for, once

import type { BoardProps, EmblemProps, GameModule } from "@genepool/engine"
import { games } from "@genepool/games"
import type { ComponentType } from "react"

interface BoardModule {
  readonly default: ComponentType<BoardProps>
  readonly Emblem?: ComponentType<EmblemProps>
}

export interface LoadedGame {
  readonly module: GameModule
  readonly Board: ComponentType<BoardProps>
  readonly Emblem: ComponentType<EmblemProps> | null
}

/** Boards lie where every game has its own; a new game needs no line here. */
const boards = import.meta.glob<BoardModule>("../../games/*/board/index.tsx")
const boardOf = (id: string) => boards[`../../games/${id}/board/index.tsx`]
const loading = new Map<string, Promise<LoadedGame>>()

/** Whether there is such a game, with a board to play it on. */
export function canBePlayed(id: string): boolean {
  return Object.hasOwn(games, id) && boardOf(id) !== undefined
}

export function loadGame(id: string): Promise<LoadedGame> {
  let game = loading.get(id)
  if (game === undefined) {
    game = load(id)
    loading.set(id, game)
    // A lost connection is no reason to fail for ever
    game.catch(() => loading.delete(id))
  }
  return game
}

async function load(id: string): Promise<LoadedGame> {
  const loadModule = games[id]
  const loadBoard = boardOf(id)
  if (loadModule === undefined) throw new Error(`there is no game "${id}"`)
  if (loadBoard === undefined) throw new Error(`the game "${id}" has no board`)
  const [module, board] = await Promise.all([loadModule(), loadBoard()])
  return { module, Board: board.default, Emblem: board.Emblem ?? null }
}
