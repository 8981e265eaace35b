// Whole games in the facility, and how it looks on every screen

import { checkLooks, isAsked, openBoard, playOn, wholeGames, words } from "@genepool/board/testing/browser"
import { expect, test } from "@playwright/test"
import { ownMap } from "./own-map.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

wholeGames({
  game: "chromosome",
  counts: [2, 3, 4],
  touch: [{ seats: 2, options: { species: "chosen", map: ownMap } }, { seats: 4 }],
  list: [{ seats: 3 }],
  keyboard: [{ seats: 2 }],
})

checkLooks({
  game: "chromosome",
  seats: 4,
  at: [0, 16, 40],
  // On a phone they lie behind a tab; what they mean stands large in the tray
  alsoByTouching: ".chr-own-gene, .chr-trophy",
})

test("on a desk everything of a game of four is in one view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBoard(page, { game: "chromosome", seats: 4, seed: "view", language: "ru" })
  for (const step of [2, 25, 50]) {
    await playOn(page, words, { until: step })
    if (!(await isAsked(page, words))) break
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, `step ${step}`).toBeLessThanOrEqual(900)
  }
})
