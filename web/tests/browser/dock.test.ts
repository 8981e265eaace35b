// The dock of a phone: what happened last is read, and news beside answers in words is a sign
// that a thumb finds

import { isAsked, openBoard, playOn, words } from "@genepool/board/testing/browser"
import { expect, test } from "@playwright/test"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
] as const)
  test(`at ${width}x${height} what happened last is seen, however much was said`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openBoard(page, { game: "noughts", seats: 2, seed: "end" })
    await playOn(page, words, { until: 3 })
    await isAsked(page, words)
    const seen = await page.evaluate(() => {
      const ticker = document.querySelector(".ticker")!
      const line = ticker.firstElementChild as HTMLElement
      const tell = (...facts: string[]) => {
        line.replaceChildren(
          ...facts.map((words, at) => {
            const fact = document.createElement("span")
            fact.className = "ticker-fact"
            fact.style.order = `${-at}`
            fact.textContent = words
            return fact
          }),
        )
        return [...line.children].map((fact) => fact.getBoundingClientRect())
      }
      const box = ticker.getBoundingClientRect()
      const height = Number.parseFloat(getComputedStyle(ticker).lineHeight)
      const long = "A long way to what came of it, ".repeat(8)
      const [alone] = tell(`${long}the end`)
      const [before, end] = tell(long, "The end")
      // Of what came before nothing is seen, or its beginning, too
      const isCut = ({ top, bottom, left }: DOMRect) =>
        top < box.top - 1 && bottom > box.top + 1 && left < box.right
      const besideIt = Math.round(tell("One", "Two").at(-1)!.left - box.left)
      const cut = isCut(before!) || tell("One", "Two", "Three").some(isCut)
      return {
        lines: Math.round(box.height / height),
        above: Math.round(Math.max(0, box.top - alone!.top)),
        below: [alone!, end!].map(({ bottom }) => Math.round(bottom - box.bottom)),
        cut,
        besideIt,
      }
    })
    expect(seen.lines).toBeGreaterThanOrEqual(1)
    expect(seen.below).toEqual([0, 0])
    // Of one sentence that is too long a phone shows the beginning, not the last word alone
    if (width < 600) expect(seen.above).toBe(0)
    expect(seen.cut).toBe(false)
    // Where one line is all there is, the last stands behind the one before it
    if (width < 1000) expect(seen.besideIt).toBe(0)
  })

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width}x${height} news beside answers in words is a sign, opens, and leaves them their room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openBoard(page, { game: "krom", seats: 4, seed: "news" })
    const answers = ".dock-answers:has(.options:is([data-shown=row], [data-shown=spoken]):not([data-empty]))"
    const sign = page.locator(`${answers} .slip-line`)
    for (let step = 20; step < 400 && !(await sign.isVisible()); step += 2) {
      await playOn(page, words, { until: step })
      expect(await isAsked(page, words)).toBe(true)
    }
    const box = await sign.boundingBox()
    const emblem = await sign.locator(":scope > :first-child").boundingBox()
    expect(Math.round(box?.width ?? 0)).toBe(52)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(emblem?.width).toBeGreaterThanOrEqual(20)
    const list = await page.locator(`${answers} .option-list`).boundingBox()
    expect(list?.width).toBeGreaterThanOrEqual(88)
    await sign.click()
    const paper = await page.locator(".slip-paper").boundingBox()
    expect(paper?.x).toBeGreaterThanOrEqual(0)
    expect(paper?.y).toBeGreaterThanOrEqual(0)
    expect((paper?.x ?? 0) + (paper?.width ?? 0)).toBeLessThanOrEqual(width)
  })

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width}x${height} a list that is asked for lies over the open log, and Escape puts away one after the other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openBoard(page, { game: "noughts", seats: 2, seed: "log" })
    await isAsked(page, words)
    await page.locator(".bar [data-icon=log]").click()
    const drawer = await page.locator(".drawer").boundingBox()
    const dock = await page.locator(".table-dock").boundingBox()
    const besideIt = (drawer?.x ?? 0) + (drawer?.width ?? 0) <= (dock?.x ?? 0)
    expect(
      besideIt || (drawer?.y ?? 0) + (drawer?.height ?? 0) <= (dock?.y ?? 0),
      "it covers the question",
    ).toBe(true)
    await page.locator(".dock-answers [data-icon=list]").click()
    const list = page.locator(".options[data-shown=all]")
    await expect(list).toBeVisible()
    const isOnTop = await list.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
    await page.keyboard.press("Escape")
    await expect(list).toHaveCount(0)
    await expect(page.locator(".drawer")).toBeVisible()
    await page.locator("[data-heading=question]").focus()
    await page.keyboard.press("Escape")
    await expect(page.locator(".drawer")).toHaveCount(0)
  })
