// The game's words in three languages, and which parameters name a thing

import type { Texts } from "@genepool/engine"
import { en } from "./en.ts"
import { keys } from "./keys.ts"
import { pl } from "./pl.ts"
import { ru } from "./ru.ts"
import { rulesBehind } from "./rules-behind.ts"
import { sheetEn } from "./sheet.en.ts"
import { sheetPl } from "./sheet.pl.ts"
import { sheetRu } from "./sheet.ru.ts"
import { spokenEn } from "./spoken.en.ts"
import { spokenPl } from "./spoken.pl.ts"
import { spokenRu } from "./spoken.ru.ts"

export const texts: Texts = {
  en: { ...en, ...sheetEn, ...spokenEn },
  pl: { ...pl, ...sheetPl, ...spokenPl },
  ru: { ...ru, ...sheetRu, ...spokenRu },
  names: {
    seat: "seat",
    seats: "seat",
    from: "seat",
    target: "seat",
    character: "character",
    area: "area",
    to: "target",
    kind: "kind",
    deck: "deck",
    pattern: "pattern",
    gathering: "gathering",
    animal: "animal",
    card: "bonus",
    against: "bonus",
    evolution: "evolution",
  },
  draws: {
    character: "character",
    fight: null,
    fightDice: null,
    kromosaur: null,
    kromosaurTarget: "area",
    gathering: "gathering",
    hunting: "animal",
    hunt: null,
    climb: null,
    bonus: "bonus",
    loot: "bonus",
    evolution: "evolution",
  },
  rulesBehind,
  keys,
}
