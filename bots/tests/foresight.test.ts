import type { Judgement } from "@genepool/engine"
import { expect, test } from "vitest"
import { foresightOf, random } from "../index.ts"
import { steppingClock } from "./asking.ts"
import { prizes, type State } from "./prizes.ts"

const points = ({ points: held }: State, seat: number) => held[seat] as number

function foresee(judgement: Judgement<State>, parts = 2) {
  const players = [{ name: "random", play: random(), budget: { iterations: 1 } }]
  const plan = { game: prizes.game, seats: 2, players, games: 40, seed: "1", clock: steppingClock(1) }
  return foresightOf(plan, [judgement], parts)[0]!
}

test("who knows nothing is right by chance, and knows nothing of it", () => {
  const [blind] = foresee({ evaluate: () => 1, spread: () => 2 }, 1)
  // Of each game one moment, as nothing ever changes; a game that both have won is foretold by
  // anybody
  expect(blind!.moments).toBe(40)
  expect(blind!.right).toBeGreaterThanOrEqual(0.5)
  expect(blind!.right).toBeLessThan(0.6)
  expect(blind!.known).toBeCloseTo(0)
  expect(blind!.spread).toBe(2)
})

test("points tell more and more", () => {
  const [first, last] = foresee({ evaluate: points })
  expect(first?.spread).toBe(null)
  expect(last!.known).toBeGreaterThan(first!.known)
  expect(last!.right).toBeGreaterThan(0.7)
})

test("who is too sure knows less than with the spread that fits", () => {
  const [sober] = foresee({ evaluate: points }, 1)
  const [sure] = foresee({ evaluate: points, spread: () => 0.1 }, 1)
  expect(sure!.known).toBeLessThan(sober!.known)
  expect(sure!.fitting).toBe(sober!.fitting)
  expect(sure!.fitting).toBeGreaterThan(0.25)
})

test("only settled moments count", () => {
  expect(foresee({ evaluate: points, settled: () => false }, 1)).toMatchObject([
    { moments: 0, right: 0 },
    { moments: 0, right: 0 },
  ])
})

test("several judgements look at the same moments, and the last row is all parts together", () => {
  const players = [{ name: "random", play: random(), budget: { iterations: 1 } }]
  const plan = { game: prizes.game, seats: 2, players, games: 40, seed: "1", clock: steppingClock(1) }
  const sees: Judgement<State> = { evaluate: points, spread: () => 4 }
  const blind: Judgement<State> = {
    evaluate: () => 0,
    evaluateAll: (_, all) => void all.fill(1),
    spread: () => 4,
  }
  const [sighted, unsighted] = foresightOf(plan, [sees, blind], 2)
  expect(sighted!.map(({ moments }) => moments)).toEqual(unsighted!.map(({ moments }) => moments))
  const [first, second, all] = sighted!
  expect(all!.moments).toBe(first!.moments + second!.moments)
  expect(all!.known).toBeGreaterThan(unsighted![2]!.known + 0.05)
})

test("who says two to one is right two times of three, or is off by so much", () => {
  // Always the first seat by ln 2: two thirds for it, one third for the other
  const twoToOne: Judgement<State> = {
    evaluate: (_, seat) => (seat === 0 ? Math.log(2) : 0),
    spread: () => 1,
  }
  const [only] = foresee(twoToOne, 1)
  expect(only!.calibration).toBeGreaterThan(0)
  expect(only!.calibration).toBeLessThan(0.34)
  const certain: Judgement<State> = { evaluate: (_, seat) => (seat === 0 ? 100 : 0), spread: () => 1 }
  // As wrong as often as the other has won, whom it gave no chance
  const [sure] = foresee(certain, 1)
  expect(sure!.calibration).toBeCloseTo(1 - sure!.right, 1)
  expect(sure!.calibration).toBeGreaterThan(only!.calibration)
})
