// A fair queue: whoever asks much waits for their own work, not others for them.

/**
 * Whose work it is: first by the address it comes from, then by the person, so that many names have
 * one share.
 */
export interface Lane {
  readonly address: string
  readonly person: string
  /** Nobody is known to wait for it: it is done when nothing else is wanted. */
  readonly aside: boolean
}

/** Calls that wait, by address and person; within those the first comes first. */
type Waiting = Map<string, Map<string, (() => void)[]>>

/** What one address, or one person, has had of late. */
class Share {
  running = 0
  private used = 0
  private at = 0

  /** Milliseconds of work, of which half is forgotten every half minute. */
  lately(now: number): number {
    this.used *= 0.5 ** ((now - this.at) / 30_000)
    this.at = now
    return this.used
  }

  note(milliseconds: number, now: number): void {
    this.used = this.lately(now) + milliseconds
  }
}

/** Milliseconds: what a turn counts at least, and what counts no more. */
const leastTurn = 10
const forgotten = 1

export class FairQueue {
  private readonly most: number
  private readonly mostOfOne: number
  private readonly now: () => number
  private readonly wanted: Waiting = new Map()
  private readonly aside: Waiting = new Map()
  private readonly addresses = new Map<string, Share>()
  private readonly persons = new Map<string, Share>()
  private running = 0

  /**
   * One address never has every place, where there are several: whoever comes from elsewhere finds
   * one soon.
   */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.most = most
    this.mostOfOne = Math.max(1, most - 1)
    this.now = now
  }

  get waiting(): number {
    const all = [this.wanted, this.aside].flatMap((waiting) => [...waiting.values()])
    return all.flatMap((persons) => [...persons.values()]).reduce((sum, calls) => sum + calls.length, 0)
  }

  /** Waits for its turn, unless it is not wanted any more before that. */
  async through<T>(lane: Lane, work: () => Promise<T>, unwanted?: AbortSignal): Promise<T> {
    await this.turnOf(lane, unwanted)
    const start = this.now()
    try {
      return await work()
    } finally {
      this.end(lane, this.now() - start)
    }
  }

  /** Half of the places that are free, for work that is in already and could use them. */
  lend(): { readonly slots: number; giveBack(): void } {
    const slots = Math.floor((this.most - this.running) / 2)
    this.running += slots
    return {
      slots,
      giveBack: () => {
        this.running -= slots
        this.fill()
      },
    }
  }

  private turnOf(lane: Lane, unwanted: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    if (unwanted?.aborted) {
      reject(unwanted.reason)
      return promise
    }
    const begin = () => {
      unwanted?.removeEventListener("abort", forget)
      this.running++
      this.address(lane.address).running++
      this.person(lane.address, lane.person).running++
      resolve()
    }
    const waiting = lane.aside ? this.aside : this.wanted
    const forget = () => {
      takeOut(waiting, lane, begin)
      reject(unwanted?.reason)
    }
    unwanted?.addEventListener("abort", forget, { once: true })
    const persons = waiting.get(lane.address) ?? new Map<string, (() => void)[]>()
    waiting.set(lane.address, persons)
    const calls = persons.get(lane.person)
    if (calls === undefined) persons.set(lane.person, [begin])
    else calls.push(begin)
    this.fill()
    return promise
  }

  private fill(): void {
    while (this.running < this.most) {
      const begin = this.nextOf(this.wanted) ?? this.nextOf(this.aside)
      if (begin === null) return
      begin()
    }
  }

  /** Whoever has had least, by address and then by person; of equals whoever came first. */
  private nextOf(waiting: Waiting): (() => void) | null {
    const now = this.now()
    const few = [...waiting.keys()].filter((name) => this.address(name).running < this.mostOfOne)
    const address = least(few, (name) => this.address(name), now)
    if (address === null) return null
    const persons = waiting.get(address) as Map<string, (() => void)[]>
    const person = least([...persons.keys()], (name) => this.person(address, name), now) as string
    const [begin] = persons.get(person) as [() => void]
    takeOut(waiting, { address, person }, begin)
    return begin
  }

  private end(lane: Lane, took: number): void {
    const now = this.now()
    this.running--
    for (const share of [this.address(lane.address), this.person(lane.address, lane.person)]) {
      share.running--
      share.note(Math.max(took, leastTurn), now)
    }
    this.tidy(now)
    this.fill()
  }

  private address(address: string): Share {
    return shareIn(this.addresses, address)
  }

  private person(address: string, person: string): Share {
    return shareIn(this.persons, `${address} ${person}`)
  }

  private tidy(now: number): void {
    for (const shares of [this.addresses, this.persons])
      for (const [name, share] of shares)
        if (share.running === 0 && share.lately(now) < forgotten) shares.delete(name)
  }
}

function shareIn(shares: Map<string, Share>, name: string): Share {
  const known = shares.get(name)
  if (known !== undefined) return known
  const fresh = new Share()
  shares.set(name, fresh)
  return fresh
}

function least(names: readonly string[], shareOf: (name: string) => Share, now: number): string | null {
  let best: { name: string; running: number; lately: number } | null = null
  for (const name of names) {
    const share = shareOf(name)
    const { running } = share
    const lately = share.lately(now)
    if (best === null || running < best.running || (running === best.running && lately < best.lately))
      best = { name, running, lately }
  }
  return best?.name ?? null
}

function takeOut(waiting: Waiting, { address, person }: Omit<Lane, "aside">, call: () => void): void {
  const persons = waiting.get(address)
  const left = persons?.get(person)?.filter((other) => other !== call) ?? []
  if (left.length > 0) return void persons?.set(person, left)
  persons?.delete(person)
  if (persons?.size === 0) waiting.delete(address)
}
