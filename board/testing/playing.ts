// A table in the browser, and a player who chooses at random as fast as the page can answer

import { expect, type Page } from "@playwright/test"

/**
 * What shines at the table, whatever the game; what is said rather than touched stands beside the
 * question.
 */
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
  /** How fast it is shown. */
  readonly speed?: "1" | "2" | "4" | "instant"
}

/** Gathers whatever goes wrong on the page. */
export function watch(page: Page): string[] {
  const wrong: string[] = []
  page.on("console", (message) => {
    const isWrong = message.type() === "error" || message.type() === "warning"
    // Most tests want none, and the runner says so on every page (playwright.config.ts)
    if (isWrong && message.text() !== "Service Worker registration blocked by Playwright")
      wrong.push(message.text())
  })
  page.on("pageerror", (error) => wrong.push(String(error)))
  return wrong
}

/**
 * Sits down at a table with bots that answer at once, and gathers whatever goes wrong on the page.
 */
export async function openBoard(page: Page, table: OpenTable): Promise<string[]> {
  const { game, seats, seed, options = {}, language = "en", moving = false, speed = "instant" } = table
  const wrong = watch(page)
  await page.addInitScript(
    ([language, moving, speed]) => {
      const preferences = {
        locale: language,
        still: !moving,
        speed,
        foresee: "never",
        // Every question that there is has its gesture
        askAll: true,
      }
      localStorage.setItem("genepool.preferences", JSON.stringify(preferences))
    },
    [language, moving, speed] as const,
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

/**
 * Does it until it tells: a choice is made, or something is taken up. Touching what is held only
 * puts it back.
 */
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

interface Playing {
  readonly until?: number
  readonly hurry?: Hurry | undefined
  /** So many are drawn after each choice before the next is made. */
  readonly frames?: number
}

/**
 * Chooses inside the page until that step or the end of the game: as fast as the board can answer.
 * The same table is played the same way every time, however busy the machine is. Answers what was
 * touched, in order.
 */
export async function playOn(
  page: Page,
  things: string,
  { until = 100_000, hurry, frames = 0 }: Playing = {},
): Promise<string[]> {
  return page.evaluate(
    async ([things, over, until, hurried, pattern, frames]) => {
      const table = document.querySelector<HTMLElement>(".table") as HTMLElement
      const step = () => Number(table.dataset.step)
      const isOver = () => document.querySelector(over) !== null
      const aMoment = () => new Promise((resolve) => setTimeout(resolve, 4))
      // Bots that are asked together with the player answer first: whoever is quicker must not
      // matter
      const isWaitedFor = () => document.querySelector(".seat[aria-current=true]:not([data-mine])") !== null
      // What is on its way, and what is drawn a frame later than the rest
      const isSending = () =>
        table.dataset.sending !== undefined || document.querySelector(".options[data-coming]") !== null
      // By the step and the try, not by how often the page was asked
      const luckOf = (step: number, tried: number) => {
        let hash = Math.imul(step + 1, 0x9e3779b1) ^ Math.imul(tried + 1, 0x85ebca6b)
        hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
        return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
      }
      const touched: string[] = []
      let tried = { step: -1, times: 0 }
      for (let idle = 0; idle < 15_000 && !isOver() && step() < until; ) {
        const all = [...document.querySelectorAll<HTMLElement>(things)]
        if (all.length === 0 || isSending() || isWaitedFor()) {
          idle++
          await aMoment()
          continue
        }
        idle = 0
        const best = all.filter(
          (thing) =>
            (hurried !== "" && thing.matches(hurried)) ||
            (pattern !== "" && new RegExp(pattern).test(thing.textContent ?? "")),
        )
        const from = best.length > 0 ? best : all
        const now = step()
        tried = { step: now, times: tried.step === now ? tried.times + 1 : 0 }
        const thing = from[Math.floor(luckOf(now, tried.times) * from.length)] as HTMLElement
        // Where there is only one, the table may have answered before
        if (all.length > 1)
          touched.push(`${now}.${tried.times} ${thing.getAttribute("aria-label") ?? thing.textContent}`)
        let isChanged = false
        const changes = new MutationObserver(() => {
          isChanged = true
        })
        changes.observe(table, { subtree: true, childList: true, attributes: true, characterData: true })
        thing.click()
        // What goes to the game is on its way at once, and answered by a step, or refused; all else
        // changes the page when it has been drawn
        await aMoment()
        for (let wait = 0; wait < 100 && !isChanged; wait++) await aMoment()
        changes.disconnect()
        for (let drawn = 0; drawn < frames; drawn++) await new Promise(requestAnimationFrame)
      }
      return touched
    },
    [things, over, until, hurry?.things ?? "", hurry?.words ?? "", frames] as const,
  )
}
