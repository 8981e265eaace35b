// Folds the journals of games that are over into archives, one game at a time: all of one in one
// transaction, or nothing.
import { type Kysely, sql, type Transaction } from "kysely"
import { packed, unpacked } from "./archive.ts"
import { linesOf } from "./lines.ts"
import type { Database, EntryRow, TableRow } from "./schema.ts"

/** The place between two steps: a test ends the process here. */
export type Step = "read" | "packed" | "marked" | "kept" | "removed"

/**
 * The game that has been over for longest, since before then, and whose lines still lie there one
 * by one.
 */
export async function nextToArchive(
  db: Kysely<Database>,
  before: number,
  /** Those that are left as they are. */
  without: ReadonlySet<string> = new Set(),
): Promise<string | null> {
  const rows = await db
    .selectFrom("game_table")
    .select("id")
    // As it stands in the index of those, and not as a value of which a database could not know
    // what it is
    .where(sql<boolean>`archived = 0`)
    .where("finished_at", "<=", before)
    .orderBy("finished_at")
    .limit(without.size + 1)
    .execute()
  return rows.find(({ id }) => !without.has(id))?.id ?? null
}

/**
 * No line can come any more: the journals take none of a game that is over (journals.ts), and this
 * one has been over for longer than any write takes. False, if another node has done it meanwhile.
 */
export async function archive(
  db: Kysely<Database>,
  table: string,
  after: (step: Step) => void = () => undefined,
  pause?: () => Promise<void>,
): Promise<boolean> {
  const lines = await linesOf(db, table, pause)
  after("read")
  const row = await packed(lines)
  mustBeTheSame(lines, await unpacked(table, row))
  after("packed")
  return db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable("game_table")
      .set((now) => ({ archived: 1, changes: now("changes", "+", 1) }))
      .where("id", "=", table)
      .where("archived", "=", 0)
      .where("status", "in", ["finished", "cancelled"])
      .returning(["game", "status"])
      .executeTakeFirst()
    if (marked === undefined) return false
    await count(tx, marked, 1)
    after("marked")
    // One that was cancelled before it began has none
    if (lines.length === 0) return true
    await tx
      .insertInto("archive")
      .values({ table_id: table, ...row })
      .execute()
    after("kept")
    const { numDeletedRows } = await tx.deleteFrom("entry").where("table_id", "=", table).executeTakeFirst()
    if (numDeletedRows !== BigInt(lines.length))
      throw new Error(`table ${table}: ${numDeletedRows} lines were there, and ${lines.length} were read`)
    after("removed")
    return true
  })
}

/** The other way round: before a program that knows no archives takes the database over. */
export async function unfold(db: Kysely<Database>, table: string): Promise<void> {
  const lines = await linesOf(db, table)
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("archive").where("table_id", "=", table).execute()
    for (let i = 0; i < lines.length; i += mostAtOnce)
      await tx
        .insertInto("entry")
        .values(lines.slice(i, i + mostAtOnce))
        .execute()
    const row = await tx
      .updateTable("game_table")
      .set((now) => ({ archived: 0, changes: now("changes", "+", 1) }))
      .where("id", "=", table)
      .where("archived", "=", 1)
      .returning(["game", "status"])
      .executeTakeFirst()
    if (row !== undefined) await count(tx, row, -1)
  })
}

/** So many tables more are archives, or fewer. */
export async function count(
  tx: Transaction<Database>,
  { game, status }: Pick<TableRow, "game" | "status">,
  tables: number,
): Promise<void> {
  await tx
    .insertInto("folded")
    .values({ game, status, tables })
    .onConflict((conflict) =>
      conflict
        .columns(["game", "status"])
        .doUpdateSet((now) => ({ tables: now("folded.tables", "+", tables) })),
    )
    .execute()
}

const mostAtOnce = 500

function mustBeTheSame(lines: readonly EntryRow[], again: readonly EntryRow[]): void {
  const fields = ["table_id", "n", "kind", "seat", "body", "at"] as const
  const wrong = lines.findIndex((line, i) => fields.some((field) => line[field] !== again[i]?.[field]))
  if (wrong >= 0)
    throw new Error(`table ${lines[wrong]?.table_id}: line ${wrong + 1} is not what was written; it stays`)
}
