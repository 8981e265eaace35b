import { catalogProblems, grammarProblems } from "@genepool/text"
import { expect, test } from "vitest"
import { texts } from "../text/index.ts"

test("what the terminal says can be said in every language", () => {
  expect(catalogProblems(texts, new Set(texts.keys()))).toEqual([])
  expect(grammarProblems(texts)).toEqual([])
})
