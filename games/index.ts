// The registry: every game there is. A new game is a folder and a line here.

import type { GameModule } from "@genepool/engine"

/** Loads the game of that id. */
export async function gameOf(id: string): Promise<GameModule> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined
  if (load === undefined) throw new Error(`there is no game "${id}", only ${Object.keys(games).join(", ")}`)
  return load()
}

/** Games by id, each loaded when it is asked for. */
export const games: { readonly [id: string]: () => Promise<GameModule> } = {
  noughts: async () => (await import("@genepool/noughts")).noughts,
  chromosome: async () => (await import("@genepool/chromosome")).chromosome,
  viral: async () => (await import("@genepool/viral")).viral,
  krom: async () => (await import("@genepool/krom")).krom,
}
