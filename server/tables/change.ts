// Changes of a table's own rows: one after another on all nodes, and told to everybody.

import type { Manner, Player } from "@genepool/wire"
import type { Transaction } from "kysely"
import { Problem } from "../problem.ts"
import type { Database } from "../store/schema.ts"
import { rowsOf } from "./listing.ts"
import { audienceOf } from "./snapshot.ts"
import type { Table } from "./table.ts"
import type { Tables } from "./tables.ts"

/** A table's rows as they are in the database, whatever is in memory. */
export type Rows = Pick<Table, "row" | "seats">

export type Transacting = Transaction<Database>

/**
 * Changes rows of the table. Each change takes the table's row first, so that they come one after
 * another on all nodes.
 */
export async function change<T>(
  tables: Tables,
  table: Table,
  work: (tx: Transacting, now: Rows) => Promise<T>,
): Promise<T> {
  return table.serially(async () => {
    const result = await tables.db.transaction().execute(async (tx) => {
      await tx
        .updateTable("game_table")
        .set((row) => ({ changes: row("changes", "+", 1) }))
        .where("id", "=", table.id)
        .execute()
      return work(tx, await rowsOf(tx, table.id))
    })
    tables.teller.wake()
    await tables.changed(table)
    return result
  })
}

/**
 * Found by a link alone, played over days and for nothing but the game: whoever was sent the link
 * is welcome, and nobody has to come back only to say so.
 */
export function isAmongFriends({ listed, manner }: Rows["row"]): boolean {
  const { clock, rated } = JSON.parse(manner) as Manner
  return listed === 0 && !rated && clock.kind === "slow"
}

/**
 * Who sits where becomes another: whatever people said yes to is the past, unless they are among
 * friends. The answer is the new terms.
 */
export async function newTerms(tx: Transacting, { row }: Rows): Promise<number> {
  if (isAmongFriends(row)) return row.terms
  row.terms++
  await tx.updateTable("game_table").set({ terms: row.terms }).where("id", "=", row.id).execute()
  return row.terms
}

export function mustSit({ seats }: Pick<Table, "seats">, player: Player): number {
  const seat = audienceOf(seats, player.id)
  if (seat === "spectator")
    throw new Problem("notYours", "You do not sit at this table.", "Only its players can do this.")
  return seat
}

export function mustOwn({ row }: Pick<Table, "row">, player: Player): void {
  if (row.owner !== player.id)
    throw new Problem("notYours", "This is not your table.", "Only the table's creator can do this.")
}

export function mustBeOpen({ row }: Rows): void {
  if (row.status !== "open")
    throw new Problem(
      "notNow",
      "The table is not open any more.",
      "It has started, was cancelled or is finished.",
    )
}
