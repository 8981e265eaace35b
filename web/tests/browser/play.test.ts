// A whole game by mouse, by keyboard alone, and on a phone by touch

import { expect, test } from "@playwright/test"
import { board, cell, clickCells, open, openLog, option } from "./table.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

test("a whole game by mouse, on the board and from the list, to a win and a new game", async ({ page }) => {
  const wrong = await open(page)
  const prompt = page.locator(".prompt-sentence")
  await expect(prompt).toHaveText("Crosses: mark an empty cell")
  await cell(page, "centre").click()
  await expect(prompt).toHaveText("Noughts: mark an empty cell")
  await expect(page.getByRole("listitem").filter({ hasText: "Marking a cell" })).toHaveText(/Noughts/)
  await option(page, "top left").click()
  await option(page, "top right").click()
  await cell(page, "middle left").click()
  await cell(page, "bottom left").click()

  await expect(prompt).toHaveText("Crosses won!")
  await expect(board(page).locator("[data-line=on]")).toHaveCount(3)
  const log = await openLog(page)
  await expect(log.getByRole("listitem")).toHaveText([
    /Crosses: centre/,
    /Noughts: top left/,
    /Crosses: top right/,
    /Noughts: middle left/,
    /Crosses: bottom left/,
    /Crosses: three in a row/,
  ])
  await page.getByRole("button", { name: "Rematch" }).click()
  await expect(prompt).toHaveText("Crosses: mark an empty cell")
  await expect(log.getByRole("listitem")).toHaveCount(0)
  expect(wrong).toEqual([])
})

test("a draw is called a draw", async ({ page }) => {
  await open(page)
  await clickCells(page, "centre", "top left", "top right", "bottom left", "middle left")
  for (const name of ["middle right", "top middle", "bottom middle", "bottom right"] as const)
    await option(page, name).click()
  await expect(page.locator(".prompt-sentence")).toHaveText("Draw")
})

test("a whole game by keyboard alone: arrows and Enter on the board, digits, and the list", async ({
  page,
}) => {
  const wrong = await open(page)
  // From the top of the page, Tab leads to the board, whose middle is its way in
  await page.getByRole("link", { name: "Skip to the question" }).focus()
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press("Tab")
    if (await cell(page, "centre").evaluate((element) => element === document.activeElement)) break
  }
  await expect(cell(page, "centre")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(cell(page, "centre", "cross")).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("Space")
  await expect(cell(page, "top left", "nought")).toBeFocused()

  await page.keyboard.press("2") // the second on the list: top right
  await expect(cell(page, "top right", "cross")).toBeVisible()

  await option(page, "middle left").focus()
  await page.keyboard.press("Enter")
  await expect(cell(page, "middle left", "nought")).toBeVisible()
  // never what came into its place on the list
  await expect(page.locator(".prompt-sentence")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(option(page, "top middle")).toBeFocused()
  for (let down = 0; down < 2; down++) await page.keyboard.press("ArrowDown")
  await expect(option(page, "bottom left")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.locator(".prompt-sentence")).toHaveText("Crosses won!")
  await expect(page.locator(".prompt-sentence")).toBeFocused() // the list is gone
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible()
  expect(wrong).toEqual([])
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a whole game by touch, nothing too small, nothing sideways", async ({ page }) => {
    const wrong = await open(page)
    for (const name of ["centre", "top left", "top right", "middle left"] as const)
      await cell(page, name).tap()
    await option(page, "bottom left").tap()
    await expect(page.locator(".prompt-sentence")).toHaveText("Crosses won!")
    await page.getByRole("button", { name: "Rematch" }).tap()
    await expect(cell(page, "centre")).toBeVisible()

    const tooSmall = await page.getByRole("button").evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name }) => name),
    )
    expect(tooSmall).toEqual([])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(sideways).toBe(false)
    expect(wrong).toEqual([])
  })

  test("the whole board is on the first screen", async ({ page }) => {
    await open(page)
    await expect(board(page)).toBeInViewport({ ratio: 1 })
  })
})
