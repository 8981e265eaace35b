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

test("a notice that does not come is told with all that is needed to find out why", async () => {
  const plan = { ...small, kills: 0, games: ["viral"], plant: "lost", patience: 2 }
  const report = await fortnight(plan, () => undefined)
  const problem = report.problems.find((one) => /told \d+ times instead of/.test(one)) ?? ""
  // Who, and at which table and turn
  expect(problem).toMatch(/^(Ada|Ben|Cyd) \w+: told \d+ times instead of \d+\n/)
  expect(problem).toMatch(/lines, the last first: \n +n \d+, kind choice, seat \d/)
  // What the books say: the notice was written, and waits no more
  expect(problem).toMatch(/notices, the last first: \n +kind turn, n \d+, at 01-0\d/)
  expect(problem).toMatch(/outbox: none/)
  expect(problem).toMatch(/channels: \n +kind webhook, off null/)
  // Who is there, by the word of each node, and what was seen of it
  expect(problem).toMatch(/node 0 takes for present: /)
  expect(problem).toMatch(/is asked at \d+/)
  expect(problem).toMatch(/in the end told \d+ times of \d+$/)
}, 600_000)
