// Whoever deletes their account goes from every table: running games are given up, others pass on.
import { listTables } from "./listing.ts"
import { depart } from "./seating.ts"
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
    const table = await tables.get(id)
    const seat = table.seatOf(playerId)
    if (seat !== null && !table.play.resigned[seat]) await table.say("resign", seat, {}, () => undefined)
  }
  for (;;) {
    const open = await listTables(tables.db, { player: playerId, status: "open", limit: mostAtOnce })
    for (const { table } of open) {
      await tables.slices.pause()
      await depart(tables, await tables.get(table), playerId)
    }
    if (open.length < mostAtOnce) return
  }
}
