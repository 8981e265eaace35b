import { type Locale, locales } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { seenInPlay, speaker, textProblems, textProblemsSeen } from "@genepool/text"
import { expect, test } from "vitest"
import { noughts } from "../index.ts"
import { rules } from "../rules/noughts.ts"

test("no text is missing, unused or different between languages", () => {
  expect(textProblems(noughts)).toEqual([])
})

test("everything that comes up in play can be said in every language", () => {
  const games = Array.from({ length: 10 }, (_, game) => [
    ...seenInPlay(noughts, { seats: 2, seed: `${game}` }),
  ])
  expect(textProblemsSeen(noughts, games.flat())).toEqual([])
})

test.each<[Locale, string]>([
  ["en", "X is Ada, O is Jan"],
  ["pl", "X to Ada, O to Jan"],
  ["ru", "X — Ada, O — Jan"],
])("the text board, %s", (locale, marks) => {
  const { say } = speaker(noughts.texts, locale, { seatNames: ["Ada", "Jan"] })
  const table = tableOf(rules, { seats: 2 }).choose(0, { cell: 4 }).choose(1, { cell: 0 })
  const board = [" O │ · │ ·", "───┼───┼───", " · │ X │ ·", "───┼───┼───", " · │ · │ ·"]
  expect(noughts.drawText(table.view("spectator"), say).split("\n")).toEqual([...board, "", marks])
})

test("a cell is called differently in every language", () => {
  const names = locales.map((locale) => speaker(noughts.texts, locale).sayName("cell", 0))
  expect(names).toEqual(["top left", "lewe górne", "левая верхняя"])
})
