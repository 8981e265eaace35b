// Three people who never were here, from the landing page to the first decision: few steps, and
// none of them hidden

import type { TableMade, TableMessage } from "@genepool/wire"
import { expect, type Page, test } from "@playwright/test"
import { arrive, setting, sitDown, twoAtATable, visitor } from "./online.ts"
import { cell } from "./table.ts"
import { axeProblems, isSideways, prompt } from "./visitor.ts"

test.use(setting)

/** Counts what a person does: clicks, and fields filled in. */
class Person {
  readonly page: Page
  steps = 0

  constructor(page: Page) {
    this.page = page
  }

  async click(role: "button" | "link" | "radio", name: string | RegExp): Promise<void> {
    this.steps++
    const found = this.page.getByRole(role, { name })
    // A choice among several lies under the words that it is shown by
    await (role === "radio" ? found.check({ force: true }) : found.click())
  }

  async fill(label: string, text: string): Promise<void> {
    this.steps++
    await this.page.getByLabel(label).fill(text)
  }
}

test("three friends are at their first decision after five steps of the first and three of each other", async ({
  page,
  browser,
}) => {
  const ada = new Person(page)
  await page.goto("/")
  await ada.click("radio", "With friends")
  expect(await axeProblems(page)).toEqual([])
  // The way that was chosen is kept, whatever on the card is taken
  await expect(page.getByRole("link", { name: "Krom Evolution", exact: true })).toHaveAttribute(
    "href",
    "/krom/friends",
  )
  await ada.click("link", "Invite friends: Krom Evolution")
  await ada.fill("What should we call you?", "Ada")
  await ada.click("button", "Create table")
  const link = await page.getByLabel("Send this link").inputValue()
  const others: Person[] = []
  for (const name of ["Bruno", "Cleo"]) {
    const other = new Person(await visitor(browser))
    others.push(other)
    await other.page.goto(link)
    await other.fill("What should we call you?", name)
    await other.click("button", "Sit down")
    await expect(other.page.getByRole("listitem").filter({ hasText: name })).toContainText("ready")
  }
  // Whoever sat down before the last one is asked whether that is still what they want
  await ada.click("button", "Ready")
  await others[0]?.click("button", "Ready")
  for (const { page } of [ada, ...others])
    await expect(prompt(page)).toContainText(/Who would you like to be|Waiting for/)
  expect(ada.steps).toBeLessThanOrEqual(5)
  for (const { steps } of others) expect(steps).toBeLessThanOrEqual(3)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`an invitation shows who, what, a field and a button on the first screen of ${viewport.width}x${viewport.height}`, async ({
    page,
    browser,
  }) => {
    const host = await arrive(page, "Ada")
    const seats = [{ kind: "me" }, { kind: "open" }]
    const made = await host.request.post("/api/v1/tables", { data: { game: "krom", seats } })
    const { table } = (await made.json()) as { table: string }
    for (const [locale, sentence, button] of [
      ["en-GB", "Ada (guest) invites you to Krom Evolution", "Sit down"],
      ["pl-PL", "Ada (gość) zaprasza do gry Krom Evolution", "Usiądź"],
      ["ru-RU", "Ada (гость) приглашает вас в игру «Krom Evolution»", "Сесть"],
    ] as const) {
      const context = await browser.newContext({ ...setting, locale, viewport })
      const guest = await context.newPage()
      await guest.goto(`/table/${table}`)
      const heading = guest.getByRole("heading", { level: 1 })
      await expect(heading).toHaveText(sentence)
      for (const part of [heading, guest.getByRole("textbox"), guest.getByRole("button", { name: button })])
        await expect(part).toBeInViewport({ ratio: 1 })
      expect(await axeProblems(guest)).toEqual([])
      expect(await isSideways(guest)).toBe(false)
      await context.close()
    }
  })

test("whoever waits for the game can talk", async ({ page, browser }) => {
  const host = await arrive(page, "Ada")
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }]
  const made = await host.request.post("/api/v1/tables", { data: { game: "krom", seats } })
  const { table } = (await made.json()) as { table: string }
  await page.goto(`/table/${table}`)
  const guest = await visitor(browser)
  await guest.goto(`/table/${table}`)
  await sitDown(guest, "Bruno")
  await guest.getByRole("textbox", { name: "Chat" }).fill("Shall we wait for Cleo?")
  await guest.getByRole("button", { name: "Send" }).click()
  await expect(page.getByText("Shall we wait for Cleo?")).toBeVisible()
})

test("whoever is waited for has their clock in sight on every screen, the last of a row included", async ({
  page,
  browser,
}) => {
  const host = await arrive(page, "Ada")
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }]
  const manner = { clock: { kind: "slow", perTurn: 24 * 3_600_000 } }
  const made = await host.request.post("/api/v1/tables", { data: { game: "krom", seats, manner } })
  const { table } = (await made.json()) as TableMade
  const path = `/api/v1/tables/${table}`
  const bruno = await arrive(await visitor(browser), "Bruno")
  const cleo = await arrive(await visitor(browser), "Cleo")
  for (const other of [bruno, cleo]) await other.request.post(`${path}/join`, { data: {} })
  await bruno.request.post(`${path}/ready`, { data: {} })
  await host.request.post(`${path}/start`, { data: {} })
  for (const one of [host, bruno]) {
    const { now } = (await (await one.request.get(path)).json()) as TableMessage
    const choice = now.decision?.options[0]
    expect((await one.request.post(`${path}/choices`, { data: { n: now.n, choice } })).ok()).toBe(true)
  }
  await page.goto(`/table/${table}`)
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.reload()
    await expect(prompt(page)).toContainText("Waiting for Cleo")
    await expect(page.locator(".seat[aria-current=true] .seat-clock")).toBeInViewport({ ratio: 0.9 })
  }
})

test("what is chosen without a line is kept, said so, and sent when it is back", async ({
  page,
  browser,
}) => {
  const { second } = await twoAtATable(page, browser)
  let failed = 0
  page.on("requestfailed", (request) => {
    if (request.url().endsWith("/choices")) failed++
  })
  await page.context().setOffline(true)
  await expect(page.getByText("Connection lost. Reconnecting …")).toBeVisible()
  await cell(page, "centre").click()
  await expect(page.getByText("Your choice will be sent when it is back.")).toBeVisible()
  // Longer than it is tried at once
  await expect.poll(() => failed, { timeout: 15_000 }).toBeGreaterThanOrEqual(4)
  await page.context().setOffline(false)
  await expect(cell(second, "centre", "cross")).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText("Connection lost.")).toBeHidden()
})
