// Glass on glass

import type { Sounds } from "@genepool/board"
import type { Fact } from "../rules/noughts.ts"

export const sounds: Sounds<Fact> = {
  colour: { wave: "sine", root: 523, scale: [0, 7, 12, 16, 19], bright: 6800, tail: 0.35, bend: 1 },
  facts: { marked: "figure" },
}
