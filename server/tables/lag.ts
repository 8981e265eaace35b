// Where spectators see everything later: a fold of the journal for them alone, which takes each
// line in when its time has come.
import type { Clock } from "../clock.ts"
import type { Entry } from "./journal.ts"
import type { JournalLine, Play } from "./play.ts"

export class Lag {
  readonly play: Play
  private readonly delay: number
  private readonly clock: Clock
  private readonly onShown: (happening: JournalLine) => void
  /** Lines that are too young. */
  private readonly waiting: Entry[] = []
  private cancel: (() => void) | null = null

  /** `play` has everything in it that is old enough. */
  constructor(play: Play, delay: number, clock: Clock, onShown: (happening: JournalLine) => void) {
    this.play = play
    this.delay = delay
    this.clock = clock
    this.onShown = onShown
  }

  /** Where the lines begin that spectators may not know of yet. */
  static firstTooYoung(entries: readonly Entry[], delay: number, clock: Clock): number {
    const found = entries.findIndex(({ at }) => at + delay > clock.now())
    return found === -1 ? entries.length : found
  }

  follow(entry: Entry): void {
    this.waiting.push(entry)
    if (this.cancel === null) this.next()
  }

  private next(): void {
    const [first] = this.waiting
    if (first === undefined) return
    this.cancel = this.clock.after(first.at + this.delay - this.clock.now(), () => {
      this.cancel = null
      this.waiting.shift()
      this.onShown(this.play.absorb(this.play.plan(first)))
      this.next()
    })
  }
}
