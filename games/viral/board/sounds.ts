// Wet, round and a little silly: every note slides

import type { Sounds } from "@genepool/board"
import type { Fact } from "../rules/facts.ts"

export const sounds: Sounds<Fact> = {
  colour: { wave: "triangle", root: 262, scale: [0, 4, 7, 9, 12], bright: 1500, tail: 0.22, bend: 1.25 },
  facts: {
    infected: "figure",
    reinfected: "figure",
    settled: "figure",
    moved: "figure",
    pulled: "figure",
    pushed: "figure",
    revealed: "card",
    tookCard: "card",
    drewCard: "card",
    drewUnseen: "card",
    timer: "card",
    event: "card",
    attacked: "hit",
    absorbed: "hit",
    removed: "loss",
    crisis: "hit",
    immuneResponse: "hit",
    cured: "loss",
    shielded: "gain",
    gained: "gain",
  },
}
