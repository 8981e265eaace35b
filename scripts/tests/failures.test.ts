import { expect, test } from "vitest"
import { failuresIn, lostIn, workerDied } from "../failures.ts"

test("each test that failed, with the first line of why", () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: "/r/a.test.ts",
        status: "failed",
        assertionResults: [
          { fullName: "sums add up", status: "failed", failureMessages: ["expected 3 to be 4\n  at a.ts"] },
          { fullName: "nothing is lost", status: "passed", failureMessages: [] },
        ],
      },
      { name: "/r/b.test.ts", status: "passed", assertionResults: [{ fullName: "b", status: "passed" }] },
    ],
  })
  expect(failuresIn("vitest", report, "/r")).toEqual([
    { file: "a.test.ts", test: "sums add up", why: "expected 3 to be 4" },
  ])
})

test("a file that could not be loaded has failed as a whole", () => {
  const report = JSON.stringify({
    testResults: [
      { name: "/r/a.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ],
  })
  expect(failuresIn("vitest", report, "/r")).toEqual([
    { file: "a.test.ts", test: "(the file)", why: "no such module" },
  ])
})

test("in the browser, too, in suites inside suites", () => {
  const spec = (title: string, message?: string) => ({
    title,
    ok: message === undefined,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  })
  const report = JSON.stringify({
    suites: [
      {
        file: "web/play.test.ts",
        specs: [spec("opens")],
        suites: [{ file: "web/play.test.ts", specs: [spec("ends", "timed out\nbecause")] }],
      },
    ],
  })
  expect(failuresIn("playwright", report, "/r")).toEqual([
    { file: "web/play.test.ts", test: "ends", why: "timed out" },
  ])
})

test("what a process that died took with it: files half done, and files never begun, in each project", () => {
  const done = { name: "/r/done.test.ts", assertionResults: [{ fullName: "a", status: "passed" }] }
  const report = JSON.stringify({
    testResults: [
      done,
      done,
      { name: "/r/once.test.ts", assertionResults: [{ fullName: "a", status: "passed" }] },
      {
        name: "/r/half.test.ts",
        assertionResults: [
          { fullName: "a", status: "passed" },
          { fullName: "b", status: "pending" },
        ],
      },
      { name: "/r/left-out.test.ts", assertionResults: [{ fullName: "a", status: "skipped" }] },
    ],
  })
  const listed = ["done", "done", "once", "once", "half", "never", "left-out"]
  const lost = lostIn(
    report,
    listed.map((name) => ({ file: `/r/${name}.test.ts` })),
    "/r",
  )
  expect(lost.map(({ file }) => file)).toEqual(["once.test.ts", "half.test.ts", "never.test.ts"])
})

test("a process that died is told from a promise that nobody caught", () => {
  expect(workerDied("Caused by: Error: Worker exited unexpectedly with signal SIGABRT")).toBe(true)
  expect(workerDied("Unhandled Rejection: Error: no such table")).toBe(false)
})
