import type { Features, GameModule } from "@genepool/engine"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import { contest } from "../arena.ts"
import { playerNamed, playerNames, usesLearned } from "../names.ts"
import { knowing } from "../net/knowing.ts"
import { type NetFile, readNet } from "../net/net.ts"
import { thinker } from "../threads/thinker.ts"
import { questionFor, randomPosition, steppingClock } from "./asking.ts"

const clock = steppingClock(1)
const modules = await Promise.all(Object.values(games).map((load) => load()))
const learners = modules.filter(({ net }) => net !== undefined)
const viral = learners.find(({ game }) => game.id === "viral") as GameModule

const fileOf = async (module: GameModule) => (await module.net?.()) as NetFile
const withNet = (change: Partial<NetFile>): GameModule => ({
  ...viral,
  net: async () => ({ ...(await fileOf(viral)), ...change }),
})

function asked(module: GameModule, seats: number, iterations = 40) {
  for (let choices = 20; ; choices++) {
    const state = randomPosition(module, seats, choices, "knowing")
    const decision = module.game.decisions(state).find(({ options }) => options.length > 2)
    if (decision !== undefined)
      return questionFor(module, state, decision.seat, seats, "knowing", { iterations })
  }
}

describe.each(learners.map((module) => [module.game.id, module] as const))(
  "what was learned of %s",
  (_, module) => {
    test("fits its rules and features, is small, and says how it is used", async () => {
      const features = module.judgement?.features as Features
      const file = readNet(await fileOf(module), module.game, features)
      expect(JSON.stringify(file).length).toBeLessThan(300_000)
      expect(file.use?.seats.length).toBeGreaterThan(0)
      const { min, max } = module.game.seats
      for (const seats of file.use?.seats ?? []) expect(min <= seats && seats <= max).toBe(true)
    })

    test("is what level 5 and the instant player go by, at the tables it is better at", async () => {
      const knowledge = await knowing(module)
      const byHand = { game: module.game, judgement: module.judgement }
      const seats = knowledge.learned?.seats[0] as number
      for (const name of ["level5", "instant"] as const) {
        const chances = [knowledge, byHand].map((known) =>
          playerNamed(name, known, clock)(asked(module, seats)).options.map(({ chance }) => chance),
        )
        expect(chances[0], name).not.toEqual(chances[1])
      }
    })

    test("changes nothing for the levels below, nor for yardsticks", async () => {
      const knowledge = await knowing(module)
      const byHand = { game: module.game, judgement: module.judgement }
      const question = asked(module, 2)
      for (const name of ["level1", "level4", "greedy", "veteran"] as const)
        expect(playerNamed(name, knowledge, clock)(question), name).toEqual(
          playerNamed(name, byHand, clock)(question),
        )
    })
  },
)

test.each([
  ["other rules", withNet({ rules: "0" })],
  ["other features", withNet({ features: "0" })],
  ["another game", withNet({ game: "krom" })],
  ["exploration that makes no sense", withNet({ use: { playOn: 1, exploration: 0, seats: [2] } })],
  ["use that makes no sense", withNet({ use: { playOn: -1, seats: [2] } })],
  ["no file to be had", { ...viral, net: () => Promise.reject(new Error("offline")) }],
])("%s: the judgement by hand plays, as strong as the veteran", async (_, module) => {
  const knowledge = await knowing(module)
  expect(knowledge.learned).toBeNull()
  const question = asked(module, 2)
  expect(playerNamed("level5", knowledge, clock)(question)).toEqual(
    playerNamed("veteran", viral, clock)(question),
  )
})

test("at a table where it is not better, the judgement by hand plays, with the same player", async () => {
  const level5 = playerNamed("level5", await knowing(withNet({ use: { playOn: 1, seats: [3] } })), clock)
  const veteran = playerNamed("veteran", viral, clock)
  const think = (seats: number) => [level5, veteran].map((play) => play(asked(viral, seats)))
  for (const [seats, isLearned] of [
    [2, false],
    [3, true],
    [2, false],
  ] as const) {
    const [own, byHand] = think(seats)
    if (isLearned) expect(own).not.toEqual(byHand)
    else expect(own).toEqual(byHand)
  }
})

test("a thread loads it for those who go by it, when they first think, and once", async () => {
  let loaded = 0
  const counted: GameModule = {
    ...viral,
    net: () => {
      loaded++
      return fileOf(viral)
    },
  }
  const think = thinker(async () => counted, clock)
  const question = asked(viral, 2, 4)
  const others = playerNames.filter((name) => !usesLearned(name) && name !== "uct")
  for (const player of others) await think({ game: "viral", player, question })
  expect(loaded).toBe(0)
  const first = await think({ game: "viral", player: "level5", question })
  expect(await think({ game: "viral", player: "level5", question })).toEqual(first)
  expect(loaded).toBe(1)
  const knowledge = await knowing(viral)
  // A thread also says with which net it thought
  expect(first).toEqual({
    ...playerNamed("level5", knowledge, clock)(question),
    mind: expect.stringMatching(/^1 [0-9a-f]{8}$/),
  })
})

test("the instant player answers the same again, and looks at a few options once or twice", async () => {
  for (const module of learners) {
    const knowledge = await knowing(module)
    const question = asked(module, 2)
    const thought = playerNamed("instant", knowledge, clock)(question)
    expect(playerNamed("instant", knowledge, clock)(question)).toEqual(thought)
    expect(thought.iterations).toBeLessThanOrEqual(24)
    expect(question.decision.options).toContainEqual(thought.choice)
  }
})

test.each(learners.map((module) => [module.game.id, module] as const))(
  "the instant player is no beginner: %s",
  async (_, module) => {
    const knowledge = await knowing(module)
    const players = (["instant", "level1"] as const).map((name) => ({
      name,
      play: playerNamed(name, knowledge, clock),
      budget: { iterations: 100 },
    }))
    const { standings } = contest({ game: module.game, seats: 2, players, games: 8, seed: "instant", clock })
    expect(standings[0]?.share).toBeGreaterThan(0.6)
  },
)
