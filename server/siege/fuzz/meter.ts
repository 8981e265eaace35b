// How long each request held the one thread that answers everybody: in processor time, which a busy machine does not stretch.
import type { ServerProcess, Spent } from "../process.ts"
import { round } from "../report.ts"

/** Milliseconds. Whoever asks more of the server in one request stops everybody else for longer than they should notice. */
export const mostHeld = 50

export interface Held {
  readonly request: string
  /** Milliseconds of the main thread, and how many of them went into tidying up memory, whosever that was. */
  readonly ms: number
  readonly tidying: number
}

export class Meter {
  private readonly server: Pick<ServerProcess, "spent" | "alive">
  private before: Spent | null = null
  private count = 0
  /** The longest, the first ahead. */
  readonly longest: Held[] = []
  readonly overrun: Held[] = []

  constructor(server: Pick<ServerProcess, "spent" | "alive">) {
    this.server = server
  }

  /** From here on. */
  async begin(): Promise<void> {
    this.before = await this.server.spent()
  }

  /** All that was done since the last look is the request's: one is sent after the other. */
  async note(request: () => string): Promise<void> {
    if (this.before === null || !this.server.alive) return
    const now = await this.server.spent()
    const ms = now.processor - this.before.processor
    const tidying = Math.min(ms, now.tidying - this.before.tidying)
    this.before = now
    this.count++
    const over = ms - tidying > mostHeld
    const last = this.longest.at(-1)
    if (!over && this.longest.length >= 5 && last !== undefined && ms <= last.ms) return
    const held = { request: request(), ms: round(ms), tidying: round(tidying) }
    if (over) this.overrun.push(held)
    this.longest.push(held)
    this.longest.sort((a, b) => b.ms - a.ms).splice(5)
  }

  get figures(): { readonly measured: number; readonly longest: readonly Held[] } {
    return { measured: this.count, longest: this.longest }
  }
}
