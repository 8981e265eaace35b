// Many who come at once are let in some at a time, as long as that takes a turn of the loop:
// everybody else has theirs.

/** How long those who come hold the loop in one turn, in milliseconds. */
const longest = 4
/** The same where everything else takes longer than that by itself. */
const leastLong = 1
/** So many are under way at a time, where that means waiting for a database. */
const most = 32

export class Turns {
  private readonly waiting: (() => Promise<void>)[] = []
  private readonly inside = new Set<Promise<void>>()
  private running = false

  /** Does the work when its turn has come, in the order of coming. */
  do<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push(() => work().then(resolve, reject))
      if (!this.running) void this.run()
    })
  }

  private async run(): Promise<void> {
    this.running = true
    let left = performance.now()
    while (this.waiting.length > 0) {
      let isOver = false
      const turn = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        isOver = true
      })
      const began = performance.now()
      // The rest of the last turn was others'
      const share = began - left > longest ? leastLong : longest
      while (!isOver && performance.now() - began < share) {
        const next = this.inside.size < most ? this.waiting.shift() : undefined
        if (next === undefined) break
        const work: Promise<void> = next().finally(() => this.inside.delete(work))
        this.inside.add(work)
        // What waits for nothing but itself is done before the turn is over, and counts; the rest
        // goes on beside
        await Promise.race([work, turn])
      }
      left = performance.now()
      await (this.inside.size < most ? turn : Promise.race(this.inside))
    }
    this.running = false
  }
}
