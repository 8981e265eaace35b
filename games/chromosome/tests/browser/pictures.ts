// Telling moments of Chromosome

import type { PicturedMoment } from "@genepool/board/testing/browser"

const passing = "Pass |Pas |Пас "
/** Attacks end games early, and so does nothing else to do. */
const shun = `${passing}|Spark|Iskra|Искра|Domina|Домин|Bond|Wię|Связь`
const later = { from: 30, shun }

const menu = ".chr-action[data-offered][data-verb=pass]"
const chooses = { shown: ".chr-candidate[data-offered]", from: 0 }
const starts = { shown: ".chr-room[data-offered]", from: 0 }
const mutates = { shown: ".chr-ware[data-offered]", ...later }
const radiates = {
  shown: ".table:has(.chr-radiance) .chr-room[data-offered]:nth-of-type(9)",
  ...later,
}
const fights = {
  shown: ".table:has(.chr-room[data-mark=to]):has(.chr-scene) .chr-answer[data-offered]",
  ...later,
}
const tests = { shown: ".chr-room[data-tested]", from: 20, shun }
const collapses = { shown: `.table:has(.chr-hole) ${menu}`, from: 0, like: passing }
/** The last group is taken up: where it can go shines; the pointer is out of the way. */
const moves: Pick<PicturedMoment, "shown" | "from" | "shun" | "touch"> = {
  shown: `.table:has(.chr-radiance) ${menu}`,
  ...later,
  touch: async (page) => {
    await page.locator(".chr-room[data-offered]").last().click()
    await page.mouse.move(0, 0)
  },
}
const asksForHelp: Pick<PicturedMoment, "shown" | "from" | "shun" | "touch"> = {
  shown: menu,
  ...later,
  touch: (page) => page.keyboard.press("?"),
}

export const pictures: readonly PicturedMoment[] = [
  {
    name: "species",
    theme: "dark",
    language: "en",
    seats: 3,
    seed: "a",
    options: { species: "chosen" },
    ...chooses,
  },
  { name: "start", theme: "light", language: "pl", seats: 4, seed: "b", ...starts },
  { name: "turn", theme: "dark", language: "en", seats: 4, seed: "c", ...moves },
  { name: "mutation", theme: "light", language: "en", seats: 2, seed: "d", ...mutates },
  { name: "impulse", theme: "light", language: "en", seats: 4, seed: "h", ...radiates },
  { name: "fight", theme: "dark", language: "en", seats: 3, seed: "e", ...fights },
  { name: "test", theme: "dark", language: "ru", seats: 3, seed: "f", ...tests },
  { name: "collapse", theme: "light", language: "pl", seats: 2, seed: "m", ...collapses },
  { name: "aid", theme: "light", language: "ru", seats: 3, seed: "i", ...asksForHelp },
  { name: "end", theme: "dark", language: "en", seats: 2, seed: "k", shown: "end" },
]
