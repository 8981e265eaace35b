// Loads a game and its board when they are asked for, once

import type { Figures, TableParts } from "@genepool/board"
import type { BoardProps, EmblemProps, GameModule } from "@genepool/engine"
import { gameOf, games } from "@genepool/games"
import type { ComponentType } from "react"
import { textBoardOf } from "./text-board.tsx"

export type { Figures } from "@genepool/board"

interface BoardModule {
  /** A component for each place at the table. */
  readonly table?: TableParts
  /** The whole board in one piece, where there are no parts. */
  readonly default?: ComponentType<BoardProps>
  readonly Emblem?: ComponentType<EmblemProps>
  readonly figures?: Figures
}

export interface LoadedGame {
  readonly id: string
  readonly module: GameModule
  readonly parts: TableParts | null
  readonly Board: ComponentType<BoardProps> | null
  /** In letters: instead of a drawn board, or when that breaks. */
  readonly TextBoard: ComponentType<BoardProps>
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly figures: Figures | null
}

/** Boards lie where every game has its own; a new game needs no line here. */
const boards = import.meta.glob<BoardModule>("../../games/*/board/index.tsx")
const boardOf = (id: string) => boards[`../../games/${id}/board/index.tsx`]
const loading = new Map<string, Promise<LoadedGame>>()

export const gameIds: readonly string[] = Object.keys(games)

export function isGame(id: string): boolean {
  return Object.hasOwn(games, id)
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
  const [module, board] = await Promise.all([gameOf(id), boardOf(id)?.() ?? null])
  const TextBoard = textBoardOf(module)
  return {
    id,
    module,
    parts: board?.table ?? null,
    Board: board?.default ?? null,
    TextBoard,
    Emblem: board?.Emblem ?? null,
    figures: board?.figures ?? null,
  }
}
