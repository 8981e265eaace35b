// The thread that writes journals: one transaction for all that has come, flushed to the disk
// before it answers.
import { DatabaseSync } from "node:sqlite"
import { parentPort, workerData } from "node:worker_threads"
import type { ThreadAnswer } from "./journals.ts"
import type { EntryRow } from "./schema.ts"
import { troubleOf } from "./trouble.ts"

const database = new DatabaseSync((workerData as { file: string }).file)
database.exec("PRAGMA synchronous = FULL")
database.exec("PRAGMA foreign_keys = ON")
database.exec("PRAGMA busy_timeout = 0")
database.exec("PRAGMA secure_delete = ON")
/** How long a write is offered again while others write. */
const patience = 10_000
const sleeper = new Int32Array(new SharedArrayBuffer(4))
const insert = database.prepare(`
  insert into entry (table_id, n, kind, seat, body, at) select ?1, ?2, ?3, ?4, ?5, ?6
  where not exists (select 1 from game_table where id = ?1 and status in ('finished', 'cancelled'))
  on conflict do nothing`)

/**
 * What others wrote goes from the log into the database here too: by them it would hold up
 * everybody.
 */
const checkpointEvery = 2000
setInterval(() => {
  try {
    database.exec("PRAGMA wal_checkpoint(PASSIVE)")
  } catch {
    // A full disk, or somebody else at it: later
  }
}, checkpointEvery).unref()

parentPort?.on("message", (rows: readonly EntryRow[]) => {
  parentPort?.postMessage(write(rows))
})

/**
 * While the server itself writes, which takes it well under a millisecond, the same is tried again
 * after one. SQLite's own waiting would sleep longer each time, up to a tenth of a second, long
 * after the place is free.
 */
function begin(): void {
  const until = performance.now() + patience
  for (;;) {
    try {
      return database.exec("begin immediate")
    } catch (error) {
      if (troubleOf(error) !== "busy" || performance.now() > until) throw error
      Atomics.wait(sleeper, 0, 0, 1)
    }
  }
}

function write(rows: readonly EntryRow[]): ThreadAnswer {
  try {
    begin()
    const taken = rows.map(
      ({ table_id, n, kind, seat, body, at }) => insert.run(table_id, n, kind, seat, body, at).changes === 1,
    )
    database.exec("commit")
    return { taken }
  } catch (error) {
    if (database.isTransaction) database.exec("rollback")
    const { message, errcode } = error as Error & { errcode?: number }
    return { failed: message, ...(errcode === undefined ? {} : { errcode }) }
  }
}
