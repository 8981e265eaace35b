// How the server stands, for the operator's page and terminal.
import { statfs } from "node:fs/promises"
import { availableParallelism, loadavg } from "node:os"
import type { ServerStatus } from "@genepool/wire"
import { type Kysely, sql } from "kysely"
import type { Health } from "../health.ts"
import type { Metrics } from "../metrics.ts"
import type { Database } from "../store/schema.ts"
import type { Tables } from "../tables/tables.ts"
import type { Troubles } from "../troubles.ts"
import { version } from "../version.ts"

export interface StatusSetting {
  readonly kind: "sqlite" | "postgres"
  /** The data folder; null where nothing is kept in one. */
  readonly folder: string | null
  readonly tables: Tables
  readonly metrics: Metrics
  readonly health: Health
  readonly hasRedis: boolean
  readonly botsWaiting: () => number
  readonly troubles: Troubles
}

/** What the page and the terminal tell of the figures for Prometheus. */
export interface Measured {
  times(): Promise<ServerStatus["times"]>
  logBytes(): Promise<number | null>
  readonly poolWaits: () => number
  readonly slow: number
}

export async function statusOf(setting: StatusSetting, measured: Measured): Promise<ServerStatus> {
  const { kind, folder, tables, metrics, health, hasRedis } = setting
  const { db, alarms, keeping } = tables
  const problem = await health.problem()
  return {
    version,
    node: keeping.node,
    upSince: Math.round(Date.now() - process.uptime() * 1000),
    database: {
      kind,
      bytes: await sizeOf(db, kind),
      log: await measured.logBytes(),
      waiting: measured.poolWaits(),
      slow: measured.slow,
    },
    times: await measured.times(),
    disk: folder === null ? null : await room(folder),
    backedUpAt: await backedUpAt(db),
    wrong: problem?.message ?? null,
    load: (loadavg()[0] ?? 0) / availableParallelism(),
    memory: process.memoryUsage.rss(),
    streams: metrics.openStreams,
    online: metrics.online(),
    tables: await tablesBy(db),
    stuck: alarms.failing.slice(0, 100),
    overdue: alarms.overdue,
    bots: { waiting: setting.botsWaiting(), faults: tables.counts.botFaults },
    requests: { failed: metrics.failed },
    troubles: setting.troubles.list(),
    reports: await openReports(db),
    redis: hasRedis ? tables.news.carried : null,
    nodes: await nodesIn(db),
  }
}

/** Bytes of the database, without what SQLite has freed inside it. */
export async function sizeOf(db: Kysely<Database>, kind: "sqlite" | "postgres"): Promise<number> {
  const asked =
    kind === "postgres"
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{
          bytes: number
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
  return Number((await asked.execute(db)).rows[0]?.bytes ?? 0)
}

export async function room(folder: string): Promise<{ free: number; size: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch {
    return null
  }
}

export async function backedUpAt(db: Kysely<Database>): Promise<number | null> {
  const row = await db.selectFrom("house").select("value").where("name", "=", "backedUpAt").executeTakeFirst()
  return row === undefined ? null : Number(row.value)
}

export async function tablesBy(db: Kysely<Database>): Promise<ServerStatus["tables"][number][]> {
  const lying = await db
    .selectFrom("game_table")
    .select(({ fn }) => ["game", "status", fn.countAll<number>().as("tables")])
    // As it stands in their index
    .where(sql<boolean>`archived = 0`)
    .groupBy(["game", "status"])
    .execute()
  const folded = await db.selectFrom("folded").selectAll().where("tables", ">", 0).execute()
  const counts = Map.groupBy([...lying, ...folded], ({ game, status }) => `${game} ${status}`)
  return [...counts.keys()].sort().map((key) => {
    const rows = counts.get(key) as [(typeof folded)[number], ...typeof folded]
    const [{ game, status }] = rows
    return { game, status, count: rows.reduce((sum, { tables }) => sum + Number(tables), 0) }
  })
}

async function openReports(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom("report")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("settled_at", "is", null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

async function nodesIn(db: Kysely<Database>): Promise<ServerStatus["nodes"][number][]> {
  const rows = await db
    .selectFrom("node")
    .select(["node.id", "node.version"])
    .select((of) =>
      of
        .selectFrom("game_table")
        .select(({ fn }) => fn.countAll<number>().as("tables"))
        .whereRef("game_table.keeper", "=", "node.id")
        .where("game_table.status", "=", "playing")
        .as("tables"),
    )
    .orderBy("node.id")
    .execute()
  return rows.map(({ id, version: of, tables }) => ({ id, version: of, tables: Number(tables ?? 0) }))
}
