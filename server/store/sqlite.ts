// SQLite as it ships inside Node, in the shape that Kysely's own SQLite dialect expects.
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely"

/** Statements that are kept ready; Kysely writes the same text for the same question. */
const mostReady = 500

/** Whatever was said to be done is on the disk: an account, a seat and a line of talk as much as a choice. */
export function openSqlite(file: string): { dialect: SqliteDialect; raw: DatabaseSync } {
  const raw = new DatabaseSync(file)
  try {
    raw.exec("PRAGMA journal_mode = WAL")
    raw.exec("PRAGMA synchronous = FULL")
    raw.exec("PRAGMA foreign_keys = ON")
    raw.exec("PRAGMA busy_timeout = 5000")
  } catch (error) {
    raw.close()
    throw error
  }
  return { dialect: new SqliteDialect({ database: adapt(raw) }), raw }
}

function adapt(raw: DatabaseSync): SqliteDatabase {
  const ready = new Map<string, SqliteStatement>()
  return {
    close: () => raw.close(),
    prepare(text) {
      const known = ready.get(text)
      if (known !== undefined) return known
      // A transaction that reads first and writes later would be refused when the journals' thread wrote in between
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
