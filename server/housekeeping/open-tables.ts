// Tables that have not begun and at which nobody waits: they pass on to whoever is there, or are
// cancelled.

import type { Manner, Retention } from "@genepool/wire"
import { type Kysely, sql } from "kysely"
import { Problem } from "../problem.ts"
import type { Database } from "../store/schema.ts"
import { change, type Rows, type Transacting } from "../tables/change.ts"
import { cancelNow, passOn } from "../tables/seating.ts"
import type { Tables } from "../tables/tables.ts"
import type { Page } from "./page.ts"

const mostAtOnce = 50

/**
 * Looks at the open tables after that one; answers with the last it looked at, null when there are
 * no more.
 */
export async function tendOpenTables(
  tables: Tables,
  retention: Retention,
  { after }: Page,
): Promise<string | null> {
  const now = tables.clock.now()
  const rows = await tables.db
    .selectFrom("game_table")
    .select(["id", "owner", "listed", "manner", "created_at"])
    .where("status", "=", "open")
    .where("id", ">", after)
    .orderBy("id")
    .limit(mostAtOnce)
    .execute()
  const due = rows.filter((row) => row.created_at < goneBefore(row, retention, now))
  if (due.length > 0) {
    const people = await peopleOf(
      tables.db,
      due.map(({ id }) => id),
    )
    for (const row of due) {
      const before = goneBefore(row, retention, now)
      const isGone = ({ deletedAt, seenAt }: Waiting) => deletedAt !== null || seenAt < before
      const owner = people.find(({ table, player }) => table === row.id && player === row.owner)
      if (owner === undefined || isGone(owner)) await tend(tables, row.id, before)
    }
  }
  return rows.length < mostAtOnce ? null : (rows[rows.length - 1]?.id ?? null)
}

/** Whoever was not seen since then does not wait at the table any more. */
function goneBefore(
  { listed, manner }: { readonly listed: number; readonly manner: string },
  { listedTables, openTables }: Retention,
  now: number,
): number {
  const { clock } = JSON.parse(manner) as Manner
  const kept = listed === 1 && clock.kind !== "slow" ? listedTables : openTables
  return kept === null ? Number.NEGATIVE_INFINITY : now - kept
}

interface Waiting {
  readonly table: string
  readonly player: string
  readonly deletedAt: number | null
  readonly seenAt: number
}

/** Everybody who owns one of the tables or sits there, with when they were last here. */
async function peopleOf(db: Kysely<Database> | Transacting, tables: readonly string[]): Promise<Waiting[]> {
  const seen = sql<number>`coalesce(player.seen_at, player.created_at)`.as("seenAt")
  const owners = db
    .selectFrom("game_table")
    .innerJoin("player", "player.id", "game_table.owner")
    .select(["game_table.id as table", "player.id as player", "player.deleted_at as deletedAt", seen])
    .where("game_table.id", "in", tables)
  const seated = db
    .selectFrom("seat")
    .innerJoin("player", "player.id", "seat.player_id")
    .select(["seat.table_id as table", "player.id as player", "player.deleted_at as deletedAt", seen])
    .where("seat.table_id", "in", tables)
  return owners.union(seated).execute()
}

/** Asked again of the rows themselves: somebody may just have come. */
async function tend(tables: Tables, id: string, before: number): Promise<void> {
  const settle = async (tx: Transacting, now: Rows) => {
    if (now.row.status !== "open") return
    const people = await peopleOf(tx, [id])
    const here = new Set(
      people
        .filter(({ deletedAt, seenAt }) => deletedAt === null && seenAt >= before)
        .map(({ player }) => player),
    )
    if (here.has(now.row.owner)) return
    await passOn(tx, now, ({ player_id }) => here.has(player_id ?? ""), tables.clock.now())
  }
  try {
    await change(tables, await tables.get(id), settle)
  } catch (error) {
    // A table whose rules are gone cannot be read in, and nobody can begin it
    if (!(error instanceof Problem)) throw error
    await tables.db.transaction().execute((tx) => cancelNow(tx, id, tables.clock.now()))
  }
}
