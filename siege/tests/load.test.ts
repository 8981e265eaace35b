import { expect, test } from "vitest"
import { load } from "../load.ts"
import { soak } from "../soak.ts"

// Whether the figures are good is a matter for a quiet machine: npm run siege -- load, npm run
// siege -- soak

test("load is put on and measured", async () => {
  const plan = { first: 3, most: 3, games: 1, nodes: [], log: 12, spectators: 10 }
  const { sqlite, growth } = await load(plan, () => undefined)
  expect(sqlite.steps).toMatchObject([{ tables: 3 }])
  expect(growth.byLog).toHaveLength(4)
  expect(growth.bySpectators.map(({ spectators }) => spectators)).toEqual([0, 1, 10])
}, 300_000)

test("mixed play goes on without a fault", async () => {
  const { problems, samples } = await soak(0.03, 3, () => undefined)
  expect(problems).toEqual([])
  expect(samples.length).toBeGreaterThan(1)
}, 300_000)
