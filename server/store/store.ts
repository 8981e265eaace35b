// The database: opened, brought up to date, and the one place that knows how it words its errors.
import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { Kysely, type LogEvent } from "kysely"
import { Migrator } from "kysely/migration"
import { privateFile, privateFolder } from "./files.ts"
import { type Journals, journalsInThread, journalsOf } from "./journals.ts"
import { lockFolder } from "./lock.ts"
import { migrations } from "./migrations.ts"
import { mustBeOurs } from "./ours.ts"
import { alone, journalsInPostgres, openPostgres } from "./postgres.ts"
import type { Database } from "./schema.ts"
import { openSqlite } from "./sqlite.ts"
import { explained, problemWith, StoreProblem } from "./trouble.ts"
import { unreachable } from "./unreachable.ts"

export interface Store {
  readonly db: Kysely<Database>
  readonly kind: "sqlite" | "postgres"
  readonly journals: Journals
  /**
   * Told of every question to the database, in its own words; the values in it are people's, and
   * are never logged.
   */
  readonly watch: { onQuery: (milliseconds: number, sql: string, values: readonly unknown[]) => void }
  /** How many questions wait for a connection. */
  readonly poolWaits: () => number
  /** Does the work while no other program that uses the database does any such. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Where everything is kept: a folder, or PostgreSQL if its address is given. */
export interface Place {
  readonly data: string
  /** PostgreSQL instead of the data folder's own database. */
  readonly databaseUrl: string | null
  readonly databaseConnections: number
}

export const openStoreAt = ({ data, databaseUrl, databaseConnections }: Place): Promise<Store> =>
  databaseUrl === null ? openStore(data) : openPostgresStore(databaseUrl, databaseConnections)

/**
 * The same, and nobody else may have the folder meanwhile: for a server, and for what must not run
 * beside one.
 */
export async function openStoreAlone(place: Place): Promise<Store> {
  if (place.databaseUrl !== null || place.data === ":memory:") return openStoreAt(place)
  const unlock = await lockFolder(place.data)
  try {
    const store = await openStore(place.data)
    const close = async () => {
      await store.close()
      unlock()
    }
    return { ...store, close }
  } catch (error) {
    unlock()
    throw error
  }
}

export const databaseFile = (folder: string): string => join(folder, "genepool.sqlite")

/** Opens the database in the folder; `:memory:` is one that is gone when it is closed. */
export async function openStore(folder: string): Promise<Store> {
  if (folder === ":memory:") {
    const { db, watch } = await openDatabase(folder)
    return storeOf(db, watch, journalsOf(db))
  }
  privateFolder(folder)
  const file = databaseFile(folder)
  return explained(file, async () => {
    // SQLite would take it for a new one, and everything would seem to be gone
    if (existsSync(file) && statSync(file).size === 0 && !existsSync(`${file}-wal`))
      throw problemWith(file, "damaged", new Error("the file is empty"))
    privateFile(file)
    const { db, watch } = await openDatabase(file)
    return storeOf(db, watch, journalsInThread(file))
  })
}

const newWatch = (): Store["watch"] => ({ onQuery: () => undefined })

const logOf = (watch: Store["watch"]) => (event: LogEvent) =>
  watch.onQuery(event.queryDurationMillis, event.query.sql, event.query.parameters)

async function openDatabase(file: string): Promise<Pick<Store, "db" | "watch">> {
  const { dialect, raw } = openSqlite(file)
  const watch = newWatch()
  const db = new Kysely<Database>({ dialect, log: logOf(watch) })
  try {
    mustBeOurs(raw, file)
    await migrate(db)
  } catch (error) {
    raw.close()
    throw error
  }
  return { db, watch }
}

function storeOf(db: Kysely<Database>, watch: Store["watch"], journals: Journals): Store {
  return {
    db,
    watch,
    poolWaits: () => 0,
    kind: "sqlite",
    journals,
    alone: (work) => work(),
    async close() {
      await journals.close()
      await db.destroy()
    },
  }
}

export async function openPostgresStore(url: string, connections = 10): Promise<Store> {
  const { dialect, pool } = openPostgres(url, connections)
  const watch = newWatch()
  const db = new Kysely<Database>({ dialect, log: logOf(watch) })
  try {
    await alone(pool, () => migrate(db))
  } catch (error) {
    await pool.end()
    throw unreachable(url, error) ?? error
  }
  // Whatever all other connections wait for, a choice does not
  const own = openPostgres(url, 1)
  const journals = journalsInPostgres(own.pool)
  return {
    db,
    watch,
    poolWaits: () => pool.waitingCount,
    kind: "postgres",
    journals,
    alone: (work) => alone(pool, work),
    async close() {
      await journals.close()
      await db.destroy()
    },
  }
}

/** A step failed, and was taken back. */
class NotUpToDate extends StoreProblem {
  constructor(step: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(
      `The database could not be brought up to date: ${step} failed (${why}). Nothing has changed; the old version still runs.`,
      { cause },
    )
  }
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  // A newer program may have gone further; what it added does not disturb this one
  const steps = await migrator.getMigrations().catch(() => [])
  if (steps.length > 0 && steps.every(({ executedAt }) => executedAt !== undefined)) return
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find(({ status }) => status === "Error")?.migrationName ?? "the first step"
  throw new NotUpToDate(failed, error)
}

/** SQLite: primary key and unique constraint; PostgreSQL: unique_violation. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code } = error as { errcode?: number; code?: string }
  return errcode === 1555 || errcode === 2067 || code === "23505"
}
