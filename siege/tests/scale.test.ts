import { expect, test } from "vitest"
import { withServer } from "../load.ts"
import { inAll, type Measured, play } from "../scale/measure.ts"
import { type Assumed, costsOf, foretell, needs } from "../scale/model.ts"

/** What would be measured if a second took 20 ms, a choice 0.4 and a coming 2. */
function measured(tables: number, moves: number, games = 2): Measured {
  const [seconds, choices, streams] = [games * moves + 1, tables * games * moves, tables * games * 2]
  const nodes = 20 * seconds + 0.4 * choices + 2 * (streams / 2)
  const streamBytes = choices * 2 * 300
  return { seconds, choices, streams, ended: 0, nodes, postgres: nodes / 2, redis: nodes / 10, streamBytes }
}

const costs = costsOf(measured(25, 9), measured(100, 9), measured(100, 3))

test("costs are found again in what they led to, and foretell another size", () => {
  expect(costs.nodes.second).toBeCloseTo(20)
  expect(costs.nodes.choice).toBeCloseTo(0.4)
  expect(costs.nodes.arrival).toBeCloseTo(2)
  expect(costs.streamBytes).toBe(300)
  const { nodes, choices } = measured(400, 9)
  expect(foretell(costs, { tables: 400, games: 2, moves: 9 }).nodesMsPerChoice).toBeCloseTo(nodes / choices)
})

test("several measurements count as one that took as long as all of them", () => {
  const thrice = <T>(one: T) => [one, one, one]
  const found = costsOf(
    inAll(thrice(measured(25, 9))),
    inAll(thrice(measured(100, 9))),
    inAll(thrice(measured(100, 3))),
  )
  expect(found.nodes.second).toBeCloseTo(20)
  expect(found.nodes.choice).toBeCloseTo(0.4)
  expect(found.nodes.arrival).toBeCloseTo(2)
  expect(found.streamBytes).toBe(300)
})

test("ten times the tables need ten times the machines, and a node is never more than half full", () => {
  const assumed: Assumed = {
    choices: 0.1,
    streams: 4,
    largeGame: 2,
    byBots: 0.2,
    thought: 100,
    full: 0.5,
    perCoreHour: 0.04,
    perGigabyte: 0.02,
  }
  const [thousand, ten] = [needs(costs, 10_000, assumed), needs(costs, 100_000, assumed)]
  expect(thousand.choicesPerSecond).toBe(1000)
  expect(thousand.nodeCores).toBeCloseTo(1000 * 0.0008 + (1000 / 140) * 0.002)
  expect(thousand.nodes).toBe(2)
  expect(ten.nodeCores).toBeCloseTo(thousand.nodeCores * 10)
  expect(ten.nodeCores / ten.nodes).toBeLessThanOrEqual(0.5)
  expect(thousand.botCores).toBeCloseTo(40)
})

test("what tables cost is measured", async () => {
  const found = await withServer((door) =>
    play({ doors: [door], postgres: () => 0, redis: () => 0 }, { tables: 3, games: 1, moves: 2 }),
  )
  expect(found).toMatchObject({ choices: 6, streams: 6, ended: 0 })
  expect(found.streamBytes).toBeGreaterThan(1000)
}, 300_000)
