// Appends to journals so that many tables share one write to the disk: what comes while a write
// runs goes with the next.
import type { Journals } from "./journals.ts"
import type { EntryRow } from "./schema.ts"

interface Waiting {
  readonly row: EntryRow
  readonly resolve: (appended: boolean) => void
  readonly reject: (error: unknown) => void
}

/** SQLite takes 32,766 parameters in a statement, and an entry has six. */
const mostAtOnce = 1000

export class Appender {
  private readonly journals: Journals
  private waiting: Waiting[] = []
  private running: Promise<void> | null = null
  /** How many entries went out, in how many writes. */
  readonly counts = { entries: 0, writes: 0, conflicts: 0 }
  /** Told of every write, with how many milliseconds it took. */
  onWrite: (milliseconds: number) => void = () => undefined

  constructor(journals: Journals) {
    this.journals = journals
  }

  /** True once the entry is durable; false if the table already had an entry of that number. */
  append(row: EntryRow): Promise<boolean> {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    this.waiting.push({ row, resolve, reject })
    this.running ??= this.drain()
    return promise
  }

  /** Resolves when nothing is left to write. */
  async idle(): Promise<void> {
    while (this.running !== null) await this.running
  }

  private async drain(): Promise<void> {
    // Requests that arrived in the same turn of the event loop are handled first, and go into the
    // same write
    await new Promise(setImmediate)
    while (this.waiting.length > 0) await this.write(this.waiting.splice(0, mostAtOnce))
    this.running = null
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now()
    try {
      const taken = await this.journals.write(batch.map(({ row }) => row))
      this.onWrite(performance.now() - began)
      this.counts.writes++
      for (const [i, { resolve }] of batch.entries()) {
        const appended = taken[i] === true
        if (appended) this.counts.entries++
        else this.counts.conflicts++
        resolve(appended)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
