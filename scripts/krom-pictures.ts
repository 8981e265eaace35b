// Telling moments of Krom Evolution: each is played towards until the board shows it
import type { Page } from "@playwright/test"

/** Plays at random against fast bots until something can be seen on the board. */
const until = (shown: string) => async (page: Page) => {
  await page.evaluate(() => {
    localStorage.setItem("genepool.krom.introduced", "1")
    const kept = JSON.parse(localStorage.getItem("genepool.preferences") ?? "{}") as object
    localStorage.setItem("genepool.preferences", JSON.stringify({ ...kept, still: true, speed: "instant" }))
  })
  // A full board is rich in detail: a little smaller, so that the picture is too
  if ((page.viewportSize()?.width ?? 0) > 1000) await page.setViewportSize({ width: 1280, height: 760 })
  await page.reload()
  await page.locator(".kro-board").waitFor()
  await page.evaluate(async (shown) => {
    let luck = 11
    const step = () => Number(document.querySelector<HTMLElement>(".table")?.dataset.step)
    for (let n = 0; n < 4000 && (step() < 12 || document.querySelector(shown) === null); n++) {
      const options = [...document.querySelectorAll<HTMLElement>(".options .option")]
      const before = step()
      luck = (luck * 16_807) % 2_147_483_647
      options[Math.floor((luck / 2_147_483_647) * options.length)]?.click()
      for (let wait = 0; wait < 8 && step() === before; wait++)
        await new Promise((ready) => setTimeout(ready, 5))
      if (document.querySelector(".prompt[data-over]") !== null) return
    }
    document.querySelector(".kro-board")?.scrollIntoView({ block: "start" })
  }, shown)
}

const table = (seats: number, options = "{}") =>
  `/krom/play?seats=${seats}&people=1&bots=random&seed=picture&options=${encodeURIComponent(options)}`
const everything = '{"kromosaur":true,"side":"glacial"}'

const moves = until(".kro-targets button[data-offered]")
const fights = until(".kro-fight .kro-answers button[data-offered]")

export const kromPictures = [
  picture("move", "desktop", "dark", "en", table(4, '{"kromosaur":true}'), moves),
  picture("fight", "desktop", "dark", "en", table(6, '{"kromosaur":true}'), fights),
  picture("hunt", "desktop", "dark", "en", table(3), until(".kro-extra button[data-offered]")),
  picture("climb", "desktop", "dark", "pl", table(4), until(".kro-five button[data-offered]")),
  picture("caves", "desktop", "light", "pl", table(2), until(".kro-rest[data-offered]")),
  picture("loot", "desktop", "dark", "en", table(4), until(".kro-loot button[data-offered]")),
  picture("counter", "phone", "dark", "en", table(4), until(".kro-declared button[data-offered]")),
  picture("move", "phone", "light", "en", table(3, everything), moves),
  picture("forest", "phone", "dark", "ru", table(3), until(".kro-forest button[data-offered]")),
  picture("fight", "phone", "light", "pl", table(5), fights),
] as const

function picture<S extends "desktop" | "phone", T extends "light" | "dark", L extends "en" | "pl" | "ru">(
  moment: string,
  screen: S,
  theme: T,
  language: L,
  address: string,
  act: (page: Page) => Promise<void>,
) {
  return { name: `krom-${moment}-${screen}-${theme}`, screen, theme, language, address, act }
}
