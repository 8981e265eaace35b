// What was said at a table: who may read which of it, and who is told. Who may speak stands in
// chat.ts.
import type { Who } from "@genepool/engine"
import type { Said } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Database } from "../store/schema.ts"
import type { Table } from "./table.ts"

/** How many lines a late-comer gets to read. */
const mostRead = 200

/**
 * Tells those who watch what was said since this node told them last, up to that line. Only inside
 * the table's `serially`.
 */
export async function tellChat(db: Kysely<Database>, table: Table, upTo: number): Promise<void> {
  for (const said of await saidSince(db, table, table.onlookers.chatN)) {
    table.onlookers.chatN = said.n
    table.onlookers.tell("chat", said, (who) => mayRead(table, said.room, who))
  }
  // Of the last lines there may be none left
  table.onlookers.chatN = Math.max(table.onlookers.chatN, upTo)
}

/** What of it the person may read now. */
export const readableTo = (table: Table, playerId: string | null, said: readonly Said[]): Said[] =>
  said.filter(({ room }) => mayRead(table, room, table.audienceOf(playerId)))

/**
 * Everything that was said since line `n`, at most the last two hundred lines: not for everybody's
 * eyes.
 */
export async function saidSince(db: Kysely<Database>, table: Table, n: number): Promise<Said[]> {
  const rows = await db
    .selectFrom("chat")
    .innerJoin("player", "player.id", "chat.player_id")
    .selectAll("chat")
    .select(["player.name", "player.kind"])
    .where("chat.table_id", "=", table.id)
    .where("chat.n", ">", n)
    .orderBy("chat.n", "desc")
    .limit(mostRead)
    .execute()
  return rows.reverse().map((row) => ({
    n: row.n,
    room: row.room,
    player: row.player_id,
    name: row.name,
    guest: row.kind === "guest",
    seat: table.seatOf(row.player_id),
    text: row.text,
    at: row.at,
  }))
}

/** Players read what spectators say only when it cannot help them any more. */
export function mayRead(table: Table, room: Said["room"], who: Who): boolean {
  return room === "table" || who === "spectator" || table.play.result !== null
}
