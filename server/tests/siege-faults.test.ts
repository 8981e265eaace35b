import { expect, test } from "vitest"
import { besiege } from "../siege/faults/faults.ts"

test("nothing is lost or told wrong when nodes, PostgreSQL and Redis fail (npm run siege -- faults has more of it)", async () => {
  const plan = { seed: "check", nodes: 2, tables: 3, faults: 4, thinking: 150, calm: 300, finish: 0 }
  const { problems, judged, acknowledged } = await besiege(plan, () => undefined)
  expect(problems).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(4)
  expect(judged.finishedByRules).toBe(3)
}, 300_000)
