// The player of the other browser tests plays a table the same way every time: what fails once
// fails again

import { openBoard, playOn, shining, words } from "@genepool/board/testing/browser"
import { expect, type Page, test } from "@playwright/test"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

const ways = { "by touch": shining, "from the list": words }

for (const [way, things] of Object.entries(ways))
  test(`a table is played the same way again on a slow machine, ${way}`, async ({ page, context }) => {
    test.setTimeout(240_000)
    const play = async (at: Page) => {
      await openBoard(at, { game: "krom", seats: 4, seed: "again" })
      return playOn(at, things, { until: 60 })
    }
    const quickly = await play(page)
    const other = await context.newPage()
    const session = await context.newCDPSession(other)
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    const slowly = await play(other)
    expect(quickly.length).toBeGreaterThan(5)
    expect(slowly).toEqual(quickly)
  })
