// PostgreSQL, for any number of nodes: the same questions in the same words as to SQLite.
import { Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { type Kysely, PostgresAdapter, PostgresDialect } from "kysely"
import pg from "pg"
import { type Journals, whichWere } from "./journals.ts"
import type { EntryRow } from "./schema.ts"

/** How long a line of a journal is offered again while the database restarts, and how often. */
const patience = 15_000
const between = 150

/**
 * A connection with a question on it that hears nothing for so long leads nowhere: the network may
 * have lost it without a word. Those without a question are closed much sooner.
 */
const usualSilence = 60_000

/** Whole numbers of 64 bits: times and counts, all far below what a JavaScript number holds. */
const int8 = 20

export function openPostgres(
  url: string,
  connections: number,
  silence = usualSilence,
): { dialect: PostgresDialect; pool: InstanceType<typeof pg.Pool> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(silence, () => socket.destroy())
    },
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks while nobody uses it is replaced by the next one who asks
  pool.on("error", () => undefined)
  // One that breaks in use fails its question, and says so once more for itself: unheard, that
  // would end the process
  pool.on("connect", (client) => client.on("error", () => undefined))
  return { dialect: new PostgresDialect({ pool }), pool }
}

/**
 * With a connection of its own, which it closes. Durable when it answers: PostgreSQL flushes before
 * it confirms. While it is away, lines are offered again; one that had been taken before the line
 * broke then counts as a conflict, and whoever wrote it finds it in the journal.
 */
export function journalsInPostgres(pool: InstanceType<typeof pg.Pool>): Journals {
  return {
    async write(rows) {
      const until = performance.now() + patience
      for (;;) {
        try {
          return await appendIn(pool, rows)
        } catch (error) {
          if (!isAway(error) || performance.now() > until) throw error
          await pause(between)
        }
      }
    },
    close: () => pool.end(),
  }
}

/** The same text however many lines there are: nobody has to put it together for every choice. */
const append = `
insert into entry (table_id, n, kind, seat, body, at)
select * from unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::text[], $6::bigint[])
  as line (table_id, n, kind, seat, body, at)
where not exists
  (select 1 from game_table where id = line.table_id and status in ('finished', 'cancelled'))
on conflict do nothing
returning table_id, n`

async function appendIn(pool: InstanceType<typeof pg.Pool>, rows: readonly EntryRow[]): Promise<boolean[]> {
  const columns = [
    rows.map(({ table_id }) => table_id),
    rows.map(({ n }) => n),
    rows.map(({ kind }) => kind),
    rows.map(({ seat }) => seat),
    rows.map(({ body }) => body),
    rows.map(({ at }) => at),
  ]
  const taken = await pool.query<Pick<EntryRow, "table_id" | "n">>(append, columns)
  return whichWere(taken.rows, rows)
}

/** The few questions that must be put to it in other words. */
export const isPostgres = (db: Pick<Kysely<unknown>, "getExecutor">): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Does the work while no other node does any such: nodes that start at the same time build the same
 * tables.
 */
export async function alone<T>(pool: InstanceType<typeof pg.Pool>, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query("select pg_advisory_lock($1)", [lockNumber])
    try {
      return await work()
    } finally {
      await client.query("select pg_advisory_unlock($1)", [lockNumber])
    }
  } finally {
    client.release()
  }
}

/** Any number will do that no other program takes in this database. */
const lockNumber = 7_031_207

/**
 * The database cannot be reached, or is just stopping or starting; the same question may be
 * answered soon.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  if (typeof code === "string")
    return (
      /^(08|57P)/.test(code) ||
      ["53300", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"].includes(code)
    )
  // The driver's own words have no code
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}

/** A number beyond what a column holds, or text with a character that PostgreSQL does not keep. */
export const isBadValue = (error: unknown): boolean =>
  error instanceof Error && /^22/.test((error as { code?: string }).code ?? "")
