// Whole games on the painted board: by touching it, from the list, and by keyboard; nothing goes wrong, nothing is hidden

import AxeBuilder from "@axe-core/playwright"
import { expect, type Page, test } from "@playwright/test"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

/** Bots answer at once, nothing moves, and the introduction was seen before. */
async function open(page: Page, query: string): Promise<string[]> {
  const wrong: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") wrong.push(message.text())
  })
  page.on("pageerror", (error) => wrong.push(String(error)))
  await page.addInitScript(() => {
    const preferences = { locale: "en", still: true, speed: "instant" }
    localStorage.setItem("genepool.preferences", JSON.stringify(preferences))
    localStorage.setItem("genepool.krom.introduced", "1")
  })
  await page.goto(`/krom/play?${query}`)
  await expect(page.locator(".kro-board")).toBeVisible()
  return wrong
}

const shining = ".kro-board button.board-piece[data-offered]"
const over = ".prompt[data-over]"

/** Waits for something to do; false when the game is over. */
async function isAsked(page: Page, things: string): Promise<boolean> {
  await page.waitForSelector(`${things}, ${over}`)
  return (await page.locator(over).count()) === 0
}

async function stepOf(page: Page): Promise<number> {
  return Number(await page.locator(".table").getAttribute("data-step"))
}

/** Chooses inside the page until the game is over: as fast as the board can answer. */
async function playToTheEnd(page: Page, things: string): Promise<void> {
  await page.evaluate(
    async ([things, over]) => {
      const next = () => new Promise((resolve) => setTimeout(resolve, 4))
      const step = () => document.querySelector<HTMLElement>(".table")?.dataset.step
      let luck = 7
      for (let n = 0; n < 40_000 && document.querySelector(over) === null; n++) {
        const all = [...document.querySelectorAll<HTMLElement>(things)]
        const evolutions = all.filter(
          (thing) => /Invent|Evolve/.test(thing.textContent ?? "") || thing.matches(".kro-evolution"),
        )
        const from = evolutions.length > 0 ? evolutions : all
        const before = step()
        luck = (luck * 16_807) % 2_147_483_647
        from[Math.floor((luck / 2_147_483_647) * from.length)]?.click()
        for (let wait = 0; wait < 6 && step() === before; wait++) await next()
      }
    },
    [things, over] as const,
  )
}

test("a whole game by touching the board alone", async ({ page }) => {
  test.setTimeout(90_000)
  const wrong = await open(page, "seats=2&people=1&bots=random&seed=touch")
  // First with a real pointer, so that nothing may lie in the way
  for (let n = 0; n < 16 && (await isAsked(page, shining)); n++) {
    const things = page.locator(shining)
    const before = await stepOf(page)
    await things.nth(n % (await things.count())).click()
    if ((await page.locator("[aria-pressed=true]").count()) === 0)
      await expect.poll(() => stepOf(page)).toBeGreaterThan(before)
  }
  await playToTheEnd(page, shining)
  await expect(page.locator(over)).toBeVisible()
  expect(wrong).toEqual([])
})

test("a whole game from the list of options alone", async ({ page }) => {
  test.setTimeout(90_000)
  const wrong = await open(page, 'seats=2&people=1&bots=random&seed=list&options={"side":"glacial"}')
  await playToTheEnd(page, ".options .option:not([aria-disabled=true])")
  await expect(page.locator(over)).toBeVisible()
  expect(wrong).toEqual([])
})

test("round after round by keyboard alone: arrows lead from thing to thing, Enter chooses", async ({
  page,
}) => {
  test.setTimeout(60_000)
  await open(page, "seats=2&people=1&bots=random&seed=keys")
  for (let n = 0; n < 14 && (await isAsked(page, shining)); n++) {
    const before = await stepOf(page)
    const inside = () =>
      page.evaluate(() => document.activeElement?.matches(".kro-board button.board-piece") ?? false)
    for (let tab = 0; tab < 60 && !(await inside()); tab++) await page.keyboard.press("Tab")
    expect(await inside()).toBe(true)
    const offered = () => page.evaluate(() => document.activeElement?.hasAttribute("data-offered") ?? false)
    await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft"][n % 3]!)
    for (let tab = 0; tab < 30 && !(await offered()); tab++) await page.keyboard.press("Tab")
    if (!(await inside())) continue
    await page.keyboard.press("Enter")
    if ((await page.locator("[aria-pressed=true]").count()) === 0)
      await expect.poll(() => stepOf(page)).toBeGreaterThan(before)
  }
  expect(await stepOf(page)).toBeGreaterThan(8)
})

for (const [screen, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  for (const theme of ["light", "dark"] as const)
    test(`on ${screen}, ${theme}: axe finds nothing, and nothing sticks out`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
      const wrong = await open(page, 'seats=4&people=1&bots=random&seed=axe&options={"kromosaur":true}')
      for (let n = 0; n < 3 && (await isAsked(page, shining)); n++) {
        const { violations } = await new AxeBuilder({ page }).include(".kro-board").analyze()
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
        const before = await stepOf(page)
        await page.keyboard.press("1")
        await expect.poll(() => stepOf(page)).toBeGreaterThan(before)
      }
      expect(wrong).toEqual([])
    })
