// Telling moments of Chromosome: each is played towards until the board shows it
import type { Page } from "@playwright/test"

interface Moment {
  /** What must be seen on the board. */
  readonly shown: string
  /** Not before that step. */
  readonly from?: number
  /** Words of options to be taken only when there is nothing else; attacks end games early. */
  readonly shun?: string
  /** What is touched for the picture. */
  readonly touch?: (page: Page) => Promise<void>
}

const passing = "Pass |Pas |Пас "
const attacking = "Spark|Iskra|Искра|Domina|Домин|Bond|Wię|Связь"

/** Plays at random against fast bots until something can be seen on the board. */
const until =
  ({ shown, from = 20, shun = `${passing}|${attacking}`, touch }: Moment) =>
  async (page: Page) => {
    await page.evaluate(() => {
      localStorage.setItem("genepool.chromosome.introduced", "1")
      const kept = JSON.parse(localStorage.getItem("genepool.preferences") ?? "{}") as object
      localStorage.setItem("genepool.preferences", JSON.stringify({ ...kept, still: true, speed: "instant" }))
    })
    // A full board is rich in detail: a little smaller, so that the picture is too
    if ((page.viewportSize()?.width ?? 0) > 1000) await page.setViewportSize({ width: 1240, height: 760 })
    await page.reload()
    await page.locator(".chr-board").waitFor()
    await page.evaluate(
      async ([shown, from, shun]) => {
        let luck = 11
        const step = () => Number(document.querySelector<HTMLElement>(".table")?.dataset.step)
        for (let n = 0; n < 4000 && (step() < from || document.querySelector(shown) === null); n++) {
          const options = [...document.querySelectorAll<HTMLElement>(".options .option")]
          const liked = options.filter((option) => !new RegExp(shun).test(option.textContent ?? ""))
          const choice = liked.length > 0 ? liked : options
          const before = step()
          luck = (luck * 16_807) % 2_147_483_647
          choice[Math.floor((luck / 2_147_483_647) * choice.length)]?.click()
          for (let wait = 0; wait < 40 && step() === before; wait++)
            await new Promise((ready) => setTimeout(ready, 5))
          if (document.querySelector(".prompt[data-over]") !== null) break
        }
        document.querySelector(".chr-board")?.scrollIntoView({ block: "start" })
      },
      [shown, from, shun] as const,
    )
    await touch?.(page)
  }

const table = (seats: number, seed: string, options = "{}") =>
  `/chromosome/play?seats=${seats}&people=1&bots=random&seed=${seed}&options=${encodeURIComponent(options)}`

const menu = ".chr-deed[data-offered][data-deed=pass]"
/** The last group is taken up: where it can go shines. */
const takeUp = (page: Page) => page.locator(".chr-room[data-offered]").last().click()

export const chromosomePictures = [
  picture("species", "desktop", "dark", "en", table(3, "a", '{"species":"chosen"}'), {
    shown: ".chr-candidate[data-offered]",
    from: 0,
  }),
  picture("start", "desktop", "light", "pl", table(4, "b"), { shown: ".chr-room[data-offered]", from: 0 }),
  picture("turn", "desktop", "dark", "en", table(4, "c"), {
    shown: `.chr-board:has(.chr-radiance):has(.chr-halo) ${menu}`,
    from: 40,
    touch: takeUp,
  }),
  picture("turn", "desktop", "light", "en", table(2, "d"), { shown: menu, from: 60 }),
  picture("fight", "desktop", "dark", "en", table(3, "e"), {
    shown: ".chr-scene:has(.chr-fighter) button[data-offered]",
    from: 30,
  }),
  picture("test", "desktop", "dark", "ru", table(3, "f"), { shown: ".chr-room[data-tested]", from: 20 }),
  picture("collapse", "desktop", "dark", "pl", table(4, "g"), {
    shown: `.chr-board:has(.chr-hole) ${menu}`,
    shun: attacking,
    from: 0,
  }),
  picture("impulse", "phone", "dark", "en", table(4, "h"), {
    shown: ".chr-board:has(.chr-radiance) .chr-room[data-offered]:nth-of-type(9)",
    from: 30,
  }),
  picture("turn", "phone", "light", "ru", table(3, "i"), { shown: menu, from: 30, touch: takeUp }),
  picture("fight", "phone", "light", "pl", table(4, "j"), {
    shown: ".chr-scene:has(.chr-fighter) button[data-offered]",
    from: 30,
  }),
] as const

function picture<S extends "desktop" | "phone", T extends "light" | "dark", L extends "en" | "pl" | "ru">(
  moment: string,
  screen: S,
  theme: T,
  language: L,
  address: string,
  played: Moment,
) {
  return {
    name: `chromosome-${moment}-${screen}-${theme}`,
    screen,
    theme,
    language,
    address,
    act: until(played),
    palette: true as const,
  }
}
