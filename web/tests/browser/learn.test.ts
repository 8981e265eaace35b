// The guided games in the page, step by step as shown: with the pointer on a desktop, and by keys alone on a phone

import { fits, Guide, type Learn } from "@genepool/engine"
import { openChapter } from "@genepool/engine/testing"
import { games } from "@genepool/games"
import { expect, type Page, test } from "@playwright/test"
import { axeProblems, isSideways, watch } from "./visitor.ts"

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

const ways = [
  { game: "noughts", screen: "desktop", language: "en", axe: false },
  { game: "krom", screen: "phone", language: "ru", axe: true },
  { game: "viral", screen: "phone", language: "pl", axe: true },
  { game: "chromosome", screen: "desktop", language: "pl", axe: true },
] as const
/** The other screen of each, by `npm run every-lesson`: a guided game is looked at for half a minute or more. */
const otherWays = [
  { game: "krom", screen: "desktop", language: "en", axe: true },
  { game: "viral", screen: "desktop", language: "ru", axe: false },
  { game: "chromosome", screen: "phone", language: "en", axe: false },
] as const

async function courseOf(game: string): Promise<Learn> {
  const path = new URL(`../../../games/${game}/learn/index.ts`, import.meta.url).href
  return ((await import(path)) as { learn: Learn }).learn
}

/** Takes an option of the list: by its key, as long as there is one, or by touching its words. */
async function take(page: Page, at: number, isPhone: boolean): Promise<void> {
  const option = page.locator(".options .option").nth(at)
  await expect(option).toBeAttached()
  if (isPhone && at < 9) return page.keyboard.press(String(at + 1))
  if (isPhone) {
    await option.focus()
    return page.keyboard.press("Enter")
  }
  if (!(await option.isVisible()) || !(await option.evaluate(isOnTop)))
    await page.locator(".table-dock [data-icon=list]").click()
  await option.click()
}

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

async function goOn(page: Page, isPhone: boolean): Promise<void> {
  const button = page.locator(".guide-actions [data-kind=main]")
  if (!isPhone) return button.click()
  await button.focus()
  await page.keyboard.press("Enter")
}

for (const { game, screen, language, axe } of process.env.EVERY_LESSON === "1"
  ? [...ways, ...otherWays]
  : ways)
  test(`${game} is learned on a ${screen} in ${language}`, async ({ page }) => {
    // Some forty choices, each looked at before the next
    test.setTimeout(180_000)
    const isPhone = screen === "phone"
    const { guided, texts } = await courseOf(game)
    const { game: rules, judgement } = await games[game]!()
    const said = texts[language]
    await page.setViewportSize(screens[screen])
    await page.addInitScript((locale) => {
      localStorage.setItem("genepool.preferences", JSON.stringify({ locale, still: true, speed: "instant" }))
    }, language)
    const wrong = watch(page)
    await page.goto(`/${game}/learn`)
    const words = page.locator(".guide-words")
    for (const chapter of guided) {
      const hasDone = (step: string) => `${chapter.name}.${step}.done` in said
      const guide = new Guide(rules, chapter, openChapter(rules, chapter), judgement, hasDone)
      const settle = () => {
        while (guide.others());
      }
      settle()
      while (guide.step !== null) {
        const { step } = guide
        const key = `${chapter.name}.${step.name}`
        await expect(words).toContainText(said[key] as string)
        for (const wanted of step.ways?.shown ?? []) {
          await expect(page.locator(".table")).toHaveAttribute("data-step", `${guide.history.length - 1}`)
          const options = guide.decision?.options ?? []
          const fitting = options.filter((option) => fits(option, wanted))
          const isWhole = (option: object) => Object.keys(option).length === Object.keys(wanted).length
          const option = (fitting.find(isWhole) ?? fitting[0])!
          await take(page, options.indexOf(option), isPhone)
          guide.choose(option)
          settle()
        }
        if (guide.isHeld) {
          if (guide.stand.at === "done") await expect(words).toHaveText(said[`${key}.done`] as string)
          await goOn(page, isPhone)
          guide.goOn()
          settle()
        }
      }
      expect(await isSideways(page)).toBe(false)
      if (axe && chapter === guided[1]) expect(await axeProblems(page)).toEqual([])
    }
    await expect(page.locator(".guide-actions [data-kind=main]")).toBeVisible()
    const kept = await page.evaluate((id) => localStorage.getItem(`genepool.learn.${id}`), game)
    expect(JSON.parse(kept ?? "{}")).toMatchObject({ finished: true })
    expect(wrong).toEqual([])
  })

test("a wrong try is answered, taken back, and the table is as it was", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      "genepool.preferences",
      JSON.stringify({ locale: "en", still: true, speed: "instant" }),
    )
  })
  await page.goto("/noughts/learn")
  await page.getByRole("button", { name: "Go on" }).click()
  await page.keyboard.press("1")
  await expect(page.locator(".guide-words")).toContainText("Take it back")
  await page.getByRole("button", { name: "Take it back" }).click()
  await expect(page.locator(".guide-words")).toContainText("Mark it")
  await expect(page.locator(".table")).toHaveAttribute("data-step", "0")
})
