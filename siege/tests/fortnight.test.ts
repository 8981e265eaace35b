import { expect, test } from "vitest"
import { fortnight } from "../fortnight/fortnight.ts"

const small = { seed: "two days", days: 2, visits: 2, kills: 1, nodes: 1 }

test("two days of slow games, with the server killed: everybody is told once, nobody who looks, no table stands still", async () => {
  const report = await fortnight(small, () => undefined)
  // On a busy machine somebody may be seen to have left a moment late, and is then told once more
  // or less: that is counted by npm run siege -- fortnight, on a quiet one
  expect(report.problems.filter((problem) => !/told \d+ times instead of/.test(problem))).toEqual([])
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
