// Whoever is refused again and again hears it late: who waits for an answer does not send the next
// request.
import type { Clock } from "./clock.ts"
import type { Limits } from "./limits.ts"

/** How long a refusal is held back. */
const pause = 1000
/** Refusals that are held back for one address at a time; for more the connection ends. */
const mostHeld = 200

export class Brake {
  private readonly limits: Limits
  private readonly clock: Pick<Clock, "after">
  private readonly held = new Map<string, number>()

  constructor(limits: Limits, clock: Pick<Clock, "after">) {
    this.limits = limits
    this.clock = clock
  }

  /** Resolves when the refusal may be told; false, if there are too many to be told at all. */
  async slowDown(network: string): Promise<boolean> {
    if (this.limits.has("refusals", network)) return true
    const held = this.held.get(network) ?? 0
    if (held >= mostHeld) return false
    this.held.set(network, held + 1)
    await new Promise<void>((resolve) => this.clock.after(pause, resolve))
    const left = (this.held.get(network) ?? 1) - 1
    if (left === 0) this.held.delete(network)
    else this.held.set(network, left)
    return true
  }
}
