// Where journals are written: through the database's own connection, or by a thread that waits for
// the disk alone.
import { Worker } from "node:worker_threads"
import { type Kysely, sql } from "kysely"
import type { Database, EntryRow } from "./schema.ts"

/**
 * A game that is over takes no more lines: its journal may be an archive by now, in which no number
 * is free.
 */
export interface Journals {
  /**
   * For each row, once it is on the disk: whether it was taken; its place was taken already, or the
   * game is over.
   */
  write(rows: readonly EntryRow[]): Promise<boolean[]>
  close(): Promise<void>
}

export function journalsOf(db: Kysely<Database>): Journals {
  return {
    async write(rows) {
      const values = rows.map(
        ({ table_id, n, kind, seat, body, at }) => sql`(${table_id}, ${n}, ${kind}, ${seat}, ${body}, ${at})`,
      )
      const taken = await sql<Pick<EntryRow, "table_id" | "n">>`
        insert into entry (table_id, n, kind, seat, body, at)
        select * from (values ${sql.join(values)}) as line
        where not exists
          (select 1 from game_table where id = line.column1 and status in ('finished', 'cancelled'))
        on conflict do nothing
        returning table_id, n`.execute(db)
      return whichWere(taken.rows, rows)
    },
    close: async () => undefined,
  }
}

/** Of each row, whether it is among those that were taken. */
export function whichWere(
  taken: readonly Pick<EntryRow, "table_id" | "n">[],
  rows: readonly EntryRow[],
): boolean[] {
  const places = new Set(taken.map(({ table_id, n }) => `${table_id} ${n}`))
  // Of two rows for the same place in one write, the first was taken
  return rows.map(({ table_id, n }) => places.delete(`${table_id} ${n}`))
}

/**
 * What the thread answers: for each row whether it was taken, or what went wrong with all of them.
 */
export type ThreadAnswer =
  | { readonly taken: boolean[] }
  | { readonly failed: string; readonly errcode?: number }

/**
 * The same file by a thread of its own: the disk may take its time, and the server goes on
 * meanwhile.
 */
export function journalsInThread(
  file: string,
  program = new URL("./journal-thread.ts", import.meta.url),
): Journals {
  let thread: Worker | null = null
  let waiting: ReturnType<typeof Promise.withResolvers<boolean[]>> | null = null
  const settle = (settled: (one: NonNullable<typeof waiting>) => void) => {
    const one = waiting
    waiting = null
    if (one !== null) settled(one)
  }
  function start(): Worker {
    const worker = new Worker(program, { workerData: { file } })
    worker.unref()
    worker.on("message", (answer: ThreadAnswer) =>
      settle(({ resolve, reject }) => {
        if ("taken" in answer) resolve(answer.taken)
        else reject(Object.assign(new Error(answer.failed), { errcode: answer.errcode }))
      }),
    )
    // One that has ended, whatever for, is replaced when there is something to write again
    const ended = (error: Error) => {
      if (thread !== worker) return
      thread = null
      settle(({ reject }) => reject(error))
    }
    worker.on("error", ended)
    worker.on("exit", () => ended(new Error("the journals' thread has ended")))
    return worker
  }
  thread = start()
  return {
    write(rows) {
      if (waiting !== null) throw new Error("one write at a time")
      thread ??= start()
      thread.postMessage(rows)
      waiting = Promise.withResolvers()
      return waiting.promise
    },
    close: async () => {
      await thread?.terminate()
    },
  }
}
