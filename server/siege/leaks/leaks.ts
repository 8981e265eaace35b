// The leak hunt: in many positions of all games, what a seat cannot know makes no difference to anything it is sent.
import { FastRandom, type GameModule } from "@genepool/engine"
import { games } from "@genepool/games"
import type { Progress, Report } from "../report.ts"
import { PlantedHouse } from "./house.ts"
import { sampleOf } from "./sample.ts"
import { type Counts, noCounts, tryOut } from "./trial.ts"

export interface LeakReport extends Report {
  readonly games: { readonly [game: string]: Counts }
}

const hunted = ["chromosome", "viral", "krom"]
/** A house gets slow with thousands of old tables in it. */
const trialsPerHouse = 150

/** So many trials of each game. */
export async function huntLeaks(trials: number, seed: string, progress: Progress): Promise<LeakReport> {
  const modules = new Map<string, GameModule>()
  for (const id of hunted) modules.set(id, await (games[id] as () => Promise<GameModule>)())
  const counts: Record<string, Counts> = {}
  const problems: string[] = []
  for (const [id, module] of modules) {
    const count = noCounts()
    counts[id] = count
    for (let from = 0; from < trials && problems.length < 10; from += trialsPerHouse) {
      const houses = [await PlantedHouse.open(modules), await PlantedHouse.open(modules)] as const
      try {
        const wanted = Math.min(trials, from + trialsPerHouse)
        for (let i = 0; count.trials < wanted && problems.length < 10; i++) {
          const name = `${seed}-${id}-${from}-${i}`
          const sample = sampleOf(module, name)
          if (sample === null) continue
          problems.push(...(await tryOut(houses, sample, name, new FastRandom(`${name} trial`), count)))
        }
      } finally {
        for (const house of houses) await house.close()
      }
      progress(
        `${id}: ${count.trials} trials, ${count.messages} messages compared, ${problems.length} problems`,
      )
    }
  }
  return { games: counts, problems }
}
