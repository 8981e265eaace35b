// Whoever deletes their account goes from every table: running games are given up, others pass on.
import { Problem } from "../problem.ts"
import { listTables } from "./listing.ts"
import { cancelNow, depart } from "./seating.ts"
import type { Table } from "./table.ts"
import type { Tables } from "./tables.ts"

const mostAtOnce = 100

export async function departFromAll(tables: Tables, playerId: string): Promise<void> {
  // A running table stays on the list of whoever resigned
  for (const { table: id } of await listTables(tables.db, {
    player: playerId,
    status: "playing",
    limit: 1000,
  })) {
    await tables.slices.pause()
    const table = await readOrCancel(tables, id)
    const seat = table?.seatOf(playerId) ?? null
    if (table !== null && seat !== null && !table.play.resigned[seat])
      await table
        .say("resign", seat, {}, () => undefined)
        .catch((error: unknown) => {
          // Over already, and not written down yet because spectators are late; or just now
          if (table.play.running) throw error
        })
  }
  for (;;) {
    const open = await listTables(tables.db, { player: playerId, status: "open", limit: mostAtOnce })
    for (const { table: id } of open) {
      await tables.slices.pause()
      const table = await readOrCancel(tables, id)
      if (table !== null) await depart(tables, table, playerId)
    }
    if (open.length < mostAtOnce) return
  }
}

/**
 * A table whose rules no server has any more keeps nobody: it is cancelled in its row alone, and
 * the answer is null.
 */
async function readOrCancel(tables: Tables, id: string): Promise<Table | null> {
  try {
    return await tables.get(id)
  } catch (error) {
    const code = error instanceof Problem ? error.code : null
    if (code === "notFound") return null
    if (code !== "notNow") throw error
    await tables.abandon(id)
    await tables.db.transaction().execute((tx) => cancelNow(tx, id, tables.clock.now()))
    return null
  }
}
