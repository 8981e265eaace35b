// Who was here as a guest and signs in takes along what is theirs: seats, tables, games, talk, and
// bots.

import type { Player } from "@genepool/wire"
import type { Transaction } from "kysely"
import { forgetDevices } from "../notices/channels.ts"
import type { Database } from "../store/schema.ts"
import { departFromAll } from "../tables/departure.ts"
import type { Tables } from "../tables/tables.ts"
import type { People } from "./people.ts"
import { attemptIn, keepAttempts } from "./puzzles.ts"

/**
 * The guest is the member from now on, everywhere and for good. A seat beside one of the member's
 * own is given up, and keeps the guest's name: the others know who has played there.
 */
export async function takeAlong(
  tables: Tables,
  people: People,
  guest: Player,
  member: Player,
): Promise<void> {
  await tables.db.transaction().execute((tx) => handOver(tx, guest.id, member.id))
  // Nobody sits at a table twice
  await departFromAll(tables, guest.id)
  await people.retire(guest, member)
  await tables.renamed([member.id])
}

async function handOver(tx: Transaction<Database>, guest: string, member: string): Promise<void> {
  // The tables first, as in every change: one after another on all nodes
  await tx
    .updateTable("game_table")
    .set((row) => ({ changes: row("changes", "+", 1) }))
    .where("id", "in", tx.selectFrom("seat").select("table_id").where("player_id", "=", guest))
    .execute()
  // Results before seats: they go by who sat there
  const ownSeats = tx.selectFrom("seat").select("table_id").where("player_id", "=", member)
  for (const table of ["outcome", "seat"] as const)
    await tx
      .updateTable(table)
      .set({ player_id: member })
      .where("player_id", "=", guest)
      .where("table_id", "not in", ownSeats)
      .execute()
  await tx.updateTable("game_table").set({ owner: member }).where("owner", "=", guest).execute()
  await tx.updateTable("game_table").set({ maker: member }).where("maker", "=", guest).execute()
  await forgetDevices(tx, guest)
  for (const table of ["chat", "report", "channel", "notice", "outbox"] as const)
    await tx.updateTable(table).set({ player_id: member }).where("player_id", "=", guest).execute()
  // Who may not speak or act as a guest may not do so by another name, at this table or at any
  await tx
    .updateTable("sanction")
    .set({ player_id: member })
    .where("player_id", "=", guest)
    .where("lifted_at", "is", null)
    .execute()
  const muted = await tx.deleteFrom("mute").where("player_id", "=", guest).returning("table_id").execute()
  if (muted.length > 0)
    await tx
      .insertInto("mute")
      .values(muted.map(({ table_id }) => ({ table_id, player_id: member })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const solved = await tx.deleteFrom("puzzle_attempt").where("player_id", "=", guest).returningAll().execute()
  await keepAttempts(tx, member, solved.map(attemptIn))
  await tx.updateTable("player").set({ owner_id: member }).where("owner_id", "=", guest).execute()
  await tx.updateTable("token").set({ owner_id: member }).where("owner_id", "=", guest).execute()
}
