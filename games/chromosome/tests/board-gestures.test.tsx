// @vitest-environment happy-dom

import { describeGestures, drawing, momentsOf, playByTouch, wholeOf } from "@genepool/board/testing"
import { test } from "vitest"
import { table as parts } from "../board/index.tsx"
import { chromosome } from "../index.ts"
import { rules } from "../rules/chromosome.ts"

const drawn = drawing({ game: rules, texts: chromosome.texts, Board: wholeOf(parts) })

/** CHR-DEC-01 to CHR-DEC-23, as the rules ask for them. */
const table = {
  "CHR-DEC-01": ["game.species species"],
  "CHR-DEC-02": ["game.start start"],
  "CHR-DEC-03": [
    "turn.menu move",
    "turn.menu recover",
    "turn.menu discardStructure",
    "turn.menu growth",
    "turn.menu mutation",
    "turn.menu spark",
    "turn.menu impulse",
    "turn.menu special",
    "turn.menu pass",
    "turn.rest move",
    "turn.rest recover",
    "turn.rest discardStructure",
    "turn.rest endTurn",
  ],
  "CHR-DEC-04": ["movement.from from"],
  "CHR-DEC-05": ["movement.tokens tokens"],
  "CHR-DEC-06": ["movement.to to"],
  "CHR-DEC-07": ["payment.genes genesOnly", "payment.genes fortuneFor"],
  "CHR-DEC-08": ["payment.any payGene", "payment.any payFortune"],
  "CHR-DEC-09": ["payment.energy discharge", "payment.energy giveBack"],
  "CHR-DEC-10": [
    "growth.mode add",
    "growth.mode spread",
    "growth.group group",
    "growth.tokens tokens",
    "growth.rooms room",
    "growth.rooms enough",
  ],
  "CHR-DEC-11": ["mutation.gene buy", "mutation.gene random"],
  "CHR-DEC-12": ["spark.attacker attacker"],
  "CHR-DEC-13": ["spark.target target"],
  "CHR-DEC-14": ["attack.attackerGenes fightingGenes", "attack.attackerFortune fortune"],
  "CHR-DEC-15": ["attack.defenderGenes fightingGenes", "attack.defenderFortune fortune"],
  "CHR-DEC-16": ["roll.window reroll", "roll.window stand"],
  "CHR-DEC-17": ["impulse.way create", "impulse.way absorb", "impulse.room room"],
  "CHR-DEC-18": [
    "special.first group",
    "special.first room",
    "special.first gene",
    "special.first activeGene",
    "special.first passiveGene",
    "special.second group",
    "special.second room",
    "special.second gene",
    "special.reactivate passiveGene",
    "special.moved again",
    "special.moved enough",
  ],
  "CHR-DEC-19": ["irradiation.giveUp giveUp"],
  "CHR-DEC-20": ["round.spaces space"],
  "CHR-DEC-21": ["event.charge charge"],
  "CHR-DEC-22": ["turn.structure discardGene", "turn.structure discardFortune"],
  "CHR-DEC-23": ["resilienceTests.gene stand", "resilienceTests.gene fortuneFor"],
}

describeGestures(drawn, {
  table,
  moments: function* () {
    for (let game = 0; game < 60; game++) {
      const options = { species: game % 3 === 0 ? "chosen" : "random" }
      yield* momentsOf(rules, 2 + (game % 3), options, `board ${game}`)
    }
  },
  beside: /^turn\.rest (growth|mutation|spark|impulse|special|pass)$/,
})

test("one choice after another is made by touching the board alone", () => {
  playByTouch(drawn, { seats: 3, options: { species: "chosen" }, choices: 30 })
})
