import { type Choice, FastRandom, type GameModule } from "@genepool/engine"
import { krom } from "@genepool/krom"
import { expect, test } from "vitest"
import type { Bots } from "../bots/bots.ts"
import type { HandClock } from "../siege/hand-clock.ts"
import { PlantedHouse } from "../siege/leaks/house.ts"
import { huntLeaks } from "../siege/leaks/leaks.ts"
import { beginAt, lookAlike } from "../siege/leaks/sample.ts"
import { noCounts, tryOut } from "../siege/leaks/trial.ts"

test("what a seat cannot know makes no difference to what it is sent (npm run siege -- leaks has more of it)", async () => {
  const { problems, games } = await huntLeaks(3, "window", () => undefined, { longest: 40 })
  expect(problems).toEqual([])
  for (const counts of Object.values(games)) expect(counts.messages).toBeGreaterThan(60)
  expect(games.krom?.forcedInOne).toBeGreaterThan(0)
}, 300_000)

/** What the hunt finds in a Krom that is spoiled, with bots that are spoiled: until it finds something. */
async function findIn(module: GameModule, bots?: (clock: HandClock) => Bots): Promise<readonly string[]> {
  const modules = new Map([["krom", module]])
  const houses = [await PlantedHouse.open(modules, bots), await PlantedHouse.open(modules, bots)] as const
  try {
    for (let i = 0; i < 60; i++) {
      // The world is imagined from the honest view: what a leaky one adds is what must not be seen
      const begun = beginAt(krom, `leaky ${i}`, false)
      const random = new FastRandom(`leaky ${i}`)
      const sample = begun === null ? null : lookAlike(begun, random)
      if (sample === null) continue
      const tried = await tryOut(houses, { ...sample, module }, `leaky-${i}`, random, noCounts(), 20)
      if (tried.problems.length > 0) return tried.problems
    }
    return []
  } finally {
    for (const house of houses) await house.close()
  }
}

test("a view that lets others' cards through is found", async () => {
  const view: GameModule["game"]["view"] = (state, who) => ({
    ...krom.game.view(state, who),
    all: JSON.stringify(state),
  })
  expect(await findIn({ ...krom, game: { ...krom.game, view } })).toHaveLength(1)
}, 300_000)

test("bots that answer at once where they have nothing to decide are found", async () => {
  const hasty = (clock: HandClock): Bots => ({
    choose: ({ decision: { options } }) =>
      new Promise((resolve) =>
        clock.after(options.length === 1 ? 0 : 10_000, () => resolve(options[0] as Choice)),
      ),
    close: async () => undefined,
  })
  expect(await findIn(krom, hasty)).toHaveLength(1)
}, 300_000)
