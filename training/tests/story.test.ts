import { expect, test } from "vitest"
import { plotOf, tableOf } from "../story.ts"

const row = { moments: 900, loss: 0.6, lossByHand: 0.65, calibration: 0.012, calibrationByHand: 0.03 }
const story = [1, 2].map((n) => ({
  n,
  card: {
    tried: [
      {
        epochs: [
          { learned: 0.7, held: 0.69 },
          { learned: 0.6, held: 0.65 - n / 100 },
        ],
      },
    ],
    foretold: [
      { ...row, seats: 2, part: "all", known: 0.1 * n, knownByHand: 0.05 },
      { ...row, seats: 2, part: "1/6", known: 0.9, knownByHand: 0.8 },
    ],
  },
  duels: [{ seats: 2, games: 40, w: n === 1 ? 1.234 : null }],
}))

test("the table tells what is known on the whole, and the strength", () => {
  const table = tableOf("viral", story)
  expect(table).toContain("| 2 | 2 | 900 | 5.0 % | 20.0 % | 0.030 | 0.012 |")
  expect(table).toContain("| 1 | 2 | 40 | 1.23 |")
  expect(table).toContain("| 2 | 2 | 40 | all |")
  expect(table).not.toContain("90.0 %")
})

test("the plot has a line for each generation, the lowest loss at the bottom", () => {
  const plot = plotOf("viral", story)
  expect(plot.match(/<polyline/g)).toHaveLength(2)
  expect(plot).toContain("596.0,256.0")
  expect(plot).toContain("1: 2 seats: w 1.23")
})
