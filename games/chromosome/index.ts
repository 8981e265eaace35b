// Chromosome, for 2 to 4 players: rules, words, a text board, and what its bots think.

import type { GameModule } from "@genepool/engine"
import { rules } from "./rules/chromosome.ts"

export const chromosome: GameModule = {
  game: rules,
  texts: { en: {}, pl: {}, ru: {}, names: {}, keys: () => [] },
  drawText: () => "",
  judgement: null,
}
