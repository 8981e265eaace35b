// Telling moments of Viral

import type { PicturedMoment } from "@genepool/board/testing/browser"

const picks = { shown: ".vir-pick", from: 0 }
const settles = { shown: ".vir-organ[data-offered]", from: 6 }
const pair = { shown: ".vir-zones [data-offered]", from: 40 }
const icons = { shown: ".vir-uses [data-offered]", from: 60 }
const moves = { shown: ".vir-way[data-lit]", from: 40 }
const crisis = { shown: ".vir-organ[data-crisis]", from: 50 }
const dummy = { shown: ".table:has(.vir-dummy-card) .vir-organ[data-offered]", from: 30 }
const card = { shown: ".vir-market [data-offered]", from: 60 }
const draft = { shown: ".vir-draft", from: 0 }

export const pictures: readonly PicturedMoment[] = [
  { name: "virus", theme: "light", language: "en", seats: 3, ...picks },
  { name: "settling", theme: "light", language: "pl", seats: 4, ...settles },
  { name: "draft", theme: "dark", language: "en", seats: 4, options: { draft: true }, ...draft },
  { name: "pair", theme: "light", language: "en", seats: 3, ...pair },
  { name: "icons", theme: "dark", language: "en", seats: 5, ...icons },
  { name: "move", theme: "dark", language: "ru", seats: 3, ...moves },
  { name: "crisis", theme: "dark", language: "pl", seats: 2, ...crisis },
  { name: "two", theme: "light", language: "en", seats: 2, ...dummy },
  { name: "card", theme: "dark", language: "en", seats: 3, ...card },
  { name: "end", theme: "dark", language: "en", seats: 4, shown: "end" },
]
