// A chapter as a table: what a press changes for the player, and what it leaves as it was

import { noughts } from "@genepool/noughts"
import { expect, test } from "vitest"
import { openGuide } from "../learn/guide-source.ts"
import { loadCourse } from "../table/courses.ts"
import type { LoadedGame } from "../table/games.ts"

test("to go on leaves the position as it was, and with it what was opened at the table", async () => {
  const { guided, texts } = await loadCourse("noughts")
  const loaded = { module: noughts } as LoadedGame
  const table = await openGuide(loaded, guided[0]!, texts.en, noughts.texts.en, () => 0)
  const before = table.sight()
  table.goOn()
  expect(table.guide.number).toBe(1)
  expect(table.sight()).not.toBe(before)
  expect(table.sight()?.view).toBe(before?.view)
  await table.choose({ do: "mark", cell: 4 })
  expect(table.sight()?.view).not.toBe(before?.view)
  table.close()
})
