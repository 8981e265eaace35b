// People who meet at a table of the server

import { type Browser, expect, type Page } from "@playwright/test"
import { prompt } from "./visitor.ts"

export const setting = { locale: "en-GB", reducedMotion: "reduce" } as const

export async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext(setting)).newPage()
}

export async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("What should we call you?").fill(name)
  await page.getByRole("button", { name: "Join" }).click()
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

/** Two sit at a table of noughts; the first made it and plays crosses. */
export async function twoAtATable(page: Page, browser: Browser): Promise<{ second: Page; link: string }> {
  await page.goto("/noughts")
  await comeIn(page, "Ada")
  await page.getByRole("button", { name: "Create table" }).click()
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
