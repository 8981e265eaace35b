// Noughts and crosses, the teaching game: rules, words, a text board, and what its bots think.

import type { GameModule, PositionView, Say } from "@genepool/engine"
import { judgement } from "./bot/judgement.ts"
import { rules, type View } from "./rules/noughts.ts"
import { drawText } from "./text/draw.ts"
import { texts } from "./text/index.ts"
import { records } from "./text/records.ts"

export const noughts: GameModule = {
  game: rules,
  texts,
  drawText: (view: PositionView, say: Say) => drawText(view as View, say),
  judgement,
  records,
}
