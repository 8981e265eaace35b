// Chromosome, for 2 to 4 players: rules, words, a text board, and what its bots think.

import type { Decision, GameModule, PositionView, Say } from "@genepool/engine"
import { judgement } from "./bot/judgement.ts"
import type { Choice } from "./rules/choices.ts"
import { rules } from "./rules/chromosome.ts"
import { usual } from "./rules/usual.ts"
import type { View } from "./rules/view.ts"
import { drawText } from "./text/draw.ts"
import { following } from "./text/following.ts"
import { texts } from "./text/index.ts"
import { records } from "./text/records.ts"
import { spoken } from "./text/spoken.ts"

export const chromosome: GameModule = {
  game: rules,
  texts,
  drawText: (view: PositionView, say: Say) => drawText(view as View, say),
  spoken,
  judgement,
  idle: ["stand", "endTurn", "enough", "pass"],
  slowInstruction: "helpful",
  usual: (view, decision) => usual(view as View, decision as Decision<Choice>),
  following,
  records,
  net: async () => (await import("./bot/net.json", { with: { type: "json" } })).default,
  puzzles: async () => (await import("./puzzles/puzzles.json", { with: { type: "json" } })).default,
}
