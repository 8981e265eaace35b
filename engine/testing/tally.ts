// How much was compared: a check that has looked at nothing has found nothing, and says so.

export class Tally {
  private readonly counts = new Map<string, number>()

  add(what: string, count = 1): void {
    this.counts.set(what, this.of(what) + count)
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0
  }

  /** All that is counted under names that begin so. */
  allOf(begin: string): number {
    return [...this.counts].reduce((sum, [what, count]) => sum + (what.startsWith(begin) ? count : 0), 0)
  }

  static sum(tallies: readonly Tally[]): Tally {
    const sum = new Tally()
    for (const { counts } of tallies) for (const [what, count] of counts) sum.add(what, count)
    return sum
  }

  /** `12 twins of hidden draws, 3 …` */
  toString(): string {
    return [...this.counts].map(([what, count]) => `${count} ${what}`).join(", ")
  }
}
