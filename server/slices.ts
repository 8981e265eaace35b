// Long work in pieces, so that nobody waits for all of it: between two pieces everything else has
// its turn.

/** Work that may be left at every `yield` and taken up again. */
export type Work<T> = Generator<void, T, void>

/** For those who have nothing else to do. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/**
 * How long the loop is held by all long work together before others have their turn, in
 * milliseconds.
 */
const longest = 8

export class Slices {
  /** When long work began in this turn of the loop; null if there was none yet. */
  private began: number | null = null
  private readonly hurried: (() => void)[] = []
  private readonly waiting: (() => void)[] = []

  /** `hurried` is what somebody waits for, and does not stand in line behind what could wait. */
  async do<T>(work: Work<T>, hurried = false): Promise<T> {
    const line = hurried ? this.hurried : this.waiting
    for (;;) {
      if (this.isEnough()) await this.nextTurn(line)
      const step = work.next()
      if (step.done) return step.value
    }
  }

  /**
   * Between two pieces of what is done step by step: waiting for a database in the same process
   * lets nobody else have a turn.
   */
  async pause(): Promise<void> {
    if (this.isEnough()) await this.nextTurn(this.waiting)
  }

  private isEnough(): boolean {
    if (this.began === null) {
      this.began = performance.now()
      setImmediate(() => {
        this.began = null
      })
    }
    return performance.now() - this.began > longest
  }

  /** One after another, as many as fit into a turn of the loop: what is long has one for itself. */
  private nextTurn(line: (() => void)[]): Promise<void> {
    return new Promise((resolve) => {
      line.push(resolve)
      if (this.left === 1) setImmediate(this.begin)
    })
  }

  private get left(): number {
    return this.hurried.length + this.waiting.length
  }

  private readonly begin = (): void => {
    this.began = null
    this.letOne()
  }

  private readonly letOne = (): void => {
    const isOver = this.isEnough()
    if (!isOver) (this.hurried.shift() ?? this.waiting.shift())?.()
    if (this.left === 0) return
    if (isOver) setImmediate(this.begin)
    // A tick that is asked for between promises comes when none of them can go on: then whoever was
    // let is done, or waits
    else queueMicrotask(() => process.nextTick(this.letOne))
  }
}
