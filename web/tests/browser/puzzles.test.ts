// Puzzles: the one of the day from the landing page, one choice, why, again, the next one, and a
// table from there

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { freshName, keptHere, password, register, setting, visitor, withServiceWorker } from "./online.ts"
import { axeProblems, isSideways, watch } from "./visitor.ts"

test.use(setting)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const wishes = { locale: "en", still: true, speed: "instant", list: true }
    localStorage.setItem("genepool.preferences", JSON.stringify(wishes))
  })
})

/** Days on which the puzzle is of another game each, the same whenever the test runs. */
const days = { desk: "2026-11-16T12:00:00Z", phone: "2026-11-17T12:00:00Z" }

const boxOf = async (page: Page, place: string) => (await page.locator(place).first().boundingBox())!
type Box = Awaited<ReturnType<typeof boxOf>>

/** How far two boxes lie in each other, in pixels. */
const overlap = (a: Box, b: Box) =>
  Math.min(
    a.x + a.width - Math.max(a.x, b.x),
    b.x + b.width - Math.max(a.x, b.x),
    a.y + a.height - Math.max(a.y, b.y),
    b.y + b.height - Math.max(a.y, b.y),
  )

for (const [device, size] of [
  ["desk", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const)
  test(`the puzzle of the day is solved on the board, on a ${device}`, async ({ page }) => {
    await page.clock.setFixedTime(days[device])
    await page.setViewportSize(size)
    const wrong = watch(page)
    await page.goto("/")
    await page.getByRole("link", { name: /Puzzle of the day/ }).click()
    await expect(page.getByText("Find the best choice")).toBeVisible()
    await page.locator(".options .option").first().waitFor()
    // The task covers neither the question nor the answers
    const task = await boxOf(page, ".puzzle-task")
    for (const other of [".prompt-words", ".options"])
      expect(overlap(task, await boxOf(page, other)), other).toBeLessThan(1)
    await page.keyboard.press("1")
    const verdict = page.locator(".puzzle-verdict")
    await expect(verdict).toBeVisible()
    // Who does not see it hears how it came out, and what was best
    const next = page.getByRole("button", { name: "Next puzzle" })
    await expect(next).toBeFocused()
    await expect(next).toHaveAccessibleDescription(/^(Right!|There was a better choice).*Best/)
    await expect(page.locator(".puzzle-rating")).toContainText(/Your rating: \d+ \([+-]?\d+\)/)
    expect(await isSideways(page)).toBe(false)
    expect(await axeProblems(page)).toEqual([])

    // Whoever missed it tries again, and finds it by what it was called
    if ((await verdict.getAttribute("data-right")) === "false") {
      const best = (await page.locator(".puzzle-tried [data-best] .hint-words").innerText()).split("\n")[0]!
      await page.getByRole("button", { name: "Try again" }).click()
      await page.locator(".options .option").filter({ hasText: best }).first().click()
      await expect(verdict).toHaveAttribute("data-right", "true")
      await expect(page.locator(".puzzle-rating")).toContainText("Only the first attempt counts")
    }

    const first = page.url()
    await page.getByRole("button", { name: "Next puzzle" }).click()
    await expect(page.getByText("Find the best choice")).toBeVisible()
    expect(page.url()).not.toBe(first)
    // One is at the question again, and hears who one is
    await expect(page.locator(".prompt-sentence")).toBeFocused()
    await expect(page.locator(".puzzle-task")).toContainText(/You|\(you\)/)
    await page.locator(".options .option").first().waitFor()
    await page.keyboard.press("1")
    await page.getByRole("button", { name: "Play on from here" }).click()
    await expect(page).toHaveURL(/\/here\//)
    await expect(page.locator(".options .option").first()).toBeVisible()

    await page.goto("/puzzles")
    await expect(page.getByText("Done for today")).toBeVisible()
    await expect(page.getByRole("combobox", { name: "Theme" })).toContainText("Any (150)")
    expect(await axeProblems(page)).toEqual([])
    expect(wrong).toEqual([])
  })

/**
 * The puzzle of Krom whose solver holds the most kinds of cards: more than a phone has room for.
 */
function fullHand(): string {
  const file = join(import.meta.dirname, "../../../games/krom/puzzles/puzzles.json")
  const { puzzles } = JSON.parse(readFileSync(file, "utf8")) as { puzzles: FullHand[] }
  const kinds = ({ seat, position }: FullHand) => new Set(position.players[seat]?.hand).size
  return puzzles.reduce((most, one) => (kinds(one) > kinds(most) ? one : most)).id
}

interface FullHand {
  readonly id: string
  readonly seat: number
  readonly position: { readonly players: readonly { readonly hand: readonly string[] }[] }
}

test("on a phone a hand with more cards than fit is seen whole by keys, also where none can be chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wrong = watch(page)
  await page.goto(`/puzzles/krom/${fullHand()}`)
  await page.locator(".options .option").first().waitFor()
  const hand = page.getByRole("region", { name: "Your cards" })
  const hidden = () => hand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await hidden()).toBeGreaterThan(50)
  expect(await axeProblems(page)).toEqual([])
  await page.keyboard.press("1")
  await expect(page.locator(".puzzle-verdict")).toBeVisible()
  expect(await hidden()).toBeGreaterThan(50)
  expect(await axeProblems(page)).toEqual([])
  await expect(hand.getByRole("button")).toHaveCount(0)
  await hand.focus()
  await expect(hand).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => hand.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)

  // With room for all of them it is no stop more on the way
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(hand).not.toHaveAttribute("tabindex")
  expect(wrong).toEqual([])
})

test("puzzles come by theme and difficulty, and there is none of another name", async ({ page }) => {
  await page.goto("/puzzles")
  await page.getByRole("combobox", { name: "Game" }).selectOption("krom")
  await page.getByRole("combobox", { name: "Theme" }).selectOption("caves")
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("easy")
  await page.getByRole("button", { name: "Solve a puzzle" }).click()
  await expect(page.getByText(/Caves · difficulty (9|10)\d\d/)).toBeVisible()
  await page.goto("/puzzles/krom/ffff")
  await expect(page.getByText("There is no such puzzle.")).toBeVisible()
})

test.describe("with the client kept on the device", () => {
  test.use(withServiceWorker)

  test("puzzles are solved without a network, and go to the account when it is back: another device has the same rating", async ({
    page,
    browser,
  }) => {
    const name = freshName("Pia")
    await register(page, name)
    await page.goto("/puzzles")
    await keptHere(page)
    await page.context().setOffline(true)
    await page.goto("/puzzles/daily")
    await page.locator(".options .option").first().waitFor()
    await page.keyboard.press("1")
    await expect(page.locator(".puzzle-rating")).toContainText(/Your rating: \d+ \(/)
    await page.context().setOffline(false)
    await page.goto("/puzzles")
    await expect(page.getByText("Done for today")).toBeVisible()
    const standing = (of: typeof page) => of.locator(".puzzles-standing")
    const here = await standing(page).innerText()
    await expect
      .poll(
        async () =>
          ((await (await page.request.get("/api/v1/me/puzzles")).json()) as Attempts).attempts.length,
      )
      .toBe(1)

    const other = await visitor(browser)
    expect((await other.request.post("/api/v1/me/sign-in", { data: { name, password } })).ok()).toBe(true)
    await other.goto("/puzzles")
    await expect(other.getByText("Done for today")).toBeVisible()
    expect(await standing(other).innerText()).toBe(here)
  })
})

interface Attempts {
  readonly attempts: readonly unknown[]
}
