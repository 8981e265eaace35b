// Viral, for 2 to 5 players: rules, words, a text board, and what its bots think.

import type { GameModule, PositionView, Say } from "@genepool/engine"
import { judgement } from "./bot/judgement.ts"
import type { View } from "./rules/view.ts"
import { rules } from "./rules/viral.ts"
import { drawText } from "./text/draw.ts"
import { following } from "./text/following.ts"
import { texts } from "./text/index.ts"
import { records } from "./text/records.ts"
import { spoken } from "./text/spoken.ts"

export const viral: GameModule = {
  game: rules,
  texts,
  drawText: (view: PositionView, say: Say) => drawText(view as View, say),
  spoken,
  judgement,
  idle: ["finish", "decline"],
  following,
  records,
  net: async () => (await import("./bot/net.json", { with: { type: "json" } })).default,
  puzzles: async () => (await import("./puzzles/puzzles.json", { with: { type: "json" } })).default,
}
