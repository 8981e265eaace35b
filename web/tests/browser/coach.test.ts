// A coach beside one person who plays against bots, as it comes to somebody's first game

import { expect, test } from "@playwright/test"
import { axeProblems, watch } from "./visitor.ts"

// As on a device on which nobody has played yet
test.use({ storageState: { cookies: [], origins: [] } })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("genepool.preferences") !== null) return
    const preferences = { locale: "en", still: true, speed: "instant", list: true }
    localStorage.setItem("genepool.preferences", JSON.stringify(preferences))
  })
})

test("it is there unasked, warns before a win is passed over, and goes by the switch", async ({ page }) => {
  const wrong = watch(page)
  await page.goto("/noughts/play?people=1&bots=random&seed=coach")
  const coach = page.getByRole("region", { name: "Coach" })
  await expect(coach).toBeVisible()
  await page.getByRole("button", { name: "Mark centre", exact: true }).click()
  await expect(coach).toContainText("Look before you mark")
  expect(await axeProblems(page)).toEqual([])
  await coach.getByRole("button", { name: "Got it" }).click()
  // Noughts do not block: the line through the centre can be finished
  await page.getByRole("button", { name: "Mark top middle", exact: true }).click()
  await expect(page.getByRole("button", { name: "middle right, nought" })).toBeVisible()
  // Until it has thought the choice goes through: then it is taken back and made again
  const mark = page.getByRole("button", { name: "Mark top right", exact: true })
  const held = page.getByRole("alertdialog")
  const step = await page.locator(".table").getAttribute("data-step")
  await expect(async () => {
    await mark.click()
    const isHeld = await held.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    )
    if (!isHeld) await page.getByRole("button", { name: "Undo" }).click()
    expect(isHeld).toBe(true)
  }).toPass()
  await expect(held).toContainText("lowers your chance of winning")
  await page.getByRole("button", { name: "Take it back" }).click()
  await expect(held).toHaveCount(0)
  await expect(page.locator(".table")).toHaveAttribute("data-step", step ?? "")
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("checkbox", { name: "Play with a coach" }).uncheck()
  await expect(coach).toHaveCount(0)
  await page.reload()
  await expect(page.locator(".options .option").first()).toBeAttached()
  await expect(coach).toHaveCount(0)
  expect(wrong).toEqual([])
})

test("it never comes to people who share a screen", async ({ page }) => {
  await page.goto("/noughts/play?people=2")
  await expect(page.locator(".options .option").first()).toBeAttached()
  await expect(page.getByRole("region", { name: "Coach" })).toHaveCount(0)
  await page.getByRole("button", { name: "Menu" }).click()
  await expect(page.getByRole("checkbox", { name: "Play with a coach" })).toHaveCount(0)
})
