// Which tests failed, read from a test runner's JSON report
import type { Runner } from "./steps.ts"

/** A test that failed, and the first line of why. */
export interface Failure {
  readonly file: string
  readonly test: string
  readonly why: string
}

export function failuresIn(runner: Runner, report: string, root: string): readonly Failure[] {
  const failures =
    runner === "vitest" ? inVitest(JSON.parse(report)) : (JSON.parse(report).suites ?? []).flatMap(inSuite)
  return failures.map(({ file, test, why }: Failure) => ({
    file: file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file,
    test,
    why: firstLine(why),
  }))
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

function inVitest({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap(({ name: file, status, message = "", assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed")
    // A file that could not be loaded has no tests
    if (failed.length === 0 && status === "failed") return [{ file, test: "(the file)", why: message }]
    return failed.map(({ fullName, failureMessages = [] }) => ({
      file,
      test: fullName,
      why: failureMessages[0] ?? "",
    }))
  })
}

/**
 * What Vitest prints when the process that ran test files is gone: a crash of Node itself, or
 * memory that ran out.
 */
export function workerDied(output: string): boolean {
  return /Worker exited unexpectedly/u.test(output)
}

/**
 * The files that a dead process took with it: listed, once for each project that runs them, but
 * without a report that says how every test ended.
 */
export function lostIn(
  report: string,
  listed: readonly { readonly file: string }[],
  root: string,
): Failure[] {
  const { testResults = [] } = JSON.parse(report) as VitestReport
  const whole = new Map<string, number>()
  for (const { name, assertionResults } of testResults)
    if (assertionResults.length > 0 && assertionResults.every(({ status }) => status !== "pending"))
      whole.set(name, (whole.get(name) ?? 0) + 1)
  const due = new Map<string, number>()
  for (const { file } of listed) due.set(file, (due.get(file) ?? 0) + 1)
  return [...due]
    .filter(([file, times]) => (whole.get(file) ?? 0) < times)
    .map(([file]) => ({
      file: file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file,
      test: "(the file)",
      why: "The process that ran it died.",
    }))
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

function inSuite({ file, suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      file,
      test: title,
      why: tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? "",
    }))
  return [...own, ...suites.flatMap(inSuite)]
}

function firstLine(text: string): string {
  return text.split("\n")[0]?.slice(0, 200) ?? ""
}
