// The one-minute introduction: what is said, and which part of the board it is about

import type { IntroStep } from "@genepool/board"

export const introSteps: readonly IntroStep[] = [
  { words: "goal", anchor: "map" },
  { words: "map", anchor: "map" },
  { words: "genes", anchor: "mine" },
  { words: "actions", anchor: "actions" },
  { words: "radiation", anchor: "supply" },
]
