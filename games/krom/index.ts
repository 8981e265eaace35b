// Krom Evolution, for 2 to 6 players: rules, words, a text board, and what its bots think.

import type { Decision, GameModule } from "@genepool/engine"
import { judgement } from "./bot/judgement.ts"
import type { Choice } from "./rules/choices.ts"
import { rules } from "./rules/krom.ts"
import { usual } from "./rules/usual.ts"
import { drawText } from "./text/draw.ts"
import { following } from "./text/following.ts"
import { records } from "./text/records.ts"
import { spoken } from "./text/spoken.ts"
import { texts } from "./text/texts.ts"

export const krom: GameModule = {
  game: rules,
  texts,
  drawText,
  spoken,
  judgement,
  idle: ["pass", "letStand", "endPhase", "stop", "lootNothing"],
  slowInstruction: "aimed",
  usual: (_view, decision) => usual(decision as Decision<Choice>),
  following,
  records,
  net: async () => (await import("./bot/net.json", { with: { type: "json" } })).default,
  puzzles: async () => (await import("./puzzles/puzzles.json", { with: { type: "json" } })).default,
}
