import { expect, test } from "vitest"
import { clockNamed, contest, outcomeOf, random, searching, strongest } from "../index.ts"
import { prizes } from "./prizes.ts"

test("the processor's clock counts what the thread had of it, in its programs and in the system", () => {
  const clock = clockNamed("processor", () => ({ user: 41_500, system: 500 }))
  expect(clock()).toBe(42)
})

test("time in which others have the processor is nobody's thinking time", () => {
  // Of every ten milliseconds on the wall the thread gets one
  const wall = { now: 0, used: 0 }
  const pass = () => {
    wall.now += 10
    wall.used += 1000
  }
  const tried = (clock: () => number) => {
    const play = searching(prizes, clock, strongest)
    const players = [
      { name: "search", play, budget: { ms: 40 } },
      { name: "random", play: random(), budget: { iterations: 1 } },
    ]
    const plan = { game: prizes.game, seats: 2, players, games: 2, seed: "clock", clock }
    const bouts: Parameters<typeof outcomeOf>[1][number][] = []
    contest(plan, (bout) => bouts.push(bout))
    return outcomeOf({ ...plan, names: ["search", "random"] }, bouts).standings[0]!
  }
  const byWall = tried(() => {
    pass()
    return wall.now
  })
  const byProcessor = tried(
    clockNamed("processor", () => {
      pass()
      return { user: wall.used, system: 0 }
    }),
  )
  expect(byProcessor.thinking.median).toBeLessThanOrEqual(40)
  const triesOf = ({ iterationsPerSecond, thinking }: typeof byWall) =>
    (iterationsPerSecond * thinking.median) / 1000
  expect(triesOf(byProcessor)).toBeGreaterThan(5 * triesOf(byWall))
})
