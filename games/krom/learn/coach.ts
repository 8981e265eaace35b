// What a coach says in the first games of Krom: a tip when a thing first appears, and how it stands

import type { Coach } from "@genepool/engine"
import { pointsToWin } from "../data/box.ts"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { pointsOf } from "../rules/state.ts"
import type { View } from "../rules/view.ts"
import { en } from "../text/coach.en.ts"
import { pl } from "../text/coach.pl.ts"
import { ru } from "../text/coach.ru.ts"

export const coach: Coach<Choice, Fact, View> = {
  tips: [
    { name: "chief", when: { asked: "game.pick" }, rule: "KRO-END-02" },
    { name: "counter", when: { asked: "counter.window" }, rule: "KRO-CTR-01" },
    { name: "kromosaur", when: { heard: { fact: "kromosaurMoved" } }, rule: "KRO-KRS-06" },
    { name: "loot", when: { asked: "loot.take" }, rule: "KRO-STN-02" },
    { name: "fightCard", when: { asked: "fightCards.card" }, rule: "KRO-BON-03" },
    { name: "stunned", when: { heard: { fact: "stunned" } }, rule: "KRO-STN-01" },
    { name: "fight", when: { heard: { fact: "fightBegan" } }, rule: "KRO-FGT-09" },
    { name: "cold", when: { heard: { fact: "froze" } }, rule: "KRO-GLA-01" },
    { name: "points", when: { heard: { fact: "evolved" } }, rule: "KRO-END-02" },
    { name: "evolve", when: { offered: { do: "evolve" } }, rule: "KRO-EVO-09" },
    { name: "bonus", when: { heard: { fact: "drew" } }, rule: "KRO-BON-02" },
    { name: "places", when: { asked: "round.movement" }, rule: "KRO-ACT-01" },
    { name: "go", when: { asked: "round.movement" }, rule: "KRO-MOV-03" },
    { name: "sign", when: { asked: "round.movement" }, rule: "KRO-EVO-03" },
    { name: "caves", when: { asked: "caves.menu" }, rule: "KRO-CAV-01" },
    { name: "forest", when: { asked: "forest.menu", offered: { do: "gather" } }, rule: "KRO-FOR-02" },
    { name: "hunt", when: { asked: "savanna.dice" }, rule: "KRO-SAV-03" },
    { name: "mountains", when: { asked: "mountains.menu", offered: { do: "climb" } }, rule: "KRO-MTN-04" },
    { name: "climb", when: { asked: "mountains.climb" }, rule: "KRO-MTN-02" },
  ],
  goal: ({ seats, options }) => pointsToWin(seats, options.longer),
  points: (view) => view.players.map((_, seat) => pointsOf(view, seat)),
  texts: { en, pl, ru },
}
