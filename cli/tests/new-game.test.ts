// new-game: what it refuses; that what it makes is sound is proved by scripts/new-game.ts in a copy of the project

import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { project } from "../titles.ts"
import { genepool } from "./harness.ts"

test.each([
  [["new-game"], "new-game: expected an id in small letters, such as liars-dice, got nothing"],
  [["new-game", "Chess"], "expected an id of at least three small letters, digits and dashes, got Chess"],
  [["new-game", "go"], "expected an id of at least three small letters, digits and dashes, got go"],
  [
    ["new-game", "../chess"],
    "expected an id of at least three small letters, digits and dashes, got ../chess",
  ],
  [["new-game", "krom"], "expected an id that is free, got krom, which is a game"],
  [["new-game", "tests"], "expected an id that is free, got tests"],
  [
    ["new-game", "kroketten"],
    "--letters: expected letters that no other game's rules begin with, got KRO, as in games/krom",
  ],
  [["new-game", "chess", "--letters", "chess"], "--letters: expected three capital letters, got chess"],
])("genepool %j is refused, and nothing is made", async (args, message) => {
  const { code, err } = await genepool(args)
  expect(code).toBe(2)
  expect(err).toContain(message)
  for (const id of ["chess", "kroketten", "go"]) expect(existsSync(join(project, "games", id))).toBe(false)
})
