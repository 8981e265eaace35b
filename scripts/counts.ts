// How many tests passed and failed, read from a test runner's JSON report
import type { Runner } from "./steps.ts"

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export function countStep(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
}

/**
 * A run that ended badly counts at least one failure, even if its report is missing or names none.
 */
export function countTests(runner: Runner, report: string | null, succeeded: boolean): Counts {
  const counts = report === null ? { passed: 0, failed: 0, skipped: 0 } : read(runner, JSON.parse(report))
  const nothingRan = counts.passed + counts.failed === 0
  return { ...counts, failed: Math.max(counts.failed, succeeded && !nothingRan ? 0 : 1) }
}

function read(runner: Runner, report: unknown): Counts {
  switch (runner) {
    case "vitest":
      return {
        passed: number(report, "numPassedTests"),
        failed: number(report, "numFailedTests"),
        skipped: number(report, "numPendingTests") + number(report, "numTodoTests"),
      }
    case "playwright": {
      const stats = (report as { stats?: unknown }).stats
      return {
        passed: number(stats, "expected"),
        failed: number(stats, "unexpected") + number(stats, "flaky"),
        skipped: number(stats, "skipped"),
      }
    }
  }
}

interface Timed {
  readonly file: string
  readonly seconds: number
}

/** The test files that took longest, each with the time of all its tests. */
export function slowestFiles(runner: Runner, report: string, root: string, most = 8): readonly Timed[] {
  const took = new Map<string, number>()
  const add = (file: string, ms: number) => {
    const name = file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file
    took.set(name, (took.get(name) ?? 0) + ms / 1000)
  }
  if (runner === "vitest") {
    const { testResults = [] } = JSON.parse(report) as VitestReport
    for (const { name, startTime, endTime } of testResults) add(name, endTime - startTime)
  } else {
    const { suites = [] } = JSON.parse(report) as PlaywrightReport
    for (const suite of suites) for (const ms of durationsIn(suite)) add(suite.file, ms)
  }
  return [...took]
    .map(([file, seconds]) => ({ file, seconds }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
  }[]
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

function durationsIn({ specs = [], suites = [] }: PlaywrightSuite): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  )
  return [...own, ...suites.flatMap(durationsIn)]
}

function number(report: unknown, field: string): number {
  const value = (report as Record<string, unknown> | undefined)?.[field]
  if (typeof value !== "number") throw new Error(`The test report has no number "${field}".`)
  return value
}
