// Telling moments of Krom Evolution

import type { PicturedMoment } from "@genepool/board/testing/browser"

const kromosaur = { kromosaur: true }
const everything = { kromosaur: true, side: "glacial" }

const moves = { shown: ".kro-targets [data-offered]" }
const fights = { shown: "body:has(.kro-fight) [data-offered]" }
const hunts = { shown: ".kro-extra [data-offered]" }
const climbs = { shown: ".kro-five [data-offered]" }
const rests = { shown: ".kro-rest[data-offered]" }
const loots = { shown: ".kro-loot [data-offered]" }
const counters = { shown: ".kro-declared [data-offered]" }
const gathers = { shown: ".kro-forest [data-offered]" }
const evolves = { shown: ".kro-evolutions [data-offered]" }

export const pictures: readonly PicturedMoment[] = [
  { name: "move", theme: "dark", language: "en", seats: 4, options: kromosaur, ...moves },
  { name: "fight", theme: "dark", language: "en", seats: 6, options: kromosaur, ...fights },
  { name: "counter", theme: "light", language: "en", seats: 4, ...counters },
  { name: "loot", theme: "dark", language: "en", seats: 4, ...loots },
  { name: "caves", theme: "light", language: "pl", seats: 2, ...rests },
  { name: "forest", theme: "light", language: "ru", seats: 3, ...gathers },
  { name: "hunt", theme: "dark", language: "en", seats: 3, options: everything, ...hunts },
  { name: "climb", theme: "dark", language: "pl", seats: 5, ...climbs },
  { name: "evolution", theme: "light", language: "en", seats: 4, ...evolves },
  { name: "end", theme: "light", language: "ru", seats: 3, shown: "end" },
]
