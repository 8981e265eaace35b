import { expect, test } from "vitest"
import { failuresIn } from "../failures.ts"

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
