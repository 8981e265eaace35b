// What a coach says in the first games of Viral: a tip when a thing first appears, and how it
// stands

import type { Coach } from "@genepool/engine"
import { zoneIds } from "../data/organs.ts"
import type { Choice } from "../rules/choices.ts"
import { controllerOf } from "../rules/control.ts"
import type { Fact } from "../rules/facts.ts"
import { controlIn } from "../rules/research.ts"
import type { View } from "../rules/view.ts"
import { en } from "../text/coach.en.ts"
import { pl } from "../text/coach.pl.ts"
import { ru } from "../text/coach.ru.ts"

export const coach: Coach<Choice, Fact, View> = {
  tips: [
    { name: "card", when: { asked: "score.take" }, rule: "VIR-VP-03" },
    { name: "cured", when: { heard: { fact: "cured" } }, rule: "VIR-CURE-01" },
    { name: "research", when: { heard: { fact: "research" } }, rule: "VIR-CURE-01" },
    { name: "payout", when: { heard: { fact: "controlled" } }, rule: "VIR-RES-07" },
    { name: "flipped", when: { heard: { fact: "flipped" } }, rule: "VIR-FLIP-02" },
    { name: "response", when: { heard: { fact: "immuneResponse" } }, rule: "VIR-IMM-04" },
    { name: "last", when: { heard: { fact: "lastEvent" } }, rule: "VIR-FIN-02" },
    { name: "event", when: { heard: { fact: "event" } }, rule: "VIR-EVT-01" },
    { name: "tie", when: { heard: { fact: "controlled", tie: true } }, rule: "VIR-TIE-01" },
    { name: "crisis", when: { heard: { fact: "crisis" } }, rule: "VIR-IMM-03" },
    { name: "timer", when: { heard: { fact: "timer" } }, rule: "VIR-CLEAN-03" },
    { name: "absorbed", when: { heard: { fact: "absorbed" } }, rule: "VIR-REM-03" },
    { name: "shield", when: { offered: { do: "use", action: "shield" } }, rule: "VIR-REM-02" },
    { name: "attack", when: { offered: { do: "use", action: "attack" } }, rule: "VIR-ACT-ATK-01" },
    { name: "icons", when: { asked: "card.icon" }, rule: "VIR-CARD-02" },
    { name: "dummy", when: { asked: "dummy.where" }, rule: "VIR-2P-01" },
    { name: "start", when: { asked: "setUp.place" }, rule: "VIR-SET-08" },
    { name: "pair", when: { asked: "pair.choose" }, rule: "VIR-PLAY-01" },
  ],
  points: (view) => view.scores,
  holdings: (view, seat) =>
    zoneIds
      .filter((zone) => controllerOf(view, zone) === seat)
      .map((zone) => ({ id: `zone ${zone}`, fact: controlIn(view, zone, seat) })),
  texts: { en, pl, ru },
}
