// What the table does for its players: highlighting, reasons, undo, memory

import { expect, test } from "@playwright/test"
import { board, cell, clickCells, open, openLog, option } from "./table.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

test("pointing at the board marks the list, and pointing at the list marks the board", async ({ page }) => {
  await open(page)
  await page.keyboard.press("l") // all of it
  await cell(page, "top right").hover()
  await expect(option(page, "top right")).toHaveAttribute("data-pointed")
  await option(page, "bottom left").hover()
  await expect(option(page, "top right")).not.toHaveAttribute("data-pointed")
  await expect(cell(page, "bottom left")).toHaveAttribute("data-pointed")
  await option(page, "centre").focus()
  await expect(cell(page, "centre")).toHaveAttribute("data-pointed")
})

test("a taken cell says why it cannot be chosen, and the reason goes when it is left", async ({ page }) => {
  await open(page)
  await clickCells(page, "centre")
  const reason = page.locator(".prompt-reason")
  await expect(reason).toHaveText("") // one's own mark is no mistake
  await cell(page, "centre", "cross").click({ force: true })
  await expect(reason).toContainText("This cell is taken: Crosses")
  await cell(page, "top left").hover()
  await cell(page, "top left").focus()
  await expect(reason).toHaveText("")
  await cell(page, "centre", "cross").focus()
  await expect(reason).toContainText("This cell is taken: Crosses")
})

test("undo takes back choice by choice, also the last one of a game", async ({ page }) => {
  await open(page)
  const undo = page.getByRole("button", { name: "Undo" })
  await expect(undo).toBeDisabled()
  await clickCells(page, "centre", "top left", "top right", "middle left", "bottom left")
  const prompt = page.locator(".prompt-sentence")
  await expect(prompt).toHaveText("Crosses won!")
  await undo.click()
  await expect(prompt).toHaveText("Crosses: mark an empty cell")
  await expect(cell(page, "bottom left")).toBeVisible()
  for (let n = 0; n < 4; n++) await undo.click()
  await expect(undo).toBeDisabled()
  await expect(board(page).getByRole("button", { name: /empty/ })).toHaveCount(9)
})

test("a game is still there when the page is loaded again", async ({ page }) => {
  await open(page)
  await clickCells(page, "centre", "top left")
  await page.reload()
  await expect(cell(page, "top left", "nought")).toBeVisible()
  await expect((await openLog(page)).getByRole("listitem")).toHaveCount(2)
})
