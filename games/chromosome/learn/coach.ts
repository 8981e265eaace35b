// What a coach says in the first games of Chromosome: a tip when a thing first appears, and how it
// stands

import type { Coach } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { scoreOf } from "../rules/scoring.ts"
import type { View } from "../rules/view.ts"
import { en } from "../text/coach.en.ts"
import { pl } from "../text/coach.pl.ts"
import { ru } from "../text/coach.ru.ts"
import { allSpecials } from "../text/quoted.ts"

export const coach: Coach<Choice, Fact, View> = {
  tips: [
    { name: "reroll", when: { asked: "roll.window" }, rule: "CHR-FOR-01" },
    { name: "lastTurns", when: { heard: { fact: "lastTurns" } }, rule: "CHR-ELIM-04" },
    { name: "excess", when: { heard: { fact: "excess" } }, rule: "CHR-IRR-02" },
    { name: "test", when: { heard: { fact: "tested" } }, rule: "CHR-RES-04" },
    { name: "event", when: { heard: { fact: "eventRevealed" } }, rule: "CHR-PREP-03" },
    { name: "fight", when: { heard: { fact: "attacked" } }, rule: "CHR-ATT-09" },
    { name: "strength", when: { asked: "attack.attackerFortune" }, rule: "CHR-FOR-03" },
    { name: "trophy", when: { offered: { do: "giveBack" } }, rule: "CHR-TRO-02" },
    { name: "fortune", when: { offered: { do: "fortuneFor" } }, rule: "CHR-FOR-04" },
    { name: "energy", when: { asked: "payment.energy" }, rule: "CHR-COST-06" },
    { name: "impulse", when: { asked: "impulse.way" }, rule: "CHR-IMP-04" },
    { name: "mutation", when: { asked: "mutation.gene" }, rule: "CHR-MUT-04" },
    { name: "split", when: { asked: "movement.tokens" }, rule: "CHR-STER-01" },
    { name: "structure", when: { offered: { do: "discardStructure" } }, rule: "CHR-GENE-07" },
    { name: "recover", when: { offered: { do: "recover" } }, rule: "CHR-FOR-08" },
    { name: "rest", when: { asked: "turn.rest" }, rule: "CHR-TURN-05" },
    { name: "pass", when: { heard: { fact: "passed" } }, rule: "CHR-PASS-01" },
    { name: "radiation", when: { heard: { fact: "cubesAdded" } }, rule: "CHR-IMP-02" },
    ...allSpecials.map((action) => ({
      name: `special.${action}`,
      when: { offered: { do: "special" as const, action } },
      rule: "CHR-SPEC-01",
    })),
  ],
  points: (view) =>
    view.players.map((_, seat) => Object.values(scoreOf(view, seat)).reduce((sum, part) => sum + part, 0)),
  texts: { en, pl, ru },
}
