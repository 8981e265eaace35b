// The database: opened, brought up to date, and the one place that knows how it words its errors.
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { Kysely } from "kysely"
import { Migrator } from "kysely/migration"
import { type Journals, journalsInThread, journalsOf } from "./journals.ts"
import { migrations } from "./migrations.ts"
import type { Database } from "./schema.ts"
import { openSqlite } from "./sqlite.ts"

export interface Store {
  readonly db: Kysely<Database>
  readonly journals: Journals
  close(): Promise<void>
}

export const databaseFile = (folder: string): string => join(folder, "genepool.sqlite")

/** Opens the database in the folder; `:memory:` is one that is gone when it is closed. */
export async function openStore(folder: string): Promise<Store> {
  if (folder !== ":memory:") mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { dialect } = openSqlite(folder === ":memory:" ? folder : databaseFile(folder))
  const db = new Kysely<Database>({ dialect })
  await migrate(db)
  const journals = folder === ":memory:" ? journalsOf(db) : journalsInThread(databaseFile(folder))
  return {
    db,
    journals,
    async close() {
      await journals.close()
      await db.destroy()
    },
  }
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find(({ status }) => status === "Error")?.migrationName ?? "the first step"
  throw new Error(`The database could not be brought up to date: ${failed} failed.`, { cause: error })
}

/** SQLite: primary key and unique constraint; PostgreSQL: unique_violation. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code } = error as { errcode?: number; code?: string }
  return errcode === 1555 || errcode === 2067 || code === "23505"
}
