// The app: languages, light and dark, movement, and what a screen reader finds

import { expect, type Page, test } from "@playwright/test"
import { board, cell, clickCells, open, openLog, openMenu } from "./table.ts"
import { axeProblems } from "./visitor.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

const language = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test("the language changes at once, log included, and is remembered", async ({ page }) => {
  const wrong = await open(page)
  await clickCells(page, "centre")
  const log = await openLog(page)
  await openMenu(page)
  await language(page, "Polski").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kółko i krzyżyk")
  await expect(log.getByRole("listitem")).toHaveText(/Krzyżyk: pole centralne/)
  await expect(page).toHaveTitle("Kółko i krzyżyk · Genepool")
  await language(page, "Русский").click()
  await expect(page.locator(".prompt-sentence")).toHaveText("Нолики: отметьте пустую клетку")
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Крестики-нолики")
  await expect(page.locator("html")).toHaveAttribute("lang", "ru")
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /^Три игры о мутациях/)
  expect(wrong).toEqual([])
})

test.describe("a visitor from Poland", () => {
  test.use({ locale: "pl-PL" })

  test("is met in Polish", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trzy gry o mutacjach i przetrwaniu")
  })
})

test("the address leads to the game; where there is none, the page says so and shows the way back", async ({
  page,
}) => {
  await page.goto("/noughts")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noughts and crosses")
  for (const nowhere of ["/toString", "/here", "/rules/nothing", "/krom/nothing"]) {
    await page.goto(nowhere)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found.")
  }
  await page.goto("/here/nothing")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This game is not saved on this device.")
  await page.getByRole("link", { name: "All games" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three games about mutation and survival")
})

test("colours follow the system until the visitor chooses, and the choice is remembered", async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: "dark" })
  await open(page)
  const dark = await ground()
  await openMenu(page)
  await page.getByRole("button", { name: "Theme: system" }).click()
  await expect(page.getByRole("button", { name: "Theme: light" })).toBeVisible()
  const light = await ground()
  expect(light).not.toBe(dark)
  await page.reload()
  await expect(board(page)).toBeVisible()
  expect(await ground()).toBe(light)
  await openMenu(page)
  await page.getByRole("button", { name: "Theme: light" }).click()
  expect(await ground()).toBe(dark)
  await page.getByRole("button", { name: "Theme: dark" }).click()
  await page.emulateMedia({ colorScheme: "light" })
  expect(await ground()).toBe(light)
})

test("nothing moves for a visitor who asked the system for that, unless they say otherwise here", async ({
  page,
}) => {
  await open(page)
  await countMovements(page)
  await cell(page, "centre").click()
  await expect(cell(page, "centre", "cross")).toBeVisible()
  expect(await movements(page)).toBe(0)
  const table = page.url()
  await openMenu(page)
  await page.getByRole("link", { name: "Settings" }).click()
  await page.getByRole("group", { name: "Animations" }).getByText("On", { exact: true }).click()
  await page.goto(table)
  await countMovements(page)
  await cell(page, "top left").click()
  await expect.poll(() => movements(page)).toBeGreaterThan(0)
})

/** What starts to move, and takes time to do it, is counted on the page. */
async function countMovements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.movements = "0"
    addEventListener("animationstart", ({ target }) => {
      const moving = (target as Element).getAnimations()
      if (moving.some(({ effect }) => Number(effect?.getTiming().duration) > 0))
        dataset.movements = String(Number(dataset.movements) + 1)
    })
  })
}

function movements(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.movements))
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test("axe finds nothing, in the middle of a game and at its end", async ({ page }) => {
      await open(page)
      await clickCells(page, "centre", "top left", "top right", "middle left")
      await cell(page, "bottom right").hover()
      expect(await axeProblems(page)).toEqual([])
      await cell(page, "bottom left").click()
      expect(await axeProblems(page)).toEqual([])
    })
  })
}
