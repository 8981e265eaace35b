// Tables as the lobby and profiles list them: what anybody may know without sitting down.

import type { Result } from "@genepool/engine"
import type { ListedTable, Manner, TableStatus } from "@genepool/wire"
import { type Kysely, sql } from "kysely"
import { notFound } from "../problem.ts"
import type { Database, TableRow } from "../store/schema.ts"
import type { Seated } from "./seated.ts"
import { isReady } from "./snapshot.ts"

/**
 * How far a table is and who is waited for, as far as an onlooker may know. In a quiet window only
 * they know whether they owe a choice.
 */
export type Progress = Pick<ListedTable, "choices" | "waiting" | "yourTurn" | "yourDeadline" | "yourStandIn">

/** Without what only the table itself knows: how far it is. */
export type Listed = Omit<ListedTable, keyof Progress>

export interface Filter {
  readonly status?: TableStatus | undefined
  readonly game?: string | undefined
  /** Only tables of this player, listed or not. */
  readonly player?: string | undefined
  readonly limit: number
}

/**
 * A person's own, the newest first. The lobby takes turns: first everybody's newest table, then
 * everybody's second, so that nobody's tables, and no address's, push those of others off the list.
 */
export async function listTables(db: Kysely<Database>, filter: Filter): Promise<Listed[]> {
  const rows =
    filter.player === undefined ? await inTurns(db, filter) : await allOf(db, filter.player, filter)
  if (rows.length === 0) return []
  const seats = await seatsOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => listed(row, seats.get(row.id) ?? []))
}

const statusesOf = ({ status }: Filter): readonly TableStatus[] =>
  status === undefined ? ["open", "playing"] : [status]

function inTurns(db: Kysely<Database>, filter: Filter): Promise<TableRow[]> {
  let some = db
    .selectFrom("game_table")
    .select(["id", "game", "address", "owner", "status", "created_at"])
    .where("listed", "=", 1)
    .where("status", "in", statusesOf(filter))
  // Of what is over there is ever more: of that the turns are taken among the newest
  if (filter.status === "finished" || filter.status === "cancelled")
    some = some.orderBy("created_at", "desc").limit(mostTurns)
  let shown = db
    .selectFrom(some.as("some"))
    .select(["id", "created_at"])
    .select(
      sql<number>`row_number() over (
        partition by coalesce(address, owner), status order by created_at desc, id)`.as("turn"),
    )
  if (filter.game !== undefined) shown = shown.where("game", "=", filter.game)
  const first = db
    .selectFrom(shown.as("shown"))
    .selectAll()
    .orderBy("turn")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(filter.limit)
  // Whole rows of those alone that are shown
  return db
    .selectFrom(first.as("first"))
    .innerJoin("game_table", "game_table.id", "first.id")
    .selectAll("game_table")
    .orderBy("first.turn")
    .orderBy("game_table.created_at", "desc")
    .orderBy("game_table.id")
    .execute()
}

const mostTurns = 400

/** The tables that are somebody's, or at which they sit. */
export const tablesOf = (db: Kysely<Database>, player: string) =>
  db
    .selectFrom("game_table")
    .select("id")
    .where("owner", "=", player)
    .union(db.selectFrom("seat").select("table_id as id").where("player_id", "=", player))

function allOf(db: Kysely<Database>, player: string, filter: Filter): Promise<TableRow[]> {
  let query = db
    .selectFrom(tablesOf(db, player).as("own"))
    .innerJoin("game_table", "game_table.id", "own.id")
    .selectAll("game_table")
    // One by one from those that are theirs, rather than by the index of all that is finished
    .where(sql`coalesce(status, '')`, "in", statusesOf(filter))
  if (filter.game !== undefined) query = query.where("game", "=", filter.game)
  return query.orderBy("created_at", "desc").orderBy("game_table.id").limit(filter.limit).execute()
}

export function listed(row: TableRow, seats: readonly Seated[]): Listed {
  const manner = JSON.parse(row.manner) as Manner
  return {
    table: row.id,
    game: row.game,
    status: row.status,
    owner: row.owner,
    createdAt: row.created_at,
    clock: manner.clock,
    undo: manner.undo,
    winners: row.result === null ? null : (JSON.parse(row.result) as Result).winners,
    seats: seats.map((seat) => ({
      kind: seat.kind,
      player: seat.player_id,
      name: seat.name,
      guest: seat.playerKind === "guest",
      level: seat.level,
      ready: isReady(row, seat),
    })),
  }
}

/** A table's row and seats as the database has them. Throws Problem `notFound`. */
export async function rowsOf(db: Kysely<Database>, id: string): Promise<{ row: TableRow; seats: Seated[] }> {
  const row = await db.selectFrom("game_table").selectAll().where("id", "=", id).executeTakeFirst()
  if (row === undefined) throw notFound("table")
  return { row: { ...row }, seats: (await seatsOf(db, [id])).get(id) ?? [] }
}

export async function seatsOf(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<Map<string, Seated[]>> {
  const rows = await db
    .selectFrom("seat")
    .leftJoin("player", "player.id", "seat.player_id")
    .selectAll("seat")
    .select(["player.name as name", "player.kind as playerKind", "player.deleted_at as deletedAt"])
    .where("seat.table_id", "in", tables)
    .orderBy("seat.table_id")
    .orderBy("seat.seat")
    .execute()
  const seats = rows.map(({ deletedAt, ...row }) => ({ ...row, gone: deletedAt !== null }))
  return Map.groupBy(seats as Seated[], (row) => row.table_id)
}

const lastThere = (table: "t" | "game_table") =>
  sql<number>`coalesce((select max(chat.n) from chat where chat.table_id = ${sql.ref(`${table}.id`)}), 0)`

/**
 * The number of the last line of talk at the table. A node of an older program writes lines and
 * does not count them.
 */
export const lastSaid = (table: "t" | "game_table") => {
  const [counted, there] = [sql.ref(`${table}.said`), lastThere(table)]
  return sql<number>`case when ${counted} > ${there} then ${counted} else ${there} end`
}

/** How far each table is: its rows, its journal and its talk. */
export function headsOf(db: Kysely<Database>, tables: readonly string[]) {
  return db
    .selectFrom("game_table as t")
    .select(["t.id", "t.changes", "t.keeper"])
    .select((from) => [
      from.fn
        .coalesce(
          from
            .selectFrom("entry")
            .select("entry.n")
            .whereRef("entry.table_id", "=", "t.id")
            .orderBy("entry.n", "desc")
            .limit(1),
          from.selectFrom("archive").select("archive.lines").whereRef("archive.table_id", "=", "t.id"),
        )
        .as("n"),
      lastSaid("t").as("chat"),
    ])
    .where("t.id", "in", tables)
    .execute()
}
