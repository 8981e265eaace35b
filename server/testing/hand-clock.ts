// A clock whose hands are turned by whoever holds it.
import type { Clock } from "../clock.ts"

export class HandClock implements Clock {
  private time: number
  private waiting: { at: number; call: () => void }[] = []

  constructor(time = Date.UTC(2026, 0, 1)) {
    this.time = time
  }

  now(): number {
    return this.time
  }

  after(milliseconds: number, call: () => void): () => void {
    const alarm = { at: this.time + milliseconds, call }
    this.waiting.push(alarm)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== alarm)
    }
  }

  /** When the next alarm rings; null while none is set. */
  get next(): number | null {
    return this.waiting.reduce<number | null>(
      (first, { at }) => (first === null || at < first ? at : first),
      null,
    )
  }

  /**
   * Sets the hands on as if nobody had been there meanwhile: what was due on the way rings late,
   * and once.
   */
  leap(milliseconds: number): void {
    this.time += milliseconds
    const due = this.waiting.filter(({ at }) => at <= this.time).sort((a, b) => a.at - b.at)
    this.waiting = this.waiting.filter((alarm) => !due.includes(alarm))
    for (const { call } of due) call()
  }

  /** Turns the hands on, ringing every alarm on the way in order. */
  turn(milliseconds: number): void {
    const until = this.time + milliseconds
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.waiting = this.waiting.filter((other) => other !== next)
      this.time = Math.max(this.time, next.at)
      next.call()
    }
    this.time = until
  }
}
