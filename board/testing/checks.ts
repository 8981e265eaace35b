// What must hold on every screen and in every language: nothing sticks out, nothing is cut off,
// thumbs find their aim

import AxeBuilder from "@axe-core/playwright"
import { expect, type Page, test } from "@playwright/test"
import { isAsked, type OpenTable, openBoard, playOn, words } from "./playing.ts"

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

const looks = [
  { screen: "desktop", theme: "light", language: "en", axe: true },
  { screen: "desktop", theme: "dark", language: "pl", axe: true },
  { screen: "desktop", theme: "light", language: "ru", axe: false },
  { screen: "phone", theme: "dark", language: "en", axe: true },
  { screen: "phone", theme: "light", language: "pl", axe: false },
  { screen: "phone", theme: "light", language: "ru", axe: true },
] as const

interface Checks extends Omit<OpenTable, "language" | "seed"> {
  /** The steps at which the board is looked at. */
  readonly at: readonly number[]
  /** Small things that can also be chosen by touching something large around them. */
  readonly alsoByTouching?: string
}

export function checkLooks({ at, alsoByTouching, ...table }: Checks): void {
  for (const { screen, theme, language, axe } of looks)
    test(`on a ${screen}, ${theme}, ${language}: nothing is cut off, sticks out or is too small`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(screens[screen])
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
      const wrong = await openBoard(page, { ...table, language, seed: "looks" })
      for (const step of at) {
        await playOn(page, words, { until: step })
        if (!(await isAsked(page, words))) break
        const found = {
          cutOff: await cutOff(page),
          tooSmall: screen === "phone" ? await tooSmall(page, alsoByTouching) : [],
          sideways: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
          axe: axe ? await axeProblems(page) : [],
        }
        expect(found, `step ${step}`).toEqual({ cutOff: [], tooSmall: [], sideways: false, axe: [] })
      }
      expect(wrong).toEqual([])
    })
}

async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(".board").disableRules(joined).analyze()
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ...(await unnamed(page)),
  ]
}

/**
 * Joins all that is drawn in a button without a gap ("Kolos137 kg") and looks for that in its name;
 * `unnamed` looks for the words.
 */
export const joined = "label-content-name-mismatch"

/**
 * Buttons on the board whose name lacks a word that is seen on them, in whatever case: whoever
 * speaks to the machine says what they see.
 */
export function unnamed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".board-piece[role=button]")].flatMap((piece) => {
      const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      const name = new Set(words(piece.ariaLabel ?? "").map((word) => word.slice(0, 3)))
      const missing = words(piece.innerText).filter((word) => !name.has(word.slice(0, 3)))
      return missing.length === 0 ? [] : [`seen, not in "${piece.ariaLabel}": ${missing.join(", ")}`]
    }),
  )
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
