// The registry: every game there is. A new game is a folder and a line here.

import type { GameModule } from "@genepool/engine"

/** Games by id, each loaded when it is asked for. */
export const games: { readonly [id: string]: () => Promise<GameModule> } = {
  noughts: async () => (await import("@genepool/noughts")).noughts,
  chromosome: async () => (await import("@genepool/chromosome")).chromosome,
  viral: async () => (await import("@genepool/viral")).viral,
  krom: async () => (await import("@genepool/krom")).krom,
}
