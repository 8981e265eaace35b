// Rate limits: a bucket per person or address that fills up again with time.
import type { Clock } from "./clock.ts"
import { Problem } from "./problem.ts"

/**
 * What is counted apart, with how much may come at once and how much per second after that. What
 * shall be little in all is counted by all nodes together; what only spares a node is counted by
 * each.
 */
const budgets = {
  /** Everything, before it is read: per address. Many people may share one. */
  address: { burst: 1000, perSecond: 200, together: false },
  /** The same, per person. */
  person: { burst: 300, perSecond: 60, together: false },
  /** New guests, registrations, passwords tried: per address. */
  door: { burst: 20, perSecond: 0.2, together: true },
  /**
   * Passwords and codes tried for one name: per network, or per device that came in by that name
   * before.
   */
  tries: { burst: 10, perSecond: 1 / 60, together: true },
  /** The same for one name from everywhere else together: botnets have many networks. */
  strangers: { burst: 100, perSecond: 1 / 180, together: true },
  /** Choices and what belongs to play: per person. */
  play: { burst: 60, perSecond: 20, together: false },
  /** Everything else that changes something: per person. */
  write: { burst: 40, perSecond: 2, together: true },
  /**
   * Other names: everybody who sees one at a table is told, so that each costs as much as there are
   * tables.
   */
  names: { burst: 5, perSecond: 1 / 60, together: true },
  /** Letters sent: per account, and per address they go to. */
  letters: { burst: 3, perSecond: 1 / 1200, together: true },
  /** Everything that is kept about somebody, in one file: per person. */
  data: { burst: 3, perSecond: 1 / 600, together: true },
  /** Notices to one person by all their channels. */
  notices: { burst: 60, perSecond: 1 / 30, together: true },
  /** Calls to one host by everybody's webhooks: nobody is flooded through us. */
  host: { burst: 60, perSecond: 2, together: true },
  /**
   * The same to one host of those that devices name: push services are few, and have much to do.
   */
  pushes: { burst: 600, perSecond: 20, together: true },
  /**
   * Notices about one table by one channel: whoever plays there can bring about as many as they
   * please.
   */
  table: { burst: 20, perSecond: 1 / 120, together: true },
  /** Notices sent to see whether they arrive: per person. */
  trials: { burst: 5, perSecond: 1 / 60, together: true },
  chat: { burst: 8, perSecond: 0.5, together: true },
  read: { burst: 200, perSecond: 40, together: false },
  /** Refusals that are told at once: per address. */
  refusals: { burst: 40, perSecond: 4, together: false },
} as const

/**
 * What all who share an address may do together, beside what each may: on SQLite every write that
 * is no choice holds the server until it is on the disk.
 */
const crowds = {
  play: { burst: 400, perSecond: 80 },
  write: { burst: 60, perSecond: 5 },
  names: { burst: 30, perSecond: 0.2 },
  chat: { burst: 20, perSecond: 1.5 },
  read: { burst: 400, perSecond: 120 },
} as const

type Crowded = keyof typeof crowds

export type Budget = keyof typeof budgets

interface Bucket {
  left: number
  at: number
}

const mostBuckets = 50_000

/** Counts for several nodes together. */
export interface Counter {
  /** What was left before this one was taken; null if that cannot be told now. */
  take(key: string, burst: number, perSecond: number): Promise<number | null>
}

export class Limits {
  private readonly clock: Clock
  private readonly factor: number
  private readonly counter: Counter | null
  private readonly buckets = new Map<string, Bucket>()

  /** A factor of 2 allows twice as much; 0 sets no limit at all. */
  constructor(clock: Clock, factor: number, counter: Counter | null = null) {
    this.clock = clock
    this.factor = factor
    this.counter = counter
  }

  get unlimited(): boolean {
    return this.factor === 0
  }

  /** Throws Problem `tooMany` with how long to wait. */
  async take(budget: Budget, who: string): Promise<void> {
    if (this.factor === 0) return
    const burst = budgets[budget].burst * this.factor
    const perSecond = budgets[budget].perSecond * this.factor
    const key = `${budget} ${who}`
    const counted = budgets[budget].together ? await this.counter?.take(key, burst, perSecond) : null
    this.mustBeLeft(counted ?? this.leftHere(key, burst, perSecond), perSecond)
  }

  /** The same at this node alone, and at once. */
  takeHere(budget: Budget, who: string): void {
    if (this.factor === 0) return
    const burst = budgets[budget].burst * this.factor
    const perSecond = budgets[budget].perSecond * this.factor
    this.mustBeLeft(this.leftHere(`${budget} ${who}`, burst, perSecond), perSecond)
  }

  /** The same for all who share an address, where they are counted together; by this node. */
  takeForAll(budget: Budget, network: string): void {
    if (this.factor === 0 || !(budget in crowds)) return
    const { burst, perSecond } = crowds[budget as Crowded]
    const left = this.leftHere(`all ${budget} ${network}`, burst * this.factor, perSecond * this.factor)
    this.mustBeLeft(left, perSecond * this.factor)
  }

  /**
   * What a request costs beyond the one it was counted for, at this node: whoever asked for much
   * waits until as much has come back.
   */
  charge(budget: Budget, person: string | null, network: string, more: number): void {
    if (this.factor === 0) return
    for (const key of [`${budget} ${person ?? network}`, `all ${budget} ${network}`]) {
      const bucket = this.buckets.get(key)
      if (bucket !== undefined) bucket.left -= more
    }
  }

  /** Whether there was one left; it is taken. */
  has(budget: Budget, who: string): boolean {
    if (this.factor === 0) return true
    const { burst, perSecond } = budgets[budget]
    return this.leftHere(`${budget} ${who}`, burst * this.factor, perSecond * this.factor) >= 1
  }

  private mustBeLeft(left: number, perSecond: number): void {
    if (left >= 1) return
    const retryAfter = Math.ceil((1 - left) / perSecond)
    throw new Problem("tooMany", "Too many requests.", `Try again in ${retryAfter} s.`, {
      retryAfter,
    })
  }

  private leftHere(key: string, burst: number, perSecond: number): number {
    const now = this.clock.now()
    const known = this.buckets.get(key)
    const left =
      known === undefined ? burst : Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond)
    this.buckets.delete(key)
    if (this.buckets.size >= mostBuckets) this.buckets.delete(this.buckets.keys().next().value as string)
    this.buckets.set(key, { left: left < 0 ? left : Math.max(0, left - 1), at: now })
    return left
  }
}
