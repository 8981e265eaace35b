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
