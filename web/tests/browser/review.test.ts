// The review of a finished game beside its replay: curve, ledger, turning points, kept, and never
// of a running game

import { expect, type Page, test } from "@playwright/test"
import { clickCells, open, openMenu } from "./table.ts"
import { axeProblems, prompt } from "./visitor.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

const review = (page: Page) => page.getByRole("region", { name: "Review" })
const curve = (page: Page) => review(page).getByRole("slider", { name: "Chance of winning" })

/** Noughts miss the block with their second mark. */
async function lose(page: Page): Promise<string[]> {
  const wrong = await open(page)
  await clickCells(page, "centre", "top left", "top right", "middle left", "bottom left")
  await openMenu(page)
  await page.getByRole("link", { name: "Replay" }).click()
  return wrong
}

test("a finished game is reviewed beside its replay, kept, and tried again from a turning point", async ({
  page,
}) => {
  const wrong = await lose(page)
  await expect(curve(page)).toHaveAttribute("aria-valuetext", "Move 5. Crosses: 100%, Noughts: 0%")
  await expect(review(page)).toHaveAttribute("data-done", "1")
  await expect(review(page).getByRole("combobox", { name: "Judged" })).toHaveValue("open")

  // The ledger as it stands there adds up, but for what rounding leaves
  for (const seat of [0, 1]) {
    const figures = await review(page).locator(`.ledger-seat[data-seat="${seat}"] dd`).allInnerTexts()
    const [start, own, others, luck, unseen, result] = figures.map((text) =>
      Number(text.replace("−", "-").trim() || 0),
    )
    expect(Math.abs(start! + own! + others! + luck! + unseen! - result!)).toBeLessThanOrEqual(3)
  }

  // By keyboard along the curve: the board follows
  await curve(page).focus()
  await page.keyboard.press("ArrowLeft")
  await expect(page).toHaveURL(/\/replay\/4$/)
  await expect(curve(page)).toHaveAttribute("aria-valuenow", "4")
  await page.keyboard.press("Home")
  await expect(page).toHaveURL(/\/replay\/0$/)
  await review(page).getByText("As a table").click()
  await expect(review(page).getByRole("row")).toHaveCount(7)
  expect(await axeProblems(page)).toEqual([])

  await review(page).getByRole("combobox", { name: "Judged" }).selectOption("1")
  await expect(review(page).getByText("Only what Noughts could see at the time is used.")).toBeVisible()
  await expect(review(page)).toHaveAttribute("data-done", "1")

  // Kept: the next visit need not think
  await page.reload()
  await expect(review(page)).toHaveAttribute("data-done", "1")
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open("genepool reviews")
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const all = request.result.transaction("reviews").objectStore("reviews").count()
            all.onsuccess = () => resolve(all.result)
          }
        }),
    ),
  ).toBe(2)

  const turn = review(page).getByRole("listitem").filter({ hasText: "Chosen: Mark middle left" })
  await expect(turn).toContainText("Noughts")
  await turn.getByRole("button", { name: "What if?" }).click()
  await expect(page).toHaveURL(/\/here\/[^/]+$/)
  await expect(prompt(page)).toContainText("mark an empty cell")
  expect(wrong).toEqual([])
})

test("a game that is still being played has no review", async ({ page }) => {
  await open(page)
  await clickCells(page, "centre", "top left")
  await openMenu(page)
  await page.getByRole("link", { name: "Replay" }).click()
  await expect(page.getByText("open up once the game is over")).toBeVisible()
  await expect(review(page)).toHaveCount(0)
})
