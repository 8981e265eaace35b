// People who meet at a table of the server

import { type Browser, expect, type Locator, type Page } from "@playwright/test"
import { prompt } from "./visitor.ts"

export const setting = { locale: "en-GB", reducedMotion: "reduce" } as const

export async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext(setting)).newPage()
}

/** Whoever was sent a link to a table that waits sits down there. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("What should we call you?").fill(name)
  await page.getByRole("button", { name: "Sit down" }).click()
}

/** As a guest, by the API. */
export async function arrive(page: Page, name: string): Promise<Page> {
  expect((await page.request.post("/api/v1/me/guest", { data: { name } })).ok()).toBe(true)
  return page
}

let names = 0
/** Registered names are taken once: one for each run of a test. */
export const freshName = (name: string): string =>
  `${name} ${process.pid} ${Date.now().toString(36)} ${names++}`.slice(0, 24)

/** With an account, by the API. */
export async function register(page: Page, name: string): Promise<void> {
  const data = { name, password: "a phrase of their own" }
  expect((await page.request.post("/api/v1/me/register", { data })).ok()).toBe(true)
}

/**
 * Opens the form for a table with friends, with everything in it unfolded; `name`: of who is not
 * known yet.
 */
export async function formForFriends(page: Page, game: string, name?: string): Promise<Locator> {
  await page.goto(`/${game}/friends`)
  const form = page.getByRole("region", { name: "With friends" })
  if (name !== undefined) await form.getByLabel("What should we call you?").fill(name)
  await form.getByText("Seats, undo and more").click()
  return form
}

/** Two sit at a table of noughts; the first made it and plays crosses. */
export async function twoAtATable(page: Page, browser: Browser): Promise<{ second: Page; link: string }> {
  const form = await formForFriends(page, "noughts", "Ada")
  await form.getByRole("button", { name: "Create table" }).click()
  const link = await page.getByLabel("Send this link").inputValue()
  const second = await visitor(browser)
  await second.goto(link)
  await sitDown(second, "Bruno")
  await expect(page.getByText("Bruno")).toBeVisible()
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await expect(prompt(page)).toHaveText("Ada (you): mark an empty cell")
  await expect(prompt(second)).toContainText("Waiting for Ada")
  return { second, link }
}
