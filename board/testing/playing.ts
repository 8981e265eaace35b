// A table in the browser, and a player who chooses at random as fast as the page can answer

import { expect, type Page } from "@playwright/test"

/** What shines at the table, whatever the game; what is said rather than touched stands beside the question. */
export const shining = ".board .board-piece[data-offered], .options li[data-spoken] .option"
/** The options in words. */
export const words = ".options .option:not([aria-disabled=true])"
export const over = ".prompt[data-over]"

export interface OpenTable {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly options?: object
  readonly language?: "en" | "pl" | "ru"
  /** Whether what happens is shown; nothing moves, if left out. */
  readonly moving?: boolean
  /** Whether the introduction begins; it was seen before, if left out. */
  readonly introduction?: boolean
}

/** Sits down at a table with bots that answer at once, and gathers whatever goes wrong on the page. */
export async function openBoard(page: Page, table: OpenTable): Promise<string[]> {
  const { game, seats, seed, options = {}, language = "en", moving = false, introduction = false } = table
  const wrong: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") wrong.push(message.text())
  })
  page.on("pageerror", (error) => wrong.push(String(error)))
  await page.addInitScript(
    ([game, language, moving, introduction]) => {
      const preferences = { locale: language, still: !moving, speed: "instant" }
      localStorage.setItem("genepool.preferences", JSON.stringify(preferences))
      if (!introduction) localStorage.setItem(`genepool.${game}.introduced`, "1")
    },
    [game, language, moving, introduction] as const,
  )
  const asked = { seats: String(seats), people: "1", bots: "random", seed, options: JSON.stringify(options) }
  await page.goto(`/${game}/play?${new URLSearchParams(asked)}`)
  await expect(page.locator(".table-board")).toBeVisible({ timeout: 20_000 })
  return wrong
}

/** Waits for something to do; false when the game is over. */
export async function isAsked(page: Page, things = shining): Promise<boolean> {
  await page.waitForSelector(`${things}, ${over}`)
  return (await page.locator(over).count()) === 0
}

export async function stepOf(page: Page): Promise<number> {
  return Number(await page.locator(".table").getAttribute("data-step"))
}

/** Does it until it tells: a choice is made, or something is taken up. Touching what is held only puts it back. */
export async function untilTaken(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await stepOf(page)
  const isTaken = async () =>
    (await stepOf(page)) > before || (await page.locator(".board-piece[aria-pressed=true]").count()) > 0
  await expect(async () => {
    await act()
    await expect.poll(isTaken, { timeout: 4000 }).toBe(true)
  }).toPass({ timeout: 60_000 })
}

/** What a player in a hurry takes whenever it is there, so that the game comes to an end. */
export interface Hurry {
  /** A selector of things on the board. */
  readonly things: string
  /** A pattern of the English words of options. */
  readonly words: string
}

/** Chooses inside the page until that step or the end of the game: as fast as the board can answer. */
export async function playOn(
  page: Page,
  things: string,
  { until = 100_000, hurry }: { readonly until?: number; readonly hurry?: Hurry | undefined } = {},
): Promise<void> {
  await page.evaluate(
    async ([things, over, until, hurried, pattern]) => {
      const step = () => Number(document.querySelector<HTMLElement>(".table")?.dataset.step)
      // A touch either goes to the game, which answers with a step, or changes something on the page at once
      let changed = true
      const table = document.querySelector(".table") as Element
      new MutationObserver(() => {
        changed = true
      }).observe(table, { attributes: true, childList: true, subtree: true })
      // By the step and the try, not by how often the page was asked: so that a run repeats itself
      const luckOf = (step: number, tried: number) => {
        let hash = Math.imul(step + 1, 0x9e3779b1) ^ Math.imul(tried + 1, 0x85ebca6b)
        hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
        return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
      }
      let tried = { step: -1, times: 0 }
      for (let n = 0; n < 40_000 && document.querySelector(over) === null && step() < until; n++) {
        const all = [...document.querySelectorAll<HTMLElement>(things)]
        const best = all.filter(
          (thing) =>
            (hurried !== "" && thing.matches(hurried)) ||
            (pattern !== "" && new RegExp(pattern).test(thing.textContent ?? "")),
        )
        const from = best.length > 0 ? best : all
        const before = step()
        tried = { step: before, times: tried.step === before ? tried.times : 0 }
        changed = from.length === 0
        from[Math.floor(luckOf(before, tried.times) * from.length)]?.click()
        if (from.length > 0) tried.times++
        for (let wait = 0; wait < 500 && !changed && step() === before; wait++)
          await new Promise((resolve) => setTimeout(resolve, 4))
        if (from.length === 0) await new Promise((resolve) => setTimeout(resolve, 4))
      }
    },
    [things, over, until, hurry?.things ?? "", hurry?.words ?? ""] as const,
  )
}
