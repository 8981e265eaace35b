import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { changedFiles, packagesOf, quickSteps } from "../quick.ts"

let root: string
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], { cwd: root })
const write = (path: string, text = "") => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "genepool-quick-"))
  git("init", "-q")
  write("engine/a.ts")
  write("games/krom/tests/fight.test.ts")
  git("add", "-A")
  git("commit", "-qm", "first")
  write("server/b.ts")
  git("add", "-A")
  git("commit", "-qm", "second")
})
afterEach(() => rmSync(root, { recursive: true }))

test("without changes it is the last commit that is looked at, otherwise what is not committed, new files too", () => {
  expect(changedFiles(root)).toEqual(["server/b.ts"])
  write("engine/a.ts", "changed")
  write("games/krom/rules/new.ts")
  expect(changedFiles(root)).toEqual(["engine/a.ts", "games/krom/rules/new.ts"])
  expect(changedFiles(root, "HEAD~1")).toEqual(["engine/a.ts", "games/krom/rules/new.ts", "server/b.ts"])
})

test("what is gone needs no check, and an unknown base is named", () => {
  rmSync(join(root, "engine/a.ts"))
  expect(changedFiles(root)).toEqual([])
  expect(() => changedFiles(root, "nowhere")).toThrow("nowhere")
})

test("the tests of the packages that files belong to", () => {
  expect(
    packagesOf(["games/krom/rules/a.ts", "games/index.ts", "games/tests/a.test.ts", "README.md"]),
  ).toEqual(["games", "games/krom", "scripts"])
  const commands = quickSteps(root, ["games/krom/rules/it's.ts"])
    .flat()
    .map(({ name, command, only = [] }) => [`${name}:`, command ?? "", ...only].join(" "))
  expect(commands).toEqual([
    "typecheck: ",
    "boundaries: ",
    "format: biome ci --log-level=warn --error-on-warnings --no-errors-on-unmatched 'games/krom/rules/it'\\''s.ts'",
    "lint: oxlint --type-aware --deny-warnings 'games/krom/rules/it'\\''s.ts'",
    "test: vitest run --project '!nodes' games/krom/tests/",
  ])
})

test("of a stylesheet and a page about the project those tests are run that name it; a text of a game may matter to all of its tests", () => {
  write("web/tests/a.test.ts")
  write("server/tests/b.test.ts", `read("docs/operating.md"); read("colours.css")`)
  const onlyOf = (...files: string[]) =>
    quickSteps(root, files)
      .flat()
      .flatMap(({ only = [] }) => only)
  expect(onlyOf("docs/operating.md")).toEqual(["server/tests/b.test.ts"])
  expect(onlyOf("web/look/colours.css")).toEqual(["server/tests/b.test.ts", "scripts/tests/styles.test.ts"])
  expect(onlyOf("games/krom/RULES.md")).toEqual(["games/krom/tests/"])
  expect(onlyOf("web/look/icons.tsx", "README.md")).toEqual(["web/tests/"])
})
