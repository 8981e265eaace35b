// new-game: what it refuses; that what it makes is sound is proved by scripts/new-game.ts in a copy
// of the project

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { renamed } from "../commands/new-game.ts"
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

const made = (file: string) =>
  renamed(file, readFileSync(join(project, "games/noughts", file), "utf8"), "triple-bid", "TRI")

test.each(["RULES.md", "text/rules.en.md", "text/rules.pl.md", "text/rules.ru.md"])(
  "%s is headed by the new name, and its sentences have no names of code in them",
  (file) => {
    const text = made(file)
    expect(text).toMatch(/^# (Triple bid|TRIPLE BID - rules ledger)\n/)
    expect(text).toContain("TRI-01")
    expect(text).not.toMatch(/tripleBid|NOU-|genepool rules noughts/)
  },
)

test("the rules for players keep their words, the ledger names the command for the new game", () => {
  expect(made("text/rules.en.md")).toContain("the second plays noughts. {TRI-01 TRI-02}")
  expect(made("RULES.md")).toContain("`npx genepool rules triple-bid --coverage`")
  expect(made("index.ts")).toContain("export const tripleBid: GameModule")
})
