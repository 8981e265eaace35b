// Scale: measures what a choice, a coming and a thought cost with few tables, foretells the load
// siege with more of them, sees how far off that was, and says what up to a million live tables
// would need.

import { Cluster } from "../faults/cluster.ts"
import { asFastAsItGoes, type Door, withServer } from "../load.ts"
import { type Progress, type Report, round } from "../report.ts"
import { cpuOfAll, type Ground, inAll, largeChoice, type Measured, play, thought } from "./measure.ts"
import { type Assumed, costsOf, foretell, type Needs, needs } from "./model.ts"

export interface ScaleReport extends Report {
  /**
   * Processor of a choice at each size that was foretold: what was said, what was measured, and the
   * difference.
   */
  readonly foretold: readonly {
    readonly tables: number
    readonly saidMs: number
    readonly measuredMs: number
    readonly offPercent: number
  }[]
  readonly costs: { readonly [cost: string]: number }
  readonly assumed: Assumed
  readonly needs: readonly Needs[]
}

export interface ScalePlan {
  /** With so many tables costs are measured. */
  readonly calibrated: number
  /** With so many they are foretold. */
  readonly foretold: readonly number[]
  readonly games: number
  /** How often each of the measurements is made. */
  readonly rounds: number
  readonly thoughts: number
}

/** Games at each table that are played first, as fast as it goes: most of the compiling. */
const rushed = 8
/** Games that are played at most until a choice has become as cheap as it gets. */
const longestWarmUp = 10
/** The compiler is done when a game is cheaper than the one before by less than that. */
const settled = 0.05

async function warmUp(ground: Ground, tables: number, progress: Progress): Promise<void> {
  await play(ground, { tables, games: rushed, moves: 9 }, asFastAsItGoes)
  let before = Number.POSITIVE_INFINITY
  for (let i = 1; i <= longestWarmUp; i++) {
    const { nodes, choices } = await play(ground, { tables, games: 1, moves: 9 })
    const cost = nodes / choices
    progress(`warming up: ${round(cost)} ms of a node for a choice`)
    if (cost > before * (1 - settled)) return
    before = cost
  }
}

/** Worse than that, and the figures below are of no use. */
const bar = 20

const sizes = [1000, 10_000, 100_000, 1_000_000]

export async function scale(plan: ScalePlan, progress: Progress): Promise<ScaleReport> {
  const { games } = plan
  const { costs, foretold } = await Cluster.within(1, { fsync: true }, async (cluster) => {
    const ground: Ground = {
      doors: cluster.nodes.map(({ process, line }) => ({ line, cpu: () => process.cpu })),
      postgres: () => cpuOfAll(cluster.postgres.pid),
      redis: () => cpuOfAll(cluster.redisPid),
    }
    await warmUp(ground, plan.calibrated, progress)
    const few: Measured[] = []
    const begun: Measured[] = []
    const many: Measured[] = []
    const larger = plan.foretold.map((tables) => ({
      asked: { tables, games, moves: 9 },
      seen: [] as Measured[],
    }))
    // In turns, what is to be foretold too: a bad moment, and what the compiler still makes
    // cheaper, meet all of them
    for (let i = 1; i <= plan.rounds; i++) {
      few.push(await play(ground, { tables: Math.ceil(plan.calibrated / 4), games, moves: 9 }))
      begun.push(await play(ground, { tables: plan.calibrated, games, moves: 3 }))
      many.push(await play(ground, { tables: plan.calibrated, games, moves: 9 }))
      for (const { asked, seen } of larger) seen.push(await play(ground, asked))
      progress(`round ${i} of ${plan.rounds}`)
    }
    const found = costsOf(inAll(few), inAll(many), inAll(begun))
    progress(`with ${plan.calibrated} tables: ${round(found.nodes.choice)} ms of a node for a choice`)
    const compared = larger.map(({ asked, seen }) => {
      const said = foretell(found, asked).nodesMsPerChoice
      const measured = inAll(seen)
      const measuredMs = measured.nodes / measured.choices
      progress(`${asked.tables} tables: ${round(said)} ms foretold, ${round(measuredMs)} ms measured`)
      return {
        tables: asked.tables,
        saidMs: round(said),
        measuredMs: round(measuredMs),
        offPercent: round(Math.abs(said / measuredMs - 1) * 100),
      }
    })
    return { costs: found, foretold: compared }
  })
  const { large, bot } = await withServer(async (door: Door) => {
    // The rules are compiled meanwhile
    await largeChoice(door, "chromosome", plan.thoughts)
    return {
      large: await largeChoice(door, "chromosome", plan.thoughts),
      bot: await thought(door, "chromosome", 3, plan.thoughts),
    }
  })
  progress(`a choice of Chromosome with a look takes ${round(large)} ms, a thought ${round(bot)} ms`)
  const assumed: Assumed = {
    choices: 0.1,
    streams: 4,
    largeGame: Math.max(1, large / costs.nodes.choice),
    byBots: 0.2,
    thought: bot,
    full: 0.5,
    perCoreHour: 0.04,
    perGigabyte: 0.02,
  }
  const off = foretold.filter(({ offPercent }) => offPercent > bar)
  return {
    compared: foretold.length,
    foretold,
    costs: {
      nodeMsPerChoice: round(costs.nodes.choice),
      nodeMsPerArrival: round(costs.nodes.arrival),
      nodeMsPerSecond: round(costs.nodes.second),
      postgresMsPerChoice: round(costs.postgresInAll),
      chromosomeMsPerChoice: round(large),
      redisMsPerChoice: round(costs.redis.choice),
      bytesPerChoiceAndStream: round(costs.streamBytes),
    },
    assumed: { ...assumed, largeGame: round(assumed.largeGame), thought: round(assumed.thought) },
    needs: sizes.map((tables) => rounded(needs(costs, tables, assumed))),
    problems: off.map(
      ({ tables, saidMs, measuredMs }) =>
        `${tables} tables: ${saidMs} ms foretold, ${measuredMs} ms measured`,
    ),
  }
}

const rounded = (figures: Needs): Needs =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value)])) as {
    [K in keyof Needs]: number
  }
