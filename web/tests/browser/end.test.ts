// The end of a game, above all on a phone: nothing of the sheet lies on anything else of it

import { openBoard, playOn, words } from "@genepool/board/testing/browser"
import { expect, test } from "@playwright/test"

test.use({ locale: "en-GB", reducedMotion: "reduce", viewport: { width: 390, height: 844 } })

test("where no points are counted, the winner stands beside what was remarkable, and the board is in sight", async ({
  page,
}) => {
  await openBoard(page, { game: "noughts", seats: 2, seed: "end" })
  await playOn(page, words, { until: 9 })
  const sheet = page.getByRole("region", { name: "Result" })
  await expect(sheet).toBeVisible()
  const winner = await sheet.locator(".end-winners").boundingBox()
  const records = await sheet.locator(".end-records").boundingBox()
  expect((winner?.x ?? 0) + (winner?.width ?? 0)).toBeLessThanOrEqual(records?.x ?? 0)
  expect((await sheet.boundingBox())?.height).toBeLessThan(300)
  const dish = await page.locator(".nou-dish").boundingBox()
  const top = (await sheet.boundingBox())?.y ?? 0
  expect((dish?.y ?? 0) + (dish?.height ?? top + 1)).toBeLessThanOrEqual(top)
})

test("however many win, names stand on one line and the total is in sight, on every screen", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("genepool.preferences", JSON.stringify({ locale: "en", speed: "instant" })),
  )
  // Three of four share the first place
  await page.goto("/chromosome/play?people=0&bots=random&seats=4&seed=e")
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible({ timeout: 60_000 })
  await expect(page.locator(".end-winners[data-many] .winner-figure")).toHaveCount(3)
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [820, 1180],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    const seen = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect()
      const scroller = document.querySelector(".score-scroller")!
      const winners = box([...document.querySelectorAll(".end-winners > *")].at(-1)!)
      const title = document.querySelector(".score > h2")!
      const wordsBegin = box(title).left + Number.parseFloat(getComputedStyle(title).paddingLeft)
      const rematch = document.querySelector(".dock-actions [data-kind=main]")!
      const label = document.createRange()
      label.selectNodeContents(rematch)
      return {
        margin: box(rematch).right - label.getBoundingClientRect().right,
        hidden: scroller.scrollWidth - scroller.clientWidth,
        lines: [...document.querySelectorAll(".score-who > :last-child")].map(
          (name) => name.getClientRects().length === 1 && box(name).height < 30,
        ),
        under: winners.right - wordsBegin,
      }
    })
    expect(seen.margin, `${width}x${height}`).toBeGreaterThanOrEqual(6)
    expect(seen.hidden, `${width}x${height}`).toBeLessThanOrEqual(1)
    expect(seen.lines, `${width}x${height}`).toEqual([true, true, true, true])
    expect(seen.under, `${width}x${height}`).toBeLessThanOrEqual(0)
  }
})

test("in the longest words, with one winner and in a replay, the total is in sight", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("genepool.preferences", JSON.stringify({ locale: "pl", speed: "instant" })),
  )
  await page.goto("/chromosome/play?people=0&bots=random&seats=4&seed=f")
  await expect(page.locator(".end-winners .winner-figure")).toHaveCount(1, { timeout: 60_000 })
  const hidden = () => page.locator(".score-scroller").evaluate((all) => all.scrollWidth - all.clientWidth)
  const screens = [
    [844, 390],
    [390, 844],
    [360, 640],
    [820, 1180],
    [1280, 720],
    [1920, 1080],
  ] as const
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await expect.poll(hidden, `${width}x${height}`).toBeLessThanOrEqual(1)
  }
  // Also beside a phone that lies all seats are seen, and that there is more to come
  await page.setViewportSize({ width: 844, height: 390 })
  const bottom = async (part: string) => {
    const box = await page.locator(part).boundingBox()
    return box === null ? Number.NaN : box.y + box.height
  }
  // A page whose size has just changed may not have been laid out for it yet
  await expect(async () => {
    expect(await bottom(".end-records h2")).toBeLessThan((await bottom(".end")) - 24)
  }).toPass()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.locator(".dock-actions a").first().click()
  await expect(page.locator(".replay .score")).toBeVisible()
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await expect.poll(hidden, `${width}x${height}, replay`).toBeLessThanOrEqual(1)
  }
})
