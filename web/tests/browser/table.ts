// The table as a visitor sees it: by roles and names

import { expect, type Locator, type Page } from "@playwright/test"
import { watch } from "./visitor.ts"

export const cellNames = [
  ...["top left", "top middle", "top right"],
  ...["middle left", "centre", "middle right"],
  ...["bottom left", "bottom middle", "bottom right"],
] as const

export type CellName = (typeof cellNames)[number]

export function board(page: Page): Locator {
  return page.getByRole("group", { name: "Board of three by three cells" })
}

export function cell(page: Page, name: CellName, mark = "empty"): Locator {
  return board(page).getByRole("button", { name: `${name}, ${mark}`, exact: true })
}

export function option(page: Page, name: CellName): Locator {
  return page.getByRole("button", { name: `Mark ${name}`, exact: true })
}

/** Opens what is behind the last icon of the bar. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^(Menu|Меню)$/ })
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click()
}

export async function openLog(page: Page): Promise<Locator> {
  const button = page.locator(".bar [data-icon=log]")
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click()
  return page.getByRole("log").first()
}

/**
 * For tests that choose from the list: it is out of sight where pieces on the board are the
 * options.
 */
export async function listOptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("genepool.preferences") ?? "{}") as object
    localStorage.setItem("genepool.preferences", JSON.stringify({ ...kept, list: true }))
  })
}

/** Opens the page in English with nothing moving, and gathers whatever goes wrong on it. */
export async function open(page: Page): Promise<string[]> {
  const wrong = watch(page)
  page.on("requestfailed", (request) => {
    // What was still on its way when the page was left is not missed
    if (request.failure()?.errorText !== "net::ERR_ABORTED") wrong.push(`${request.url()} did not load`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`${response.url()}: ${response.status()}`)
  })
  await listOptions(page)
  await page.goto("/noughts/play?people=2")
  await expect(board(page)).toBeVisible()
  return wrong
}

export async function clickCells(page: Page, ...cells: CellName[]): Promise<void> {
  for (const [n, name] of cells.entries()) {
    await cell(page, name).click()
    await expect(cell(page, name, n % 2 === 0 ? "cross" : "nought")).toBeVisible()
  }
}

/**
 * Takes an option by its place on the whole list: by its key, as long as there is one, or by its
 * words.
 */
export async function takeOption(page: Page, at: number, by: "touch" | "keys" | "pointer"): Promise<void> {
  // What is said rather than touched is drawn before the rest: only then does each stand in its
  // place
  await expect(page.locator(".options:not([data-coming])")).toBeAttached()
  const option = page.locator(".options .option").nth(at)
  await expect(option).toBeAttached()
  if (by === "keys") {
    if (at < 9) return page.keyboard.press(String(at + 1))
    await option.focus()
    return page.keyboard.press("Enter")
  }
  // A table that has just been laid anew can still put its list away
  await expect(async () => {
    if (!(await option.isVisible()) || !(await option.evaluate(isOnTop)))
      await page.locator(".table-dock [data-icon=list]").click({ timeout: 2000 })
    await (by === "touch" ? option.tap({ timeout: 2000 }) : option.click({ timeout: 2000 }))
  }).toPass()
}

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
