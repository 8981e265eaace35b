// Telling moments of Viral
import { picturesOf, tableFor } from "./moments.ts"

const picture = picturesOf("viral")
const table = (seats: number, options = {}) => tableFor("viral", seats, options)

const picks = { shown: ".vir-pick", from: 0 }
const settles = { shown: ".vir-organ[data-offered]", from: 6 }
const pair = { shown: ".vir-zones [data-offered]", from: 40 }
const icons = { shown: ".vir-uses [data-offered]", from: 60 }
const moves = { shown: ".vir-way[data-lit]", from: 40 }
const crisis = { shown: ".vir-organ[data-crisis]", from: 50 }
const card = { shown: ".vir-market [data-offered]", from: 60 }
const draft = { shown: ".vir-draft", from: 0 }

export const viralPictures = [
  picture("virus", "desktop", "light", "en", table(3), picks),
  picture("settling", "desktop", "light", "pl", table(4), settles),
  picture("pair", "desktop", "light", "en", table(3), pair),
  picture("icons", "desktop", "dark", "en", table(5), icons),
  picture("move", "desktop", "dark", "ru", table(3), moves),
  picture("crisis", "desktop", "dark", "pl", table(2), crisis),
  picture("card", "desktop", "dark", "en", table(3), card),
  picture("draft", "phone", "light", "en", table(4, { draft: true }), draft),
  picture("pair", "phone", "dark", "en", table(3), pair),
  picture("move", "phone", "light", "ru", table(4), moves),
] as const
