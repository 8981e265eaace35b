// A tip leaves its thing in sight, stays on the screen, and is no hindrance to the pointer

import { expect, type Page, test } from "@playwright/test"
import { isAsked, type OpenTable, openBoard, words } from "./playing.ts"

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Lingers on that many things, here and there on the board. */
export function checkTips(table: Omit<OpenTable, "seed">, things = 6): void {
  for (const screen of screens)
    test(`tips at ${screen.width} by ${screen.height} cover neither their thing nor leave the screen`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      await openBoard(page, { ...table, seed: "tips" })
      await isAsked(page, words)
      for (let n = 0; n < things; n++) {
        const spot = await somethingWithATip(page, n / things)
        // Whatever scrolls or moves under the pointer meanwhile puts a tip away
        await expect(async () => {
          await page.mouse.move(1, 1)
          await page.mouse.move(spot.x, spot.y)
          await expect(page.locator(".board-tip")).toHaveText(spot.text, { timeout: 5_000 })
        }).toPass()
        expect(await problemsOfTip(page, spot), spot.text).toEqual([])
        await page.keyboard.press("Escape")
        await expect(page.locator(".board-tip")).toHaveCount(0)
      }
    })
}

/**
 * A thing so far down the board, scrolled into sight: where the pointer meets it, and what it says.
 */
function somethingWithATip(page: Page, share: number) {
  return page.evaluate(async (share) => {
    const all = [...document.querySelectorAll<HTMLElement>(".board [data-tip]")].filter((thing) => {
      const { width, height } = thing.getBoundingClientRect()
      return (
        width > 10 && height > 10 && height < innerHeight / 3 && thing.querySelector("[data-tip]") === null
      )
    })
    for (let at = Math.floor(share * all.length); ; at = (at + 1) % all.length) {
      const thing = all[at] as HTMLElement
      thing.scrollIntoView({ block: "center", behavior: "instant" })
      await new Promise(requestAnimationFrame)
      const { left, top, right, bottom } = thing.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const met = document.elementFromPoint(x, y)?.closest("[data-tip]")
      if (met === thing) return { x, y, left, top, right, bottom, text: thing.dataset.tip?.trim() ?? "" }
    }
  }, share)
}

function problemsOfTip(
  page: Page,
  thing: { readonly [edge in "left" | "top" | "right" | "bottom"]: number },
): Promise<string[]> {
  return page.evaluate((thing) => {
    const tip = document.querySelector(".board-tip")?.getBoundingClientRect()
    if (tip === undefined) return ["is not there"]
    const covers =
      tip.left < thing.right - 1 &&
      tip.right > thing.left + 1 &&
      tip.top < thing.bottom - 1 &&
      tip.bottom > thing.top + 1
    const leaves = tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight
    const hinders = document.elementFromPoint(tip.left + 9, tip.top + 9)?.closest(".board-tip") != null
    return [
      ...(covers ? ["covers its thing"] : []),
      ...(leaves ? ["leaves the screen"] : []),
      ...(hinders ? ["is in the way of the pointer"] : []),
    ]
  }, thing)
}
