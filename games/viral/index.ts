// Viral: rules, words, text board and judgement, as one game module.

import type { GameModule } from "@genepool/engine"
import { rules } from "./rules/viral.ts"

export const viral: GameModule = {
  game: rules,
  texts: { en: {}, pl: {}, ru: {}, names: {}, keys: () => [] },
  drawText: () => "",
  judgement: null,
}
