// Looking back: steps, links, eyes, branches, dice, files

import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { cell, clickCells, open, openLog, openMenu } from "./table.ts"
import { axeProblems, prompt, watch } from "./visitor.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

const moment = (page: import("@playwright/test").Page) => page.getByRole("slider", { name: "Move" })

test("from the log to a moment, step by step, and on from there", async ({ page }) => {
  const wrong = await open(page)
  await clickCells(page, "centre", "top left", "top right", "middle left", "bottom left")
  await openLog(page)
  await page.getByRole("link", { name: "Go to move 2" }).click()
  await expect(page).toHaveURL(/\/replay\/2$/)
  await expect(moment(page)).toHaveValue("2")
  await expect(cell(page, "top left", "nought")).toBeVisible()
  await expect(cell(page, "top right")).toBeVisible()
  await page.getByRole("button", { name: "Forward one move" }).click()
  await expect(page).toHaveURL(/\/replay\/3$/)
  await expect(cell(page, "top right", "cross")).toBeVisible()
  // Heard, too
  await expect(page.locator(".prompt [role=status]").first()).toHaveText("Crosses: top right.")
  await page.keyboard.press("End")
  await expect(prompt(page)).toHaveText("Crosses won!")
  await page.keyboard.press("Home")
  await expect(page.getByText("0 of 5")).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(cell(page, "centre", "cross")).toBeVisible()
  expect(await axeProblems(page)).toEqual([])

  await page.reload()
  await expect(moment(page)).toHaveValue("1")
  // What is read beside the board covers none of the controls
  await expect(page.getByRole("button", { name: "Verify the dice" })).toBeVisible()
  const drawer = await page.locator(".drawer").boundingBox()
  const controls = await page.locator(".replay-controls").boundingBox()
  expect((controls?.x ?? 0) + (controls?.width ?? 0)).toBeLessThanOrEqual(drawer?.x ?? 0)
  await page.getByLabel("What if? Play on from this point").selectOption("all")
  await page.getByRole("button", { name: "Play on from here" }).click()
  await expect(prompt(page)).toHaveText("Noughts: mark an empty cell")
  await cell(page, "bottom right").click()
  await expect(cell(page, "bottom right", "nought")).toBeVisible()
  expect(wrong).toEqual([])
})

test("while a game is running, its dice and branches stay closed", async ({ page }) => {
  await open(page)
  await clickCells(page, "centre", "top left")
  await openMenu(page)
  await page.getByRole("link", { name: "Replay" }).click()
  await expect(moment(page)).toHaveValue("2")
  await expect(page.getByText("open up once the game is over")).toBeVisible()
  await expect(page.getByRole("button", { name: "Verify the dice" })).toHaveCount(0)
  await page.getByRole("link", { name: "Back to the table" }).click()
  await expect(prompt(page)).toHaveText("Crosses: mark an empty cell")
})

test("on a phone a moment of a running game leads back to it, whatever lies closed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await clickCells(page, "centre", "top left")
  await openMenu(page)
  await page.getByRole("link", { name: "Replay" }).click()
  await expect(moment(page)).toHaveValue("2")
  const back = page.locator(".table-dock").getByRole("link", { name: "Back to the table" })
  await expect(back).toBeVisible()
  const { x, width } = (await back.boundingBox())!
  const words = (await prompt(page).boundingBox())!
  expect(words.x + words.width).toBeLessThanOrEqual(x)
  expect(x + width).toBeLessThanOrEqual(390)
  await back.click()
  await expect(prompt(page)).toHaveText("Crosses: mark an empty cell")
})

test("a saved log can be opened again and its dice checked", async ({ page }) => {
  const wrong = watch(page)
  await page.goto("/noughts/play?people=2")
  await clickCells(page, "centre", "top left", "top right", "middle left", "bottom left")
  await page.getByRole("link", { name: "Replay" }).click()
  await page.getByRole("button", { name: "Verify the dice" }).click()
  await expect(page.getByText("This game can be replayed exactly")).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the log" }).click(),
  ])
  const file = await download.path()
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ genepool: 1, game: "noughts", seats: 2 })
  await page.goto("/replay")
  await page.getByLabel("Choose a file").setInputFiles(file)
  await expect(prompt(page)).toHaveText("Crosses won!")
  await page.goto("/replay")
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "no.json", mimeType: "application/json", buffer: Buffer.from("{}") })
  await expect(page.getByRole("alert")).toContainText("log.genepool: expected 1")
  expect(wrong).toEqual([])
})
