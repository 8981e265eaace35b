// What things are called, against the printed box: the Polish one has a book of rules.

import type { Glossary } from "@genepool/text"

export const glossary: Glossary = {
  en: {},

  pl: {
    "cards of the savanna": { box: "karty łowów", ours: "karty łowów", never: ["kart- polowa-"] },
    "a card of where to": { box: "karta celu", ours: "karta celu" },
    secretly: { box: "po kryjomu", ours: "po kryjomu" },
    "the colder side": { box: "lodowcowa", ours: "lodowcowa", never: ["lodow-  stron-", "zlodowac-"] },
    "the monster": { box: "kromozaur", ours: "kromozaur" },
    "a card that cancels": { ours: "kontra", never: ["odpór"] },
  },

  ru: {},
}
