// Talk at a table: players among themselves for all to read, spectators apart so that nobody is
// helped.
import type { Player } from "@genepool/wire"
import { sql } from "kysely"
import { notFound, Problem } from "../problem.ts"
import { newId } from "../secrets.ts"
import { mustOwn } from "./change.ts"
import { lastSaid } from "./listing.ts"
import type { Table } from "./table.ts"
import type { Tables } from "./tables.ts"
import { mayRead, tellChat } from "./talk.ts"

/** Lines that are kept of one table's talk, and reports of one person that nobody has looked at. */
const mostKept = 2000
const mostReports = 30
/** Lines that are forgotten in one go. */
const atOnce = 100

/** Whether they may write anywhere was asked before. */
export function speak(tables: Tables, table: Table, player: Player, text: string): Promise<{ n: number }> {
  return table.serially(async () => {
    const muted = await tables.db
      .selectFrom("mute")
      .select("player_id")
      .where("table_id", "=", table.id)
      .where("player_id", "=", player.id)
      .executeTakeFirst()
    if (muted !== undefined)
      throw new Problem("notYours", "You were muted at this table.", "Only the table's creator can lift it.")
    const room = table.seatOf(player.id) === null ? "spectators" : "table"
    const n = await tables.db.transaction().execute(async (tx) => {
      const at = tables.clock.now()
      const { said } = await tx
        .updateTable("game_table")
        .set({ said: sql`${lastSaid("game_table")} + 1` })
        .where("id", "=", table.id)
        .returning("said")
        .executeTakeFirstOrThrow()
      await tx
        .insertInto("chat")
        .values({ table_id: table.id, n: said, player_id: player.id, room, text, at })
        .execute()
      if (said > mostKept && said % atOnce === 0)
        await tx
          .deleteFrom("chat")
          .where("table_id", "=", table.id)
          .where("n", "<=", said - mostKept)
          .execute()
      return said
    })
    await tellChat(tables.db, table, n)
    tables.tellNodes({ about: "chat", table: table.id })
    return { n }
  })
}

/** Throws Problem `notFound` for who is nobody. */
export async function mute(
  tables: Tables,
  table: Table,
  owner: Player,
  playerId: string,
  muted: boolean,
): Promise<void> {
  mustOwn(table, owner)
  if (muted) {
    const player = await tables.db
      .selectFrom("player")
      .select("id")
      .where("id", "=", playerId)
      .where("deleted_at", "is", null)
      .executeTakeFirst()
    if (player === undefined) throw notFound("player")
    await tables.db
      .insertInto("mute")
      .values({ table_id: table.id, player_id: playerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else
    await tables.db
      .deleteFrom("mute")
      .where("table_id", "=", table.id)
      .where("player_id", "=", playerId)
      .execute()
}

/**
 * Kept for the server's operator, with what was said: the line goes with its speaker. Throws
 * Problem `notFound`.
 */
export async function report(
  tables: Tables,
  table: Table,
  player: Player,
  chatN: number,
  reason: string,
): Promise<void> {
  const line = await tables.db
    .selectFrom("chat")
    .select(["player_id", "text", "room"])
    .where("table_id", "=", table.id)
    .where("n", "=", chatN)
    .executeTakeFirst()
  if (line === undefined || !mayRead(table, line.room, table.audienceOf(player.id)))
    throw notFound("line of talk at this table")
  const open = await tables.db
    .selectFrom("report")
    .select(["table_id", "chat_n"])
    .where("player_id", "=", player.id)
    .where("settled_at", "is", null)
    .limit(mostReports)
    .execute()
  // Once is enough
  if (open.some(({ table_id, chat_n }) => table_id === table.id && chat_n === chatN)) return
  if (open.length === mostReports)
    throw new Problem(
      "quota",
      "You have reported much that nobody has looked at yet.",
      "Wait until somebody has.",
      {
        of: "reports",
        most: mostReports,
      },
    )
  const row = {
    id: newId(),
    table_id: table.id,
    chat_n: chatN,
    player_id: player.id,
    reason,
    said_by: line.player_id,
    said: line.text,
    at: tables.clock.now(),
  }
  await tables.db.insertInto("report").values(row).execute()
  tables.log.warn({ table: table.id, line: chatN }, "a line of chat was reported")
}
