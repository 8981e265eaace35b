// People who meet at a table of the server

import type { TableMade, TableMessage } from "@genepool/wire"
import { type Browser, expect, type Locator, type Page } from "@playwright/test"
import { prompt } from "./visitor.ts"

export const setting = { locale: "en-GB", reducedMotion: "reduce" } as const

/** For notices, and with all that a real visitor has when the line is lost. */
export const withServiceWorker = { serviceWorkers: "allow" } as const

/** Waits until the whole client lies on the device. */
export async function keptHere(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}

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

export const password = "a phrase of their own"

/** With an account, by the API. */
export async function register(page: Page, name: string): Promise<void> {
  const data = { name, password }
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

/**
 * A table with so many open seats, by the API; `more`: of what the form would say. Answers its id.
 */
export async function makeTable(host: Page, game: string, open = 1, more: object = {}): Promise<string> {
  const seats = [{ kind: "me" }, ...Array.from({ length: open }, () => ({ kind: "open" }))]
  const made = await host.request.post("/api/v1/tables", { data: { game, seats, ...more } })
  expect(made.ok()).toBe(true)
  return ((await made.json()) as TableMade).table
}

/** The others sit down, by the API, and the game begins. */
export async function begin(table: string, host: Page, ...others: readonly Page[]): Promise<void> {
  const post = async (who: Page, what: string) =>
    expect((await who.request.post(`/api/v1/tables/${table}/${what}`, { data: {} })).ok(), what).toBe(true)
  for (const other of others) await post(other, "join")
  // Among friends over days it has begun with the last seat
  const { now } = (await (await host.request.get(`/api/v1/tables/${table}`)).json()) as TableMessage
  if (now.status === "playing") return
  // Whoever sat down before the last one is asked whether that is still what they want
  for (const other of others.slice(0, -1)) await post(other, "ready")
  await post(host, "start")
}

/** Two sit at a table of noughts; the first made it and plays crosses. */
export async function twoAtATable(page: Page, browser: Browser): Promise<{ second: Page; link: string }> {
  const [, second] = await Promise.all([
    arrive(page, "Ada"),
    visitor(browser).then((other) => arrive(other, "Bruno")),
  ])
  const table = await makeTable(page, "noughts")
  await begin(table, page, second)
  await Promise.all([page, second].map((one) => one.goto(`/table/${table}`)))
  await expect(prompt(page)).toHaveText("Ada (you): mark an empty cell")
  await expect(prompt(second)).toContainText("Waiting for Ada")
  return { second, link: page.url() }
}
