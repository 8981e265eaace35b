// What must hold on every screen and in every language: nothing sticks out, nothing is cut off,
// thumbs find their aim

import { expect, type Page, test } from "@playwright/test"
import { axeProblems } from "./axe.ts"
import { isAsked, type OpenTable, openBoard, playOn, words } from "./playing.ts"

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

/** Both screens of one table, in each language: the game need not be played for each anew. */
const looks = {
  en: [
    { screen: "desktop", theme: "light", axe: true },
    { screen: "phone", theme: "dark", axe: true },
  ],
  pl: [
    { screen: "desktop", theme: "dark", axe: true },
    { screen: "phone", theme: "light", axe: false },
  ],
  ru: [
    { screen: "desktop", theme: "light", axe: false },
    { screen: "phone", theme: "light", axe: true },
  ],
} as const
const languages = ["en", "pl", "ru"] as const

interface Checks extends Omit<OpenTable, "language" | "seed"> {
  /** The steps at which the board is looked at. */
  readonly at: readonly number[]
  /** Small things that can also be chosen by touching something large around them. */
  readonly alsoByTouching?: string
}

export function checkLooks({ at, alsoByTouching, ...table }: Checks): void {
  for (const language of languages)
    test(`on a desktop and a phone, light and dark, ${language}: nothing is cut off, sticks out or is too small`, async ({
      page,
    }) => {
      test.setTimeout(200_000)
      await page.setViewportSize(screens.desktop)
      await page.emulateMedia({ colorScheme: looks[language][0].theme, reducedMotion: "reduce" })
      const wrong = await openBoard(page, { ...table, language, seed: "looks" })
      for (const step of at) {
        await playOn(page, words, { until: step })
        if (!(await isAsked(page, words))) break
        for (const { screen, theme, axe } of looks[language]) {
          await page.setViewportSize(screens[screen])
          await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
          const look = async () => ({
            cutOff: await cutOff(page),
            tooSmall: screen === "phone" ? await tooSmall(page, alsoByTouching) : [],
            sideways: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
          })
          // Parts hear of their new size after the page
          await expect
            .poll(look, { message: `step ${step}, ${screen}`, timeout: 4000 })
            .toEqual({ cutOff: [], tooSmall: [], sideways: false })
          if (axe)
            expect(await axeProblems(page, { within: ".board" }), `step ${step}, ${screen}`).toEqual([])
        }
      }
      expect(wrong).toEqual([])
    })
}

/** Words that are wider than the box they stand in. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isPlate = (element: HTMLElement) => {
      const { backgroundColor, borderLeftWidth } = getComputedStyle(element)
      return borderLeftWidth !== "0px" || !/^rgba\(.* 0\)$/.test(backgroundColor)
    }
    for (const element of document.querySelectorAll<HTMLElement>(".board *")) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!own || element.closest("svg") !== null) continue
      const box = element.getBoundingClientRect()
      // Said, not shown
      if (box.width < 2 || box.height < 2) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      // What a word may not leave: its own box, or the one that cuts it off
      let around: HTMLElement | null = element
      while (around !== null && getComputedStyle(around).display === "inline") around = around.parentElement
      // Nor the plate it is written on, which may be smaller than its box
      let plate: HTMLElement | null = element
      while (plate !== null && !isPlate(plate)) plate = plate.parentElement
      const sideways = [around, plate].some((kept) => {
        const room = (kept ?? element).getBoundingClientRect()
        return text.right > room.right + 2 || text.left < room.left - 2
      })
      const clipped =
        getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1
      if (sideways || clipped) found.push(`${element.className}: ${element.textContent}`)
    }
    return found
  })
}

/** Buttons that a thumb would miss: below 44 pixels in either direction. */
export function tooSmall(page: Page, except = ".nothing"): Promise<string[]> {
  return page.evaluate((except) => {
    const all = document.querySelectorAll<HTMLElement>(
      ".board :is(button, [role=button]):not([aria-disabled=true])",
    )
    return [...all].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      if (width === 0 || button.matches(except) || (width >= 43.5 && height >= 43.5)) return []
      return [`${button.className} ${Math.round(width)}x${Math.round(height)}: ${button.textContent}`]
    })
  }, except)
}
