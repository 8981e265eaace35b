// The game's words in three languages, and the list of all that it can ask for

import type { Texts } from "@genepool/engine"
import { en } from "./en.ts"
import { pl } from "./pl.ts"
import { recordWords } from "./records.ts"
import { ru } from "./ru.ts"
import { rulesBehind } from "./rules-behind.ts"

const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const texts: Texts = {
  en,
  pl,
  ru,
  names: { seat: "seat", by: "seat", first: "seat", second: "seat", cell: "cell", line: "cell" },
  rulesBehind,
  keys: () => [
    "prompt.game.mark",
    "kind.game",
    "option.mark",
    "reason.taken",
    ...["marked", "won", "drawn"].map((fact) => `fact.${fact}`),
    ...recordWords.map((word) => `record.${word}`),
    ...cells.map((cell) => `name.cell.${cell}`),
    ...["label", "cell", "marks"].map((word) => `board.${word}`),
  ],
}
