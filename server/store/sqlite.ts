// SQLite as it ships inside Node, in the shape that Kysely's own SQLite dialect expects.
import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import { type SqliteDatabase, SqliteDialect } from "kysely"

/** Every commit is on the disk before it is answered: `synchronous=FULL` in a write-ahead log. */
export function openSqlite(file: string): { dialect: SqliteDialect; raw: DatabaseSync } {
  const raw = new DatabaseSync(file)
  raw.exec("PRAGMA journal_mode = WAL")
  raw.exec("PRAGMA synchronous = FULL")
  raw.exec("PRAGMA foreign_keys = ON")
  raw.exec("PRAGMA busy_timeout = 5000")
  return { dialect: new SqliteDialect({ database: adapt(raw) }), raw }
}

function adapt(raw: DatabaseSync): SqliteDatabase {
  return {
    close: () => raw.close(),
    prepare(sql) {
      const statement = raw.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  } as SqliteDatabase
}
