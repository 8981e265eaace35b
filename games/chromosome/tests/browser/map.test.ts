// Fingers on the map: real touches, as a phone sends them

import { openBoard, stepOf, untilTaken } from "@genepool/board/testing/browser"
import { type CDPSession, expect, type Page, test } from "@playwright/test"
import { ownMap } from "./own-map.ts"

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: "en-GB",
  reducedMotion: "reduce",
})

interface Point {
  readonly x: number
  readonly y: number
}

/** Where the map is and how close one has come to it, as it is drawn. */
function mapOf(page: Page) {
  return page.evaluate(() => {
    const lens = document.querySelector(".chr-lens")!.getBoundingClientRect()
    const world = document.querySelector(".chr-world")!.getBoundingClientRect()
    return {
      scale: world.width / lens.width,
      x: world.left - lens.left,
      middle: { x: lens.left + lens.width / 2, y: lens.top + lens.height / 2 },
    }
  })
}

const scaleOf = async (page: Page) => (await mapOf(page)).scale

/** Fingers that go from some points to others, and are lifted. */
async function drag(
  fingers: CDPSession,
  from: readonly Point[],
  to: readonly Point[],
  beforeLifting: () => Promise<void> = async () => undefined,
): Promise<void> {
  const steps = 8
  const at = (share: number) =>
    from.map((point, id) => ({
      id,
      x: point.x + (to[id]!.x - point.x) * share,
      y: point.y + (to[id]!.y - point.y) * share,
    }))
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: readonly object[]) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: [...touchPoints] as Point[] })
  await send("touchStart", at(0))
  for (let n = 1; n <= steps; n++) await send("touchMove", at(n / steps))
  await beforeLifting()
  await send("touchEnd", [])
}

test("a map that is too large for a phone: one begins close, pinches, pans, and taps a room", async ({
  page,
  context,
}) => {
  const wrong = await openBoard(page, { game: "chromosome", seats: 2, seed: "map", options: { map: ownMap } })
  const fingers = await context.newCDPSession(page)
  await expect(page.locator(".chr-room[data-offered]").first()).toBeVisible()

  // Fifteen rooms in 338 pixels: one begins where a finger can meet a room, and where one can be
  // chosen
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
  await page.locator(".chr-zoom").tap()
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1)

  // Two fingers apart, also up and down
  const { middle } = await mapOf(page)
  const up = (by: number): Point[] => [
    { x: middle.x, y: middle.y - by },
    { x: middle.x, y: middle.y + by },
  ]
  await drag(fingers, up(20), up(80))
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(3)

  // One finger moves what is seen, and chooses nothing
  const before = await mapOf(page)
  const step = await stepOf(page)
  const held = page.locator(".chr-lens[data-held]")
  // What a finger holds follows it at once
  await drag(fingers, [middle], [{ x: middle.x + 90, y: middle.y }], () => expect(held).toHaveCount(1))
  await expect(held).toHaveCount(0)
  await expect.poll(async () => (await mapOf(page)).x - before.x).toBeGreaterThan(60)
  await expect(page.locator(".chr-room[aria-pressed=true]")).toHaveCount(0)
  expect(await stepOf(page)).toBe(step)

  // A tap is a choice
  await page.locator(".chr-zoom").click()
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1)
  await page.locator(".chr-zoom").click()
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
  await untilTaken(page, async () => {
    const spot = await page.evaluate(() => {
      const lens = document.querySelector(".chr-lens")!.getBoundingClientRect()
      const rooms = [...document.querySelectorAll(".chr-room[data-offered]")].map((room) =>
        room.getBoundingClientRect(),
      )
      const seen = rooms.find(({ left, right }) => left >= lens.left && right <= lens.right)!
      return { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 }
    })
    await page.touchscreen.tap(spot.x, spot.y)
  })

  // Together again: all of it
  await drag(fingers, up(80), up(10))
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1)
  expect(wrong).toEqual([])
})

test("what the keyboard goes to is brought into sight", async ({ page }) => {
  await openBoard(page, { game: "chromosome", seats: 2, seed: "map", options: { map: ownMap } })
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
  for (const room of await page.locator(".chr-room[data-offered]").all()) {
    await room.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await expect
      .poll(() =>
        room.evaluate((element) => {
          const lens = document.querySelector(".chr-lens")!.getBoundingClientRect()
          const { left, width } = element.getBoundingClientRect()
          return left + width / 2 > lens.left && left + width / 2 < lens.right
        }),
      )
      .toBe(true)
  }
})
