// Against bots and at a shared screen, wholly on this device

import { expect, test } from "@playwright/test"
import { cell, openLog, openMenu, option } from "./table.ts"
import { atOnce, axeProblems, isSideways, playOn, prompt, stepOf, watch } from "./visitor.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

test("a new visitor is playing against bots in two clicks, and finds the game again", async ({ page }) => {
  await atOnce(page)
  const wrong = watch(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Play now: Krom Evolution" }).click()
  await expect(prompt(page)).toContainText("Who would you like to be?")
  await playOn(page, 3)
  const step = await stepOf(page)
  await page.goto("/")
  await page.getByRole("link", { name: /Krom Evolution.*1 person, 2 bots/ }).click()
  // The bots may have played on, but nothing was taken back
  await expect.poll(() => stepOf(page)).toBeGreaterThanOrEqual(step)
  expect(wrong).toEqual([])
})

test("how many bots and how strong is remembered", async ({ page }) => {
  await page.goto("/")
  const card = page.getByRole("listitem").filter({ hasText: "Viral" })
  await card.getByLabel("Opponents").selectOption("4")
  await card.getByLabel("Bot strength").selectOption("1")
  await page.reload()
  await expect(card.getByLabel("Opponents")).toHaveValue("4")
  await expect(card.getByLabel("Bot strength")).toHaveValue("1")
})

test("a bot never loses at noughts; undo takes its answer back too; a hint can be taken", async ({
  page,
}) => {
  await atOnce(page)
  await page.goto("/noughts/play?people=1&bots=level5&seed=s")
  await cell(page, "top left").click()
  await expect(page.locator(".table")).toHaveAttribute("data-step", "2")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.locator(".table")).toHaveAttribute("data-step", "0")
  await page.getByRole("button", { name: "Hint" }).click()
  const hints = page.getByRole("region", { name: "What a strong bot would do" })
  await hints.getByRole("button").first().click()
  await hints.getByRole("button", { name: "Do it" }).click()
  await expect(page.locator(".table")).toHaveAttribute("data-step", "2")
  await playOn(page, 9)
  await expect(prompt(page)).toHaveText(/Draw|Noughts won!/)
})

test("a hint is asked for by keyboard without losing the place, numbered like the list, and put away again", async ({
  page,
}) => {
  await page.goto("/noughts/play?people=1&bots=level5&seed=s")
  const button = page.getByRole("button", { name: /Hint|thinking/ })
  const hints = page.getByRole("region", { name: "What a strong bot would do" })
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(hints).toBeVisible()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute("aria-expanded", "true")
  const first = hints.getByRole("button").first()
  const digit = await first.locator(".option-digit").textContent()
  const named = await first.locator(".hint-words").textContent()
  await expect(page.locator(".options .option").nth(Number(digit) - 1)).toContainText(named ?? "-")
  await page.keyboard.press("Enter")
  await expect(hints).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(hints).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(hints).toBeHidden()
  // On a small screen too
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(button).toHaveCount(1)
  await expect(button).toBeInViewport()
})

test("who chooses from the list by keyboard hears the next question, and goes on to the list from there", async ({
  page,
}) => {
  await atOnce(page)
  await page.goto("/noughts/play?people=1&bots=level5&seed=s")
  await option(page, "top right").focus()
  for (const step of ["2", "4"]) {
    await page.keyboard.press("Enter")
    await expect(page.locator(".table")).toHaveAttribute("data-step", step)
    await expect(page.locator(".prompt-sentence")).toBeFocused()
    // A second press is no choice, whatever stands there now; the list is one key away
    await page.keyboard.press("Enter")
    // The list comes a few frames after the question
    await expect(page.locator(".option").first()).toBeAttached()
    await page.keyboard.press("Tab")
    await expect(page.locator(".option:focus")).toHaveCount(1)
    await expect(page.locator(".table")).toHaveAttribute("data-step", step)
  }
})

test("new game asks first while one is running", async ({ page }) => {
  await page.goto("/noughts/play?people=2")
  await cell(page, "centre").click()
  await openMenu(page)
  await page.getByRole("button", { name: "New game" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(cell(page, "centre", "cross")).toBeVisible()
  await openMenu(page)
  await page.getByRole("button", { name: "New game" }).click()
  await dialog.getByRole("button", { name: "New game" }).click()
  await expect(cell(page, "centre")).toBeVisible()
})

test("two windows do not fight over a game: one has it, the other may take it", async ({ page, context }) => {
  await page.goto("/noughts/play?people=2")
  await cell(page, "centre").click()
  await expect(cell(page, "centre", "cross")).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("This game is open in another window.")
  await other.getByRole("button", { name: "Continue here" }).click()
  await expect(cell(other, "centre", "cross")).toBeVisible()
  await expect(page.getByRole("button", { name: "Continue here" })).toBeVisible()
  await cell(other, "top left").click()
  await expect(cell(other, "top left", "nought")).toBeVisible()
})

test("at a shared screen nothing secret is in the page until the next player has taken it", async ({
  page,
}) => {
  await atOnce(page)
  await page.goto("/krom/play?seats=2&people=2&seed=shared")
  const take = (name: string) => page.getByRole("button", { name: `I am ${name}` })
  await expect(take("Player 1")).toBeFocused()
  await expect(page.locator(".options")).toHaveCount(0)
  for (const name of ["Player 1", "Player 2"]) {
    await take(name).click()
    await expect(prompt(page)).toContainText("Who would you like to be?")
    await page.keyboard.press("1")
  }
  // Player 2 is still in front of the screen, and is asked first
  await expect(prompt(page)).toContainText("Where to?")
  const cardOf = async (name: string) => {
    const drawn = await (await openLog(page)).getByText(`${name} draws`).innerText()
    const card = drawn.replace(`${name} draws `, "").replace(".", "")
    expect(card).not.toContain("bonus card")
    return card
  }
  const second = await cardOf("Player 2")
  await page.keyboard.press("1")
  // The card in hand is gone when the screen is passed on, and the other one was not in the page
  // before
  await expect(take("Player 1")).toBeFocused()
  const covered = await page.content()
  expect(covered).not.toContain(second)
  await page.reload()
  await take("Player 1").click()
  await expect(prompt(page)).toContainText("Where to?")
  expect(covered).not.toContain(await cardOf("Player 1"))
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const game of ["chromosome", "viral", "krom"])
    test(`${game}: the table fits, and axe finds nothing`, async ({ page }) => {
      await atOnce(page)
      const wrong = watch(page)
      await page.goto(`/${game}/play?seats=3&people=1&bots=random&seed=phone`)
      await expect(page.locator(".options .option").first()).toBeAttached()
      await playOn(page, 4)
      await expect(page.locator(".options .option").first()).toBeAttached()
      expect(await isSideways(page)).toBe(false)
      // Each game's own tests look at its board
      expect(await axeProblems(page, { without: ".table-board" })).toEqual([])
      expect(wrong).toEqual([])
    })
})

for (const [locale, leave] of [
  ["pl-PL", "Odejdź od stołu"],
  ["ru-RU", "Выйти из-за стола"],
] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test("every game is played in the visitor's own words", async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem("genepool.preferences", JSON.stringify({ still: true, speed: "instant" })),
      )
      for (const game of ["chromosome", "viral", "krom"]) {
        await page.goto(`/${game}/play?seats=2&people=1&bots=random&seed=words`)
        await expect(page.getByRole("link", { name: leave })).toBeVisible()
        await playOn(page, 3)
        const words = await page.locator("main").innerText()
        // A key that nobody has put into words, or a place for a word that was not filled
        expect(words.match(/\b[a-z]+\.[a-z]+\.[a-zA-Z]+|[{}]/g), game).toBeNull()
      }
    })
  })

test("a whole game among bots is watched to its end, with the score by its parts", async ({ page }) => {
  test.setTimeout(60_000)
  await atOnce(page)
  await page.goto("/viral/play?seats=3&people=0&bots=random&seed=watch")
  await expect(page.locator(".prompt[data-over]")).toBeVisible({ timeout: 50_000 })
  await expect(page.getByRole("row", { name: /zones with a virus/i })).toBeVisible()
})
