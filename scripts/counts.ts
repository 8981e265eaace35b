// How many tests passed and failed, read from a test runner's JSON report

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export function countStep(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
}

/** A run that ended badly counts at least one failure, even if its report is missing or names none. */
export function countTests(
  runner: "vitest" | "playwright",
  report: string | null,
  succeeded: boolean,
): Counts {
  const counts = report === null ? { passed: 0, failed: 0, skipped: 0 } : read(runner, JSON.parse(report))
  const nothingRan = counts.passed + counts.failed === 0
  return { ...counts, failed: Math.max(counts.failed, succeeded && !nothingRan ? 0 : 1) }
}

function read(runner: "vitest" | "playwright", report: unknown): Counts {
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

function number(report: unknown, field: string): number {
  const value = (report as Record<string, unknown> | undefined)?.[field]
  if (typeof value !== "number") throw new Error(`The test report has no number "${field}".`)
  return value
}
