// A visitor: opens pages, gathers whatever goes wrong on them, and plays by the list of options

import { expect, type Page } from "@playwright/test"

export { axeProblems, watch } from "@genepool/board/testing/browser"

/** Bots answer at once and nothing moves, so that a whole game takes seconds. */
export async function atOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      "genepool.preferences",
      JSON.stringify({ locale: "en", still: true, speed: "instant", foresee: "never" }),
    )
  })
}

export async function isSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}

export const prompt = (page: Page) => page.locator(".prompt-sentence")

export async function stepOf(page: Page): Promise<number> {
  return Number(await page.locator(".table").getAttribute("data-step"))
}

/** Takes the first option again and again, until the game is over or enough has been chosen. */
export async function playOn(page: Page, choices: number): Promise<void> {
  for (let n = 0; n < choices; n++) {
    const option = page.locator(".options .option").first()
    const over = page.locator(".prompt[data-over]")
    await expect(option.or(over).first()).toBeAttached()
    if (await over.isVisible()) return
    const step = await page.locator(".table").getAttribute("data-step")
    await page.keyboard.press("1")
    await expect(page.locator(".table")).not.toHaveAttribute("data-step", step ?? "")
  }
}

/** What somebody would want to read and cannot: text that does not fit into what it stands in. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *")].flatMap((element) => {
      const { overflowX, clip, position } = getComputedStyle(element)
      // Said to those who hear the page only
      if (position === "absolute" && (clip !== "auto" || element.clientWidth <= 1)) return []
      if (element.closest(".options[data-shown=nothing]") !== null) return []
      const hides =
        overflowX === "hidden" || overflowX === "clip" || element.matches("button, select, a.button")
      const over = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
      const text = element.innerText?.trim() ?? ""
      return hides && over && text !== "" ? [`${element.className}: ${text.slice(0, 60)}`] : []
    }),
  )
}
