import { describe, expect, test } from "vitest"
import { countStep, countTests, slowestFiles } from "../counts.ts"

const vitestReport = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 2 })

const playwrightReport = (expected: number, unexpected: number, flaky: number) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 1 } })

test("a step without a report is one check", () => {
  expect(countStep(true)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countStep(false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

describe("a test runner's report", () => {
  test("is counted test by test", () => {
    expect(countTests("vitest", vitestReport(7, 2), false)).toEqual({ passed: 7, failed: 2, skipped: 3 })
    expect(countTests("playwright", playwrightReport(4, 1, 0), false)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
    })
  })

  test("a test that passes only now and then has failed", () => {
    expect(countTests("playwright", playwrightReport(4, 0, 1), true)).toMatchObject({ passed: 4, failed: 1 })
  })

  test("a run that ended badly has failed, though every test in the report passed", () => {
    expect(countTests("vitest", vitestReport(7, 0), false)).toMatchObject({ passed: 7, failed: 1 })
  })

  test("a run without a report or without a test has failed", () => {
    expect(countTests("vitest", null, true)).toMatchObject({ passed: 0, failed: 1 })
    expect(countTests("playwright", playwrightReport(0, 0, 0), true)).toMatchObject({ passed: 0, failed: 1 })
  })

  test("in an unknown shape is not taken for zero failures", () => {
    expect(() => countTests("vitest", "{}", true)).toThrow(`no number "numPassedTests"`)
  })
})

test("the files that took longest, with all their tests", () => {
  const vitest = JSON.stringify({
    testResults: [
      { name: "/r/a.test.ts", startTime: 0, endTime: 1500 },
      { name: "/r/b.test.ts", startTime: 0, endTime: 2500 },
      { name: "/r/a.test.ts", startTime: 0, endTime: 2000 },
    ],
  })
  expect(slowestFiles("vitest", vitest, "/r", 1)).toEqual([{ file: "a.test.ts", seconds: 3.5 }])
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
  const playwright = JSON.stringify({
    suites: [
      { file: "play.test.ts", specs: [spec(1000)], suites: [{ file: "play.test.ts", specs: [spec(500)] }] },
    ],
  })
  expect(slowestFiles("playwright", playwright, "/r")).toEqual([{ file: "play.test.ts", seconds: 1.5 }])
})
