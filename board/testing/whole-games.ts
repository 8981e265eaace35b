// Whole games in the browser: by touching the board alone, from the list of options alone, by
// keyboard alone

import { expect, type Page, test } from "@playwright/test"
import {
  type Hurry,
  isAsked,
  type OpenTable,
  openBoard,
  over,
  playOn,
  shining,
  untilTaken,
  words,
} from "./playing.ts"

type Way = "touch" | "list" | "keyboard"
type Table = Omit<OpenTable, "game" | "seed">

export interface WholeGames {
  readonly game: string
  /** Every count of players. */
  readonly counts: readonly number[]
  /** The ways in which a game is played to its end among the other tests, too. */
  readonly toTheEnd: readonly Way[]
  /** What is played among the other tests: each count in one of the ways. */
  readonly touch: readonly Table[]
  readonly list: readonly Table[]
  readonly keyboard: readonly Table[]
  readonly hurry?: Hurry
}

/** Each count in each of the ways takes minutes: `npm run every-way`. */
const everyWay = process.env.EVERY_WAY === "1"

/** The tables of one way; those that it lacks are played as another way has them. */
function tablesOf(way: Way, games: WholeGames): readonly Table[] {
  if (!everyWay) return games[way]
  const known = [...games[way], ...games.touch, ...games.list, ...games.keyboard]
  return games.counts.map((seats) => known.find((table) => table.seats === seats) ?? { seats })
}

/** A whole game takes half a minute; a busy machine may need ten times as long. */
const patience = 400_000

/**
 * Touching is the game's own; the list and the keys are the same in every game, and are played to
 * an end in one.
 */
const beginning = 60

function played(
  way: Way,
  n: number,
  { toTheEnd }: WholeGames,
): { readonly much: string; readonly until: number; readonly isWhole: boolean } {
  return everyWay || (n === 0 && toTheEnd.includes(way))
    ? { much: "a whole game", until: Number.POSITIVE_INFINITY, isWhole: true }
    : { much: `the first ${beginning} steps of a game`, until: beginning, isWhole: false }
}

export function wholeGames(games: WholeGames): void {
  const { game, hurry } = games
  for (const [n, table] of tablesOf("touch", games).entries()) {
    const { much, until, isWhole } = played("touch", n, games)
    test(`${game}: ${much} of ${table.seats} by touching the board alone`, async ({ page }) => {
      test.setTimeout(patience)
      const wrong = await openBoard(page, { game, seed: "touch", ...table })
      await touchWithAPointer(page, 8)
      await playOn(page, shining, { hurry, until })
      await expect(page.locator(isWhole ? over : `${shining}, ${over}`).first()).toBeVisible()
      expect(wrong).toEqual([])
    })
  }

  for (const [n, table] of tablesOf("list", games).entries()) {
    const { much, until, isWhole } = played("list", n, games)
    test(`${game}: ${much} of ${table.seats} from the list of options alone`, async ({ page }) => {
      test.setTimeout(patience)
      const wrong = await openBoard(page, { game, seed: "list", ...table })
      await playOn(page, words, { hurry, until })
      await expect(page.locator(isWhole ? over : `${words}, ${over}`).first()).toBeVisible()
      expect(wrong).toEqual([])
    })
  }

  for (const [n, table] of tablesOf("keyboard", games).entries()) {
    const { much, until, isWhole } = played("keyboard", n, games)
    test(`${game}: ${much} of ${table.seats} by keyboard alone`, async ({ page }) => {
      test.setTimeout(patience)
      const wrong = await openBoard(page, { game, seed: "keys", ...table })
      await walkTheBoard(page, 6)
      await pressDigits(page, hurry?.words ?? "", until)
      await expect(page.locator(isWhole ? over : `${words}, ${over}`).first()).toBeAttached()
      expect(wrong).toEqual([])
    })
  }
}

/** With a real pointer, so that nothing may lie in the way but what can be chosen as well. */
async function touchWithAPointer(page: Page, choices: number): Promise<void> {
  // Looked for again before every touch: bots play meanwhile, and what was here may be gone or have
  // moved
  const touch = async (n: number) => {
    if (!(await isAsked(page))) return
    const met = await page.evaluate(pointedAt, [n, shining] as const)
    expect(met.there, "what the pointer meets").toBe("shining")
    await page.mouse.click(met.x, met.y)
  }
  for (let n = 0; n < choices && (await isAsked(page)); n++) await untilTaken(page, () => touch(n))
}

/**
 * Runs in the page: the middle of the n-th thing, round and round, of those that can be seen by
 * scrolling the page.
 */
function pointedAt([n, shining]: readonly [number, string]) {
  // A map that one has come close to has more beside what is seen of it
  const isCutOff = (thing: Element) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    for (let around = thing.parentElement; around !== null; around = around.parentElement) {
      const edge = around.getBoundingClientRect()
      const isOutside = x < edge.left || x > edge.right || y < edge.top || y > edge.bottom
      if (isOutside && getComputedStyle(around).overflow === "clip") return true
    }
    return false
  }
  const things = [...document.querySelectorAll(shining)].filter((thing) => !isCutOff(thing))
  const thing = things[n % things.length]
  if (thing === undefined) return { x: 0, y: 0, there: "nothing that shines is in sight" }
  thing.scrollIntoView({ block: "center", behavior: "instant" })
  const { left, top, width, height } = thing.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const there = document.elementFromPoint(x, y)
  const isMet = there !== null && there.closest(shining) !== null
  return { x, y, there: isMet ? "shining" : (there?.closest("[class]")?.outerHTML.slice(0, 400) ?? "") }
}

/** Tab leads onto the board, arrows from thing to thing, and Enter chooses. */
async function walkTheBoard(page: Page, choices: number): Promise<void> {
  const isOn = (selector: string) =>
    page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)
  const walk = async (n: number) => {
    if (!(await isAsked(page))) return
    for (let tab = 0; tab < 60 && !(await isOn(".board .board-piece")); tab++)
      await page.keyboard.press("Tab")
    expect(await isOn(".board .board-piece")).toBe(true)
    await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft"][n % 3] as string)
    for (let tab = 0; tab < 40 && !(await isOn(shining)); tab++) await page.keyboard.press("Tab")
    if (await isOn(shining)) await page.keyboard.press("Enter")
  }
  for (let n = 0; n < choices && (await isAsked(page)); n++) await untilTaken(page, () => walk(n))
}

/** Digits choose from the list, wherever the focus is. */
async function pressDigits(page: Page, pattern: string, until: number): Promise<void> {
  for (let step = -1, luck = 7; step < until; ) {
    const asked = await page.evaluate(nextAsked, [step, words, over, pattern] as const)
    if (asked === null) return
    step = asked.step
    luck = (luck * 16_807) % 2_147_483_647
    await page.keyboard.press(String(asked.best || 1 + (luck % asked.count)))
  }
}

/**
 * Runs in the page: waits for the next decision, and says how many digits there are and which one
 * hurries.
 */
async function nextAsked([step, words, over, pattern]: readonly [number, string, string, string]) {
  while (document.querySelector(over) === null) {
    const now = Number(document.querySelector<HTMLElement>(".table")?.dataset.step)
    const options = [...document.querySelectorAll<HTMLElement>(words)].slice(0, 9)
    if (now !== step && options.length > 0) {
      const hurried = new RegExp(pattern === "" ? "^$" : pattern)
      const best = options.findIndex(({ textContent }) => hurried.test(textContent ?? ""))
      return { step: now, count: options.length, best: best + 1 }
    }
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  return null
}
