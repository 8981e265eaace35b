// The table on one screen: at eleven sizes nothing scrolls, the question and all it is about are in
// sight, and nothing jumps

import { expect, type Page, test } from "@playwright/test"
import { emptyShare } from "./emptiness.ts"
import { isAsked, type OpenTable, openBoard, playOn, words } from "./playing.ts"

const sizes = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  [820, 1180],
  [1180, 820],
  [390, 844],
  [844, 390],
  [360, 640],
] as const

interface OneScreen {
  readonly game: string
  /** The fewest seats and the most. */
  readonly tables: readonly Omit<OpenTable, "game" | "seed">[]
  /** The steps at which the table is looked at. */
  readonly at: readonly number[]
  /** Small things that can also be chosen by touching something large around them. */
  readonly alsoByTouching?: string
  /**
   * Of a hundred parts of the screen, at any of the sizes; the goal is 15. Left out, it is not
   * looked at: flat paint counts as empty.
   */
  readonly mostEmpty?: number
}

export function checkOneScreen({
  game,
  tables,
  at,
  alsoByTouching = ".nothing",
  mostEmpty,
}: OneScreen): void {
  for (const table of tables)
    test(`${game}, ${table.seats} seats: one screen at every size`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width: 1280, height: 720 })
      await openBoard(page, { game, seed: "screen", ...table })
      for (const step of at) {
        await playOn(page, words, { until: step })
        if (!(await isAsked(page, words))) break
        // The list opens for whoever is on it with the keyboard; everybody else sees the board
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        const shares: string[] = []
        const isLast = step === at.at(-1)
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          // Parts hear of their new size after the page
          await expect(async () => {
            const { share, problems } = await page.evaluate(lookAtTable, alsoByTouching)
            expect(problems, `${width}x${height}, step ${step}`).toEqual([])
            shares.push(`${width}x${height} ${share} %`)
          }).toPass({ timeout: 4000, intervals: [100, 300] })
          if (isLast && mostEmpty !== undefined)
            await expectFilled(page, `${width}x${height}, step ${step}`, mostEmpty)
        }
        console.log(`${game}, ${table.seats} seats, step ${step}: the board has ${shares.join(", ")}`)
      }
    })
}

/** The table fills the screen that it owns. */
export async function expectFilled(page: Page, where: string, mostEmpty: number): Promise<void> {
  const device = await page.context().newCDPSession(page)
  // Packed less tightly, and so in a fraction of the time
  const { data } = await device.send("Page.captureScreenshot", { optimizeForSpeed: true })
  await device.detach()
  expect.soft(await emptyShare(page, data), `per cent empty at ${where}`).toBeLessThanOrEqual(mostEmpty)
}

/** Runs in the page. */
function lookAtTable(alsoByTouching: string): { share: number; problems: string[] } {
  const problems: string[] = []
  const [width, height] = [innerWidth, innerHeight]
  const isPhone = Math.min(width, height) < 600
  const page = document.documentElement
  if (page.scrollHeight > height) problems.push(`the page scrolls: ${page.scrollHeight} of ${height}`)
  if (page.scrollWidth > width) problems.push(`the page scrolls sideways: ${page.scrollWidth} of ${width}`)
  const nameOf = (thing: Element) =>
    `${thing.getAttribute("class")} ${thing.textContent?.trim().slice(0, 40) ?? ""}`.trim()

  const stage = document.querySelector(".table-stage")!.getBoundingClientRect()
  const share = Math.round((1000 * stage.width * stage.height) / (width * height)) / 10
  if (share < (isPhone ? 40 : 45)) problems.push(`the board has only ${share} %`)

  // What the game says in the bar ends where the icons begin
  const middle = document.querySelector(".bar-middle")!.getBoundingClientRect()
  for (const sign of document.querySelectorAll(".bar-middle .strip > * > *")) {
    const { left, right } = sign.getBoundingClientRect()
    // What is only said aloud takes one pixel
    if (right - left > 1 && right > middle.right + 1)
      problems.push(`under the icons of the bar: ${nameOf(sign)} ${Math.round(right - middle.right)} px`)
  }

  const question = document.querySelector<HTMLElement>(".prompt-sentence")!
  const asked = question.getBoundingClientRect()
  const dock = question.closest(".table-dock")!.getBoundingClientRect()
  if (asked.top < dock.top - 1 || asked.bottom > dock.bottom + 1 || asked.right > dock.right + 1)
    problems.push(`the question does not fit: ${question.textContent}`)

  // Behind a tab that shines, or in a tray that is pulled up, it is one tap away
  const isOneTapAway = (thing: Element) => {
    const part = thing.closest(".table-side, .table-tray")
    const tab = part === null ? null : part.matches(".table-side") ? "side" : "tray"
    const button = tab === null ? null : document.querySelector(`.table-tab[data-tab=${tab}]`)
    return button !== null && button.getBoundingClientRect().width > 0
  }
  for (const thing of document.querySelectorAll<HTMLElement>(".board .board-piece[data-offered]")) {
    const box = thing.getBoundingClientRect()
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const isMet = met !== null && (thing.contains(met) || met.closest("[data-offered]") !== null)
    if (!isMet && !isOneTapAway(thing)) problems.push(`out of sight: ${nameOf(thing)}`)
    // A mark around it is as broad as the table is large
    const spread = getComputedStyle(thing).boxShadow.match(/0px 0px 0px ([\d.]+)px(?! inset)/)?.[1]
    const least = Number.parseFloat(getComputedStyle(page).fontSize) / 7
    if (spread !== undefined && Number(spread) < least)
      problems.push(`a thin mark: ${nameOf(thing)} ${spread} px, less than ${least.toFixed(1)}`)
    const isSmall = box.width < 43.5 || box.height < 43.5
    if (isPhone && isMet && isSmall && !thing.matches(alsoByTouching))
      problems.push(`too small: ${nameOf(thing)} ${Math.round(box.width)}x${Math.round(box.height)}`)
  }
  if (isPhone)
    for (const button of document.querySelectorAll<HTMLElement>(
      ".bar :is(a, button), .table-dock button, .table-tab",
    )) {
      const box = button.getBoundingClientRect()
      const isShown = box.width > 1 && button.closest(".options[data-shown=nothing]") === null
      if (
        isShown &&
        button.closest("li:not([data-spoken])") === null &&
        (box.width < 43.5 || box.height < 43.5)
      )
        problems.push(`too small: ${nameOf(button)} ${Math.round(box.width)}x${Math.round(box.height)}`)
    }

  for (const part of document.querySelectorAll<HTMLElement>(
    ".table-board, .table-side, .table-tray, .seat, .bar",
  ))
    if (part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2)
      problems.push(
        `too large for its box: ${part.className} ${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}`,
      )

  // The longest name that anybody may have, at every seat
  const names = [...document.querySelectorAll<HTMLElement>(".seat-called")]
  const own = names.map(({ textContent }) => textContent)
  for (const name of names) name.textContent = "Maksymiliana Wierzbickiego"
  for (const name of names) {
    const seat = name.closest<HTMLElement>(".seat")!
    const [room, box] = [seat.getBoundingClientRect(), name.getBoundingClientRect()]
    const isCut =
      box.bottom > room.bottom + 1 || box.right > room.right + 1 || name.scrollWidth > name.clientWidth + 1
    if (isCut || seat.scrollHeight > seat.clientHeight + 2)
      problems.push(
        `a long name is cut off: ${Math.round(box.width)}x${Math.round(box.height)}, ${seat.scrollHeight} in ${seat.clientHeight}`,
      )
  }
  for (const [at, name] of names.entries()) name.textContent = own[at] ?? ""

  // On a wall it is read from afar
  const least = isPhone ? 10.9 : height >= 2000 ? height / 65 - 0.3 : 0
  const small = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>(".table *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (!own || size >= least || element.closest("svg") !== null) continue
    const box = element.getBoundingClientRect()
    if (box.width > 2 && box.height > 2)
      small.add(`${element.className || element.parentElement?.className} ${size}px`)
  }
  for (const letters of small) problems.push(`letters too small: ${letters}`)
  return { share, problems }
}

interface Steady extends Omit<OpenTable, "seed"> {
  /** The step that it is played to. */
  readonly until: number
  /** What may move by itself inside the game's own parts, in all: cumulative layout shift. */
  readonly within: number
}

/**
 * Plays from the list: no place of the table ever moves by itself, and the pieces inside hardly do.
 */
export function checkSteady({ until, within, ...table }: Steady): void {
  test(`${table.game}, ${table.seats} seats: nothing jumps`, async ({ page }) => {
    test.setTimeout(400_000)
    await page.setViewportSize({ width: 1280, height: 720 })
    await openBoard(page, { seed: "steady", ...table })
    await isAsked(page, words)
    await countShifts(page)
    await playOn(page, words, { until })
    const { places, inside, what } = await page.evaluate(
      () => (window as unknown as { shifts: Shifts }).shifts,
    )
    console.log(
      `${table.game}, ${table.seats} seats: layout shift inside the board ${inside.toFixed(4)}`,
      what,
    )
    expect(places).toEqual([])
    expect(inside).toBeLessThanOrEqual(within)
  })
}

interface Shifts {
  /** Places of the table that moved. */
  places: string[]
  inside: number
  /** What moved inside, and when. */
  what: string[]
}

async function countShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: Shifts = { places: [], inside: 0, what: [] }
    Object.assign(window, { shifts })
    const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join("x")}`
    interface Source {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly Source[]
    }
    const elementOf = ({ node }: Source) => (node instanceof Element ? node : (node?.parentElement ?? null))
    // By itself, as the browser counts: what it covered and covers, times the way it went
    const shareOf = ({ previousRect: from, currentRect: to }: Source) => {
      const covers = from.width * from.height + to.width * to.height
      const way = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
      return (covers / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight))
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        // Not what was opened on purpose, nor what flies; and what was not seen has not moved
        const isSeen = ({ width, height }: DOMRectReadOnly) => width * height > 0
        const isMeant = (source: Source) =>
          isSeen(source.previousRect) &&
          isSeen(source.currentRect) &&
          elementOf(source)?.closest(".drawer, .pop, .options, .board-sky") === null
        const moved = sources.filter(isMeant)
        if (moved.length === 0) continue
        // The value is that of all together: with the list of options it would be the list's
        const own = Math.min(value, ...(moved.length < sources.length ? [sumOf(moved.map(shareOf))] : []))
        const step = document.querySelector<HTMLElement>(".table")?.dataset.step
        const names = moved.map(
          (source) =>
            `${elementOf(source)?.getAttribute("class") ?? elementOf(source)?.nodeName} ${boxOf(source.previousRect)} to ${boxOf(source.currentRect)}`,
        )
        const line = `step ${step}: ${names.join("; ")}: ${own.toFixed(4)}`
        if (moved.some((source) => elementOf(source)?.parentElement?.closest(".board") == null))
          shifts.places.push(line)
        else {
          shifts.inside += own
          if (own > 0.001) shifts.what.push(line)
        }
      }
    }).observe({ type: "layout-shift" })
  })
}
