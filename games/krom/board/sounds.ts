// Wood, bone and hide: short and dull

import type { Sounds } from "@genepool/board"
import type { Fact } from "../rules/facts.ts"

export const sounds: Sounds<Fact> = {
  colour: { wave: "sawtooth", root: 147, scale: [0, 2, 5, 7, 12], bright: 900, tail: 0.14, bend: 0.92 },
  facts: {
    moved: "figure",
    kromosaurMoved: "hit",
    rolled: "dice",
    kromosaurRolled: "dice",
    fightRolled: "dice",
    hunted: "dice",
    climbed: "dice",
    rerolled: "dice",
    hurt: "hit",
    stunned: "loss",
    kromosaurFell: "gain",
    played: "card",
    playedOn: "card",
    countered: "card",
    drew: "card",
    drewHidden: "card",
    gathered: "card",
    gained: "gain",
    caught: "gain",
    evolved: "gain",
    lost: "loss",
    escaped: "loss",
  },
}
