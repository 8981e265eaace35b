// Nothing that one must read lies on anything else, on every screen and in every language

import { expect, type Page, test } from "@playwright/test"
import { isAsked, type OpenTable, openBoard, playOn, words } from "./playing.ts"

const screens = {
  desktop: { width: 1440, height: 900 },
  "tablet across": { width: 1024, height: 768 },
  "tablet upright": { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const

interface Apart {
  readonly game: string
  readonly tables: readonly Omit<OpenTable, "game" | "seed">[]
  /** The steps at which the board is looked at, in the midst of things. */
  readonly at: readonly number[]
  /** A selector of what must be apart; what is a part of another thing may lie on that one. */
  readonly things: string
}

export function checkApart({ game, tables, at, things }: Apart): void {
  for (const table of tables) {
    const { seats, language = "en" } = table
    test(`a game of ${seats}, ${language}: nothing lies on anything else`, async ({ page }) => {
      test.setTimeout(240_000)
      // The quickest to draw anew after each choice
      await page.setViewportSize(screens.phone)
      await openBoard(page, { game, seed: "apart", ...table })
      for (const step of at) {
        await playOn(page, words, { until: step })
        if (!(await isAsked(page, words))) break
        for (const [screen, size] of Object.entries(screens)) {
          await page.setViewportSize(size)
          // The board hears of its new width after the page
          await expect(async () => {
            expect(await lyingOnEachOther(page, things), `${screen}, step ${step}`).toEqual([])
          }).toPass({ timeout: 10_000 })
        }
      }
    })
  }
}

/** Which of these things overlap by more than a pixel. */
function lyingOnEachOther(page: Page, things: string): Promise<string[]> {
  return page.evaluate((things) => {
    const all = [...document.querySelectorAll(things)].flatMap((thing) => {
      const box = thing.getBoundingClientRect()
      return box.width > 0 ? [{ thing, box }] : []
    })
    const nameOf = (thing: Element) =>
      `${thing.getAttribute("class")} ${thing.textContent?.trim() ?? ""}`.trim()
    return all.flatMap(({ thing, box }, n) =>
      all.slice(n + 1).flatMap((other) => {
        if (thing.contains(other.thing) || other.thing.contains(thing)) return []
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across <= 1 || down <= 1) return []
        return [`${nameOf(thing)} on ${nameOf(other.thing)}: ${across.toFixed(1)} by ${down.toFixed(1)}`]
      }),
    )
  }, things)
}
