// The clock of a besieged node: it can be told to jump, or to let nothing ring at all. Only
// testing/node.ts has it.
import { type Clock, systemClock } from "../clock.ts"

export class JumpingClock implements Clock {
  private ahead = 0
  private readonly still: boolean

  /** A still clock tells the time, but no alarm ever rings: then only requests change anything. */
  constructor(still: boolean) {
    this.still = still
  }

  now(): number {
    return systemClock.now() + this.ahead
  }

  after(milliseconds: number, call: () => void): () => void {
    return this.still ? () => undefined : systemClock.after(milliseconds, call)
  }

  /** As when somebody sets the machine's clock: timers that run already run on. */
  jump(milliseconds: number): void {
    this.ahead += milliseconds
  }
}
