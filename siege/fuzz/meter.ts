// How long each request held the one thread that answers everybody: in processor time, which a busy
// machine does not stretch.
import type { ServerProcess, Spent } from "@genepool/server/testing"
import { round } from "../report.ts"

/** Milliseconds without a pause: for so long nobody else is answered. */
export const mostHeld = 50
/** Milliseconds in all: what takes long in many short pieces takes it from others too. */
export const mostInAll = 200

export interface Held {
  readonly request: string
  /** Milliseconds of the main thread: the longest without a pause, and in all. */
  readonly ms: number
  readonly inAll: number
  /** How many of them went into tidying up memory, whosever that was. */
  readonly tidying: number
}

export class Meter {
  private readonly server: Pick<ServerProcess, "spent" | "alive">
  private before: Spent | null = null
  private count = 0
  /** The longest, the first ahead. */
  private readonly longest: Held[] = []
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
    const inAll = now.processor - this.before.processor
    const tidying = now.tidying - this.before.tidying
    this.before = now
    this.count++
    const over = now.held - tidying > mostHeld || inAll - tidying > mostInAll
    const last = this.longest.at(-1)
    if (!over && this.longest.length >= 5 && last !== undefined && now.held <= last.ms) return
    const held = { request: request(), ms: round(now.held), inAll: round(inAll), tidying: round(tidying) }
    if (over) this.overrun.push(held)
    this.longest.push(held)
    this.longest.sort((a, b) => b.ms - a.ms).splice(5)
  }

  get figures(): { readonly measured: number; readonly longest: readonly Held[] } {
    return { measured: this.count, longest: this.longest }
  }
}
