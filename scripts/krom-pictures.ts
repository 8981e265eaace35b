// Telling moments of Krom Evolution
import { momentsOf, tableFor, theEnd } from "./moments.ts"

const moment = momentsOf("krom")
const table = (seats: number, options = {}) => tableFor("krom", seats, options)
const everything = { kromosaur: true, side: "glacial" }

const moves = { shown: ".kro-targets [data-offered]" }
const fights = { shown: ".kro-fight .kro-answers [data-offered]" }
const hunts = { shown: ".kro-extra [data-offered]" }
const climbs = { shown: ".kro-five [data-offered]" }
const rests = { shown: ".kro-rest[data-offered]" }
const loots = { shown: ".kro-loot [data-offered]" }
const counters = { shown: ".kro-declared [data-offered]" }
const gathers = { shown: ".kro-forest [data-offered]" }
const evolves = { shown: ".kro-evolutions [data-offered]" }

export const kromPictures = [
  moment("move", "dark", "en", table(4, { kromosaur: true }), moves),
  moment("fight", "dark", "en", table(6, { kromosaur: true }), fights),
  moment("counter", "light", "en", table(4), counters),
  moment("loot", "dark", "en", table(4), loots),
  moment("caves", "light", "pl", table(2), rests),
  moment("forest", "light", "ru", table(3), gathers),
  moment("hunt", "dark", "en", table(3, everything), hunts),
  moment("climb", "dark", "pl", table(5), climbs),
  moment("evolution", "light", "en", table(4), evolves),
  moment("end", "light", "ru", table(3), theEnd),
].flat()
