// Puzzles: the one of the day from the landing page, one choice, why, again, the next one, and a
// table from there

import { expect, test } from "@playwright/test"
import { axeProblems, isSideways, watch } from "./visitor.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const wishes = { locale: "en", still: true, speed: "instant", list: true }
    localStorage.setItem("genepool.preferences", JSON.stringify(wishes))
  })
})

for (const [device, size] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`the puzzle of the day is solved on the board, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(size)
    const wrong = watch(page)
    await page.goto("/")
    await page.getByRole("link", { name: /Puzzle of the day/ }).click()
    await expect(page.getByText("Find the best choice")).toBeVisible()
    await page.locator(".options .option").first().waitFor()
    await page.keyboard.press("1")
    const verdict = page.locator(".puzzle-verdict")
    await expect(verdict).toBeVisible()
    // Who does not see it hears how it came out, and what was best
    const next = page.getByRole("button", { name: "Next puzzle" })
    await expect(next).toBeFocused()
    await expect(next).toHaveAccessibleDescription(/^(Right!|There was a better choice).*Best/)
    await expect(page.locator(".puzzle-rating")).toContainText(/Your rating: \d+ \([+-]?\d+\)/)
    expect(await isSideways(page)).toBe(false)
    expect(await axeProblems(page)).toEqual([])

    // Whoever missed it tries again, and finds it by what it was called
    if ((await verdict.getAttribute("data-right")) === "false") {
      const best = (await page.locator(".puzzle-tried [data-best] .hint-words").innerText()).split("\n")[0]!
      await page.getByRole("button", { name: "Try again" }).click()
      await page.locator(".options .option").filter({ hasText: best }).first().click()
      await expect(verdict).toHaveAttribute("data-right", "true")
      await expect(page.locator(".puzzle-rating")).toContainText("Only the first attempt counts")
    }

    const first = page.url()
    await page.getByRole("button", { name: "Next puzzle" }).click()
    await expect(page.getByText("Find the best choice")).toBeVisible()
    expect(page.url()).not.toBe(first)
    await page.locator(".options .option").first().waitFor()
    await page.keyboard.press("1")
    await page.getByRole("button", { name: "Play on from here" }).click()
    await expect(page).toHaveURL(/\/here\//)
    await expect(page.locator(".options .option").first()).toBeVisible()

    await page.goto("/puzzles")
    await expect(page.getByText("Done for today")).toBeVisible()
    await expect(page.getByRole("combobox", { name: "Theme" })).toContainText("Any (150)")
    expect(await axeProblems(page)).toEqual([])
    expect(wrong).toEqual([])
  })

test("puzzles come by theme and difficulty, and there is none of another name", async ({ page }) => {
  await page.goto("/puzzles")
  await page.getByRole("combobox", { name: "Game" }).selectOption("krom")
  await page.getByRole("combobox", { name: "Theme" }).selectOption("caves")
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("easy")
  await page.getByRole("button", { name: "Solve a puzzle" }).click()
  await expect(page.getByText(/Caves · difficulty (9|10)\d\d/)).toBeVisible()
  await page.goto("/puzzles/krom/ffff")
  await expect(page.getByText("There is no such puzzle.")).toBeVisible()
})
