// Three people who never were here, from the landing page to the first decision: few steps, and
// none of them hidden

import type { TableMessage } from "@genepool/wire"
import { expect, type Page, test } from "@playwright/test"
import { appSay } from "../../text/index.ts"
import {
  arrive,
  begin,
  makeTable,
  setting,
  sitDown,
  twoAtATable,
  visitor,
  withServiceWorker,
} from "./online.ts"
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

test("three friends are at their first decision after four steps of the first and two of each other", async ({
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
    // With the last of them the game begins: nobody has to come back for that
    if (name === "Cleo") break
    await expect(other.page.getByRole("listitem").filter({ hasText: name })).toContainText("ready")
    await expect(other.page.getByRole("heading", { name: "Waiting room" })).toBeFocused()
    await expect(page.getByRole("status").filter({ hasText: `${name} (guest) sits down.` })).toHaveCount(1)
  }
  for (const { page } of [ada, ...others])
    await expect(prompt(page)).toContainText(/Who would you like to be|Waiting for/)
  expect(ada.steps).toBeLessThanOrEqual(4)
  for (const { steps } of others) expect(steps).toBeLessThanOrEqual(2)
})

for (const [locale, width, height] of [
  ["en-GB", 820, 1180],
  ["pl", 390, 844],
  ["ru", 360, 740],
] as const)
  test(`the table for friends is made on the first screen (${width}x${height}, ${locale})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...setting, locale, viewport: { width, height } })
    const page = await context.newPage()
    await page.goto("/krom/friends")
    const make = page.locator("form button[type=submit]")
    await expect(make).toBeInViewport({ ratio: 1 })
    expect(await axeProblems(page)).toEqual([])
  })

test("an invitation shows who, what, a field and a button on the first screen of a small phone, too", async ({
  page,
  browser,
}) => {
  const host = await arrive(page, "Ada")
  const table = await makeTable(host, "krom")
  for (const [locale, sentence, button] of [
    ["en-GB", "Ada (guest) invites you to Krom Evolution", "Sit down"],
    ["pl-PL", "Ada (gość) zaprasza do gry Krom Evolution", "Usiądź"],
    ["ru-RU", "Ada (гость) приглашает вас в игру «Krom Evolution»", "Сесть"],
  ] as const) {
    const context = await browser.newContext({ ...setting, locale })
    const guest = await context.newPage()
    await guest.goto(`/table/${table}`)
    const heading = guest.getByRole("heading", { level: 1 })
    await expect(heading).toHaveText(sentence)
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await guest.setViewportSize(size)
      for (const part of [heading, guest.getByRole("textbox"), guest.getByRole("button", { name: button })])
        await expect(part, `${locale} ${size.width}`).toBeInViewport({ ratio: 1 })
      expect(await isSideways(guest)).toBe(false)
    }
    expect(await axeProblems(guest)).toEqual([])
    await context.close()
  }
})

test("whoever waits for the game can talk", async ({ page, browser }) => {
  const host = await arrive(page, "Ada")
  const table = await makeTable(host, "krom", 2)
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
  const manner = { clock: { kind: "slow", perTurn: 24 * 3_600_000 } }
  const table = await makeTable(host, "krom", 2, { manner })
  const path = `/api/v1/tables/${table}`
  const bruno = await arrive(await visitor(browser), "Bruno")
  const cleo = await arrive(await visitor(browser), "Cleo")
  await begin(table, host, bruno, cleo)
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
    await expect(prompt(page)).toContainText("Waiting for Cleo")
    await expect(page.locator(".seat[aria-current=true] .seat-clock")).toBeInViewport({ ratio: 0.9 })
  }
})

test("where all three are waited for, a small phone shows all their clocks", async ({ page, browser }) => {
  const host = await arrive(page, "Ada")
  const manner = { clock: { kind: "slow", perTurn: 24 * 3_600_000 } }
  const table = await makeTable(host, "krom", 2, { manner })
  const others = await Promise.all(
    ["Bartholomew", "Александра"].map(async (name) => arrive(await visitor(browser), name)),
  )
  await begin(table, host, ...others)
  const path = `/api/v1/tables/${table}`
  const people = [host, ...others]
  const look = async (one: Page) => ((await (await one.request.get(path)).json()) as TableMessage).now
  // One after another says who they are; then all move at the same time
  for (let now = await look(host); now.waiting.length < 3; now = await look(host)) {
    const one = people[now.waiting[0] as number] as Page
    const { n, decision } = await look(one)
    await one.request.post(`${path}/choices`, { data: { n, choice: decision?.options[0] } })
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/table/${table}`)
  const clocks = page.locator(".seat-clock")
  await expect(clocks).toHaveCount(3)
  for (const clock of await clocks.all()) await expect(clock).toBeInViewport({ ratio: 1 })
  const seats = await page.locator(".seat").all()
  for (const seat of seats) expect(await seat.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
})

test.describe("with the client kept on the device", () => {
  test.use(withServiceWorker)

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
    // Nothing else can be chosen meanwhile, on the board or in words
    await expect(prompt(page)).toContainText("Waiting for the connection")
    await expect(page.getByText("Your answer: Mark centre")).toBeVisible()
    await expect(page.getByRole("button", { name: "Mark top left" })).toHaveCount(0)
    await expect(cell(page, "top left")).toHaveAttribute("aria-disabled", "true")
    // Longer than it is tried at once
    await expect.poll(() => failed, { timeout: 15_000 }).toBeGreaterThanOrEqual(4)
    await page.context().setOffline(false)
    await expect(cell(second, "centre", "cross")).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText("Connection lost.")).toBeHidden()
  })
})

test("what is chosen without a line is sent when the table is opened again, if the page was closed", async ({
  page,
  browser,
}) => {
  const { second } = await twoAtATable(page, browser)
  await page.context().setOffline(true)
  await expect(page.getByText("Connection lost. Reconnecting …")).toBeVisible()
  await cell(page, "centre").click()
  await expect(page.getByText("Your choice will be sent when it is back.")).toBeVisible()
  const address = page.url()
  await page.close()
  const again = await page.context().newPage()
  await page.context().setOffline(false)
  await again.goto(address)
  await expect(cell(second, "centre", "cross")).toBeVisible()
  await expect(prompt(again)).toContainText("Waiting for Bruno")
  // Once: nothing of it is left for the next visit
  await again.reload()
  await expect(cell(again, "centre", "cross")).toBeVisible()
  expect(await again.evaluate(() => localStorage.getItem("genepool.unsent"))).toBe("[]")
})

test("in the waiting room of a phone what was said last stands at the screen's edge, and leads to the talk", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 520 })
  const host = await arrive(page, "Ada")
  const table = await makeTable(host, "krom", 2)
  await page.goto(`/table/${table}`)
  await expect(page.getByRole("heading", { name: "Waiting room" })).toBeInViewport()
  const bruno = await arrive(await visitor(browser), "Bruno")
  await bruno.request.post(`/api/v1/tables/${table}/join`, { data: {} })
  await bruno.request.post(`/api/v1/tables/${table}/chat`, { data: { text: "Is anybody there?" } })
  // The line in the talk itself has a button that is named by it, too
  const peek = page.locator("button.chat-peek", { hasText: "Bruno: Is anybody there?" })
  await expect(peek).toBeInViewport({ ratio: 1 })
  expect(await axeProblems(page)).toEqual([])
  await peek.click()
  await expect(page.getByRole("textbox", { name: "Chat" })).toBeFocused()
  await expect(page.getByRole("textbox", { name: "Chat" })).toBeInViewport({ ratio: 1 })
  await expect(peek).toBeHidden()
})

test("who is waited for at two tables has the way to the other on a phone, and nothing overlaps", async ({
  page,
  browser,
}) => {
  const host = await arrive(page, "Ada")
  const bruno = await arrive(await visitor(browser), "Bruno")
  const tables: string[] = []
  for (const game of ["chromosome", "viral", "krom"]) {
    const table = await makeTable(host, game)
    await begin(table, host, bruno)
    tables.push(table)
  }
  for (const width of [390, 360])
    for (const table of tables) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`/table/${table}`)
      await expect(page.locator(".bar .your-turn")).toBeVisible()
      const overlaps = await page.locator(".bar").evaluate((bar) => {
        const parts = [...bar.querySelectorAll("a, button, .bar-middle")]
          .filter((part) => part.closest(".menu-sheet, .bar-middle *") === null)
          .map((part) => ({ name: part.className || part.tagName, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
        const found = parts.flatMap((one, at) =>
          parts
            .slice(at + 1)
            .filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
            .map((other) => `${one.name} and ${other.name}`),
        )
        const middle = bar.querySelector(".bar-middle")
        if (middle !== null && middle.scrollWidth > middle.clientWidth + 1) found.push("the strip is cut")
        return found
      })
      expect(overlaps, `${width} ${table}`).toEqual([])
    }
})

test("at a slow table everybody reads until when who has time, and what is left after that", async ({
  page,
  browser,
}) => {
  const host = await arrive(page, "Ada")
  const day = 24 * 3_600_000
  const manner = { clock: { kind: "slow", perTurn: day, bank: 2 * day } }
  const table = await makeTable(host, "noughts", 1, { manner })
  await page.goto(`/table/${table}`)
  const about = "Each of your turns may take 1 day. If you need longer, it comes out of your reserve: 2 days"
  await expect(page.getByText(about)).toBeVisible()
  // Turns that come over days are told where one is
  const hear = page.getByRole("link", { name: "Hear when it is your turn" })
  await hear.click()
  await expect(page.getByRole("heading", { name: "Notifications" })).toBeInViewport()
  await page.goto(`/table/${table}`)
  const other = await visitor(browser)
  const bruno = await arrive(other, "Bruno")
  await begin(table, host, bruno)
  const time = /has until \w+ \d\d:\d\d, then 2 days of reserve\./
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto(`/table/${table}`)
  await expect(page.getByText(/^You have until \w+ \d\d:\d\d, then 2 days of reserve\.$/)).toBeInViewport({
    ratio: 1,
  })
  await expect(other.getByText(time)).toBeInViewport({ ratio: 1 })
  await host.request.post(`/api/v1/tables/${table}/choices`, {
    data: { n: 1, choice: { do: "mark", cell: 4 } },
  })
  await expect(other.getByText(/^You have until/)).toBeVisible()
  await host.request.post(`/api/v1/tables/${table}/resign`, { data: {} })
  await expect(other.getByText("Ada resigned. A bot plays on.")).toBeVisible()
})

/** What stands beside the question and is cut, lies over something else or leaves the dock. */
async function misplaced(page: Page): Promise<string[]> {
  return page.locator(".table-dock").evaluate((dock) => {
    const box = dock.getBoundingClientRect()
    const told = [...dock.querySelectorAll(".prompt-words, .notices > *, .slow-clock, .button, .notices")]
      .filter((part) => part.checkVisibility() && part.closest("[data-shown=nothing]") === null)
      .map((part) => ({ part, name: part.textContent || part.className, at: part.getBoundingClientRect() }))
    // What is told below the first of several is scrolled to
    const seen = told.filter(({ part }) => part.closest(".notices > * + *") === null)
    return seen.flatMap(({ part, name, at }) => {
      const found: string[] = []
      // A sentence alone may be scrolled, too; a button may not
      const bottom = part.matches(".notices > :not(.branch-row)") ? box.bottom : at.bottom
      const isOut = at.top < box.top - 1 || bottom > box.bottom + 1 || at.right > box.right + 1
      if (isOut) found.push(`outside: ${name}`)
      const isCut = part.scrollWidth > part.clientWidth + 1 && !part.matches(".prompt-words")
      if (isCut) found.push(`cut: ${name}`)
      for (const other of seen) {
        if (other.part === part || other.part.contains(part) || part.contains(other.part)) continue
        const across = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left)
        const down = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top)
        if (across > 1 && down > 1 && name < other.name) found.push(`${name} over ${other.name}`)
      }
      return found
    })
  })
}

const screens = [
  [390, 844],
  [360, 740],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
] as const

for (const locale of ["pl", "ru"] as const)
  test(`clocks, requests and answers that can be changed have their room beside the question (${locale})`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ ...setting, locale })).newPage()
    const host = await arrive(page, "Wiktoria-Aleksandra")
    const day = 24 * 3_600_000
    const manner = { clock: { kind: "slow", perTurn: day, bank: 3 * day } }
    const table = await makeTable(host, "krom", 2, { manner })
    const path = `/api/v1/tables/${table}`
    const bruno = await arrive(await visitor(browser), "Maksymilian")
    const cleo = await arrive(await visitor(browser), "Cleo-Anastazja")
    for (const other of [bruno, cleo]) await other.request.post(`${path}/join`, { data: {} })
    await bruno.request.post(`${path}/ready`, { data: {} })
    await host.request.post(`${path}/start`, { data: {} })
    const choose = async (who: Page) => {
      const { now } = (await (await who.request.get(path)).json()) as TableMessage
      const choice = now.decision?.options[0]
      expect((await who.request.post(`${path}/choices`, { data: { n: now.n, choice } })).ok()).toBe(true)
    }
    for (const who of [host, bruno, cleo]) await choose(who)
    // From the list on the first page: its styles come before those of the table, and stay
    await page.goto("/")
    await page.locator(`a[href="/table/${table}"]`).first().click()
    const isFine = async (what: string) => {
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await expect.poll(() => misplaced(page), { message: `${what} at ${width}x${height}` }).toEqual([])
      }
    }
    // All are asked at once; one's own time is told, once
    await expect(page.locator(".slow-clock")).toHaveText(locale === "pl" ? /^Masz czas/ : /^У вас время/)
    await isFine("the clock")
    const say = appSay(locale)
    const later = page.getByRole("dialog").getByRole("button", { name: say("online.later") })
    const decide = page.locator(".notices").getByRole("button", { name: say("online.decide") })
    const asksForPause = async () => {
      await bruno.request.post(`${path}/pause`, { data: {} })
      await later.click()
      await expect(decide).toBeVisible()
    }
    await asksForPause()
    await isFine("a request beside the question")
    await bruno.request.post(`${path}/resume`, { data: {} })
    await expect(decide).toBeHidden()
    await choose(host)
    await expect(page.getByRole("button", { name: say("table.answer.change") })).toBeVisible()
    await isFine("an answer")
    await asksForPause()
    await isFine("a request")
    await decide.click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("online.agree") })
      .click()
    await cleo.request.post(`${path}/pause`, { data: {} })
    await expect(page.getByRole("button", { name: say("online.resume") })).toBeVisible()
    await isFine("a pause")
    await page.getByRole("button", { name: say("online.resume") }).click()
    await expect(page.getByRole("button", { name: say("table.answer.change") })).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText(say("online.lost"))).toBeVisible()
    await isFine("no line")
  })

test("at the end a proposed rematch stands beside the ways on, and nothing leaves the dock", async ({
  browser,
}) => {
  const page = await (await browser.newContext({ ...setting, locale: "ru" })).newPage()
  const host = await arrive(page, "Ada")
  const table = await makeTable(host, "noughts")
  const path = `/api/v1/tables/${table}`
  const bruno = await arrive(await visitor(browser), "Bruno")
  await bruno.request.post(`${path}/join`, { data: {} })
  await host.request.post(`${path}/start`, { data: {} })
  for (const [at, cell] of [0, 3, 1, 4, 2].entries()) {
    const who = at % 2 === 0 ? host : bruno
    const { now } = (await (await who.request.get(path)).json()) as TableMessage
    await who.request.post(`${path}/choices`, { data: { n: now.n, choice: { do: "mark", cell } } })
  }
  await bruno.request.post(`${path}/rematch`, { data: {} })
  await page.goto(`/table/${table}`)
  await expect(page.getByText("Предложен реванш.")).toBeVisible()
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => misplaced(page), { message: `${width}x${height}` }).toEqual([])
  }
})

test("on a tablet the chat calls up no keyboard; one beside it writes there, and Escape closes it", async ({
  browser,
}) => {
  const device = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext({ ...setting, ...device })).newPage()
  await twoAtATable(page, browser)
  const field = page.getByRole("textbox", { name: "Chat" })
  await page.getByRole("button", { name: "Chat", exact: true }).click()
  await expect(field).toBeVisible()
  await expect(field).not.toBeFocused()
  // Each of these would be a move, a wish to take back or a question at the table
  await page.keyboard.type("1uh, hello")
  await expect(field).toHaveValue("1uh, hello")
  await page.keyboard.press("Escape")
  await expect(field).toBeHidden()
  await expect(prompt(page)).toHaveText("Ada (you): mark an empty cell")
  await expect(page.getByText("hello")).toBeHidden()
})
