// SQLite as it ships inside Node, in the shape that Kysely's own SQLite dialect expects; it never
// waits for the disk or for the thread that writes journals while others could be answered.
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"
import {
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely"
import { Flush } from "./flush.ts"

type Flushing = Pick<Flush, "now" | "close">

/** Statements that are kept ready; Kysely writes the same text for the same question. */
const mostReady = 500
/** How long a write is offered again while the journals' thread writes. */
const patience = 5000

/**
 * Whatever was said to be done is on the disk: an account, a seat and a line of talk as much as a
 * choice. SQLite itself would wait for that in the middle of everything (`synchronous = FULL`);
 * here the write-ahead log is flushed aside before the answer is given, for all who wrote meanwhile
 * at once. Checkpoints are the journals' thread's.
 */
export function openSqlite(
  file: string,
  flush: Flushing | null = file === ":memory:" ? null : new Flush(`${file}-wal`),
): { dialect: SqliteDialect; raw: DatabaseSync } {
  const raw = new DatabaseSync(file)
  try {
    raw.exec("PRAGMA journal_mode = WAL")
    raw.exec("PRAGMA synchronous = NORMAL")
    raw.exec("PRAGMA wal_autocheckpoint = 0")
    raw.exec("PRAGMA foreign_keys = ON")
    raw.exec("PRAGMA busy_timeout = 0")
    // What somebody has deleted is not in any byte of the file any more, nor in the next backup of
    // it
    raw.exec("PRAGMA secure_delete = ON")
  } catch (error) {
    raw.close()
    throw error
  }
  return { dialect: new FlushedDialect(raw, flush), raw }
}

class FlushedDialect extends SqliteDialect {
  private readonly raw: DatabaseSync
  private readonly flush: Flushing | null

  constructor(raw: DatabaseSync, flush: Flushing | null) {
    super({ database: () => Promise.reject(new Error("the driver has it")) })
    this.raw = raw
    this.flush = flush
  }

  override createDriver(): Driver {
    return new FlushedDriver(this.raw, this.flush)
  }

  override createAdapter(): SqliteAdapter {
    return new OneAfterAnother()
  }
}

/** There is one connection, and the driver below sees to it that it is used by one at a time. */
class OneAfterAnother extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class FlushedDriver extends SqliteDriver {
  private readonly raw: DatabaseSync
  private readonly flush: Flushing | null
  private readonly wrote: { yes: boolean }
  private last: Promise<void> = Promise.resolve()
  private letGo: () => void = () => undefined

  constructor(raw: DatabaseSync, flush: Flushing | null) {
    const wrote = { yes: false }
    super({ database: adapt(raw, wrote) })
    this.raw = raw
    this.wrote = wrote
    this.flush = flush
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.last = promise
    await before
    this.letGo = resolve
    this.wrote.yes = false
    return patient(await super.acquireConnection())
  }

  /**
   * On a full disk SQLite has taken it back itself: to say so again would be the error that is
   * told, not the full disk.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.raw.isTransaction) await super.rollbackTransaction(connection)
  }

  /** The next may go on while this one waits for the disk. */
  override async releaseConnection(): Promise<void> {
    const { yes } = this.wrote
    this.letGo()
    if (yes) await this.flush?.now()
  }

  override async destroy(): Promise<void> {
    await this.flush?.close()
    await super.destroy()
  }
}

/** While another connection writes, the same is tried again; nothing of it was done. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery<R>(query: Parameters<DatabaseConnection["executeQuery"]>[0]) {
      const until = performance.now() + patience
      for (;;) {
        try {
          return await connection.executeQuery<R>(query)
        } catch (error) {
          if (!isBusy(error) || performance.now() > until) throw error
          await pause(1)
        }
      }
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  }
}

const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5

function adapt(raw: DatabaseSync, wrote: { yes: boolean }): SqliteDatabase {
  const ready = new Map<string, SqliteStatement>()
  return {
    close: () => raw.close(),
    prepare(text) {
      if (!/^\s*(select|begin|pragma)\b/i.test(text)) wrote.yes = true
      const known = ready.get(text)
      if (known !== undefined) return known
      // A transaction that reads first and writes later would be refused when the journals' thread
      // wrote in between
      const statement = adaptStatement(raw.prepare(text === "begin" ? "begin immediate" : text))
      if (ready.size >= mostReady) ready.delete(ready.keys().next().value as string)
      ready.set(text, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
