// Figures for Prometheus about the whole server: what operators ask, under the names that its
// conventions ask for.
import { stat } from "node:fs/promises"
import { Counter, Gauge, Histogram } from "prom-client"
import { databaseFile } from "../store/store.ts"
import { version } from "../version.ts"
import { quantileOf } from "./quantile.ts"
import { backedUpAt, type Measured, room, type StatusSetting, sizeOf, tablesBy } from "./status.ts"

/** Milliseconds for which what the database was asked is good: several may read the figures. */
const goodFor = 10_000
/** A question that took longer is a line of the log. */
const slow = 1000

interface FiguresSetting extends StatusSetting {
  readonly store: {
    readonly watch: { onQuery: (milliseconds: number, sql: string, values: readonly unknown[]) => void }
    readonly poolWaits: () => number
  }
  /** What waits to be sent to people. */
  readonly outbox: {
    readonly counts: { readonly sent: number; readonly failed: number }
    waiting(): Promise<{ readonly count: number; readonly overdue: number }>
  }
  readonly log: { warn(fields: object, message: string): void }
  readonly now?: () => number
}

interface Asked {
  readonly tables: Awaited<ReturnType<typeof tablesBy>>
  readonly bytes: number
  readonly backedUpAt: number | null
  readonly disk: { readonly free: number; readonly size: number } | null
  readonly log: number | null
  readonly outbox: { readonly count: number; readonly overdue: number }
}

export function addFigures(setting: FiguresSetting): Measured {
  const { metrics, tables, kind, folder, store, log, now = Date.now } = setting
  const registers = [metrics.registry]
  const gauge = (name: string, help: string, value: () => number | null | Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // What cannot be told now is not told: an old figure would look like a new one
        this.reset()
        const figure = await Promise.resolve(value()).catch(() => null)
        if (figure === null) this.remove()
        else this.set(figure)
      },
    })
  let read: { readonly at: number; readonly asked: Promise<Asked> } | null = null
  const asked = (): Promise<Asked> => {
    if (read === null || Math.abs(now() - read.at) >= goodFor) read = { at: now(), asked: ask() }
    return read.asked
  }
  const logBytes = async () =>
    folder === null ? null : ((await stat(`${databaseFile(folder)}-wal`).catch(() => null))?.size ?? 0)
  const ask = async (): Promise<Asked> => ({
    outbox: await setting.outbox.waiting(),
    tables: await tablesBy(tables.db),
    bytes: await sizeOf(tables.db, kind),
    backedUpAt: await backedUpAt(tables.db),
    disk: folder === null ? null : await room(folder),
    log: await logBytes(),
  })

  new Gauge({ name: "genepool_build_info", help: "1, by version", labelNames: ["version"], registers }).set(
    { version },
    1,
  )
  gauge("genepool_people_online", "People with a stream open at this node", () => metrics.online())
  new Gauge({
    name: "genepool_tables",
    help: "Tables in the database, by game and state",
    labelNames: ["game", "status"],
    registers,
    async collect() {
      this.reset()
      const { tables: counted } = await asked().catch(() => ({ tables: [] }))
      for (const { game, status, count } of counted) this.set({ game, status }, count)
    },
  })
  gauge(
    "genepool_tables_stuck",
    "Tables where something is due and cannot be done",
    () => tables.alarms.failing.length,
  )
  gauge(
    "genepool_overdue_seconds",
    "Since the oldest of those things was due",
    () => tables.alarms.overdue / 1000,
  )
  gauge("genepool_bot_choices_waiting", "Choices of bots that wait for a thread", setting.botsWaiting)
  gauge(
    "genepool_database_pool_waiting",
    "Questions that wait for a connection to the database",
    store.poolWaits,
  )
  gauge("genepool_database_size_bytes", "Size of the database", async () => (await asked()).bytes)
  gauge("genepool_last_backup_timestamp_seconds", "When a backup was last noted", async () => {
    const { backedUpAt: at } = await asked()
    return at === null ? null : at / 1000
  })
  for (const [name, help, count] of [
    ["genepool_notices_sent_total", "Notices and letters that the other side took", "sent"],
    ["genepool_notices_failed_total", "Tries to send one that failed", "failed"],
  ] as const)
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(setting.outbox.counts[count])
      },
    })
  gauge(
    "genepool_notices_waiting",
    "Notices and letters in the outbox, due or not",
    async () => (await asked()).outbox.count,
  )
  gauge(
    "genepool_notices_overdue_seconds",
    "Since the first of them was due",
    async () => (await asked()).outbox.overdue / 1000,
  )
  if (folder !== null) {
    gauge(
      "genepool_database_log_size_bytes",
      "Size of SQLite's write-ahead log",
      async () => (await asked()).log,
    )
    gauge(
      "genepool_disk_free_bytes",
      "Free on the disk of the data folder",
      async () => (await asked()).disk?.free ?? null,
    )
    gauge(
      "genepool_disk_size_bytes",
      "Size of the disk of the data folder",
      async () => (await asked()).disk?.size ?? null,
    )
  }

  const questions = new Histogram({
    name: "genepool_database_query_duration_seconds",
    help: "Time for a question to the database",
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
    registers,
  })
  let slowOnes = 0
  store.watch.onQuery = (milliseconds, sql) => {
    questions.observe(milliseconds / 1000)
    if (milliseconds < slow) return
    slowOnes++
    log.warn({ milliseconds: Math.round(milliseconds), sql }, "a question to the database was slow")
  }
  const writes = new Histogram({
    name: "genepool_journal_write_duration_seconds",
    help: "Time until lines of journals are on the disk",
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2],
    registers,
  })
  tables.appender.onWrite = (milliseconds) => writes.observe(milliseconds / 1000)
  const thoughts = new Histogram({
    name: "genepool_bot_answer_duration_seconds",
    help: "Time from asking a bot to its answer, waiting for a thread included",
    labelNames: ["game", "level"],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
    registers,
  })
  tables.onBotAnswer = (game, level, milliseconds) => thoughts.observe({ game, level }, milliseconds / 1000)
  const within = async (histogram: Histogram<string>, share: number, only = {}) => {
    const seconds = await quantileOf(histogram, share, only)
    return seconds === null ? null : seconds * 1000
  }
  return {
    times: async () => ({
      choice: await within(metrics.requests, 0.99, { route: "/api/v1/tables/:table/choices" }),
      write: await within(writes, 0.99),
      question: await within(questions, 0.99),
      bot: await within(thoughts, 0.9),
    }),
    logBytes,
    poolWaits: store.poolWaits,
    get slow() {
      return slowOnes
    },
  }
}
