import type { GameModule } from "@genepool/engine"
import { games } from "@genepool/games"
import { catalogProblems } from "@genepool/text"
import { expect, test } from "vitest"
import { gather } from "../gather.ts"
import { contest, type Knowledge, playerNamed, playerNames, readPlayerName, texts } from "../index.ts"
import { type Level, levels, settingsOf } from "../levels.ts"
import { questionFor, randomPosition, steppingClock } from "./asking.ts"
import { prizes } from "./prizes.ts"

const clock = steppingClock(1)
const noughts = (await games.noughts?.()) as GameModule

test("every player by name plays whole games of the list", () => {
  for (const name of playerNames) {
    const players = [name, "random" as const].map((known) => ({
      name: known,
      play: playerNamed(known, prizes, clock),
      budget: { iterations: 20 },
    }))
    expect(contest({ game: prizes.game, seats: 3, players, games: 3, seed: name, clock }).games).toBe(3)
  }
})

test("a level may be called by its number; anything else is refused with the list", () => {
  expect(readPlayerName("3", "--bots")).toBe("level3")
  expect(() => readPlayerName("level6", "--bots")).toThrow(
    "--bots: expected one of random, greedy, uct, veteran, instant, level1",
  )
  expect(() => playerNamed("greedy", { ...prizes, judgement: null }, clock)).toThrow("greedy")
})

test("the higher the level, the less it gives away, the longer it thinks and the further it looks", async () => {
  const judgements = await Promise.all(Object.values(games).map(async (load) => (await load()).judgement))
  for (const judgement of [...judgements, null])
    for (const level of levels.slice(1)) {
      const [lower, higher] = [settingsOf((level - 1) as Level, judgement), settingsOf(level, judgement)]
      // Level 1 counts its own gains alone, so that what it gives away is no share of a chance to
      // win
      if (level > 2) expect(higher.giveAway).toBeLessThan(lower.giveAway)
      expect(higher.tries).toBeGreaterThan(lower.tries)
      expect(higher.depth).toBeGreaterThan(lower.depth)
    }
})

test("what is said of the levels is there in three languages", () => {
  expect(catalogProblems(texts, new Set(texts.keys()))).toEqual([])
})

test("a folly is taken by no level, unless there is nothing else", () => {
  const wary: Knowledge = {
    ...noughts,
    judgement: {
      ...(noughts.judgement as object),
      evaluate: () => 0,
      prior: (_state, { options }) => options.map(({ cell }) => (cell === 4 ? 0 : 1)),
    },
  }
  for (const level of levels)
    for (let n = 0; n < 5; n++) {
      const question = questionFor(noughts, randomPosition(noughts, 2, 0, "a"), 0, 2, `${n}`, {
        iterations: 50,
      })
      expect(playerNamed(`level${level}`, wary, clock)(question).choice).not.toEqual({ do: "mark", cell: 4 })
    }
})

test("thoughts of several threads are put together", () => {
  const state = randomPosition(noughts, 2, 2, "gather")
  const seat = state.frames.length > 0 ? (noughts.game.decisions(state)[0]?.seat ?? 0) : 0
  const ask = (seed: string) => questionFor(noughts, state, seat, 2, seed, { iterations: 200 })
  const thoughts = ["a", "b", "c"].map((seed) => playerNamed("level5", noughts, clock)(ask(seed)))
  const all = gather(ask("a"), thoughts)
  const visits = (choice: unknown) =>
    thoughts.reduce(
      (sum, { options }) =>
        sum + (options.find((o) => JSON.stringify(o.choice) === JSON.stringify(choice))?.visits ?? 0),
      0,
    )
  expect(all.iterations).toBe(thoughts.reduce((sum, { iterations }) => sum + iterations, 0))
  for (const option of all.options) expect(option.visits).toBe(visits(option.choice))
  expect(all.choice).toEqual(all.options[0]?.choice)
})
