// The end of a game on a phone: nothing of the sheet lies on anything else of it

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
})
