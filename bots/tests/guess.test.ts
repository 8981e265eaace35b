import { canonical, type Decision, FastRandom, type GameModule, type Position } from "@genepool/engine"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import { playerNamed } from "../names.ts"
import { Guess } from "../net/guess.ts"
import { type GuessFile, readGuess, weightsOfGuess } from "../net/guess-file.ts"
import { type Guessable, guessInputHash } from "../net/guess-input.ts"
import { packHalves } from "../net/half.ts"
import { knowing } from "../net/knowing.ts"
import type { NetFile } from "../net/net.ts"
import { questionFor, randomPosition, steppingClock } from "./asking.ts"

const clock = steppingClock(1)
const modules = await Promise.all(["krom", "viral"].map((id) => games[id]!()))

/** So many units with weights from a seed; 0: as long as nothing was learned. */
function fileOf(judgement: Guessable, units: number, seed: string | null): GuessFile {
  const shape = [judgement.features.names.length, judgement.guessing.names.length, units] as const
  const random = new FastRandom(seed ?? "")
  const weights = new Float32Array(weightsOfGuess(shape)).map(() => random.below(2001) / 2000 - 0.5)
  if (seed === null) weights.fill(0, weights.length - units)
  return { features: guessInputHash(judgement), shape, weights: packHalves(weights), card: null }
}

/** Secret choices of random games, everybody's at each of them. */
function secrets(
  module: GameModule,
  seats: number,
  count: number,
): { state: Position; decision: Decision }[] {
  const found: { state: Position; decision: Decision }[] = []
  for (let n = 0; found.length < count; n++) {
    const state = randomPosition(module, seats, 12 + 9 * (n % 12), `secret ${n}`)
    const judgement = module.judgement as Guessable
    for (const decision of module.game.decisions(state) as Decision[])
      if (judgement.guessing.isAbout(decision)) found.push({ state, decision })
  }
  return found
}

describe.each(modules.map((module) => [module.game.id, module] as const))("a guess in %s", (_, module) => {
  const judgement = module.judgement as Guessable
  const { game } = module

  test("is first sight as long as nothing was learned", () => {
    const guess = new Guess(judgement, fileOf(judgement, 8, null))
    for (const { state, decision } of secrets(module, 3, 12)) {
      guess.look(state, decision, 3)
      const seen = judgement.guessing.asSeen(state, decision.seat)
      const prior = judgement.prior?.(seen, decision) as readonly number[]
      const sum = prior.reduce((a, b) => a + b)
      prior.forEach((promise, i) => {
        expect(guess.chances[i]).toBeCloseTo(promise / sum, 9)
      })
    }
  })

  test("adds up to 1, and is the same by plain arithmetic, bit by bit", () => {
    const file = fileOf(judgement, 40, "bits")
    const [swift, plain] = [new Guess(judgement, file), new Guess(judgement, file, true)]
    for (const { state, decision } of secrets(module, 2, 12)) {
      const [one, other] = [swift, plain].map((guess) => {
        guess.look(state, decision, 2)
        return [...guess.chances.subarray(0, decision.options.length)]
      })
      expect(other).toEqual(one)
      expect(one?.reduce((a, b) => a + b)).toBeCloseTo(1, 12)
      expect(new Set(one).size).toBeGreaterThan(1)
    }
  })

  test("is the same in all worlds that the seat cannot tell apart", () => {
    const guess = new Guess(judgement, fileOf(judgement, 16, "worlds"))
    let others = 0
    for (const { state, decision } of secrets(module, 4, 24)) {
      const { seat, options } = decision
      const chances = (of: Position) => {
        guess.look(of, game.decision(of, seat) as Decision, 4)
        return [...guess.chances.subarray(0, options.length)]
      }
      const here = chances(state)
      const world: Position = game.imagine(game.view(state, seat), new FastRandom(`world ${others}`))
      if (canonical(world) !== canonical(state)) others++
      expect(chances(world)).toEqual(here)
    }
    expect(others).toBeGreaterThan(4)
  })

  test("changes what level 5 thinks at secret choices, and nobody else's thoughts", async () => {
    const net = (await module.net?.()) as NetFile
    const withGuess = (guess: GuessFile | null): GameModule => {
      const { guess: _, ...rest } = net
      return { ...module, net: async () => (guess === null ? rest : { ...rest, guess }) }
    }
    const file = fileOf(judgement, 8, "thoughts")
    const [without, beside, elsewhere] = await Promise.all([
      knowing(withGuess(null)),
      knowing(withGuess(file)),
      knowing(withGuess({ ...file, seats: [3] })),
    ])
    const [{ state, decision }] = secrets(module, 2, 1) as [{ state: Position; decision: Decision }]
    const question = questionFor(module, state, decision.seat, 2, "guess", { iterations: 200 })
    const thoughts = (name: "level5" | "level4" | "veteran") =>
      [without, beside, elsewhere].map((knowledge) => playerNamed(name, knowledge, clock)(question))
    const [alone, guessing, other] = thoughts("level5")
    expect(guessing).not.toEqual(alone)
    expect(other).toEqual(alone)
    for (const name of ["level4", "veteran"] as const) {
      const [one, ...more] = thoughts(name)
      for (const thought of more) expect(thought).toEqual(one)
    }
    expect(beside?.learned?.id).not.toBe(without?.learned?.id)
  })

  test("and the same question gives the same thought, whatever others hide", async () => {
    const net = (await module.net?.()) as NetFile
    const guess = fileOf(judgement, 8, "hidden")
    const level5 = playerNamed(
      "level5",
      await knowing({ ...module, net: async () => ({ ...net, guess }) }),
      clock,
    )
    let pairs = 0
    for (const { state, decision } of secrets(module, 3, 12)) {
      const { seat } = decision
      const world: Position = game.imagine(game.view(state, seat), new FastRandom(`hidden ${pairs}`))
      if (canonical(world) === canonical(state)) continue
      pairs++
      const [one, other] = [state, world].map((of) => level5(questionFor(module, of, seat, 3, "same")))
      expect(JSON.stringify(other)).toBe(JSON.stringify(one))
    }
    expect(pairs).toBeGreaterThan(2)
  })

  test("stands in the game's folder, fits, and is used at the tables it names", async () => {
    const net = (await module.net?.()) as NetFile
    const { seats = [] } = readGuess(net.guess, judgement)
    const { learned } = await knowing(module)
    expect(seats.length).toBeGreaterThan(0)
    for (const table of [2, 3, 4]) {
      const [{ state, decision }] = secrets(module, table, 1) as [{ state: Position; decision: Decision }]
      const found = learned?.judgement.guess?.(state, decision, table) ?? null
      expect(found !== null, `${table} seats`).toBe(seats.includes(table))
    }
  })

  test("of other features, another shape or length is refused, and the net plays alone", async () => {
    const file = fileOf(judgement, 8, "refused")
    expect(readGuess(file, judgement)).toBe(file)
    const [own, option, units] = file.shape
    const wrong: [Partial<GuessFile>, RegExp][] = [
      [{ features: "0" }, /guess\.features/],
      [{ shape: [own + 1, option, units] }, /guess\.shape/],
      [{ shape: [own, option, 0] }, /guess\.shape/],
      [{ weights: file.weights.slice(4) }, /guess\.weights/],
      [{ seats: [-1] }, /guess\.seats/],
    ]
    const net = (await module.net?.()) as NetFile
    const { guess: _, ...rest } = net
    const alone = await knowing({ ...module, net: async () => rest })
    for (const [change, problem] of wrong) {
      const guess = { ...file, ...change }
      expect(() => readGuess(guess, judgement)).toThrow(problem)
      const { learned } = await knowing({ ...module, net: async () => ({ ...rest, guess }) })
      expect(learned?.id).toBe(alone.learned?.id)
      expect(Object.keys(learned?.judgement ?? {})).not.toContain("guess")
    }
  })
})
