// Telling moments of Viral
import { momentsOf, tableFor, theEnd } from "./moments.ts"

const moment = momentsOf("viral")
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
  moment("virus", "light", "en", table(3), picks),
  moment("settling", "light", "pl", table(4), settles),
  moment("draft", "dark", "en", table(4, { draft: true }), draft),
  moment("pair", "light", "en", table(3), pair),
  moment("icons", "dark", "en", table(5), icons),
  moment("move", "dark", "ru", table(3), moves),
  moment("crisis", "dark", "pl", table(2), crisis),
  moment("two", "light", "en", table(2), {
    shown: ".vir-board:has(.vir-dummy-card) [data-offered]",
    from: 30,
  }),
  moment("card", "dark", "en", table(3), card),
  moment("end", "dark", "en", table(4), theEnd),
].flat()
