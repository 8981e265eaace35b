// Moves everything from the database of a data folder to an empty PostgreSQL: all of it, compared
// row by row, or nothing.
import { createHash } from "node:crypto"
import { BadInput, type GameModule } from "@genepool/engine"
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely"
import { linesOf } from "../store/lines.ts"
import type { Database } from "../store/schema.ts"
import type { Store } from "../store/store.ts"
import { hashOf } from "./transfer.ts"

export interface Moved {
  readonly rows: number
  readonly tables: number
  /**
   * Tables whose position was replayed on both sides; the rules of the others are not there any
   * more.
   */
  readonly replayed: number
}

type Row = { [column: string]: unknown }
type Some = Kysely<Database> | Transaction<Database>

/**
 * Whom others refer to comes first. Sign-in has tables of its own, whose names its library gives.
 */
const inOrder = [
  ...["user", "session", "account", "verification", "passkey"],
  ...[
    "player",
    "login",
    "recovery_code",
    "mail_address",
    "mail_token",
    "token",
    "game_table",
    "seat",
    "entry",
    "archive",
    "folded",
  ],
  ...["chat", "mute", "report", "outcome", "rating", "puzzle_attempt", "sanction", "deed", "vacation"],
  ...["channel", "notice_wish", "notice", "outbox"],
]
/** What belongs to the place and not to what is kept there. */
const ofThePlace = ["kysely_migration", "kysely_migration_lock", "node", "house", "looking"]
const mostAtOnce = 500

/**
 * Throws BadInput, and then nothing has changed. Nobody may play meanwhile: the folder's database
 * is locked.
 */
export function move(from: Store, to: Store, games: ReadonlyMap<string, GameModule>): Promise<Moved> {
  return from.db.transaction().execute((source) =>
    to.db.transaction().execute(async (target) => {
      const names = await tablesOf(source)
      const unknown = names.find((name) => !inOrder.includes(name))
      if (unknown !== undefined)
        throw new BadInput("GENEPOOL_DATA", "tables that this program knows", unknown)
      for (const name of names) await mustBeEmpty(target, name)
      let rows = 0
      for (const name of inOrder.filter((one) => names.includes(one)))
        rows += await copy(source, target, name)
      return { rows, ...(await comparePositions(source, target, games)) }
    }),
  )
}

async function tablesOf(source: Some): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(source)
  return rows.map(({ name }) => name).filter((name) => !ofThePlace.includes(name))
}

async function mustBeEmpty(target: Some, name: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target)
  if (rows.length > 0)
    throw new BadInput("DATABASE_URL", "a database in which nobody has played yet", `rows in ${name}`)
}

/** Answers with how many there were. Throws BadInput if what arrived is not what was sent. */
async function copy(source: Some, target: Some, name: string): Promise<number> {
  const types = await columnsOf(target, name)
  const columns = [...types.keys()]
  const before = new Sum()
  for await (const rows of pages(source, name, columns)) {
    const sent = rows.map((row) => (name === "game_table" ? { ...row, keeper: null } : row))
    const lines = sent.map(
      (row) => sql`(${sql.join(columns.map((column) => toPostgres(row[column], types.get(column))))})`,
    )
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(lines)}`.execute(target)
    before.add(sent, columns)
  }
  const after = new Sum()
  for await (const rows of pages(target, name, columns)) after.add(rows, columns)
  if (after.text !== before.text)
    throw new BadInput("DATABASE_URL", `${name} as it was (${before.text})`, after.text)
  return before.rows
}

async function columnsOf(target: Some, name: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ column_name: string; data_type: string }>`
    select column_name, data_type from information_schema.columns
    where table_schema = current_schema() and table_name = ${name}`.execute(target)
  return new Map(rows.map(({ column_name, data_type }) => [column_name, data_type]))
}

const keysOf: { readonly [table: string]: readonly string[] } = {
  login: ["user_id"],
  recovery_code: ["player_id", "hash"],
  mail_address: ["player_id"],
  mail_token: ["hash"],
  seat: ["table_id", "seat"],
  entry: ["table_id", "n"],
  archive: ["table_id"],
  folded: ["game", "status"],
  chat: ["table_id", "n"],
  mute: ["table_id", "player_id"],
  outcome: ["table_id", "seat"],
  rating: ["player_id", "game", "pool"],
  puzzle_attempt: ["player_id", "puzzle"],
  vacation: ["player_id", "from_at"],
  notice_wish: ["player_id"],
}

/** All rows, some at a time: the journals of years need not be in memory at once. */
async function* pages(db: Some, name: string, columns: readonly string[]): AsyncGenerator<Row[]> {
  const keys = keysOf[name] ?? ["id"]
  const refs = sql.join(keys.map((key) => sql.ref(key)))
  let last: Row | undefined
  for (;;) {
    const later: RawBuilder<unknown> =
      last === undefined ? sql`` : sql`where (${refs}) > (${sql.join(keys.map((key) => (last as Row)[key]))})`
    const { rows } = await sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(name)} ${later} order by ${refs} limit ${mostAtOnce}`.execute(db)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)
  }
}

function toPostgres(value: unknown, type: string | undefined): unknown {
  return type === "boolean" && value !== null ? value === 1 || value === true : value
}

/** Of all rows, in whatever order: the two databases sort text differently. */
class Sum {
  rows = 0
  private total = 0n

  add(rows: readonly Row[], columns: readonly string[]): void {
    for (const row of rows) {
      const line = JSON.stringify(columns.map((column) => plain(row[column])))
      this.total += BigInt(`0x${createHash("sha256").update(line).digest("hex")}`)
      this.rows++
    }
  }

  get text(): string {
    return `${this.rows} rows, ${BigInt.asUintN(64, this.total).toString(16)}`
  }
}

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64")
  if (value instanceof Date) return value.toISOString()
  return typeof value === "boolean" ? Number(value) : value
}

/** Every table whose rules this program has must come to the same position from both databases. */
async function comparePositions(
  source: Some,
  target: Some,
  games: ReadonlyMap<string, GameModule>,
): Promise<Pick<Moved, "tables" | "replayed">> {
  let tables = 0
  let replayed = 0
  const ids = await source.selectFrom("game_table").select(["id", "game", "version"]).execute()
  for (const { id, game, version } of ids) {
    tables++
    if (games.get(game)?.game.version !== version) continue
    const [before, after] = [await positionOf(source, games, id), await positionOf(target, games, id)]
    if (before !== after) throw new BadInput("DATABASE_URL", `table ${id} in position ${before}`, after)
    replayed++
  }
  return { tables, replayed }
}

async function positionOf(db: Some, games: ReadonlyMap<string, GameModule>, id: string): Promise<string> {
  const table = await db.selectFrom("game_table").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  const seats = await db.selectFrom("seat").selectAll().where("table_id", "=", id).orderBy("seat").execute()
  const entries = await linesOf(db, id)
  return hashOf(games, table, seats, entries)
}
