// What the database has of several running tables, by a few questions for all of them: a server
// that starts reads in every table that is played at.
import type { Kysely } from "kysely"
import type { Database, EntryRow, TableRow } from "../store/schema.ts"
import { headsOf, seatsOf } from "./listing.ts"
import type { Seated } from "./seated.ts"

export interface TableRecord {
  readonly row: TableRow
  readonly seats: Seated[]
  readonly lines: readonly EntryRow[]
  /** The number of the last line of talk. */
  readonly chat: number
}

/** Lines in one question; a journal that is longer is read by itself. */
const mostLines = 500

/**
 * By table. Left out is what should be read by itself: a table that is not played at, whose journal
 * may be an archive, and a long journal. `pause` is called between two questions.
 */
export async function recordsOf(
  db: Kysely<Database>,
  ids: readonly string[],
  pause: () => Promise<void>,
): Promise<Map<string, TableRecord>> {
  const found = new Map<string, TableRecord>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom("game_table")
    .selectAll()
    .where("id", "in", ids)
    .where("status", "=", "playing")
    .execute()
  await pause()
  const seats = await seatsOf(
    db,
    rows.map(({ id }) => id),
  )
  const heads = await headsOf(
    db,
    rows.map(({ id }) => id),
  )
  const chats = new Map(heads.map(({ id, chat }) => [id, chat]))
  const lines = new Map<string, EntryRow[]>()
  for (const some of inSmallLots(heads)) {
    await pause()
    const entries = await db
      .selectFrom("entry")
      .selectAll()
      .where("table_id", "in", some)
      .orderBy("table_id")
      .orderBy("n")
      .execute()
    for (const id of some) lines.set(id, [])
    for (const entry of entries) lines.get(entry.table_id)?.push(entry)
  }
  for (const row of rows) {
    const own = lines.get(row.id)
    if (own !== undefined)
      found.set(row.id, {
        row: { ...row },
        seats: seats.get(row.id) ?? [],
        lines: own,
        chat: chats.get(row.id) ?? 0,
      })
  }
  return found
}

/** Tables whose lines are read together. */
function inSmallLots(heads: readonly { readonly id: string; readonly n: number | null }[]): string[][] {
  const lots: string[][] = []
  let room = 0
  for (const { id, n } of heads) {
    const length = n ?? 0
    if (length > mostLines) continue
    if (length > room || lots.length === 0) {
      lots.push([])
      room = mostLines
    }
    lots.at(-1)?.push(id)
    room -= length
  }
  return lots
}
