// npm run new-game: a game is a folder and a line. Makes one in a copy of the project, and one
// without the parts that it may lack, and sees that they pass whatever every game must pass,
// without touching another file

import { spawnSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { locales } from "@genepool/engine"
import { games } from "@genepool/games"
import { workspace } from "./sources.ts"

/** One as it is made, and one without whatever a game may do without. */
const [whole, bare] = ["trial-game", "bare-game"]
const vitest = "node_modules/vitest/vitest.mjs"
/** Those that go by the register. */
const testsOfEveryGame = [
  `games/${whole}/`,
  `games/${bare}/`,
  "games/tests/",
  "bots/tests/every-game.test.ts",
  "bots/tests/review.test.ts",
  "cli/tests/bad-input.test.ts",
  "scripts/tests/givers.test.ts",
  "server/tests/games.test.ts",
  "server/tests/unanswered.test.ts",
  "web/tests/kept-tables.test.ts",
  "web/tests/lobby.test.tsx",
  "web/tests/records.test.ts",
  "web/tests/rules.test.ts",
  "web/tests/rules-examples.test.ts",
]

/**
 * The others have passed these tests, and pass them again in every check: what bears no name of
 * theirs is left.
 */
export const ofNoOtherGame = `^(?!.*\\b(${Object.keys(games).join("|")})\\b)`

const reportFile = "new-game-report.json"
const reported = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`]
/** A pattern that fits nothing would pass. */
const leastTests = 40

/** The exit code. */
function prove(root: string): number {
  copyTo(root)
  const before = contents(root)
  for (const id of [whole, bare]) if (!run(root, ["cli/genepool.mjs", "new-game", id])) return 1
  const problems = touchedBeside(before, contents(root))
  for (const problem of problems) console.error(`a new game is more than a folder and a line: ${problem}`)
  if (problems.length > 0) return 1
  for (const id of [whole, bare]) link(root, id, `games/${id}`)
  makeBare(join(root, "games", bare))
  const steps = [
    ...[whole, bare].map((id) => ["cli/genepool.mjs", "simulate", id, "--games", "50", "--check"]),
    ["scripts/boundaries.ts"],
    ["scripts/ledger.ts"],
    [vitest, "run", ...testsOfEveryGame, "--maxWorkers=1", "--testNamePattern", ofNoOtherGame, ...reported],
    [vitest, "run", "siege/tests/leaks.test.ts", "--testNamePattern", "^what a seat cannot know"],
    ["node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn"],
  ]
  if (!steps.every((step) => run(root, step))) return 1
  const passed = passedOf(JSON.parse(readFileSync(join(root, reportFile), "utf8")) as Report)
  for (const [id, count] of Object.entries(passed))
    if (count < leastTests) {
      console.error(`only ${count} tests that bear the name of ${id} were run and passed`)
      return 1
    }
  console.log(
    `a new game is a folder and a line, and passes what every game must pass: ${JSON.stringify(passed)}`,
  )
  return 0
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** How many tests of each new game passed: its own, and those that bear its name. */
export function passedOf({ testResults }: Report): { readonly [id: string]: number } {
  const all = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) =>
      status === "passed" ? [`${file.slice(file.indexOf("/games/"))} ${fullName}`] : [],
    ),
  )
  return Object.fromEntries(
    [whole, bare].map((id) => [id, all.filter((test) => test.includes(id)).length] as const),
  )
}

/** Whether it passes. */
function run(root: string, step: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, step, {
    cwd: root,
    encoding: "utf8",
    env: quiet(),
  })
  if (status !== 0) console.error(`a new game does not pass: ${step.join(" ")}\n\n${stdout}\n${stderr}`)
  return status === 0
}

/**
 * Takes away what a game may lack: lessons, coach, records, judgement and the board that is drawn.
 */
function makeBare(folder: string): void {
  for (const part of [
    "learn",
    "board",
    "bot",
    "tests/board.test.tsx",
    "tests/browser",
    "tests/judgement.test.ts",
  ])
    rmSync(join(folder, part), { recursive: true })
  for (const file of readdirSync(join(folder, "text")))
    if (/^(coach|learn|records)\b/.test(file)) rmSync(join(folder, "text", file))
  rewrite(
    join(folder, "index.ts"),
    [/^import \{ (judgement|records) \}.*\n/gm, ""],
    [/^ {2}records,\n/gm, ""],
    [/^ {2}judgement,$/gm, "  judgement: null,"],
  )
  rewrite(join(folder, "text/index.ts"), [/^.*\brecordWords\b.*\n/gm, ""])
  for (const locale of locales) rewrite(join(folder, `text/${locale}.ts`), [/^ {2}"record\..*\n/gm, ""])
}

function rewrite(file: string, ...changes: readonly (readonly [RegExp, string])[]): void {
  const text = readFileSync(file, "utf8")
  for (const [from] of changes) if (text.search(from) < 0) throw new Error(`${file}: expected ${from}`)
  writeFileSync(
    file,
    changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
  )
}

/** The project as it lies there, with its packages; ours are linked into the copy. */
function copyTo(root: string): void {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: workspace,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  })
  for (const file of stdout.split("\0").filter((name) => name !== "" && existsSync(join(workspace, name))))
    cpSync(join(workspace, file), join(root, file), { recursive: true })
  const packages = join(workspace, "node_modules")
  mkdirSync(join(root, "node_modules"))
  for (const name of readdirSync(packages))
    if (name !== "@genepool" && name !== "genepool" && !name.startsWith(".vite"))
      symlinkSync(join(packages, name), join(root, "node_modules", name))
  for (const name of readdirSync(join(packages, "@genepool"))) {
    const folder = realpathSync(join(packages, "@genepool", name)).slice(workspace.length + 1)
    link(root, name, folder)
    const own = join(workspace, folder, "node_modules")
    if (existsSync(own)) symlinkSync(own, join(root, folder, "node_modules"))
  }
}

/** What `npm install` does for a package of ours. */
function link(root: string, name: string, folder: string): void {
  const path = join(root, "node_modules/@genepool", name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(join(root, folder), path)
}

function contents(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [file.slice(root.length + 1), readFileSync(file, "latin1")]))
}

/**
 * Everything beside the folder that is not as it was, but for one line more in the register for
 * each game.
 */
export function touchedBeside(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => {
    if (isOfNewGame(name) || before.get(name) === after.get(name)) return []
    if (name !== "games/index.ts") return [`${name} was touched`]
    const old = before.get(name)?.split("\n") ?? []
    const more = (after.get(name)?.split("\n") ?? []).filter((line) => !old.includes(line))
    const lines = (after.get(name)?.split("\n").length ?? 0) - old.length
    const made = new Set([...after.keys()].filter(isOfNewGame).map((file) => file.split("/")[1])).size
    return more.length === made && lines === made ? [] : [`${name} has more than one new line for a game`]
  })
}

const isOfNewGame = (file: string) => [whole, bare].some((id) => file.startsWith(`games/${id}/`))

/** A runner must not take this process for one of its own. */
function quiet(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS$|TEST$)/.test(name))
  return { ...Object.fromEntries(kept), NO_COLOR: "1" }
}

if (import.meta.main) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "genepool-new-game-")))
  try {
    process.exitCode = prove(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
