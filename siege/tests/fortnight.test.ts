import { expect, test } from "vitest"
import { fortnight } from "../fortnight/fortnight.ts"

const small = { seed: "two days", days: 2, visits: 2, kills: 1, nodes: 1 }

test("two days of slow games, with the server killed: everybody is told once, nobody who looks, no table stands still", async () => {
  const report = await fortnight(small, () => undefined)
  expect(report.problems).toEqual([])
  expect(report.told).toBeGreaterThan(10)
}, 600_000)

test.each(["twice", "lookers"])(
  "a planted bug is found: %s",
  async (plant) => {
    const report = await fortnight({ ...small, kills: 0, games: ["viral"], plant }, () => undefined)
    expect(report.problems).not.toEqual([])
  },
  600_000,
)
