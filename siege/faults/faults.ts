// Faults of every kind while many tables are played: nothing that was acknowledged may be lost,
// nobody may be told wrong.

import { FastRandom } from "@genepool/engine"
import { loadGames, openLog } from "@genepool/server/testing/inside"
import type { TableMessage, TableNews } from "@genepool/wire"
import { gamesFor } from "../games.ts"
import { type Progress, percentile, type Report, round } from "../report.ts"
import { postgresBooks, standings } from "./books.ts"
import { Cluster, pause } from "./cluster.ts"
import { stuck } from "./due.ts"
import { fullDisk } from "./full-disk.ts"
import { judge } from "./judge.ts"
import { longOutages, siegePatience } from "./outages.ts"
import { insist, type PlayedTable } from "./playing.ts"
import { gather } from "./tables.ts"
import { withoutOptions } from "./watcher.ts"

export interface FaultPlan {
  readonly seed: string
  readonly nodes: number
  readonly tables: number
  readonly faults: number
  /** Milliseconds: of each table's players before a choice, and of calm between faults. */
  readonly thinking: number
  readonly calm: number
  /** Milliseconds of each long fault: longer than every time-out. None come where it is 0. */
  readonly outage: number
  /** Milliseconds that the disk of a server of its own is full; not tried where it is 0. */
  readonly fullDisk: number
  /** Tables that are played to their end over HTTP afterwards, one of each game at most. */
  readonly finish: number
}

export interface FaultReport extends Report {
  readonly nodes: number
  readonly tables: number
  readonly faults: { readonly [kind: string]: number }
  readonly acknowledged: number
  readonly refused: number
  readonly reconnects: number
  readonly outages: { readonly [kind: string]: string }
  /** What a full disk did, or why it was not tried. */
  readonly disk: string
  readonly playedToTheEnd: number
  readonly judged: { entries: number; linesCompared: number; viewsCompared: number; finishedByRules: number }
  readonly acknowledgedAfterMs: { median: number; p99: number; longest: number }
}

type Fault = (cluster: Cluster, random: () => number) => Promise<void> | void

const faults: { readonly [kind: string]: Fault } = {
  // One is always left, though it may be on its own for a while
  nodeKilled: async (cluster, random) => {
    const up = cluster.nodes.filter(({ down }) => !down)
    const node = up[Math.floor(random() * up.length)]
    if (node !== undefined && up.length > 1) await cluster.killNode(node, random() * 1500)
  },
  postgresRestarted: (cluster, random) => cluster.restartPostgres(random() * 1000),
  redisKilled: (cluster, random) => cluster.killRedis(random() * 2500),
  visitorsCut: (cluster, random) => {
    cluster.anyNode(random).door.cut()
  },
  clockJumped: (cluster, random) => {
    cluster.jump(cluster.anyNode(random), Math.round((random() - 0.5) * 20 * 60_000))
  },
  postgresCut: (cluster) => cluster.cutPostgres(),
  redisCut: (cluster) => cluster.cutRedis(),
  postgresKilled: (cluster, random) => cluster.killPostgres(random() * 500),
  postgresSilent: (cluster, random) => cluster.holdPostgres(random() * 3000),
  redisSilent: (cluster, random) => cluster.holdRedis(random() * 3000),
}

export async function besiege(plan: FaultPlan, progress: Progress): Promise<FaultReport> {
  const chance = new FastRandom(`${plan.seed} faults`)
  const random = () => chance.below(1 << 24) / (1 << 24)
  const games = await loadGames(openLog("silent"))
  return Cluster.within(plan.nodes, { fsync: false }, async (cluster) => {
    const tables = await gather(cluster, random, plan.tables)
    progress(`${tables.length} tables on ${plan.nodes} nodes`)
    let stopping = false
    // At some tables with a clock nobody ever chooses: there the server does everything
    const playing = tables
      .filter((_, i) => i % 20 !== 4)
      .map((table) => table.playOn(plan.thinking, () => stopping))
    const problems: string[] = []
    const done = await attack(cluster, plan, random, tables, problems, (n, kind) => {
      const made = tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
      progress(`${n} faults (${kind}), ${made} choices acknowledged, ${problems.length} problems`)
    })
    cluster.setClocksRight()
    const books = postgresBooks(cluster.databaseUrl)
    const ids = tables.map(({ id }) => id)
    const look = () => standings(books, ids, games, Date.now())
    const outages = await longOutages(cluster, plan.outage, random, look, progress)
    problems.push(...outages.problems)
    stopping = true
    await Promise.all(playing)
    problems.push(...(await stuck(look, siegePatience)))
    const disk = await fullDisk(plan, games, random, progress)
    problems.push(...disk.problems)
    const playedToTheEnd = await finishSome(tables, plan.finish, problems)
    await everythingTold(cluster, tables, random, problems)
    const { problems: found, ...judged } = await judge(books, tables, games)
    await books.close()
    for (const table of tables) table.close()
    problems.push(...found, ...secretsIn(cluster, tables))
    const times = tables.flatMap(({ acknowledged }) => acknowledged.map(({ ms }) => ms)).sort((a, b) => a - b)
    return {
      compared: Math.min(judged.linesCompared, judged.viewsCompared, times.length),
      nodes: plan.nodes,
      tables: tables.length,
      faults: done,
      acknowledged: times.length,
      refused: tables.reduce((sum, { refused }) => sum + refused, 0),
      reconnects: tables
        .flatMap(({ watchers }) => watchers)
        .reduce((sum, { reconnects }) => sum + reconnects, 0),
      outages: outages.report,
      disk: disk.report,
      playedToTheEnd,
      judged,
      acknowledgedAfterMs: {
        median: round(percentile(times, 0.5)),
        p99: round(percentile(times, 0.99)),
        longest: round(times.at(-1) ?? 0),
      },
      problems,
    }
  })
}

async function attack(
  cluster: Cluster,
  plan: FaultPlan,
  random: () => number,
  tables: readonly PlayedTable[],
  problems: string[],
  told: (n: number, kind: string) => void,
): Promise<Record<string, number>> {
  const made = () => tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const done: Record<string, number> = {}
  const under = new Map<string, Promise<void>>()
  const kinds = Object.keys(faults)
  for (let n = 1; n <= plan.faults; n++) {
    const before = made()
    await pause(plan.calm * random())
    // Between two faults play must go on, however slow the machine is
    for (let waited = 0; made() < before + Math.ceil(tables.length / 20); waited++) {
      if (waited === 1800) {
        problems.push(`after ${n - 1} faults play stood still for three minutes: ${await cluster.health()}`)
        return done
      }
      await pause(100)
    }
    // Every kind comes, then whichever
    const kind = kinds[n <= kinds.length ? n - 1 : Math.floor(random() * kinds.length)] as string
    // Faults may overlap, but what is down already cannot be brought down
    const what = kind.startsWith("postgres")
      ? "postgres"
      : kind.startsWith("redis")
        ? "redis"
        : `${kind} ${n % 2}`
    await under.get(what)
    under.set(what, Promise.resolve(faults[kind]?.(cluster, random)))
    await pause(plan.calm / 2)
    const dead = await cluster.revive()
    if (dead > 0)
      problems.push(`${dead} nodes ended by themselves after ${kind}: ${cluster.logged.slice(-12).join(" ")}`)
    done[kind] = (done[kind] ?? 0) + 1
    told(n, kind)
  }
  await Promise.all(under.values())
  await pause(plan.calm)
  return done
}

async function finishSome(tables: readonly PlayedTable[], most: number, problems: string[]): Promise<number> {
  const chosen = gamesFor(2, 3, 4)
    .flatMap((game) => tables.find((table) => table.game === game) ?? [])
    .slice(0, most)
  await Promise.all(
    chosen.map(async (table) => {
      for (let tries = 0; !table.over; tries++) {
        if (tries > 20_000) return void problems.push(`${table.id} does not come to its end`)
        await pause(1)
        await table.chooseOnce()
      }
    }),
  )
  return chosen.filter(({ over }) => over).length
}

/** Waits until every stream has told everything, and what it shows is what one gets who asks. */
async function everythingTold(
  cluster: Cluster,
  tables: readonly PlayedTable[],
  random: () => number,
  problems: string[],
): Promise<void> {
  const deadline = performance.now() + 60_000
  for (const table of tables)
    for (const watcher of table.watchers) {
      const headers = watcher.who === "spectator" ? {} : (table.people[watcher.who] as Record<string, string>)
      for (;;) {
        const { text } = await insist(cluster, random, "GET", `/tables/${table.id}`, headers)
        const { now } = JSON.parse(text) as TableMessage
        if (watcher.now !== null && told(now) === told(watcher.now)) break
        if (performance.now() > deadline) {
          problems.push(`${table.id}: the stream of ${watcher.who} does not show what there is`)
          break
        }
        await pause(100)
      }
    }
}

/** To the letter, but for the options, which a stream tells only once. */
function told(now: TableNews["now"]): string {
  const { view, ...rest } = withoutOptions(now)
  return JSON.stringify([rest, view && withoutOptions(view)])
}

/** Logs of nodes have no secret in them: neither dice nor keys nor sessions. */
function secretsIn(cluster: Cluster, tables: readonly PlayedTable[]): string[] {
  const text = [...cluster.logged, ...cluster.nodes.flatMap(({ process }) => process.logged)].join("\n")
  const cookies = new Set(
    tables.flatMap(({ people }) => people.map(({ cookie }) => cookie?.split("=")[1]?.split("%")[0] ?? "")),
  )
  return [...cookies]
    .filter((cookie) => cookie.length > 10 && text.includes(cookie))
    .map(() => "a session is in a node's log")
}
