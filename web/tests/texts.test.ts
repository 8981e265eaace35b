import { catalogProblems } from "@genepool/text"
import { expect, test } from "vitest"
import { houseTexts } from "../text/index.ts"

test("the house's words are whole in every language", () => {
  expect(catalogProblems(houseTexts, new Set(houseTexts.keys()))).toEqual([])
})
