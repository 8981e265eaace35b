// What things are called, against the printed box: the Russian one has a book of rules.

import type { Glossary } from "@genepool/text"

export const glossary: Glossary = {
  en: {},

  pl: {
    "hold a zone": { ours: "kontroluje", never: ["włada-", "rządzi-"] },
  },

  ru: {
    "the thing of that action": { box: "щит", ours: "щит" },
    "the marker of the first player": { box: "маркер первого игрока", ours: "маркер" },
  },
}
