// A fair queue: whoever asks much waits for their own work, not others for them.

interface Waiting {
  readonly run: () => void
}

/** Lanes take turns; within a lane the first comes first. */
export class FairQueue {
  private readonly most: number
  private readonly lanes = new Map<string, Waiting[]>()
  private running = 0

  constructor(most: number) {
    this.most = most
  }

  get waiting(): number {
    let sum = 0
    for (const lane of this.lanes.values()) sum += lane.length
    return sum
  }

  async through<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) await this.turnOf(lane)
    else this.running++
    try {
      return await work()
    } finally {
      this.next()
    }
  }

  /** Half of the places that are free, for work that is in already and could use them. */
  lend(): { readonly slots: number; giveBack(): void } {
    const slots = Math.floor((this.most - this.running) / 2)
    this.running += slots
    return {
      slots,
      giveBack: () => {
        for (let i = 0; i < slots; i++) this.next()
      },
    }
  }

  private turnOf(lane: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const queue = this.lanes.get(lane)
    if (queue === undefined) this.lanes.set(lane, [{ run: resolve }])
    else queue.push({ run: resolve })
    return promise
  }

  /** The lane that is first gives one, and goes to the end if it has more. */
  private next(): void {
    const first = this.lanes.entries().next()
    if (first.done) {
      this.running--
      return
    }
    const [lane, queue] = first.value
    this.lanes.delete(lane)
    const waiting = queue.shift() as Waiting
    if (queue.length > 0) this.lanes.set(lane, queue)
    waiting.run()
  }
}
