import { mkdtempSync, readFileSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  Guess,
  type Guessable,
  GuessInput,
  guessInputHash,
  packHalves,
  searching,
  softmax,
  strongest,
  surprise,
  unpackHalves,
} from "@genepool/bots"
import { type Decision, FastRandom, type Position, parseOptions, Turn } from "@genepool/engine"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import { GuessLearner, type GuessShape } from "../guess/learn.ts"
import { playSecrets, type SecretPlay } from "../guess/play.ts"
import { readSecrets, type Secret, type SecretHeader, SecretWriter } from "../guess/secret.ts"

const folder = mkdtempSync(join(tmpdir(), "secrets-"))

async function playOf(id: string): Promise<SecretPlay> {
  const { game, judgement } = await games[id]!()
  const player = searching({ game, judgement }, () => 0, { ...strongest, capacity: 1 << 13 })
  return { game, judgement: judgement as Guessable, player, tries: [12, 2] }
}

describe.each(["krom", "viral"])("secret choices of %s", (id) => {
  test("are the same again, and add up to 1", async () => {
    const play = await playOf(id)
    const secrets = playSecrets(play, 2, "s", 3)
    expect(playSecrets(await playOf(id), 2, "s", 3)).toEqual(secrets)
    expect(secrets.length).toBeGreaterThan(10)
    for (const { own, rows, promise, meant } of secrets) {
      expect(own).toHaveLength(play.judgement.features.names.length)
      expect(rows).toHaveLength(meant.length * play.judgement.guessing.names.length)
      expect(promise).toHaveLength(meant.length)
      expect(meant.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
    }
  })

  test("come back from their file, which goes on after a game that was broken off", async () => {
    const play = await playOf(id)
    const { judgement } = play
    const header: SecretHeader = {
      game: id,
      rules: play.game.version,
      features: guessInputHash(judgement),
      own: judgement.features.names.length,
      option: judgement.guessing.names.length,
      seats: 2,
      seed: "s",
      tries: play.tries,
    }
    const path = join(folder, `${id}.secrets`)
    const writer = new SecretWriter(path, header)
    const played = [0, 1].map((n) => playSecrets(play, 2, "s", n))
    for (const secrets of played) writer.write(secrets)
    const whole = readFileSync(path)
    const found = readSecrets(path)
    expect(found.header).toEqual(header)
    const all = played.flat()
    expect(found.secrets.map(({ game, ask, given }) => [game, ask, given])).toEqual(
      all.map(({ game, ask, given }) => [game, ask, given]),
    )
    found.secrets.forEach(({ own, meant }, i) => {
      own.forEach((number, j) => {
        expect(number).toBeCloseTo(all[i]!.own[j] as number, 2)
      })
      meant.forEach((share, j) => {
        expect(share).toBeCloseTo(all[i]!.meant[j] as number, 3)
      })
    })

    truncateSync(path, whole.length - 40)
    expect(readSecrets(path).secrets.every(({ game }) => game === 0)).toBe(true)
    const next = new SecretWriter(path, header)
    expect(next.next).toBe(1)
    next.write(played[1] as Secret[])
    expect(readFileSync(path).equals(whole)).toBe(true)
    expect(() => new SecretWriter(path, { ...header, seed: "other" })).toThrow(/name another seed/)
  })
})

/**
 * Whoever has much of the first number takes the option with most of the second, else the least.
 */
function synthetic(count: number, seed: string): Secret[] {
  const random = new FastRandom(seed)
  return Array.from({ length: count }, (_, game) => {
    const own = Float32Array.of(random.below(2), random.below(5) / 4)
    const rows = Float32Array.from({ length: 6 }, () => random.below(9) / 8)
    const second = [rows[0], rows[2], rows[4]] as number[]
    const best = second.indexOf(own[0] === 1 ? Math.max(...second) : Math.min(...second))
    const meant = [0, 1, 2].map((i) => (i === best ? 1 : 0))
    return { game, seats: 2, ask: "a", given: 0, own, rows, promise: [0, 0.5, 0], meant }
  })
}

const lossOf = (learner: GuessLearner, secrets: readonly Secret[]) =>
  secrets.reduce((sum, secret) => sum + surprise(learner.chances(secret), secret.meant), 0) / secrets.length

describe("learning to guess", () => {
  test("begins as first sight, and finds out what that does not know", () => {
    const learner = new GuessLearner([2, 2, 12], "l")
    const [toLearn, held] = [synthetic(1200, "learn"), synthetic(200, "held")]
    for (const [i, chance] of learner.chances(held[0] as Secret).entries())
      expect(chance).toBeCloseTo(softmax([0, 0.5, 0])[i] as number, 9)
    const before = lossOf(learner, held)
    for (let epoch = 0; epoch < 12; epoch++)
      for (let at = 0; at < toLearn.length; at += 16) learner.step(toLearn.slice(at, at + 16), 0.01)
    expect(lossOf(learner, held)).toBeLessThan(before / 2)
  })

  test("is the same again", () => {
    const learn = () => {
      const learner = new GuessLearner([2, 2, 4], "l")
      for (let step = 0; step < 20; step++) learner.step(synthetic(8, `${step}`), 0.01)
      return learner.pack()
    }
    expect(learn()).toBe(learn())
  })

  test("what was learned guesses the same in the search as it did here", async () => {
    const { game, judgement } = await playOf("viral")
    const shape: GuessShape = [judgement.features.names.length, judgement.guessing.names.length, 8]
    const state: Position = game.setup(
      3,
      parseOptions(game.options, undefined, 3),
      new Turn(new FastRandom("v"), false),
    )
    const random = new FastRandom("choices")
    const secrets = playSecrets({ ...(await playOf("viral")) }, 3, "v", 0)
    const learner = new GuessLearner(shape, "v")
    for (let step = 0; step < 4; step++) learner.step(secrets, 0.01)
    const weights = learner.pack()
    learner.weights.set(unpackHalves(weights, learner.weights.length))
    const guess = new Guess(judgement, { features: guessInputHash(judgement), shape, weights, card: null })
    const input = new GuessInput(judgement)
    let compared = 0
    for (let n = 0; n < 60; n++) {
      const decision = game.decisions(state)[0] as Decision
      if (input.isAbout(decision)) {
        input.look(state, decision, 3)
        const count = decision.options.length
        const told = { own: input.own, rows: input.rows, promise: [...input.promise.subarray(0, count)] }
        const said = learner.chances({ ...told, meant: told.promise, seats: 3, ask: "", given: 0, game: 0 })
        guess.look(state, decision, 3)
        said.forEach((chance, i) => {
          expect(guess.chances[i]).toBeCloseTo(chance, 5)
        })
        compared++
      }
      game.apply(
        state,
        decision.seat,
        decision.options[random.below(decision.options.length)],
        new Turn(random, false),
      )
    }
    expect(compared).toBeGreaterThan(5)
    expect(packHalves(learner.weights)).toBe(weights)
  })
})
