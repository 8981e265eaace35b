// The peer: noughts and crosses written for boardgame.io as its own tutorial does, run in
// production mode.

import { createRequire } from "node:module"
import type { Game } from "boardgame.io"

// It looks at this when it is loaded; in production it leaves out the debug panel and its checks of
// every state.
process.env.NODE_ENV = "production"
const require = createRequire(import.meta.url)
export const { Client } =
  require("boardgame.io/client") as typeof import("boardgame.io/dist/types/packages/client.js")
export const { MCTSBot } =
  require("boardgame.io/ai") as typeof import("boardgame.io/dist/types/packages/ai.js")
const { INVALID_MOVE } =
  require("boardgame.io/core") as typeof import("boardgame.io/dist/types/packages/core.js")

export interface Board {
  cells: (string | null)[]
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

export const peerNoughts: Game<Board> = {
  name: "noughts",
  setup: () => ({ cells: new Array<null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf({ G, ctx }) {
    if (lines.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer }
    return G.cells.includes(null) ? undefined : { draw: true }
  },
  ai: {
    enumerate: (G) => openCells(G).map((cell) => ({ move: "mark", args: [cell] })),
  },
}

/** The library has no list of legal moves: its user writes one. */
export function openCells(board: Board): number[] {
  const open: number[] = []
  for (let cell = 0; cell < 9; cell++) if (board.cells[cell] === null) open.push(cell)
  return open
}
