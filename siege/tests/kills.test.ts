import { expect, test } from "vitest"
import { killTest } from "../kills.ts"

test("killed at any moment, the server has lost no acknowledged choice, doubled none, and every table goes on", async () => {
  const report = await killTest(3, 6, Math.random)
  expect(report.problems).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(15)
}, 120_000)
