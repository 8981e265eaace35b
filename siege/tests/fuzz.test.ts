import { expect, test } from "vitest"
import { fuzz } from "../fuzz/fuzz.ts"

test("bad input is refused with a code and a hint, and changes nothing (npm run siege -- fuzz has more of it)", async () => {
  const plan = { seed: "check", requests: 250, lines: 150, files: 60 }
  const { problems, http, protocol } = await fuzz(plan, () => undefined)
  expect(problems).toEqual([])
  expect(http.refusalsWithoutWrite).toBeGreaterThan(100)
  expect(http.giants.sent).toBeGreaterThan(50)
  expect(http.held.measured).toBeGreaterThan(250)
  expect(protocol.refused).toBeGreaterThan(50)
}, 300_000)
