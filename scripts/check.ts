// Runs every step of ./check, whatever the others do, and ends with one line: N passed, N failed
//
//   ./check              everything
//   ./check lint test    these steps
//   ./check quick [REV]  what changed (since REV): format, types, lint, and the tests of the
//   packages concerned
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { type Counts, countStep, countTests, slowestFiles } from "./counts.ts"
import { type Failure, failuresIn, lostIn, workerDied } from "./failures.ts"
import { changedFiles, packagesOf, quickSteps } from "./quick.ts"
import { workspace } from "./sources.ts"
import { groups, type Runner, type Step } from "./steps.ts"

const { scripts } = JSON.parse(readFileSync(join(workspace, "package.json"), "utf8")) as {
  scripts: Record<string, string>
}
const coloured = process.stdout.isTTY && !process.env.NO_COLOR
const reports = mkdtempSync(join(tmpdir(), "genepool-check-"))

const [first, ...rest] = process.argv.slice(2)
const isQuick = first === "quick"
/** More failures than these are no accident of a busy machine. */
const mostTriedAgain = 8
/** Names given on the command line choose steps; none means all. */
const chosen = isQuick ? chooseQuick(rest[0]) : chooseSteps(process.argv.slice(2))
const counted: Counts[] = []

// A fresh machine has neither databases nor a browser: fetch them, one after another, while the
// quick steps run. The tests that need them tell if that failed.
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

function isChosen(runner: Runner): boolean {
  return chosen.flat().some((step) => step.runner === runner)
}

async function run(step: Step): Promise<Counts> {
  if (step.runner) return await runTests(step, step.runner)
  const { status, seconds, output } = await shell(commandOf(step), {})
  const counts = countStep(status === 0)
  announce(step.name, counts, seconds, output)
  return counts
}

async function runTests(step: Step, runner: Runner): Promise<Counts> {
  const first = await reported(step, runner)
  const { counts, failures, report } = first
  announce(step.name, counts, first.seconds, first.output, failures)
  if (report !== null && !isQuick)
    for (const { file, seconds } of slowestFiles(runner, report, workspace))
      console.log(`       ${`${seconds.toFixed(1)} s`.padStart(8)} ${file}`)
  const died = runner === "vitest" && workerDied(first.output)
  // A run that ended badly without a test to blame has nothing that could be tried again
  if (!died && (failures.length === 0 || failures.length !== counts.failed)) return counts
  if (failures.length > mostTriedAgain) return counts
  return await tryAgain(
    step,
    runner,
    died ? { ...first, failures: [...failures, ...(await lost(step, first))] } : first,
  )
}

/** What a process that died left without an answer. */
async function lost(step: Step, { report }: Reported): Promise<readonly Failure[]> {
  const file = join(mkdtempSync(join(reports, "list-")), "files.json")
  await shell(commandOf(step).replace("vitest run", `vitest list --filesOnly --json='${file}'`), {})
  const found = lostIn(report ?? "{}", JSON.parse(readFileSync(file, "utf8")), workspace)
  // It may die when everything is done, and as it ends
  return found.length > 0 ? found : [{ file: "", test: "(a process died after its last test)", why: "" }]
}

/**
 * What failed is run once more, alone. A test that passes then is unsteady: a bug of its own, told
 * by name, but no reason to refuse a change that has nothing to do with it.
 */
async function tryAgain(step: Step, runner: Runner, { counts, failures }: Reported): Promise<Counts> {
  const only = [...new Set(failures.map(({ file }) => file))].filter((file) => file !== "")
  if (only.length === 0) return accept(counts, failures)
  const again =
    runner === "vitest"
      ? await reported({ ...step, only }, runner, "--maxWorkers=1")
      : await reported(step, runner, "--last-failed --workers=1")
  announce(`${step.name} again`, again.counts, again.seconds, again.output, again.failures)
  return again.counts.failed > 0 ? counts : accept(counts, failures)
}

function accept(counts: Counts, failures: readonly Failure[]): Counts {
  for (const { file, test } of failures) console.log(`unsteady: ${file} > ${test}`)
  return { ...counts, passed: counts.passed + counts.failed, failed: 0 }
}

interface Reported {
  readonly counts: Counts
  readonly failures: readonly Failure[]
  readonly report: string | null
  readonly seconds: number
  readonly output: string
}

async function reported(step: Step, runner: Runner, more = ""): Promise<Reported> {
  const file = join(mkdtempSync(join(reports, "run-")), "report.json")
  const reporters =
    runner === "vitest"
      ? `--reporter=default --reporter=json --outputFile.json='${file}'`
      : "--reporter=list,json"
  const { output, status, seconds } = await shell(`${commandOf(step)} ${reporters} ${more}`, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = existsSync(file) ? readFileSync(file, "utf8") : null
  const failures = report === null ? [] : failuresIn(runner, report, workspace)
  const counts = countTests(runner, report, status === 0)
  return {
    // A file that could not be loaded has no test that failed
    counts: { ...counts, failed: Math.max(counts.failed, failures.length) },
    failures,
    report,
    seconds,
    output,
  }
}

function commandOf(step: Step): string {
  const script = step.command ?? scripts[step.name]
  if (!script) throw new Error(`package.json has no script "${step.name}", which scripts/steps.ts names.`)
  return [script, ...(step.only ?? [])].join(" ")
}

async function shell(command: string, variables: Record<string, string>) {
  const started = process.hrtime.bigint()
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
  return { output, status, seconds: Number(process.hrtime.bigint() - started) / 1e9 }
}

function announce(
  name: string,
  counts: Counts,
  seconds: number,
  output: string,
  failures?: readonly Failure[],
): void {
  const details = [`${seconds.toFixed(1)} s`.padStart(7)]
  if (failures) details.push(`${counts.passed} passed`, `${counts.failed} failed`)
  if (counts.skipped) details.push(`${counts.skipped} skipped`)
  console.log(`${counts.failed ? "FAIL" : "ok  "} ${name.padEnd(13)}${details.join(", ")}`)
  // The names first: whoever reads only the beginning knows what it was
  for (const { file, test, why } of failures ?? []) console.log(`  ${file} > ${test}\n    ${why}`)
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
