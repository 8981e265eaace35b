// What is not kept any longer goes from the database: a little at a time, so that nobody waits for
// it.

import { type Manner, type Retention, timeOf } from "@genepool/wire"
import { type Kysely, sql } from "kysely"
import type { People } from "../people/people.ts"
import { finishedCounts } from "../quotas.ts"
import { count } from "../store/archiving.ts"
import type { Database } from "../store/schema.ts"
import type { Tables } from "../tables/tables.ts"
import type { Page } from "./page.ts"

/** Rows that one statement takes away or reads. */
const mostRows = 200
/** Running tables that are looked at in one go. */
const mostAtOnce = 50

/**
 * Takes one table away that was cancelled, or finished, long enough ago. True, if there was
 * something to do.
 */
export async function purgeTable(tables: Tables, retention: Retention): Promise<boolean> {
  const { db, clock } = tables
  for (const [status, kept] of [
    ["cancelled", retention.cancelledTables],
    ["finished", retention.finishedTables],
  ] as const) {
    if (kept === null) continue
    const row = await db
      .selectFrom("game_table")
      .select("id")
      .where("status", "=", status)
      .where("finished_at", "<=", clock.now() - kept)
      .limit(1)
      .executeTakeFirst()
    if (row === undefined) continue
    if (!(await purgeLines(db, row.id))) await takeAway(tables, row.id)
    return true
  }
  return false
}

/** A table that is over goes now, with all that happened and was said there. */
export async function deleteTable(tables: Tables, id: string): Promise<void> {
  while (await purgeLines(tables.db, id)) await tables.slices.pause()
  await takeAway(tables, id)
}

async function takeAway(tables: Tables, id: string): Promise<void> {
  await tables.db.transaction().execute(async (tx) => {
    for (const table of ["archive", "seat", "mute", "report", "outcome", "notice", "looking"] as const)
      await tx.deleteFrom(table).where("table_id", "=", id).execute()
    const row = await tx
      .deleteFrom("game_table")
      .where("id", "=", id)
      .returning(["game", "status", "archived"])
      .executeTakeFirst()
    if (row?.archived === 1) await count(tx, row, -1)
  })
  tables.forget(id)
}

/**
 * Reports that were settled, the log of who did what, and sanctions that are over. True, if there
 * were any.
 */
export async function purgeDeeds(
  db: Kysely<Database>,
  { reports, deeds }: Retention,
  now: number,
): Promise<boolean> {
  let gone = 0n
  if (reports !== null) {
    const { numDeletedRows } = await db
      .deleteFrom("report")
      .where("settled_at", "<", now - reports)
      .executeTakeFirst()
    gone += numDeletedRows
  }
  if (deeds !== null) {
    const { numDeletedRows } = await db
      .deleteFrom("deed")
      .where("at", "<", now - deeds)
      .executeTakeFirst()
    const over = await db
      .deleteFrom("sanction")
      .where((where) => where.or([where("lifted_at", "<", now - deeds), where("until", "<", now - deeds)]))
      .executeTakeFirst()
    gone += numDeletedRows + over.numDeletedRows
  }
  return gone > 0n
}

/**
 * Where finished games were made from is forgotten when they do not count there any more. True, if
 * there were any.
 */
export async function forgetAddresses(db: Kysely<Database>, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("game_table")
    .set({ address: null })
    .where("id", "in", (from) =>
      from
        .selectFrom("game_table")
        .select("id")
        // By the index of addresses, which few have, rather than by that of all that is finished
        .where("address", ">", "")
        .where(sql`coalesce(status, '')`, "=", "finished")
        .where("finished_at", "<=", now - finishedCounts)
        .limit(mostRows),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Some of its journal and its talk. True, if there was any. */
async function purgeLines(db: Kysely<Database>, id: string): Promise<boolean> {
  for (const table of ["entry", "chat"] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where("table_id", "=", id)
      .where("n", "in", (from) =>
        from.selectFrom(table).select("n").where("table_id", "=", id).orderBy("n", "desc").limit(mostRows),
      )
      .executeTakeFirst()
    if (numDeletedRows > 0n) return true
  }
  return false
}

/** Games in which nothing has happened for long count as cancelled from now on. */
export async function endAbandoned(
  tables: Tables,
  { abandonedTables }: Retention,
  { after }: Page,
): Promise<string | null> {
  if (abandonedTables === null) return null
  const before = tables.clock.now() - abandonedTables
  const rows = await tables.db
    .selectFrom("game_table as t")
    .select(["t.id", "t.manner"])
    .select((from) =>
      from
        .selectFrom("entry")
        .select("entry.at")
        .whereRef("entry.table_id", "=", "t.id")
        .orderBy("entry.n", "desc")
        .limit(1)
        .as("at"),
    )
    .where("t.status", "=", "playing")
    .where("t.id", ">", after)
    .orderBy("t.id")
    .limit(mostAtOnce)
    .execute()
  for (const { id, at, manner } of rows)
    if (at !== null && at < before - longestThought(manner)) await tables.abandon(id)
  return rows.length < mostAtOnce ? null : (rows[rows.length - 1]?.id ?? null)
}

/** A clock gives so much time for one choice: for so long nobody has left the game. */
function longestThought(manner: string): number {
  const { clock } = JSON.parse(manner) as Manner
  return clock.kind === "none" ? 0 : timeOf(clock) + clock.bank
}

/** Guests who have not been here for long and have left nothing behind that others see. */
export async function purgeGuests(
  db: Kysely<Database>,
  people: People,
  { guests }: Retention,
  { after, now }: Page & { readonly now: number },
): Promise<string | null> {
  if (guests === null) return null
  const rows = await db
    .selectFrom("player")
    .select(["id", "seen_at", "created_at"])
    .where("kind", "=", "guest")
    .where("id", ">", after)
    .orderBy("id")
    .limit(mostRows)
    .execute()
  const due = rows.flatMap((row) => ((row.seen_at ?? row.created_at) < now - guests ? [row.id] : []))
  const missed = await missedIfGone(db, due)
  for (const id of due) if (!missed.has(id)) await people.erase(id)
  return rows.length < mostRows ? null : (rows[rows.length - 1]?.id ?? null)
}

/** Who of them has a seat, a table or a bot account. */
async function missedIfGone(db: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .selectFrom("seat")
    .select("player_id as id")
    .where("player_id", "in", ids)
    .union(db.selectFrom("game_table").select("owner as id").where("owner", "in", ids))
    .union(db.selectFrom("game_table").select("maker as id").where("maker", "in", ids))
    .union(db.selectFrom("token").select("owner_id as id").where("owner_id", "in", ids))
    .execute()
  return new Set(found.flatMap(({ id }) => (id === null ? [] : [id])))
}

/** Keys of bot accounts that nobody has used for long. */
export async function purgeKeys(
  db: Kysely<Database>,
  people: People,
  { botKeys }: Retention,
  { after, now }: Page & { readonly now: number },
): Promise<string | null> {
  if (botKeys === null) return null
  const rows = await db
    .selectFrom("token")
    .innerJoin("player", "player.id", "token.player_id")
    .select(["token.id", "token.player_id", "token.created_at", "player.seen_at"])
    .where("token.id", ">", after)
    .orderBy("token.id")
    .limit(mostRows)
    .execute()
  for (const { id, player_id, created_at, seen_at } of rows)
    if ((seen_at ?? created_at) < now - botKeys) await people.endKey(id, player_id)
  return rows.length < mostRows ? null : (rows[rows.length - 1]?.id ?? null)
}

/**
 * What people were told is kept as long as its game goes on, lest it be told again; else for a
 * month.
 */
const noticesKept = 30 * 24 * 60 * 60_000

export async function purgeNotices(db: Kysely<Database>, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("notice")
    .where("id", "in", (from) =>
      from
        .selectFrom("notice")
        .leftJoin("game_table", "game_table.id", "notice.table_id")
        .select("notice.id")
        .where("notice.at", "<", now - noticesKept)
        .where((where) => where.or([where("status", "is", null), where("status", "!=", "playing")]))
        .limit(mostRows),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Links in letters that lead nowhere any more. */
export async function purgeLinks(db: Kysely<Database>, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("mail_token")
    .where("hash", "in", (from) =>
      from.selectFrom("mail_token").select("hash").where("expires_at", "<", now).limit(mostRows),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}
