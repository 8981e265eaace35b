// Reported lines of talk, with what was said around them.
import type { Player, ReportedLine } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Database } from "../store/schema.ts"

/** Lines before and after the one that was reported. */
const around = 8

export async function reportsIn(
  db: Kysely<Database>,
  which: "open" | "all",
  limit: number,
): Promise<ReportedLine[]> {
  let asked = db.selectFrom("report").selectAll().orderBy("at", "desc").limit(limit)
  if (which === "open") asked = asked.where("settled_at", "is", null)
  const rows = await asked.execute()
  const people = await peopleIn(
    db,
    rows.flatMap(({ player_id, said_by }) => [player_id, said_by]),
  )
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      table: row.table_id,
      at: row.at,
      by: people.get(row.player_id) ?? null,
      about: people.get(row.said_by ?? "") ?? null,
      reason: row.reason,
      line: row.chat_n,
      said: row.said,
      around: await talkAround(db, row.table_id, row.chat_n),
      settled:
        row.settled_at === null
          ? null
          : { at: row.settled_at, by: row.settled_by ?? "", note: row.settled_note ?? "" },
    })),
  )
}

async function talkAround(
  db: Kysely<Database>,
  table: string,
  n: number,
): Promise<ReportedLine["around"][number][]> {
  const lines = await db
    .selectFrom("chat")
    .innerJoin("player", "player.id", "chat.player_id")
    .select(["chat.n", "chat.text", "chat.at", "player.id", "player.name", "player.kind"])
    .where("chat.table_id", "=", table)
    .where("chat.n", ">=", n - around)
    .where("chat.n", "<=", n + around)
    .orderBy("chat.n")
    .execute()
  return lines.map(({ n: line, text, at, id, name, kind }) => ({
    n: line,
    player: { id, name, kind },
    text,
    at,
  }))
}

export async function peopleIn(
  db: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Player>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom("player")
    .select(["id", "name", "kind"])
    .where("id", "in", wanted)
    .execute()
  return new Map(rows.map((player) => [player.id, player]))
}

/** False, if there is no such report that is open. */
export async function settleReport(
  db: Kysely<Database>,
  id: string,
  { at, by, note }: { at: number; by: string; note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("report")
    .set({ settled_at: at, settled_by: by, settled_note: note })
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
