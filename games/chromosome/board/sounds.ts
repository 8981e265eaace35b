// Steel and emptiness: long, cold, clear

import type { Sounds } from "@genepool/board"
import type { Fact } from "../rules/facts.ts"

export const sounds: Sounds<Fact> = {
  colour: { wave: "sine", root: 196, scale: [0, 3, 7, 10, 12], bright: 4600, tail: 0.55, bend: 1 },
  facts: {
    placed: "figure",
    grew: "figure",
    moved: "figure",
    fused: "figure",
    teleported: "figure",
    swapped: "figure",
    rolled: "dice",
    forcedReroll: "dice",
    tested: "dice",
    attacked: "hit",
    lostTokens: "hit",
    irradiated: "loss",
    roomRemoved: "hit",
    eliminated: "loss",
    eventRevealed: "card",
    exhausted: "card",
    gainedGene: "gain",
    tookTrophies: "gain",
    charged: "gain",
  },
}
