// Keys alone: the focus is never lost and never invites a mistake, and a part of the table is one
// stop

import { openBoard, stepOf } from "@genepool/board/testing/browser"
import { expect, type Locator, type Page, test } from "@playwright/test"

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement === document.body ? "nothing" : (activeElement?.className ?? "nothing")
  })

test("one sits down at the question; every part of the board is one stop; arrows lead on inside", async ({
  page,
}) => {
  const wrong = await openBoard(page, { game: "chromosome", seats: 3, seed: "stops" })
  await expect(page.locator(".prompt-sentence")).toBeFocused()
  const stops = await page.evaluate(() =>
    [...document.querySelectorAll(".board")].map(
      (part) => part.querySelectorAll(".board-piece[tabindex='0']").length,
    ),
  )
  expect(Math.max(...stops)).toBe(1)
  // From the top to the options: the way past everything is the first stop
  let tabs = 0
  await page.getByRole("link", { name: "Skip to the question" }).focus()
  for (; tabs < 40 && !(await page.locator(".option:focus").count()); tabs++) await page.keyboard.press("Tab")
  expect(tabs).toBeLessThan(20)
  await page.getByRole("link", { name: "Skip to the question" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.locator(".prompt-sentence")).toBeFocused()
  for (const [key, place] of [
    ["b", "board"],
    ["m", "mine"],
    ["r", "rivals"],
    ["g", "log"],
    ["q", "question"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator(`[data-heading=${place}]`)).toBeFocused()
  }
  expect(wrong).toEqual([])
})

test("the six keys around lead from a room to the neighbours that it names, and what it means is said once", async ({
  page,
}) => {
  await openBoard(page, { game: "chromosome", seats: 3, seed: "stops" })
  const at = (attribute: string) =>
    page.evaluate((name) => document.activeElement?.getAttribute(name) ?? "", attribute)
  const keys = {
    right: "ArrowRight",
    "down right": "PageDown",
    "down left": "End",
    left: "ArrowLeft",
    "up left": "Home",
    "up right": "PageUp",
  }
  // A room in the middle has something on every side; a room that no choice names is a stop as well
  const rooms = await page
    .locator("[data-place]")
    .evaluateAll((all) => all.map((room) => room.getAttribute("data-place")))
  const around = new Map<string, [string, string][]>()
  for (const room of rooms) {
    await page.locator(`[data-place="${room}"]`).focus()
    const named = [...(await at("aria-description")).matchAll(/(?<way>[a-z ]+): room (?<room>\d+) /g)]
    around.set(
      room ?? "",
      named.map(({ groups }) => [groups?.way?.trim() ?? "", groups?.room ?? ""]),
    )
  }
  const [middle = "", sides = []] = [...around].find(([, sides]) => sides.length === 6) ?? []
  expect(sides).toHaveLength(6)
  for (const [way, neighbour] of sides) {
    await page.locator(`[data-place="${middle}"]`).focus()
    const words = await at("aria-description")
    expect(words).not.toContain("token")
    await page.keyboard.press(keys[way as keyof typeof keys])
    expect([way, await at("data-place")]).toEqual([way, neighbour])
  }
})

for (const game of ["chromosome", "viral", "krom"])
  test(`${game}: while others act the board is a stop, and one may look around on it`, async ({ page }) => {
    await openBoard(page, { game, seats: 3, seed: "look", moving: true, speed: "1" })
    const isWaiting = async () =>
      (await page.locator(".option").count()) === 0 && (await page.locator("[data-place]").count()) > 0
    // Past the choice of a figure, which takes the place of the board
    for (let n = 0; n < 12 && !(await isWaiting()); n++) {
      await expect(page.locator(".option").first()).toBeAttached()
      const step = await stepOf(page)
      await page.keyboard.press("1")
      await expect.poll(() => stepOf(page)).toBeGreaterThan(step)
    }
    const placeAt = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place)
    await page.keyboard.press("b")
    for (let tab = 0; tab < 12 && (await placeAt()) === undefined; tab++) await page.keyboard.press("Tab")
    const first = await placeAt()
    expect(first).toBeDefined()
    for (const key of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]) {
      await page.keyboard.press(key)
      if ((await placeAt()) !== first) break
    }
    expect(await placeAt()).toBeDefined()
    expect(await placeAt()).not.toBe(first)
  })

test("Tab at something that cannot be done leads to its rule, the next one goes on, and Shift goes back", async ({
  page,
}) => {
  await openBoard(page, { game: "chromosome", seats: 2, seed: "refused" })
  const refused = page.locator(".board-piece[aria-disabled=true]:visible")
  await refused.first().focus()
  const reason = page.locator(".prompt-reason")
  await expect(reason).not.toBeEmpty()
  const words = await reason.textContent()
  await page.keyboard.press("Tab")
  await expect(reason.getByRole("link")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(refused.first()).toBeFocused()
  await expect(reason).toHaveText(words ?? "")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(reason).toBeEmpty()
  expect(await focused(page)).not.toBe("nothing")
  await expect(refused.first()).not.toBeFocused()
})

test("digits, the list and the board leave the focus in the table", async ({ page }) => {
  await openBoard(page, { game: "viral", seats: 2, seed: "focus" })
  await expect(page.locator(".prompt-sentence")).toBeFocused()
  for (let n = 0; n < 6; n++) {
    const step = await stepOf(page)
    await expect(page.locator(".option").first()).toBeAttached()
    if (n % 3 === 0) {
      // Also from an option that the next question has, too
      await page.locator(".option").last().focus()
      await page.keyboard.press("1")
      await expect.poll(() => stepOf(page)).toBeGreaterThan(step)
    } else {
      await page
        .locator(n % 3 === 1 ? ".option" : ".board .board-piece[data-offered]")
        .first()
        .focus()
      // A press right after a choice is a slip; by and by it is meant
      await expect(async () => {
        await page.keyboard.press("Enter")
        expect(await stepOf(page)).toBeGreaterThan(step)
      }).toPass()
    }
    await expect(page.locator(".option").first()).toBeAttached()
    await expect.poll(() => focused(page)).not.toContain("option")
    expect(await focused(page)).not.toBe("nothing")
  }
})

test("sheets keep the focus while they are open, and give it back; the keys can be read and turned off", async ({
  page,
}) => {
  await openBoard(page, { game: "krom", seats: 2, seed: "sheets" })
  await page.keyboard.press("?")
  const aid = page.getByRole("dialog")
  await expect(aid).toBeVisible()
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press("Tab")
    expect(await aid.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press("Escape")
  await expect(page.locator(".prompt-sentence")).toBeFocused()

  await page.keyboard.press("k")
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await keys.getByLabel("Game log").press("x")
  await expect(keys.getByLabel("Game log")).toHaveValue("X")
  // Whatever had the key gets the one that became free, and both are said
  await keys.getByLabel("Game log").press("b")
  await expect(keys.getByRole("status")).toHaveText("Game log: B. Go to the board: X")
  await keys.getByLabel("Game log").press("x")
  await keys.getByLabel("Letters and digits work as shortcuts").uncheck()
  await page.keyboard.press("Escape")
  await expect(page.locator(".prompt-sentence")).toBeFocused()
  const step = await stepOf(page)
  await page.keyboard.press("x")
  await page.keyboard.press("?")
  await page.keyboard.press("1")
  await expect(page.locator("[data-heading=log]")).toHaveCount(0)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(await stepOf(page)).toBe(step)
})

for (const game of ["chromosome", "viral", "krom"])
  test(`${game} at 400 %: the question and two options are in sight, and no focus lies under anything`, async ({
    page,
  }) => {
    await openBoard(page, { game, seats: 3, seed: "large" })
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(page.locator(".text-mode")).toBeVisible()
    await expect(page.locator(".prompt-sentence")).toBeInViewport({ ratio: 1 })
    for (const at of [0, 1]) await expect(page.locator(".option").nth(at)).toBeInViewport({ ratio: 1 })
    await page.getByRole("link", { name: "Skip to the question" }).focus()
    let seen = 0
    for (; seen < 30; seen++) {
      await page.keyboard.press("Tab")
      const met = await page.evaluate(() => {
        const stop = document.activeElement
        if (stop === null || stop === document.body) return "the end"
        const { left, top, width, height } = stop.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2)
        const isMet = there !== null && (stop.contains(there) || there.contains(stop))
        return isMet ? "met" : `${stop.outerHTML.slice(0, 120)} is under ${there?.outerHTML.slice(0, 120)}`
      })
      if (met === "the end") break
      expect(met).toBe("met")
    }
    expect(seen).toBeGreaterThan(8)
    // Nothing has to be scrolled sideways
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

test("at 400 % an option that one comes to says all that it costs and brings", async ({ page }) => {
  await openBoard(page, { game: "krom", seats: 3, seed: "large" })
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(page.locator(".text-mode")).toBeVisible()
  const isCut = (option: Locator) =>
    option.locator(".option-more").evaluate((more) => more.scrollHeight > more.clientHeight + 1)
  const long = page.locator(".option", { hasText: "Gathered before" })
  for (let n = 0; n < 8 && (await long.count()) === 0; n++) {
    const step = await stepOf(page)
    await page.keyboard.press("1")
    await expect.poll(() => stepOf(page)).toBeGreaterThan(step)
    await expect(page.locator(".option").first()).toBeAttached()
  }
  expect(await isCut(long)).toBe(true)
  await page.keyboard.press("q")
  for (let n = 0; n < 12 && !(await long.evaluate((option) => option === document.activeElement)); n++)
    await page.keyboard.press("Tab")
  await expect(long).toBeFocused()
  expect(await isCut(long)).toBe(false)
})

test("on the body the keys go along the vessels, in the order in which they are read", async ({ page }) => {
  await openBoard(page, { game: "viral", seats: 3, seed: "ways" })
  const placeAt = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place)
  const organ = page.locator('[data-place="LIV"]')
  // Past the choice of a virus, which takes the place of the board
  if ((await organ.count()) === 0) await page.keyboard.press("1")
  await expect(organ).toBeAttached()
  await organ.focus()
  const words = (await organ.getAttribute("aria-description")) ?? ""
  const first = /Out, \w+: (?<name>[^(;.]+?)(?: \(|;|\.)/.exec(words)?.groups?.name ?? "nothing is said"
  await page.keyboard.press("PageDown")
  await expect(page.locator(":focus")).toHaveAttribute("aria-label", new RegExp(first))
  expect(await placeAt()).not.toBe("LIV")
  await page.keyboard.press("PageUp")
  expect(await placeAt()).toBe("LIV")
})

test("on the landing page the first stop leads past the header, and no list is empty", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true)
  expect(await page.locator("main ul:not(:has(li))").count()).toBe(0)
})

for (const scheme of ["light", "dark"] as const)
  test(`what is written in a drawing keeps its colour where the system sets colours, ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await openBoard(page, { game: "chromosome", seats: 3, seed: "forced" })
    await page.emulateMedia({ forcedColors: "active" })
    await expect(page.locator(".chr-number text").first()).toBeAttached()
    // What the browser would paint in the system's colour is told by nothing else
    const adjusted = await page
      .locator(".board svg text")
      .evaluateAll((all) => all.map((text) => getComputedStyle(text).forcedColorAdjust))
    expect(adjusted.length).toBeGreaterThan(15)
    expect(adjusted.filter((how) => how !== "none")).toEqual([])
  })
