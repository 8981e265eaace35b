// The leak hunt: what a seat cannot know makes no difference to anything it is sent, and whoever
// moves gets at every moment what they may get then.
import { FastRandom, type GameModule } from "@genepool/engine"
import { gamesCalled } from "../games.ts"
import type { Progress, Report } from "../report.ts"
import { HandServer } from "./hand-server.ts"
import { type MovingCounts, moveAround, noMoves } from "./moving.ts"
import { PlantedServer } from "./planted-server.ts"
import { type Begun, beginAt, lookAlike } from "./sample.ts"
import { type Counts, noCounts, tryOut } from "./trial.ts"

export interface LeakReport extends Report {
  /** Two worlds that look the same. */
  readonly worlds: { readonly [game: string]: Counts }
  /** People who move. */
  readonly people: { readonly [game: string]: MovingCounts }
}

/** A server gets slow with thousands of old tables in it. */
const pairsPerServer = 200
const gamesPerServer = 25
/** Every so many games one is played from its beginning to its end; of the others so many steps. */
const everyWhole = 20
const partOfGame = 30
/** A game that is longer by far goes round in circles. */
const longestGame = 5000
/** What people do around one table. */
const moves = 60
/** More of them say nothing new. */
const mostProblems = 10

interface Hunt {
  readonly wanted: number
  readonly seed: string
  readonly progress: Progress
  readonly longest: number
  readonly problems: string[]
}

/** So many games of each kind (or of one), each no longer than so many steps; of both hunts. */
export async function huntLeaks(
  wanted: number,
  seed: string,
  progress: Progress,
  { longest = longestGame, only = null }: { longest?: number; only?: string | null } = {},
): Promise<LeakReport> {
  const modules = gamesCalled(only)
  const hunt: Hunt = { wanted, seed, progress, longest, problems: [] }
  const worlds: Record<string, Counts> = {}
  const people: Record<string, MovingCounts> = {}
  for (const [id, module] of modules) {
    worlds[id] = await compareWorlds(hunt, modules, module)
    people[id] = await movePeople(hunt, module)
  }
  const compared =
    Object.values(worlds).reduce((sum, { messages }) => sum + messages, 0) +
    Object.values(people).reduce((sum, each) => sum + each.compared, 0)
  return { compared, worlds, people, problems: hunt.problems }
}

async function compareWorlds(
  { wanted, seed, progress, longest, problems }: Hunt,
  modules: ReadonlyMap<string, GameModule>,
  module: GameModule,
): Promise<Counts> {
  const { id } = module.game
  const counts = noCounts()
  for (let i = 0; counts.games < wanted && problems.length < mostProblems; ) {
    const servers = [await PlantedServer.open(modules), await PlantedServer.open(modules)] as const
    const until = counts.pairs + pairsPerServer
    try {
      for (; counts.games < wanted && counts.pairs < until && problems.length < mostProblems; i++) {
        const whole = i % everyWhole === 0
        const begun = beginAt(module, `${seed}-${id}-${i}`, whole)
        if (begun === null) continue
        const most = whole ? longest : partOfGame
        const found = await playOn(servers, begun, `${seed}-${id}-${i}`, counts, most)
        for (const problem of found) progress(`PROBLEM ${problem}`)
        problems.push(...found)
      }
    } finally {
      for (const server of servers) await server.close()
    }
    progress(
      `${id}: ${counts.games} games (${counts.wholeGames} whole), ${counts.messages} messages compared, ` +
        `${counts.forcedInOne} steps with a choice in one world only, ${problems.length} problems`,
    )
  }
  return counts
}

async function movePeople(
  { wanted, seed, progress, longest, problems }: Hunt,
  module: GameModule,
): Promise<MovingCounts> {
  const { id } = module.game
  const counts = noMoves()
  for (let i = 0; i < wanted && problems.length < mostProblems; ) {
    const server = new HandServer()
    await server.start(new Map([[id, module]]))
    const until = Math.min(wanted, i + gamesPerServer)
    try {
      for (; i < until && problems.length < mostProblems; i++) {
        const random = new FastRandom(`${seed}-${id}-people-${i}`)
        const found = await moveAround(server, module, random, counts, Math.min(moves, longest))
        for (const problem of found) progress(`PROBLEM ${problem}`)
        problems.push(...found)
      }
    } finally {
      await server.close()
    }
    progress(
      `${id}: people moved around ${counts.tables} tables in ${counts.steps} steps, ${counts.compared} frames and ` +
        `answers compared, ${counts.changedEyes} streams went on through other eyes, ${counts.ended} ended with a ` +
        `session, ${problems.length} problems`,
    )
  }
  return counts
}

/**
 * One game, with one pair of worlds after another: whenever they may differ, the onlooker and the
 * other world are chosen anew.
 */
async function playOn(
  servers: readonly [PlantedServer, PlantedServer],
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
    const tried = await tryOut(servers, sample, `${name}-${part}`, random, counts, end - counts.steps)
    if (tried.problems.length > 0) return tried.problems
    state = tried.state
    if (state === null) break
  }
  if (most > partOfGame && state === null) counts.wholeGames++
  return []
}
