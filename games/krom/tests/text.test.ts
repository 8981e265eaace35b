import { caseProblems, grammarProblems, seenInPlay, textProblems, textProblemsSeen } from "@genepool/text"
import { describe, expect, test } from "vitest"
import { krom } from "../index.ts"

test("no message is missing, unused, unreadable or different by language", () => {
  expect(textProblems(krom)).toEqual([])
})

test("numbers decline what they count, and names stand where they need no case", () => {
  expect(grammarProblems(krom.texts)).toEqual([])
  expect(caseProblems(krom.texts, ["bonus", "evolution", "animal", "gathering"])).toEqual([])
})

describe("what is said in play can be said in every language", () => {
  const tables = [
    { seats: 2, seed: "two", options: { characters: "chosen" } },
    { seats: 3, seed: "three", options: { side: "glacial" } },
    { seats: 4, seed: "four", options: { kromosaur: true } },
    { seats: 6, seed: "six", options: { kromosaur: true, side: "glacial", longer: true } },
  ]
  test.each(tables)("at a table of $seats", (table) => {
    expect(textProblemsSeen(krom, seenInPlay(krom, { ...table, choices: 400 }))).toEqual([])
  })
})
