// Pictures of telling moments of a game: it is played at random against fast bots until the board shows one
import type { Page } from "@playwright/test"

interface Moment {
  /** What must be seen on the board. */
  readonly shown: string
  /** Not before that step. */
  readonly from?: number
  /** Words of options that are taken whenever they are there, and of those only when there is nothing else. */
  readonly like?: string
  readonly shun?: string
  /** What is touched on the board for the picture. */
  readonly touch?: (page: Page) => Promise<void>
}

type Screen = "desktop" | "phone"
type Theme = "light" | "dark"
type Language = "en" | "pl" | "ru"

/** Where a game of that many begins at once. */
export function tableFor(game: string, seats: number, options: object = {}, seed = "picture"): string {
  const asked = { seats: String(seats), people: "1", bots: "random", seed }
  return `/${game}/play?${new URLSearchParams({ ...asked, options: JSON.stringify(options) })}`
}

const other = { light: "dark", dark: "light" } as const

/** Two pictures of each moment of a game: one on a desktop, and one on a phone with the other light. */
export function momentsOf(game: string) {
  return (name: string, theme: Theme, language: Language, address: string, moment: Moment) => [
    picture(game, name, "desktop", theme, language, address, moment),
    picture(game, name, "phone", other[theme], language, address, moment),
  ]
}

function picture(
  game: string,
  name: string,
  screen: Screen,
  theme: Theme,
  language: Language,
  address: string,
  moment: Moment,
) {
  return {
    name: `${game}-${name}-${screen}-${theme}`,
    screen,
    theme,
    language,
    address,
    act: async (page: Page) => {
      await getReady(page, game)
      // Not every game comes to that moment
      for (let tries = 0; !(await playTowards(page, moment)); tries++) {
        if (tries === 9) throw new Error(`${name}: no game has shown ${moment.shown}`)
        await page.goto(new URL(address.replace(/(seed=[^&]*)/, `$1-${tries}`), page.url()).href)
        await page.locator(".board").waitFor()
      }
      // A phone shows the board alone
      if (screen === "phone")
        await page.evaluate(() => document.querySelector(".board")?.scrollIntoView({ block: "start" }))
      await moment.touch?.(page)
    },
  }
}

/** The end of a game. */
export const theEnd: Moment = {
  shown: ".prompt[data-over]",
  from: 20,
  touch: (page) => page.locator(".score").first().scrollIntoViewIfNeeded(),
}

const nothing = "^$"

async function getReady(page: Page, game: string): Promise<void> {
  await page.evaluate((game) => {
    localStorage.setItem(`genepool.${game}.introduced`, "1")
    const kept = JSON.parse(localStorage.getItem("genepool.preferences") ?? "{}") as object
    localStorage.setItem("genepool.preferences", JSON.stringify({ ...kept, still: true, speed: "instant" }))
  }, game)
  await page.reload()
  await page.locator(".board").waitFor()
}

/** Whether the moment came. */
function playTowards(page: Page, moment: Moment): Promise<boolean> {
  const { shown, from = 12, like = nothing, shun = nothing } = moment
  return page.evaluate(
    async ([shown, from, like, shun]) => {
      let luck = 11
      const step = () => Number(document.querySelector<HTMLElement>(".table")?.dataset.step)
      for (let n = 0; n < 4000 && (step() < from || document.querySelector(shown) === null); n++) {
        const all = [...document.querySelectorAll<HTMLElement>(".options .option")]
        const says = (option: HTMLElement, words: string) => new RegExp(words).test(option.textContent ?? "")
        const liked = all.filter((option) => says(option, like))
        const borne = all.filter((option) => !says(option, shun))
        const options = liked.length > 0 ? liked : borne.length > 0 ? borne : all
        const before = step()
        luck = (luck * 16_807) % 2_147_483_647
        options[Math.floor((luck / 2_147_483_647) * options.length)]?.click()
        for (let wait = 0; wait < 40 && step() === before; wait++)
          await new Promise((ready) => setTimeout(ready, 5))
        if (document.querySelector(".prompt[data-over]") !== null) break
      }
      return step() >= from && document.querySelector(shown) !== null
    },
    [shown, from, like, shun] as const,
  )
}
