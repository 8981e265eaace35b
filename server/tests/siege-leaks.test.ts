import { FastRandom, type GameModule } from "@genepool/engine"
import { krom } from "@genepool/krom"
import { expect, test } from "vitest"
import { PlantedHouse } from "../siege/leaks/house.ts"
import { huntLeaks } from "../siege/leaks/leaks.ts"
import { sampleOf } from "../siege/leaks/sample.ts"
import { noCounts, tryOut } from "../siege/leaks/trial.ts"

test("what a seat cannot know makes no difference to what it is sent (npm run siege -- leaks has more of it)", async () => {
  const { problems, games } = await huntLeaks(4, "check", () => undefined)
  expect(problems).toEqual([])
  for (const counts of Object.values(games)) expect(counts.messages).toBeGreaterThan(60)
}, 300_000)

test("a view that lets others' cards through is found", async () => {
  const leaky: GameModule = {
    ...krom,
    game: {
      ...krom.game,
      view: (state, who) => ({ ...krom.game.view(state, who), all: JSON.stringify(state) }),
    },
  }
  const modules = new Map([["krom", leaky]])
  const houses = [await PlantedHouse.open(modules), await PlantedHouse.open(modules)] as const
  const problems: string[] = []
  for (let i = 0; problems.length === 0 && i < 8; i++) {
    // The world is imagined from the honest view: what the leaky one adds is what must not be seen
    const sample = sampleOf(krom, `leaky ${i}`)
    if (sample === null) continue
    problems.push(
      ...(await tryOut(
        houses,
        { ...sample, module: leaky },
        `leaky-${i}`,
        new FastRandom("leaky"),
        noCounts(),
      )),
    )
  }
  for (const house of houses) await house.close()
  expect(problems).toHaveLength(1)
}, 300_000)
