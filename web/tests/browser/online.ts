// People who meet at a table of the server

import { type Browser, expect, type Page } from "@playwright/test"
import { prompt } from "./visitor.ts"

export const setting = { locale: "en-GB", reducedMotion: "reduce" } as const

export async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext(setting)).newPage()
}

export async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("What shall we call you?").fill(name)
  await page.getByRole("button", { name: "Come in" }).click()
}

/** Two sit at a table of noughts; the first made it and plays crosses. */
export async function twoAtATable(page: Page, browser: Browser): Promise<{ second: Page; link: string }> {
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
