// What a coach says in noughts and crosses: the example of docs/learning.md

import type { Coach } from "@genepool/engine"
import type { Choice, Fact } from "../rules/noughts.ts"
import { en } from "../text/coach.en.ts"
import { pl } from "../text/coach.pl.ts"
import { ru } from "../text/coach.ru.ts"

export const coach: Coach<Choice, Fact> = {
  tips: [{ name: "look", when: { heard: { fact: "marked" } }, rule: "NOU-05" }],
  texts: { en, pl, ru },
}
