// Telling moments of Krom Evolution
import { picturesOf, tableFor } from "./moments.ts"

const picture = picturesOf("krom")
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

export const kromPictures = [
  picture("move", "desktop", "dark", "en", table(4, { kromosaur: true }), moves),
  picture("fight", "desktop", "dark", "en", table(6, { kromosaur: true }), fights),
  picture("hunt", "desktop", "dark", "en", table(3), hunts),
  picture("climb", "desktop", "dark", "pl", table(4), climbs),
  picture("caves", "desktop", "light", "pl", table(2), rests),
  picture("loot", "desktop", "dark", "en", table(4), loots),
  picture("counter", "phone", "dark", "en", table(4), counters),
  picture("move", "phone", "light", "en", table(3, everything), moves),
  picture("forest", "phone", "dark", "ru", table(3), gathers),
  picture("fight", "phone", "light", "pl", table(5), fights),
] as const
