// Work that is done piece by piece, each when the one before is over, whatever became of it.

export class InOrder {
  private last: Promise<unknown> = Promise.resolve()
  private pending = 0

  /** Nothing is under way, and nobody holds on. */
  get resting(): boolean {
    return this.pending === 0
  }

  /** It does not rest until what this answers is called. */
  hold(): () => void {
    this.pending++
    return () => {
      this.pending--
    }
  }

  do<T>(work: () => Promise<T>): Promise<T> {
    const release = this.hold()
    const result = this.last.then(work)
    this.last = result.then(release, release)
    return result
  }
}
