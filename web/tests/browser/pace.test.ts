// What others do is shown at one's own pace: step by step, held, or left out up to one's own turn

import { expect, type Page, test } from "@playwright/test"
import { cell, clickCells } from "./table.ts"

test.use({ locale: "en-GB" })

async function open(page: Page, speed: string, address: string): Promise<void> {
  await page.addInitScript(
    (speed) =>
      localStorage.setItem("genepool.preferences", JSON.stringify({ locale: "en", still: false, speed })),
    speed,
  )
  await page.goto(address)
}

const step = (page: Page) => page.locator(".table").getAttribute("data-step")

test("step by step, a bot's answer is drawn when one goes on; the speed is remembered", async ({ page }) => {
  await open(page, "step", "/noughts/play?people=1&bots=random&seed=s")
  await cell(page, "top left").click()
  const next = page.getByRole("button", { name: "Next step" })
  await expect(next).toBeVisible()
  expect(await step(page)).toBe("1")
  await page.keyboard.press("n")
  await expect.poll(() => step(page)).toBe("2")
  await expect(next).toBeHidden()
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("combobox", { name: "Playback speed" }).selectOption("Four times as fast")
  expect(await page.evaluate(() => localStorage.getItem("genepool.preferences"))).toContain('"speed":"4"')
  await page.keyboard.press("Escape")
  await page.locator(".table-board [role=button]:not([aria-disabled=true])").first().click()
  await expect.poll(() => step(page)).toBe("4")
})

test("bots that play among themselves can be held, let go on, and skipped", async ({ page }) => {
  await open(page, "step", "/noughts/play?people=0&bots=random&seed=s")
  const next = page.getByRole("button", { name: "Next step" })
  await expect(next).toBeVisible({ timeout: 20_000 })
  const before = await step(page)
  expect(await step(page)).toBe(before)
  await next.click()
  await expect.poll(() => step(page)).not.toBe(before)
  await page.keyboard.press("s")
  // The present comes at once from here on: to the end of the game, where nobody is asked
  await expect(page.locator(".prompt[data-over]")).toBeVisible({ timeout: 60_000 })
  await expect(page.locator(".pace button:enabled")).toHaveCount(0)
})

test("the winner's figure has its moment, which a tap ends; then records, and three ways on", async ({
  page,
}) => {
  await open(page, "1", "/noughts/play?people=2")
  const end = page.getByRole("region", { name: "Result" })
  const actions = page.locator(".dock-actions")
  await clickCells(page, "centre", "top left", "top right", "middle left", "bottom left")
  await expect(page.locator(".winners")).toContainText("Crosses")
  await expect(end).toHaveCount(0)
  await expect(actions).toHaveCount(0)
  await page.locator(".prompt").click()
  // They come to lie where one skips, and take no press for a moment
  await expect(actions).toHaveCSS("animation-name", "settles")
  await expect(page.locator(".winners")).toHaveCount(0)
  await expect(end.getByRole("listitem")).toHaveText([
    /Decided by mark 5: Crosses, bottom left/,
    /First mark/,
  ])
  await expect(actions.getByRole("link")).toHaveText(["Replay and review", "Another game"])
  await end.getByRole("button", { name: "Close" }).click()
  await expect(end).toHaveCount(0)
  await actions.getByRole("button", { name: "Result" }).click()
  await expect(end).toBeVisible()
  // What has been told is not told again
  await page.reload()
  await expect(end).toBeVisible()
  await expect(page.locator(".winners")).toHaveCount(0)
  await actions.getByRole("button", { name: "Rematch" }).click()
  await expect(cell(page, "centre")).toBeVisible()
  await expect(end).toHaveCount(0)
})

test("a replay goes from moment to moment on one page, and tells the end as the table did", async ({
  page,
}) => {
  await open(page, "1", "/noughts/play?people=2")
  await clickCells(page, "centre", "top left", "top right", "middle left", "bottom left")
  await page.locator(".prompt").click()
  await page.getByRole("link", { name: "Replay" }).click()
  await page.getByRole("button", { name: "Back one move" }).click()
  await expect(page.locator(".table")).toHaveAttribute("data-step", "4")
  await page.locator(".table").evaluate((table) => table.setAttribute("data-noticed", "here"))
  await page.keyboard.press("ArrowRight")
  await expect(page.locator(".winners")).toContainText("Crosses")
  await expect(page.locator(".table")).toHaveAttribute("data-noticed", "here")
})

test("sound is on, with a switch in sight that is remembered", async ({ page }) => {
  await open(page, "1", "/noughts/play?people=2")
  const sound = page.locator(".bar").getByRole("button", { name: "Sound" })
  await expect(sound).toHaveAttribute("aria-pressed", "true")
  await sound.click()
  await expect(sound).toHaveAttribute("aria-pressed", "false")
  expect(await page.evaluate(() => localStorage.getItem("genepool.preferences"))).toContain('"sound":false')
})
