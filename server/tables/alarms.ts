// When each table is looked at again: at the time something is due there, and after growing pauses
// where that failed.
import type { FastifyBaseLogger } from "fastify"
import type { Clock } from "../clock.ts"
import { Problem } from "../problem.ts"

/** Milliseconds before what failed is tried again: the first time, and at most. */
const shortest = 250
const longest = 10_000

/** The clock may be set meanwhile: so often at least it is asked again. */
const lookAgain = 30_000

export type TableLog = Pick<FastifyBaseLogger, "error" | "warn" | "info">

interface Alarm {
  readonly at: number
  readonly cancel: () => void
}

export class Alarms {
  private readonly clock: Clock
  private readonly log: TableLog
  private readonly look: (table: string) => Promise<void>
  private readonly alarms = new Map<string, Alarm>()
  /** How often it has failed at each table since it last worked, and since when. */
  private readonly failures = new Map<string, { count: number; readonly since: number }>()
  private stopped = false

  /**
   * `look` does what is due at the table; what is due follows from its journal, so it can be asked
   * again at any time.
   */
  constructor(clock: Clock, log: TableLog, look: (table: string) => Promise<void>) {
    this.clock = clock
    this.log = log
    this.look = look
  }

  /** At this time, and at no other; never with null. */
  set(table: string, at: number | null): void {
    this.alarms.get(table)?.cancel()
    this.alarms.delete(table)
    if (at === null || this.stopped) return
    const wait = at - this.clock.now()
    const ring = () => {
      this.alarms.delete(table)
      if (at > this.clock.now()) return this.set(table, at)
      this.look(table).catch((error: unknown) => this.failed(table, error))
    }
    this.alarms.set(table, { at, cancel: this.clock.after(Math.min(wait, lookAgain), ring) })
  }

  /** Something that is due could not be done. However long it goes on, it is tried again. */
  failed(table: string, error: unknown): void {
    if (this.stopped || isFinal(error)) return
    const before = this.failures.get(table)
    const count = (before?.count ?? 0) + 1
    this.failures.set(table, { count, since: before?.since ?? this.clock.now() })
    // Told once, however often it fails: with the database away it may be thousands of tables
    if (count === 1)
      this.log.warn(
        { table, reason: error instanceof Error ? error.message : String(error) },
        "what is due at a table could not be done; it is tried again",
      )
    const again = this.clock.now() + pauseAfter(count)
    const set = this.alarms.get(table)
    if (set === undefined || set.at > again) this.set(table, again)
  }

  /** Tables at which something is due and cannot be done. */
  get failing(): string[] {
    return [...this.failures.keys()]
  }

  /** Milliseconds since the first of those things was due. */
  get overdue(): number {
    const first = Math.min(...[...this.failures.values()].map(({ since }) => since))
    return this.failures.size === 0 ? 0 : this.clock.now() - first
  }

  /** Something could be written at the table. */
  worked(table: string): void {
    if (this.failures.delete(table)) this.log.info({ table }, "what is due at a table is done again")
  }

  /** Nothing is due here any more. */
  forget(table: string): void {
    this.set(table, null)
    this.failures.delete(table)
  }

  stop(): void {
    this.stopped = true
    for (const { cancel } of this.alarms.values()) cancel()
    this.alarms.clear()
  }
}

/** Spread, so that all tables do not come back in the same moment. */
function pauseAfter(failures: number): number {
  const pause = Math.min(shortest * 2 ** Math.min(failures - 1, 20), longest)
  return Math.round(pause * (0.5 + Math.random() / 2))
}

/** Nothing failed: the table is gone, or its rules are not here. */
const isFinal = (error: unknown): boolean =>
  error instanceof Problem && ["notFound", "notNow", "elsewhere", "stopping"].includes(error.code)
