import { expect, test } from "vitest"
import { branchSeating } from "../replay/branch.tsx"

test("in a what-if the bots stay as strong as they were, and a bot takes the place of other people", () => {
  expect(branchSeating(["person", "level1", "level5"], 3, 0)).toEqual(["person", "level1", "level5"])
  expect(branchSeating(["person", "level1", "person"], 3, 1)).toEqual(["level3", "person", "level3"])
  expect(branchSeating(["person", "level1"], 2, null)).toEqual(["person", "person"])
})
