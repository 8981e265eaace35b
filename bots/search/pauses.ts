// How long the clock may stand still: a try takes its time, memory is tidied up, the machine turns
// to others.

/** What was long once may be over: by this much it counts less with every thought. */
const fading = 0.95

export class Pauses {
  private longest = 0
  private last = 0

  begin(now: number): void {
    this.longest *= fading
    this.last = now
  }

  /** The longest time between two looks at the clock, of late: the next one may come that late. */
  longestUntil(now: number): number {
    const pause = now - this.last
    this.last = now
    if (pause > this.longest) this.longest = pause
    return this.longest
  }
}
