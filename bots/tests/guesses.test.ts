import type { Judgement, Position } from "@genepool/engine"
import { games } from "@genepool/games"
import { expect, test } from "vitest"
import {
  contest,
  type Guessable,
  guessed,
  playerNamed,
  type SecretChoice,
  SecretWatch,
  softmax,
} from "../index.ts"
import { steppingClock } from "./asking.ts"

const of = (meant: readonly number[], promise = meant.map(() => 0)): SecretChoice => ({
  seats: 2,
  ask: "a",
  given: 0,
  promise,
  meant,
})

test("who knows how it is mixed is surprised least, and who is sure of something else most", () => {
  const [known] = guessed([of([0.75, 0.25])], ({ meant }) => meant)
  expect(known!.loss).toBe(known!.least)
  expect(known!.least).toBeCloseTo(-(0.75 * Math.log(0.75) + 0.25 * Math.log(0.25)), 3)
  expect(known!.right).toBe(0.75)
  expect(known!.chance).toBeCloseTo(Math.LN2, 3)
  expect(known!.sight).toBeCloseTo(Math.LN2, 3)
  // Two that look alike share the guess
  expect(known!.rightAtSight).toBe(0.5)
  const [wrong] = guessed([of([1, 0])], () => [0, 1])
  expect(wrong!.loss).toBeGreaterThan(10)
  expect(wrong!.right).toBe(0)
})

test("seats, questions and parts of an answer are told apart", () => {
  const rows = guessed(
    [of([1, 0]), of([1, 0]), { ...of([1, 0]), given: 1 }, { ...of([1, 0]), seats: 3 }],
    ({ promise }) => softmax(promise),
  )
  expect(rows.map(({ seats, ask, choices }) => [seats, ask, choices])).toEqual([
    [2, "a", 2],
    [2, "a 2", 1],
    [3, "a", 1],
  ])
})

test("looking on changes no game, and every secret choice is noted with what was said of it", async () => {
  const { game, judgement } = await games.krom!()
  const byHand = judgement as Guessable
  const guessing: Judgement = {
    ...byHand,
    guess: (_, { options }) => options.map((_, i) => (i === 0 ? 1 : 0)),
  }
  const play = (watch: SecretWatch | null) => {
    const level5 = playerNamed("level5", { game, judgement }, steppingClock(1))
    const player = { name: "level5", play: watch?.watched(level5) ?? level5, budget: { iterations: 12 } }
    const plan = { game, seats: 2, players: [player], games: 1, seed: "s", clock: steppingClock(1) }
    const see = (state: Position) => watch?.see(state)
    return contest({ ...plan, watch: see }).standings
  }
  const watch = new SecretWatch(byHand, guessing)
  expect(play(watch)).toEqual(play(null))
  expect(watch.seen.length).toBeGreaterThan(10)
  for (const { ask, meant, said } of watch.seen) {
    expect(ask).toBe("round.movement")
    expect(meant.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
    expect(said).toEqual([1, 0, 0])
  }
})
