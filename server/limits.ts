// Rate limits: a bucket per person or address that fills up again with time.
import type { Clock } from "./clock.ts"
import { Problem } from "./problem.ts"

/** What is counted apart, with how much may come at once and how much per second after that. */
const budgets = {
  /** New guests, registrations, passwords tried: per address. */
  door: { burst: 20, perSecond: 0.2 },
  /** Choices and what belongs to play: per person. */
  play: { burst: 60, perSecond: 20 },
  /** Everything else that changes something: per person. */
  write: { burst: 40, perSecond: 2 },
  chat: { burst: 8, perSecond: 0.5 },
  read: { burst: 200, perSecond: 40 },
} as const

export type Budget = keyof typeof budgets

interface Bucket {
  left: number
  at: number
}

const mostBuckets = 50_000

export class Limits {
  private readonly clock: Clock
  private readonly factor: number
  private readonly buckets = new Map<string, Bucket>()

  /** A factor of 2 allows twice as much; 0 sets no limit at all. */
  constructor(clock: Clock, factor: number) {
    this.clock = clock
    this.factor = factor
  }

  get unlimited(): boolean {
    return this.factor === 0
  }

  /** Throws Problem `tooMany` with how long to wait. */
  take(budget: Budget, who: string): void {
    if (this.factor === 0) return
    const burst = budgets[budget].burst * this.factor
    const perSecond = budgets[budget].perSecond * this.factor
    const key = `${budget} ${who}`
    const now = this.clock.now()
    const known = this.buckets.get(key)
    const left =
      known === undefined ? burst : Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond)
    this.buckets.delete(key)
    if (this.buckets.size >= mostBuckets) this.buckets.delete(this.buckets.keys().next().value as string)
    this.buckets.set(key, { left: Math.max(0, left - 1), at: now })
    if (left >= 1) return
    const retryAfter = Math.ceil((1 - left) / perSecond)
    throw new Problem("tooMany", "That was too much at once.", `Try again in ${retryAfter} s.`, {
      retryAfter,
    })
  }
}
