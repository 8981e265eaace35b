// Where a year is put: rows at the speed of the disk, a chunk of them in one transaction, and a
// note of how far it is.
import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import { databaseFile, openPostgres, openStoreAt, prepareSignIn } from "@genepool/server/testing/inside"
import type { Rows, Value } from "./year.ts"

export interface Shelf {
  readonly name: string
  /** What was noted last; null at the beginning. */
  noted(): Promise<string | null>
  /** All rows and the note, or nothing. */
  put(rows: readonly Rows[], note: string): Promise<void>
  /** What follows from all of it. */
  run(statement: string): Promise<void>
  /**
   * What a database of this kind knows of itself in daily use: PostgreSQL counts its rows, a
   * server's SQLite does not.
   */
  learn(): Promise<void>
  /** Bytes by table with its indexes, and of everything. */
  sizes(tables: readonly string[]): Promise<{ readonly [table: string]: number }>
  close(): Promise<void>
}

/** In the house, where a server looks for none of it. */
const noteName = "year"

/** Brings the database up to date, with the tables of sign-in. */
async function prepare(data: string, databaseUrl: string | null): Promise<void> {
  const store = await openStoreAt({ data, databaseUrl, databaseConnections: 2 })
  await prepareSignIn(store)
  await store.close()
}

export async function sqliteShelf(folder: string): Promise<Shelf> {
  await prepare(folder, null)
  const file = databaseFile(folder)
  const database = new DatabaseSync(file)
  // Whoever pulls the plug begins anew
  database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA foreign_keys = OFF")
  return {
    name: "SQLite",
    async noted() {
      const row = database.prepare("select value from house where name = ?").get(noteName)
      return (row as { value: string } | undefined)?.value ?? null
    },
    async put(all, note) {
      database.exec("begin immediate")
      for (const { table, columns, rows } of all) {
        const names = columns.map((column) => `"${column}"`).join(", ")
        const insert = database.prepare(
          `insert into "${table}" (${names}) values (${columns.map(() => "?").join(", ")})`,
        )
        for (const row of rows) insert.run(...(row as SQLInputValue[]))
      }
      database.prepare("insert or replace into house values (?, ?)").run(noteName, note)
      database.exec("commit")
    },
    async run(statement) {
      database.exec(statement)
    },
    learn: async () => undefined,
    async sizes(tables) {
      const size = database.prepare(
        "select coalesce(sum(pgsize), 0) as bytes from dbstat where aggregate = true and name in (select name from sqlite_master where tbl_name = ?)",
      )
      const [{ bytes }] = database
        .prepare("select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()")
        .all() as [{ bytes: number }]
      const each = tables.map((table) => [table, (size.get(table) as { bytes: number }).bytes])
      return { ...Object.fromEntries(each), all: bytes }
    },
    async close() {
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)")
      database.close()
    },
  }
}

/**
 * As a role that may switch off the checks of references while it fills: each row was made with
 * what it refers to.
 */
export async function postgresShelf(url: string): Promise<Shelf> {
  await prepare("", url)
  const { pool } = openPostgres(url, 1)
  const client = await pool.connect()
  await client.query("set session_replication_role = replica; set synchronous_commit = off")
  const types = new Map<string, ReadonlyMap<string, string>>()
  const typesOf = async (table: string): Promise<ReadonlyMap<string, string>> => {
    const known = types.get(table)
    if (known !== undefined) return known
    const { rows } = await client.query<{ column_name: string; data_type: string }>(
      "select column_name, data_type from information_schema.columns where table_name = $1 and table_schema = current_schema()",
      [table],
    )
    const found = new Map(rows.map(({ column_name, data_type }) => [column_name, data_type]))
    types.set(table, found)
    return found
  }
  return {
    name: "PostgreSQL",
    async noted() {
      const { rows } = await client.query<{ value: string }>("select value from house where name = $1", [
        noteName,
      ])
      return rows[0]?.value ?? null
    },
    async put(all, note) {
      await client.query("begin")
      for (const { table, columns, rows } of all) {
        const known = await typesOf(table)
        const names = columns.map((column) => `"${column}"`).join(", ")
        const arrays = columns.map((column, i) => `$${i + 1}::${known.get(column)}[]`).join(", ")
        for (let i = 0; i < rows.length; i += mostAtOnce) {
          const some = rows.slice(i, i + mostAtOnce)
          const values = columns.map((column, c) =>
            some.map((row) => valueFor(known.get(column), row[c] ?? null)),
          )
          await client.query(`insert into "${table}" (${names}) select * from unnest(${arrays})`, values)
        }
      }
      await client.query(
        "insert into house values ($1, $2) on conflict (name) do update set value = excluded.value",
        [noteName, note],
      )
      await client.query("commit")
    },
    async run(statement) {
      await client.query(statement)
    },
    async learn() {
      await client.query("vacuum analyze")
    },
    async sizes(tables) {
      const sizes: { [table: string]: number } = {}
      for (const table of tables) {
        const { rows } = await client.query<{ bytes: number }>(
          "select pg_total_relation_size($1::text::regclass) as bytes",
          [table],
        )
        sizes[table] = rows[0]?.bytes ?? 0
      }
      const { rows } = await client.query<{ bytes: number }>(
        "select pg_database_size(current_database()) as bytes",
      )
      return { ...sizes, all: rows[0]?.bytes ?? 0 }
    },
    async close() {
      client.release()
      await pool.end()
    },
  }
}

const mostAtOnce = 20_000

const valueFor = (type: string | undefined, value: Value): unknown =>
  type === "boolean" && value !== null
    ? value === 1
    : value instanceof Uint8Array
      ? Buffer.from(value)
      : value
