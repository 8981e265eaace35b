// People at one table of the server: an invitation, a reload, a lost connection, somebody who watches

import { type Browser, expect, type Page, test } from "@playwright/test"
import { cell } from "./table.ts"
import { axeProblems, prompt, watch } from "./visitor.ts"

const setting = { locale: "en-GB", reducedMotion: "reduce" } as const
test.use(setting)
test.setTimeout(60_000)

async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext(setting)).newPage()
}

async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("What shall we call you?").fill(name)
  await page.getByRole("button", { name: "Come in" }).click()
}

/** Two sit at a table of noughts; the first made it and plays crosses. */
async function twoAtATable(page: Page, browser: Browser): Promise<{ second: Page; link: string }> {
  await page.goto("/noughts")
  await comeIn(page, "Ada")
  await page.getByRole("button", { name: "Make the table" }).click()
  const link = await page.getByLabel("Send this link").inputValue()
  const second = await visitor(browser)
  await second.goto(link)
  await comeIn(second, "Bruno")
  await second.getByRole("button", { name: "Sit down" }).click()
  await expect(page.getByText("Bruno")).toBeVisible()
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await expect(prompt(page)).toHaveText("Ada: mark an empty cell")
  await expect(prompt(second)).toHaveText("Waiting for Ada")
  return { second, link }
}

test("two browsers play each other by a link; one reloads, one goes offline and returns; a third watches", async ({
  page,
  browser,
}) => {
  const wrong = watch(page)
  const { second, link } = await twoAtATable(page, browser)
  const third = await visitor(browser)
  await third.goto(new URL(link).pathname)
  await expect(third.getByText("You are watching.")).toBeVisible()

  await cell(page, "centre").click()
  await expect(prompt(second)).toHaveText("Bruno: mark an empty cell")
  await expect(cell(third, "centre", "cross")).toBeVisible()
  await expect(third.locator(".options")).toHaveCount(0)
  await second.reload()
  await cell(second, "top left").click()
  await expect(cell(page, "top left", "nought")).toBeVisible()

  await second.context().setOffline(true)
  await cell(page, "top right").click()
  await expect(cell(page, "top right", "cross")).toBeVisible()
  await second.context().setOffline(false)
  await expect(cell(second, "top right", "cross")).toBeVisible({ timeout: 15_000 })
  await cell(second, "middle left").click()

  await page.getByLabel("Talk", { exact: true }).and(page.getByRole("textbox")).fill("Good game")
  await page.getByRole("button", { name: "Say", exact: true }).click()
  await expect(second.getByText("Good game")).toBeVisible()
  expect(await axeProblems(page)).toEqual([])

  await cell(page, "bottom left").click()
  for (const one of [page, second, third]) await expect(prompt(one)).toHaveText("Ada won!")
  await expect(second.getByRole("log").first().getByRole("listitem")).toHaveCount(6)

  await second.getByRole("link", { name: "Look back" }).click()
  await second.getByRole("button", { name: "Check the dice" }).click()
  await expect(second.getByText("Honest: the published secret")).toBeVisible()

  await page.getByRole("button", { name: "Once more" }).click()
  await expect(page.getByRole("heading", { name: "Before the game" })).toBeVisible()
  expect(wrong).toEqual([])
})

test("taking back needs the other's consent after their choice; resigning ends the game", async ({
  page,
  browser,
}) => {
  const { second } = await twoAtATable(page, browser)
  await cell(page, "centre").click()
  await cell(second, "top left").click()
  await expect(cell(page, "top left", "nought")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await second.getByRole("button", { name: "Agree" }).click()
  await expect(prompt(page)).toHaveText("Ada: mark an empty cell")
  await expect(cell(page, "centre")).toBeVisible()
  await second.getByRole("button", { name: "Resign" }).click()
  await second.getByRole("dialog").getByRole("button", { name: "Resign" }).click()
  await expect(page.getByText("resigned")).toBeVisible()
})

test("my tables are on the landing page, where I am waited for first; a guest registers and keeps them", async ({
  page,
  browser,
}) => {
  await twoAtATable(page, browser)
  await page.goto("/settings")
  await page.getByLabel("Name").fill(`Ada${Date.now()}`)
  await page.getByLabel("Password").fill("a long password")
  await page.getByRole("button", { name: "Register" }).click()
  await expect(page.getByText("(registered)")).toBeVisible()
  await page.goto("/")
  await expect(page).toHaveTitle("(1) Genepool")
  await expect(page.getByText("Your turn")).toBeVisible()
  await page.getByRole("link", { name: /noughts.*Bruno/ }).click()
  await expect(prompt(page)).toContainText("mark an empty cell")
})

test("a table with bots on the server plays by itself", async ({ page }) => {
  await page.goto("/noughts")
  await comeIn(page, "Cleo")
  await page.getByRole("region", { name: "Play online" }).getByLabel("Seat 2").selectOption("bot1")
  await page.getByRole("button", { name: "Make the table" }).click()
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await cell(page, "centre").click()
  await expect(page.getByRole("log").first().getByRole("listitem")).toHaveCount(2, { timeout: 15_000 })
})
