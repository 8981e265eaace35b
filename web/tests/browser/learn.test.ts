// The guided games in the page, step by step: with the pointer on a desktop, and by keys alone on a
// phone; as shown, and in another right way after a wrong one

import { type Choice, fits, Guide, type Learn, type PartOf } from "@genepool/engine"
import { openChapter } from "@genepool/engine/testing"
import { games } from "@genepool/games"
import { expect, type Page, test } from "@playwright/test"
import { takeOption } from "./table.ts"
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
/**
 * The other screen of each, by `npm run every-lesson`: a guided game is looked at for half a minute
 * or more. There every step is tried in a wrong way first, which is taken back, and then done in
 * another right one.
 */
const otherWays = [
  { game: "krom", screen: "desktop", language: "en", axe: true },
  { game: "viral", screen: "desktop", language: "ru", axe: false },
  { game: "chromosome", screen: "phone", language: "en", axe: false },
] as const
const isLong = process.env.EVERY_LESSON === "1"

async function courseOf(game: string): Promise<Learn> {
  const path = new URL(`../../../games/${game}/learn/index.ts`, import.meta.url).href
  return ((await import(path)) as { learn: Learn }).learn
}

/** Where it stands on the list: the whole option rather than one that says more. */
function placeOf(options: readonly Choice[], wanted: PartOf<object>): number {
  const isWhole = (option: object) => Object.keys(option).length === Object.keys(wanted).length
  const whole = options.findIndex((option) => fits(option, wanted) && isWhole(option))
  return whole < 0 ? options.findIndex((option) => fits(option, wanted)) : whole
}

/**
 * Whether these choices are offered, and lead astray: another way before them may have changed
 * that.
 */
function leadsAstray(guide: Guide, way: readonly PartOf<object>[]): boolean {
  for (const wanted of way) {
    const options = guide.decision?.options ?? []
    const option = options[placeOf(options, wanted)]
    if (option === undefined) return false
    guide.choose(option)
    while (guide.others());
  }
  return guide.stand.at === "wrong"
}

/** Whether the chapter can be finished as shown once these choices have been made. */
function leadsOn(guide: Guide, first: readonly PartOf<object>[]): boolean {
  const settle = () => {
    while (guide.others());
  }
  for (let way = first; guide.step !== null; way = guide.step?.ways?.shown ?? []) {
    const { step } = guide
    for (const wanted of guide.stand.at === "done" ? [] : way) {
      const options = guide.decision?.options ?? []
      const option = options[placeOf(options, wanted)]
      if (option === undefined) return false
      guide.choose(option)
      settle()
    }
    if (guide.isHeld) guide.goOn()
    else if (guide.step === step) return false
    settle()
  }
  return true
}

async function goOn(page: Page, isPhone: boolean): Promise<void> {
  const button = page.locator(".guide-actions [data-kind=main]")
  if (!isPhone) return button.click()
  await button.focus()
  // After another key, Enter is no second press of the one that chose
  await page.keyboard.press("Shift")
  await page.keyboard.press("Enter")
}

for (const way of isLong ? [...ways, ...otherWays] : ways) {
  const { game, screen, language, axe } = way
  const isTried = (otherWays as readonly object[]).includes(way)
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
    const trouble = watch(page)
    let tried = 0
    let others = 0
    await page.goto(`/${game}/learn`)
    const words = page.locator(".guide-words")
    for (const chapter of guided) {
      const hasDone = (step: string) => `${chapter.name}.${step}.done` in said
      const opening = openChapter(rules, chapter)
      const begin = () => new Guide(rules, chapter, opening, judgement, hasDone)
      const guide = begin()
      const settle = () => {
        while (guide.others());
      }
      const follow = async (wantedAll: readonly PartOf<object>[]) => {
        for (const wanted of wantedAll) {
          await expect(page.locator(".table")).toHaveAttribute("data-step", `${guide.history.length - 1}`)
          const options = guide.decision?.options ?? []
          const at = placeOf(options, wanted)
          await takeOption(page, at, isPhone ? "keys" : "pointer")
          guide.choose(options[at]!)
          settle()
        }
      }
      /** As far as the chapter has been played. */
      const copy = () => {
        const again = begin()
        while (again.others());
        for (const { seat, choice } of guide.history.slice(1)) {
          if (seat === chapter.seat) again.choose(choice!)
          while (again.others());
        }
        while (again.number < guide.number && again.isHeld) again.goOn()
        return again
      }
      settle()
      while (guide.step !== null) {
        const { step } = guide
        const key = `${chapter.name}.${step.name}`
        // What another way has reached already needs no further choice
        const isReached = guide.stand.at === "done"
        if (!isReached) await expect(words).toContainText(said[key] as string)
        const astray = isTried && !isReached ? step.ways?.wrong : undefined
        if (astray !== undefined && leadsAstray(copy(), astray)) {
          await follow(astray)
          await expect(page.locator(".guide[data-at=wrong]")).toBeVisible()
          await goOn(page, isPhone)
          guide.takeBack()
          settle()
          await expect(words).toContainText(said[key] as string)
          tried++
        }
        const other = isTried ? step.ways?.other : undefined
        const isOther = other !== undefined && !isReached && leadsOn(copy(), other)
        if (isOther) others++
        if (!isReached) await follow((isOther ? other : step.ways?.shown) ?? [])
        if (guide.isHeld) {
          // Another way may have reached the next step as well
          const { name } = guide.step
          if (guide.stand.at === "done")
            await expect(words).toHaveText(said[`${chapter.name}.${name}.done`] as string)
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
    expect(trouble).toEqual([])
    if (isTried) expect(Math.min(tried, others)).toBeGreaterThanOrEqual(5)
  })
}

test("a wrong try is answered, taken back, and the table is as it was", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      "genepool.preferences",
      JSON.stringify({ locale: "en", still: true, speed: "instant" }),
    )
  })
  await page.goto("/noughts/learn")
  await page.getByRole("button", { name: "Continue" }).click()
  await page.keyboard.press("1")
  await expect(page.locator(".guide-words")).toContainText("Take it back")
  await page.getByRole("button", { name: "Take it back" }).click()
  await expect(page.locator(".guide-words")).toContainText("Mark it")
  await expect(page.locator(".table")).toHaveAttribute("data-step", "0")
})
