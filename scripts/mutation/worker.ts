// A thread in which the tests of a game run without a runner: quick to begin, and the rules can be
// broken in between

import { readFileSync } from "node:fs"
import { Session } from "node:inspector/promises"
import { registerHooks, stripTypeScriptTypes } from "node:module"
import { fileURLToPath, pathToFileURL } from "node:url"
import { parentPort, workerData } from "node:worker_threads"
import { type Mutant, withMutant } from "./mutants.ts"
import type { Noted, takeNoted as TakeNoted } from "./stage.ts"

/** Plays a file as it is, test by test, and says what each test reaches. */
export interface Look {
  readonly look: string
}

/** Runs tests with a mutant in the rules: all of `own`, then the others until one fails. */
export interface Try {
  readonly mutant: Mutant
  readonly own: readonly TestName[]
  readonly others: readonly TestName[]
}

export interface TestName {
  readonly file: string
  readonly n: number
}

export type Said =
  | { readonly said: "looked"; readonly tests: readonly Looked[]; readonly loading: readonly number[] }
  | { readonly said: "running"; readonly test: TestName }
  | { readonly said: "tried"; readonly killedBy: readonly TestName[]; readonly loaded: boolean }

export interface Looked {
  readonly title: string
  /** The mutants that lie in what it executes, by their number. */
  readonly reached: readonly number[]
  readonly ms: number
  readonly failed: string | null
}

const { folder, mutants } = workerData as { folder: string; mutants: readonly Mutant[] }
const home = pathToFileURL(`${folder}/`).href
const stage = new URL("./stage.ts", import.meta.url).href

/**
 * Modules of the game are loaded anew for each mutant, so that nothing of one is left when the next
 * is tried.
 */
let load = 0
let current: Mutant | null = null
const stripped = new Map<string, string>()

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "vitest" && context.parentURL !== stage) return next(stage, context)
    const found = next(specifier, context)
    return found.url.startsWith(home) && !found.url.includes("?") && found.url.endsWith(".ts")
      ? { ...found, url: `${found.url}?load=${load}` }
      : found
  },
  load(url, context, next) {
    if (!url.startsWith(home) || !url.includes("?load=")) return next(url, context)
    const file = fileURLToPath(url.slice(0, url.indexOf("?")))
    return { format: "module", source: sourceOf(file), shortCircuit: true }
  },
})

function sourceOf(file: string): string {
  if (file === current?.file) return stripTypeScriptTypes(withMutant(readFileSync(file, "utf8"), current))
  const source = stripped.get(file) ?? stripTypeScriptTypes(readFileSync(file, "utf8"))
  stripped.set(file, source)
  return source
}

const { takeNoted } = (await import(stage)) as { takeNoted: typeof TakeNoted }
const session = new Session()
session.connect()
let measuring = false
for (const method of ["log", "info", "warn", "error"] as const) console[method] = () => {}
const say = (said: Said) => parentPort?.postMessage(said)

parentPort?.on("message", (asked: Look | Try) => {
  void ("look" in asked ? look(asked.look) : tryOut(asked)).then(say)
})

async function testsOf(file: string): Promise<Noted[]> {
  takeNoted()
  await import(`${pathToFileURL(file).href}?load=${load}`)
  return takeNoted()
}

async function look(file: string): Promise<Said> {
  if (!measuring) await session.post("Profiler.enable")
  measuring = true
  load++
  await beginCounting()
  const tests = await testsOf(file)
  const loading = await reached()
  const looked: Looked[] = []
  for (const { title, run } of tests) {
    await beginCounting()
    const began = process.threadCpuUsage()
    const failed = await problemOf(run)
    looked.push({ title, ms: milliseconds(process.threadCpuUsage(began)), failed, reached: await reached() })
  }
  return { said: "looked", tests: looked, loading }
}

/**
 * Anew for each test: a function that was optimised is not counted any more, and to begin takes the
 * optimised ones back.
 */
async function beginCounting(): Promise<void> {
  await session.post("Profiler.stopPreciseCoverage")
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true })
}

/** The mutants whose code was executed since the counting began. */
async function reached(): Promise<number[]> {
  const { result } = await session.post("Profiler.takePreciseCoverage")
  const ranges = new Map<string, { startOffset: number; endOffset: number; count: number }[]>()
  for (const { url, functions } of result)
    if (url.startsWith(home) && url.endsWith(`?load=${load}`)) {
      const file = fileURLToPath(url.slice(0, url.indexOf("?")))
      ranges.set(
        file,
        functions.flatMap((one) => one.ranges),
      )
    }
  return mutants.flatMap(({ file, start }, n) => {
    // The innermost range says how often
    let [count, width] = [0, Number.POSITIVE_INFINITY]
    for (const range of ranges.get(file) ?? [])
      if (range.startOffset <= start && start < range.endOffset) {
        const wide = range.endOffset - range.startOffset
        if (wide <= width) [count, width] = [range.count, wide]
      }
    return count > 0 ? [n] : []
  })
}

async function tryOut({ mutant, own, others }: Try): Promise<Said> {
  current = mutant
  load++
  const loaded = new Map<string, Noted[]>()
  const killedBy: TestName[] = []
  const kills = async (test: TestName) => {
    say({ said: "running", test })
    const tests = loaded.get(test.file) ?? (await testsOf(test.file))
    loaded.set(test.file, tests)
    const noted = tests[test.n]
    // A mutant that changes how many tests there are is noticed too
    return noted === undefined || (await problemOf(noted.run)) !== null
  }
  try {
    for (const test of own) if (await kills(test)) killedBy.push(test)
    if (killedBy.length === 0)
      for (const test of others)
        if (await kills(test)) {
          killedBy.push(test)
          break
        }
    return { said: "tried", killedBy, loaded: true }
  } catch {
    return { said: "tried", killedBy, loaded: false }
  } finally {
    current = null
  }
}

/** Of the processor, so that a busy machine does not make a test slow. */
function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}

async function problemOf(run: () => unknown): Promise<string | null> {
  try {
    await run()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
