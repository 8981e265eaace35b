// What things are called, against the printed boxes: the Polish and the English one have a book of rules.

import type { Glossary } from "@genepool/text"

export const glossary: Glossary = {
  en: {},

  pl: {
    "the actions of a species": { box: "akcje specjalne", ours: "akcje specjalne" },
    fortune: { box: "punkt losu", ours: "punkt losu", never: ["szczęści-", "fortun-"] },
    irradiation: { box: "napromieniowanie", ours: "napromieniowanie", never: ["napromieniowani- poziom"] },
    "a cube of radiation": { box: "kostka promieniowania", ours: "kostka promieniowania" },
    "using up a gene": { box: "wyczerpać", ours: "wyczerpuje" },
    "throwing again": { ours: "przerzut", never: ["powtórny rzut", "ponów-"] },
  },

  ru: {
    "a cube of radiation": { ours: "кубик радиации", never: ["кост- радиац-"] },
    "size of a group": { ours: "уровень", never: ["размер- групп-", "величин- групп-"] },
    "a room where one begins": { ours: "стартовое помещение" },
    "the actions of a species": { ours: "особые действия", never: ["специальн- действи-"] },
  },
}
