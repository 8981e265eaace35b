// Lessons in the page: a wrong way that is taken back, another right way, and the shown one; by
// touch, keys and pointer. `npm run every-lesson` plays all of them; a check plays one of each game

import { fits, Guide, type Learn, type Lesson, type PartOf } from "@genepool/engine"
import { openChapter } from "@genepool/engine/testing"
import { games } from "@genepool/games"
import { expect, test } from "@playwright/test"
import { appSay } from "../../text/index.ts"
import { takeOption } from "./table.ts"
import { axeProblems, isSideways, prompt, watch } from "./visitor.ts"

const isLong = process.env.EVERY_LESSON === "1"
const means = ["touch", "keys", "pointer"] as const
const languages = ["en", "pl", "ru"] as const
const ofGame = { krom: "tie", viral: "deny", chromosome: "change" } as const

async function courseOf(game: string): Promise<Learn> {
  const path = new URL(`../../../games/${game}/learn/index.ts`, import.meta.url).href
  return ((await import(path)) as { learn: Learn }).learn
}

for (const [at, game] of Object.keys(ofGame).entries())
  for (const [place, lesson] of (await courseOf(game)).lessons.entries())
    if (isLong || lesson.name === ofGame[game as keyof typeof ofGame])
      play(game, lesson, means[(at + place) % 3]!, languages[(at + place) % 3]!)

function play(
  game: string,
  lesson: Lesson,
  by: (typeof means)[number],
  language: (typeof languages)[number],
): void {
  const isPhone = by !== "pointer"
  test(`${game}, lesson ${lesson.name}, by ${by} in ${language}`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000)
    const { texts } = await courseOf(game)
    const said = texts[language]
    const step = lesson.steps[0]!
    const { ways } = step
    const { game: rules, judgement } = await games[game]!()
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: isPhone,
    })
    const page = await context.newPage()
    await page.addInitScript((locale) => {
      localStorage.setItem("genepool.preferences", JSON.stringify({ locale, still: true, speed: "instant" }))
    }, language)
    const trouble = watch(page)
    await page.goto(`/${game}/lessons/${lesson.name}`)
    const words = page.locator(".guide-words")
    const aim = said[`${lesson.name}.${step.name}`] as string

    const guide = () => {
      const begun = new Guide(rules, lesson, openChapter(rules, lesson), judgement, () => false)
      settle(begun)
      return begun
    }
    const settle = (begun: Guide) => {
      while (begun.others());
    }
    const follow = async (begun: Guide, way: readonly PartOf<object>[]) => {
      await expect(words).toHaveText(aim)
      for (const wanted of way) {
        await expect(page.locator(".table")).toHaveAttribute("data-step", `${begun.history.length - 1}`)
        const options = begun.decision?.options ?? []
        const fitting = options.filter((option) => fits(option, wanted))
        const isWhole = (option: object) => Object.keys(option).length === Object.keys(wanted).length
        const option = (fitting.find(isWhole) ?? fitting[0])!
        await takeOption(page, options.indexOf(option), by)
        begun.choose(option)
        settle(begun)
      }
    }
    const button = (kind: string) => page.locator(`.guide-actions .button${kind}`)
    const press = (kind: string) => (by === "touch" ? button(kind).tap() : button(kind).click())

    const first = guide()
    await follow(first, ways?.wrong ?? [])
    const { stand } = first
    expect(stand.at).toBe("wrong")
    if (stand.at === "wrong" && stand.name !== null)
      await expect(words).toHaveText(said[`${lesson.name}.${step.name}.${stand.name}`] as string)
    else await expect(words).not.toHaveText(aim)
    await press("[data-kind=main]")
    first.takeBack()
    settle(first)
    await follow(first, ways?.other ?? [])
    await expect(page.locator(".guide[data-at=over]")).toContainText(said[`${lesson.name}.why`] as string)
    await expect(prompt(page)).not.toHaveText(appSay(language)("learn.rest"))
    const stars = () =>
      page.evaluate((id) => JSON.parse(localStorage.getItem(`genepool.learn.${id}`) ?? "{}"), game)
    expect(await stars()).toMatchObject({ stars: { [lesson.name]: 2 } })
    expect(await isSideways(page)).toBe(false)
    expect(await axeProblems(page)).toEqual([])

    await press(":not([data-kind]):not([href])")
    await follow(guide(), ways?.shown ?? [])
    await expect(page.locator(".guide[data-at=over]")).toBeVisible()
    expect(await stars()).toMatchObject({ stars: { [lesson.name]: 3 } })
    expect(trouble).toEqual([])
    await context.close()
  })
}
