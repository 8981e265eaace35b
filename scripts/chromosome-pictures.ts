// Telling moments of Chromosome
import type { Page } from "@playwright/test"
import { momentsOf, tableFor, theEnd } from "./moments.ts"

const moment = momentsOf("chromosome")
const table = (seats: number, seed: string, options = {}) => tableFor("chromosome", seats, options, seed)

const passing = "Pass |Pas |Пас "
/** Attacks end games early, and so does nothing else to do. */
const shun = `${passing}|Spark|Iskra|Искра|Domina|Домин|Bond|Wię|Связь`

const menu = ".chr-deed[data-offered][data-deed=pass]"
const fight = {
  shown: ".chr-board:has(.chr-room[data-mark=to]) .chr-scene [data-offered]",
  from: 30,
  shun,
}
/** The last group is taken up: where it can go shines; the pointer is out of the way. */
const takeUp = async (page: Page) => {
  await page.locator(".chr-room[data-offered]").last().click()
  await page.mouse.move(0, 0)
}

export const chromosomePictures = [
  moment("species", "dark", "en", table(3, "a", { species: "chosen" }), {
    shown: ".chr-candidate[data-offered]",
    from: 0,
  }),
  moment("start", "light", "pl", table(4, "b"), { shown: ".chr-room[data-offered]", from: 0 }),
  moment("turn", "dark", "en", table(4, "c"), {
    shown: `.chr-board:has(.chr-radiance) ${menu}`,
    from: 30,
    shun,
    touch: takeUp,
  }),
  moment("mutation", "light", "en", table(2, "d"), { shown: ".chr-ware[data-offered]", from: 30, shun }),
  moment("impulse", "light", "en", table(4, "h"), {
    shown: ".chr-board:has(.chr-radiance) .chr-room[data-offered]:nth-of-type(9)",
    from: 30,
    shun,
  }),
  moment("fight", "dark", "en", table(3, "e"), fight),
  moment("test", "dark", "ru", table(3, "f"), { shown: ".chr-room[data-tested]", from: 20, shun }),
  moment("collapse", "light", "pl", table(2, "m"), {
    shown: `.chr-board:has(.chr-hole) ${menu}`,
    from: 0,
    like: passing,
  }),
  moment("aid", "light", "ru", table(3, "i"), {
    shown: menu,
    from: 30,
    shun,
    touch: (page) => page.keyboard.press("?"),
  }),
  moment("end", "dark", "en", table(2, "k"), theEnd),
].flat()
