// @vitest-environment happy-dom

import { describeGestures, drawing, momentsOf, playByTouch, shining, wholeOf } from "@genepool/board/testing"
import { test } from "vitest"
import { table as parts } from "../board/index.tsx"
import { krom } from "../index.ts"
import { rules } from "../rules/krom.ts"

const drawn = drawing({ game: rules, texts: krom.texts, Board: wholeOf(parts) })

/** KRO-DEC-01 to KRO-DEC-19, as the rules ask for them. */
const table = {
  "KRO-DEC-01": ["game.pick pick"],
  "KRO-DEC-02": ["round.movement go"],
  "KRO-DEC-03": ["fightCards.card pass", "fightCards.card play"],
  "KRO-DEC-04": ["counter.window letStand", "counter.window counter"],
  "KRO-DEC-05": [
    "loot.take lootResource",
    "loot.take lootKrom",
    "loot.take lootCard",
    "loot.take lootNothing",
  ],
  "KRO-DEC-06": [
    "caves.menu rest",
    "caves.menu buyResource",
    "caves.menu buyBonus",
    "caves.menu buyLife",
    "caves.menu playBonus",
    "caves.menu evolve",
    "caves.menu endPhase",
  ],
  "KRO-DEC-07": [
    "forest.menu gather",
    "forest.menu reshuffle",
    "forest.menu playBonus",
    "forest.menu endPhase",
  ],
  "KRO-DEC-08": [
    "savanna.menu hunt",
    "savanna.menu playBonus",
    "savanna.menu evolve",
    "savanna.menu endPhase",
  ],
  "KRO-DEC-09": ["mountains.menu climb", "mountains.menu playBonus", "mountains.menu endPhase"],
  "KRO-DEC-10": ["mountains.climb stop", "mountains.climb reroll", "mountains.climb playBonus"],
  "KRO-DEC-11": ["savanna.animal animal"],
  "KRO-DEC-12": ["savanna.dice extraDice"],
  "KRO-DEC-13": ["mountains.dice throw"],
  "KRO-DEC-14": ["mountains.claim claim"],
  "KRO-DEC-15": ["bonus.card play"],
  "KRO-DEC-16": ["bonus.target aim"],
  "KRO-DEC-17": ["bonus.kind choose"],
  "KRO-DEC-18": ["bonus.given give"],
  "KRO-DEC-19": ["evolve.buy buy"],
}

const tables = [
  { seats: 2, options: { characters: "chosen" }, seed: "two" },
  { seats: 4, options: { side: "glacial" }, seed: "four" },
  { seats: 6, options: { kromosaur: true }, seed: "six" },
  { seats: 5, options: { longer: true }, seed: "five" },
  { seats: 3, options: {}, seed: "three" },
  { seats: 3, options: {}, seed: "more" },
]

describeGestures(drawn, {
  table,
  moments: function* () {
    for (const { seats, options, seed } of tables) yield* momentsOf(rules, seats, options, seed)
  },
  // All five dice are marked then: the stone that throws them shines
  lastTouches: (container) => shining(container).filter((it) => it.className.includes("kro-say")),
  // Thirty-one throws are one gesture: all dice were marked here
  mustGive: (key, offered) => (key === "mountains.dice throw" ? offered.slice(-1) : offered),
  beside: /^(reward\.kind choose|(forest|mountains)\.(menu|climb) evolve)$/,
})

test("one choice after another is made by touching the board alone", () => {
  playByTouch(drawn, { seats: 3, options: { kromosaur: true }, choices: 20 })
})
