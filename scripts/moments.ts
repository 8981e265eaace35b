// Pictures of telling moments of the games: each is played at random against fast bots until the
// board shows one
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { PicturedMoment } from "@genepool/board/testing/browser"
import { games } from "@genepool/games"
import type { Page } from "@playwright/test"
import { workspace } from "./sources.ts"

/**
 * Two pictures of every moment that a registered game names: on a desktop, and on a phone with the
 * other light.
 */
export async function picturesOfGames() {
  const all = await Promise.all(Object.keys(games).map(momentsOf))
  return all
    .flat()
    .flatMap(({ game, moment }) => [picture(game, "desktop", moment), picture(game, "phone", moment)])
}

async function momentsOf(game: string) {
  const file = join(workspace, "games", game, "tests/browser/pictures.ts")
  if (!existsSync(file)) return []
  const { pictures } = (await import(file)) as { readonly pictures: readonly PicturedMoment[] }
  return pictures.map((moment) => ({ game, moment }))
}

/** Where a game of that many begins at once. */
function tableFor(game: string, { seats, options = {}, seed = "picture" }: PicturedMoment): string {
  const asked = { seats: String(seats), people: "1", bots: "random", seed }
  return `/${game}/play?${new URLSearchParams({ ...asked, options: JSON.stringify(options) })}`
}

const other = { light: "dark", dark: "light" } as const
const end = ".prompt[data-over]"

function picture(game: string, screen: "desktop" | "phone", moment: PicturedMoment) {
  const { name, language } = moment
  const theme = screen === "phone" ? other[moment.theme] : moment.theme
  const address = tableFor(game, moment)
  return {
    name: `${game}-${name}-${screen}-${theme}`,
    screen,
    theme,
    language,
    address,
    act: async (page: Page) => {
      await getReady(page)
      // Not every game comes to that moment
      for (let tries = 0; !(await playTowards(page, moment)); tries++) {
        if (tries === 9) throw new Error(`${name}: no game has shown ${moment.shown}`)
        await page.goto(new URL(address.replace(/(seed=[^&]*)/, `$1-${tries}`), page.url()).href)
        await page.locator(".table-board").waitFor()
      }
      // A phone shows the board alone
      if (screen === "phone")
        await page.evaluate(() => document.querySelector(".board")?.scrollIntoView({ block: "start" }))
      if (moment.shown === "end") await page.locator(".score").first().scrollIntoViewIfNeeded()
      await moment.touch?.(page)
    },
  }
}

/**
 * A game of the fewest or the most, somewhere in its middle or at its end, to be looked at on
 * screens of all sizes.
 */
export async function playTo(
  page: Page,
  game: string,
  seats: number,
  shown: "middle" | "end",
): Promise<void> {
  const seat = ".prompt[data-mine]"
  const moment = {
    name: shown,
    theme: "dark",
    language: "en",
    seats,
    seed: "size",
    shown: shown === "end" ? "end" : seat,
    from: 45,
  } as const satisfies PicturedMoment
  const address = tableFor(game, moment)
  await page.goto(new URL(address, page.url()).href)
  await getReady(page)
  if (!(await playTowards(page, moment))) throw new Error(`${game}, ${seats} seats: no ${shown}`)
}

const nothing = "^$"

async function getReady(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("genepool.preferences") ?? "{}") as object
    localStorage.setItem(
      "genepool.preferences",
      JSON.stringify({ ...kept, still: true, speed: "instant", foresee: "never" }),
    )
  })
  await page.reload()
  await page.locator(".table-board").waitFor()
}

/** Whether the moment came. */
function playTowards(page: Page, moment: PicturedMoment): Promise<boolean> {
  const { from = moment.shown === "end" ? 20 : 12, like = nothing, shun = nothing } = moment
  const shown = moment.shown === "end" ? end : moment.shown
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
