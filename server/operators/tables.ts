// What an operator does about tables: looking at one, closing it, deleting it, taking somebody out
// of it.
import type { OperatedTable } from "@genepool/wire"
import { deleteTable } from "../housekeeping/purge.ts"
import { notFound, Problem } from "../problem.ts"
import { cancelNow, depart } from "../tables/seating.ts"
import type { Tables } from "../tables/tables.ts"
import { peopleIn } from "./reports.ts"

/**
 * From the rows alone: it can be looked at though its rules are not here, or its journal is broken.
 */
export async function lookAtTable({ db }: Tables, id: string): Promise<OperatedTable> {
  const row = await db.selectFrom("game_table").selectAll().where("id", "=", id).executeTakeFirst()
  if (row === undefined) throw notFound("table")
  const seats = await db.selectFrom("seat").selectAll().where("table_id", "=", id).orderBy("seat").execute()
  const people = await peopleIn(
    db,
    seats.map(({ player_id }) => player_id),
  )
  const line = await db
    .selectFrom("entry")
    .select("at")
    .where("table_id", "=", id)
    .orderBy("n", "desc")
    .limit(1)
    .executeTakeFirst()
  const folded = await db
    .selectFrom("archive")
    .select("last_at as at")
    .where("table_id", "=", id)
    .executeTakeFirst()
  return {
    table: id,
    game: row.game,
    version: row.version,
    status: row.status,
    createdAt: row.created_at,
    lastAt: (line ?? folded)?.at ?? null,
    keeper: row.keeper,
    seats: seats.map(({ seat, kind, player_id }) => ({
      seat,
      kind,
      player: people.get(player_id ?? "") ?? null,
    })),
  }
}

/** One that has not begun is cancelled; a running game is aborted, and counts for nobody. */
export async function closeTable(tables: Tables, id: string): Promise<void> {
  const { status, listed } = await statusOf(tables, id)
  if (status !== "open" && status !== "playing")
    throw new Problem("notNow", "The table is already over.", "It can be deleted.")
  if (status === "open")
    await tables.db.transaction().execute(async (tx) => {
      await tx
        .updateTable("game_table")
        .set((row) => ({ changes: row("changes", "+", 1) }))
        .where("id", "=", id)
        .execute()
      await cancelNow(tx, id, tables.clock.now())
    })
  else await tables.abandon(id)
  await tables.changedBelow(id, listed === 1)
}

/** With its journal, talk and results. */
export async function removeTable(tables: Tables, id: string): Promise<void> {
  const { status } = await statusOf(tables, id)
  if (status === "open" || status === "playing") await closeTable(tables, id)
  await deleteTable(tables, id)
}

/**
 * Before the start the seat is free again; in a running game it is given up, and goes on as the
 * table says.
 */
export async function removeSeat(tables: Tables, id: string, seat: number): Promise<void> {
  const table = await tables.get(id)
  const player = table.seats[seat]?.player_id ?? null
  if (player === null) throw notFound("player in this seat")
  if (table.row.status === "open") return depart(tables, table, player)
  if (!table.play.running || table.play.resigned[seat])
    throw new Problem("notNow", "Nobody plays this seat any more.", "There is nothing to remove.")
  await table.say("resign", seat, {}, () => undefined)
}

async function statusOf({ db }: Tables, id: string) {
  const row = await db
    .selectFrom("game_table")
    .select(["status", "listed"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (row === undefined) throw notFound("table")
  return row
}
