// The leak hunt: in games of all kinds, what a seat cannot know makes no difference to anything it is sent.
import { FastRandom, type GameModule } from "@genepool/engine"
import { games as registry } from "@genepool/games"
import type { Progress, Report } from "../report.ts"
import { PlantedHouse } from "./house.ts"
import { type Begun, beginAt, lookAlike } from "./sample.ts"
import { type Counts, noCounts, tryOut } from "./trial.ts"

export interface LeakReport extends Report {
  readonly games: { readonly [game: string]: Counts }
}

const hunted = ["krom", "viral", "chromosome"]
/** A house gets slow with thousands of old tables in it. */
const pairsPerHouse = 200
/** Every so many games one is played from its beginning to its end; of the others so many steps. */
const everyWhole = 20
const partOfGame = 30
/** A game that is longer by far goes round in circles. */
const longestGame = 5000

/** So many games of each kind (or of one), each no longer than so many steps. */
export async function huntLeaks(
  wanted: number,
  seed: string,
  progress: Progress,
  { longest = longestGame, only = null }: { longest?: number; only?: string | null } = {},
): Promise<LeakReport> {
  const modules = new Map<string, GameModule>()
  for (const id of hunted.filter((each) => only === null || each === only))
    modules.set(id, await (registry[id] as () => Promise<GameModule>)())
  const games: Record<string, Counts> = {}
  const problems: string[] = []
  for (const [id, module] of modules) {
    const counts = noCounts()
    games[id] = counts
    for (let i = 0; counts.games < wanted && problems.length < 10; ) {
      const houses = [await PlantedHouse.open(modules), await PlantedHouse.open(modules)] as const
      const until = counts.pairs + pairsPerHouse
      try {
        for (; counts.games < wanted && counts.pairs < until && problems.length < 10; i++) {
          const whole = i % everyWhole === 0
          const begun = beginAt(module, `${seed}-${id}-${i}`, whole)
          if (begun === null) continue
          const most = whole ? longest : partOfGame
          const found = await playOn(houses, begun, `${seed}-${id}-${i}`, counts, most)
          for (const problem of found) progress(`PROBLEM ${problem}`)
          problems.push(...found)
        }
      } finally {
        for (const house of houses) await house.close()
      }
      progress(
        `${id}: ${counts.games} games (${counts.wholeGames} whole), ${counts.messages} messages compared, ` +
          `${counts.forcedInOne} steps with a choice in one world only, ${problems.length} problems`,
      )
    }
  }
  return { games, problems }
}

/** One game, with one pair of worlds after another: whenever they may differ, the onlooker and the other world are chosen anew. */
async function playOn(
  houses: readonly [PlantedHouse, PlantedHouse],
  begun: Begun,
  name: string,
  counts: Counts,
  most: number,
): Promise<readonly string[]> {
  const random = new FastRandom(`${name} trial`)
  const end = counts.steps + most
  counts.games++
  let state: Begun["state"] | null = begun.state
  for (let part = 0; counts.steps < end; part++) {
    const sample = lookAlike({ ...begun, state }, random)
    if (sample === null) break
    const tried = await tryOut(houses, sample, `${name}-${part}`, random, counts, end - counts.steps)
    if (tried.problems.length > 0) return tried.problems
    state = tried.state
    if (state === null) break
  }
  if (most > partOfGame && state === null) counts.wholeGames++
  return []
}
