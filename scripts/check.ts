// Runs every step of ./check, whatever the others do, and ends with one line: N passed, N failed
//
//   ./check              everything
//   ./check lint test    these steps
//   ./check quick [REV]  what changed (since REV): format, types, lint, and the tests of the packages concerned
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { type Counts, countStep, countTests, slowestFiles } from "./counts.ts"
import { changedFiles, packagesOf, quickSteps } from "./quick.ts"
import { workspace } from "./sources.ts"
import { groups, type Step } from "./steps.ts"

const { scripts } = JSON.parse(readFileSync(join(workspace, "package.json"), "utf8")) as {
  scripts: Record<string, string>
}
const coloured = process.stdout.isTTY && !process.env.NO_COLOR
const reports = mkdtempSync(join(tmpdir(), "genepool-check-"))

const [first, ...rest] = process.argv.slice(2)
const isQuick = first === "quick"
/** Names given on the command line choose steps; none means all. */
const chosen = isQuick ? chooseQuick(rest[0]) : chooseSteps(process.argv.slice(2))
const counted: Counts[] = []

// A fresh machine has neither databases nor a browser: fetch them, one after another, while the quick steps run.
// The tests that need them tell if that failed.
const databasesReady =
  isChosen("vitest") && !isQuick ? shell("scripts/find-databases", {}) : Promise.resolve()
const browserReady = databasesReady.then(() =>
  isChosen("playwright") ? shell("scripts/find-chromium", {}) : undefined,
)

for (const group of chosen) {
  if (group.some((step) => step.runner === "vitest")) await databasesReady
  if (group.some((step) => step.runner === "playwright")) await browserReady
  await inParallel(group, availableParallelism(), async (step) => counted.push(await run(step)))
}

rmSync(reports, { recursive: true })
const passed = counted.reduce((sum, counts) => sum + counts.passed, 0)
const failed = counted.reduce((sum, counts) => sum + counts.failed, 0)
process.exitCode = failed > 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)

function isChosen(runner: Step["runner"]): boolean {
  return chosen.flat().some((step) => step.runner === runner)
}

async function run(step: Step): Promise<Counts> {
  const report = join(reports, `${step.name.replace(":", "-")}.json`)
  const started = process.hrtime.bigint()
  const { output, status } = await shell(commandOf(step, report), { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const seconds = Number(process.hrtime.bigint() - started) / 1e9
  const counts = step.runner
    ? countTests(step.runner, existsSync(report) ? readFileSync(report, "utf8") : null, status === 0)
    : countStep(status === 0)
  announce(step, counts, seconds, output)
  if (step.runner && existsSync(report) && !isQuick)
    for (const { file, seconds: took } of slowestFiles(step.runner, readFileSync(report, "utf8"), workspace))
      console.log(`       ${`${took.toFixed(1)} s`.padStart(8)} ${file}`)
  return counts
}

function commandOf(step: Step, report: string): string {
  const script = step.command ?? scripts[step.name]
  if (!script) throw new Error(`package.json has no script "${step.name}", which scripts/steps.ts names.`)
  switch (step.runner) {
    case "vitest":
      return `${script} --reporter=default --reporter=json --outputFile.json='${report}'`
    case "playwright":
      return `${script} --reporter=list,json`
    default:
      return script
  }
}

async function shell(command: string, variables: Record<string, string>) {
  const child = spawn("sh", ["-c", command], {
    cwd: workspace,
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text
    })
  }
  const [status] = (await once(child, "close")) as [number | null]
  return { output, status }
}

function announce(step: Step, counts: Counts, seconds: number, output: string): void {
  const details = [`${seconds.toFixed(1)} s`.padStart(7)]
  if (step.runner) details.push(`${counts.passed} passed`, `${counts.failed} failed`)
  if (counts.skipped) details.push(`${counts.skipped} skipped`)
  console.log(`${counts.failed ? "FAIL" : "ok  "} ${step.name.padEnd(13)}${details.join(", ")}`)
  if (counts.failed) console.log(`\n${withoutPassed(coloured ? output : stripVTControlCharacters(output))}\n`)
}

/** What passed is counted above; a long list of it would only push the failure out of sight. */
function withoutPassed(output: string): string {
  return output
    .split("\n")
    .filter((line) => !/^\s*(✓|ok\s+\d+)/u.test(stripVTControlCharacters(line)))
    .join("\n")
    .trimEnd()
}

async function inParallel<T>(items: readonly T[], limit: number, work: (item: T) => Promise<unknown>) {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}

function chooseQuick(base: string | undefined): Step[][] {
  const files = changedFiles(workspace, base)
  console.log(`${files.length} files changed, in ${packagesOf(files).join(", ") || "no package"}`)
  return quickSteps(workspace, files)
}

function chooseSteps(names: string[]): Step[][] {
  const known = groups.flat().map((step) => step.name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". The steps are: ${known.join(", ")}; or quick.`)
    process.exit(2)
  }
  return groups.map((group) => group.filter((step) => names.length === 0 || names.includes(step.name)))
}
