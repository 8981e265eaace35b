// Whoever goes on vacation, or comes back from it, says so at every game of theirs that has no
// hurry.
import { listTables } from "./listing.ts"
import type { Tables } from "./tables.ts"

export async function tellAbsence(tables: Tables, playerId: string, until: number): Promise<void> {
  const running = await listTables(tables.db, { player: playerId, status: "playing", limit: 1000 })
  for (const { table: id, clock } of running) {
    if (clock.kind === "live") continue
    await tables.slices.pause()
    const table = await tables.get(id).catch(() => null)
    const seat = table?.seatOf(playerId) ?? null
    if (table === null || seat === null || table.play.resigned[seat]) continue
    await table
      .say("away", seat, { until }, () => undefined)
      .catch((error: unknown) => {
        // Over already, or just now
        if (table.play.running) throw error
      })
  }
}
