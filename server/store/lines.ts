// The lines of a table's journal, wherever they lie: one by one as they were written, or folded
// into an archive.
import type { Kysely, Transaction } from "kysely"
import { unpacked } from "./archive.ts"
import type { Database, EntryRow } from "./schema.ts"

type Some = Kysely<Database> | Transaction<Database>

/** Lines in one question to the database. */
const page = 500

/**
 * All of them, in order. The archive is asked last: lines that were folded while they were read,
 * page by page, are in it. `pause` is called between two pages.
 */
export async function linesOf(
  db: Some,
  table: string,
  pause: () => Promise<void> = async () => undefined,
): Promise<EntryRow[]> {
  const lines: EntryRow[] = []
  for (let rows: EntryRow[] | null = null; rows === null || rows.length === page; ) {
    rows = await db
      .selectFrom("entry")
      .selectAll()
      .where("table_id", "=", table)
      .where("n", ">", lines.at(-1)?.n ?? 0)
      .orderBy("n")
      .limit(page)
      .execute()
    lines.push(...rows)
    await pause()
  }
  return (await archivedLinesOf(db, table)) ?? lines
}

/** Null, if they lie there one by one. */
export async function archivedLinesOf(db: Some, table: string): Promise<EntryRow[] | null> {
  const archive = await db
    .selectFrom("archive")
    .select(["lines", "last_at", "body"])
    .where("table_id", "=", table)
    .executeTakeFirst()
  return archive === undefined ? null : unpacked(table, archive)
}
