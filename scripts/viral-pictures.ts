// Telling moments of Viral: each is played towards until the board shows it
import type { Page } from "@playwright/test"

/** Plays at random against fast bots until something can be seen on the board, not before that step. */
const until =
  (shown: string, from = 20) =>
  async (page: Page) => {
    await page.evaluate(() => {
      localStorage.setItem("genepool.viral.introduced", "1")
      const kept = JSON.parse(localStorage.getItem("genepool.preferences") ?? "{}") as object
      localStorage.setItem("genepool.preferences", JSON.stringify({ ...kept, still: true, speed: "instant" }))
    })
    // A full board is rich in detail: a little smaller, so that the picture is too
    if ((page.viewportSize()?.width ?? 0) > 1000) await page.setViewportSize({ width: 1180, height: 545 })
    await page.reload()
    await page.locator(".vir-board").waitFor()
    await page.evaluate(
      async ([shown, from]) => {
        let luck = 11
        const step = () => Number(document.querySelector<HTMLElement>(".table")?.dataset.step)
        for (let n = 0; n < 4000 && (step() < from || document.querySelector(shown) === null); n++) {
          const options = [...document.querySelectorAll<HTMLElement>(".options .option")]
          const before = step()
          luck = (luck * 16_807) % 2_147_483_647
          options[Math.floor((luck / 2_147_483_647) * options.length)]?.click()
          for (let wait = 0; wait < 8 && step() === before; wait++)
            await new Promise((ready) => setTimeout(ready, 5))
          if (document.querySelector(".prompt[data-over]") !== null) break
        }
        document.querySelector(".vir-board")?.scrollIntoView({ block: "start" })
      },
      [shown, from] as const,
    )
  }

const table = (seats: number, options = "{}") =>
  `/viral/play?seats=${seats}&people=1&bots=random&seed=picture&options=${encodeURIComponent(options)}`

const pair = until(".vir-zones button[data-offered]", 40)
const icons = until(".vir-uses button[data-offered]", 60)
const moves = until(".vir-way[data-lit]", 40)
const crisis = until(".vir-organ[data-crisis]", 50)

export const viralPictures = [
  picture("virus", "desktop", "light", "en", table(3), until(".vir-pick", 0)),
  picture("settling", "desktop", "light", "pl", table(4), until(".vir-organ[data-offered]", 6)),
  picture("pair", "desktop", "light", "en", table(3), pair),
  picture("icons", "desktop", "dark", "en", table(5), icons),
  picture("move", "desktop", "dark", "ru", table(3), moves),
  picture("crisis", "desktop", "dark", "pl", table(2), crisis),
  picture("card", "desktop", "dark", "en", table(3), until(".vir-market button[data-offered]", 60)),
  picture("draft", "phone", "light", "en", table(4, '{"draft":true}'), until(".vir-draft", 0)),
  picture("pair", "phone", "dark", "en", table(3), pair),
  picture("move", "phone", "light", "ru", table(4), moves),
] as const

function picture<S extends "desktop" | "phone", T extends "light" | "dark", L extends "en" | "pl" | "ru">(
  moment: string,
  screen: S,
  theme: T,
  language: L,
  address: string,
  act: (page: Page) => Promise<void>,
) {
  return { name: `viral-${moment}-${screen}-${theme}`, screen, theme, language, address, act }
}
