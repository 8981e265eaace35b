import { Net } from "@genepool/bots"
import { FastRandom } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { Learner } from "../learn.ts"
import { calibrationOf, foretell, lossOf } from "../report.ts"
import type { Moment } from "../shard.ts"

const width = 5

/** Whoever has more of the second number wins; the judgement by hand knows nothing of it. */
function moments(count: number, seed: string): Moment[] {
  const random = new FastRandom(seed)
  return Array.from({ length: count }, (_, game) => {
    const rows = Float32Array.from({ length: 2 * width }, () => random.below(5) / 4)
    const ahead = (rows[1] as number) >= (rows[width + 1] as number) ? 0 : 1
    return {
      game,
      round: 1,
      tries: 6,
      part: (game % 6) / 6,
      worths: new Float32Array(2),
      rows,
      shares: Float32Array.of(1 - ahead, ahead),
      leads: Float32Array.of(ahead === 0 ? 0.5 : -0.5, ahead === 0 ? -0.5 : 0.5),
    }
  })
}

describe("learning", () => {
  test("begins as the judgement by hand, and finds out what that does not know", () => {
    const learner = new Learner([width, 16, 8, 2], "test")
    const [moment] = moments(1, "one")
    expect(learner.chances({ ...moment!, worths: Float32Array.of(1, 1) })).toEqual([0.5, 0.5])
    const games = moments(400, "games")
    for (let epoch = 0; epoch < 40; epoch++)
      for (let at = 0; at < games.length; at += 50) learner.step(games.slice(at, at + 50), 0.01)
    const others = moments(200, "others")
    const loss = lossOf(others.map((moment) => [learner.chances(moment), [...moment.shares]]))
    expect(loss).toBeLessThan(0.25)
  })

  test("a step goes where the loss falls, as small differences say", () => {
    const games = moments(20, "few")
    const loss = (learner: Learner) =>
      lossOf(games.map((moment) => [learner.chances(moment), [...moment.shares]]))
    const learner = new Learner([width, 6, 4, 2], "slope")
    // So that the last layer is not all zeros
    for (let i = 0; i < 5; i++) learner.step(games, 0.01)
    const before = loss(learner)
    learner.step(games, 0.001)
    expect(loss(learner)).toBeLessThan(before)
  })

  test("what was learned plays the same in the kernel", () => {
    const learner = new Learner([width, 16, 8, 2], "same")
    const games = moments(60, "same")
    for (let i = 0; i < 20; i++) learner.step(games, 0.01)
    const file = {
      game: "",
      rules: "",
      features: "",
      shape: learner.shape,
      weights: learner.pack(),
      card: null,
    }
    const kept = new Learner(learner.shape, "", file)
    const net = new Net(file, 2)
    for (const { rows } of games.slice(0, 10)) {
      net.rows.set(rows)
      for (const seat of [0, 1]) {
        net.judge(seat)
        const [add, lead] = kept.judge(rows, seat)
        expect(net.out[0]).toBeCloseTo(add as number, 4)
        expect(net.out[1]).toBeCloseTo(lead as number, 4)
      }
    }
  })
})

describe("the report", () => {
  test("a loss of chance is its logarithm, and whoever always knows loses nothing", () => {
    expect(
      lossOf([
        [
          [0.5, 0.5],
          [1, 0],
        ],
      ]),
    ).toBeCloseTo(Math.log(2))
    expect(
      lossOf([
        [
          [1, 0],
          [1, 0],
        ],
      ]),
    ).toBe(0)
  })

  test("70 % that come true 70 times of 100 are well calibrated", () => {
    const said = (wins: number) =>
      Array.from({ length: 100 }, (_, i) => [[0.7, 0.3], i < wins ? [1, 0] : [0, 1]] as const)
    expect(calibrationOf(said(70))).toBeCloseTo(0)
    expect(calibrationOf(said(50))).toBeCloseTo(0.2)
  })

  test("tells what is known by the net and by hand, by part of the game", () => {
    const all = moments(600, "report")
    const found = foretell(all, ({ shares }) => [...shares])
    expect(found.map(({ part }) => part)).toEqual(["all", "1/6", "2/6", "3/6", "4/6", "5/6", "6/6"])
    expect(found[0]).toMatchObject({ seats: 2, moments: 600, known: 1, loss: 0, calibration: 0 })
    expect(found[0]?.knownByHand).toBeCloseTo(0)
  })
})
