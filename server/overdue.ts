// Answers that do not come: whoever waits too long is told to send the same again.
import type { FastifyReply } from "fastify"
import { Problem } from "./problem.ts"

export class Overdue {
  /**
   * Since when each is waited for, the oldest first. A timer for every request would cost more than
   * many an answer.
   */
  private readonly waiting = new Map<FastifyReply, number>()
  private readonly timer: NodeJS.Timeout

  /** In milliseconds: how long an answer may take, and how often is looked. */
  constructor(longest: number, look: number) {
    this.timer = setInterval(() => this.giveUp(performance.now() - longest), look).unref()
  }

  begin(reply: FastifyReply): void {
    this.waiting.set(reply, performance.now())
  }

  end(reply: FastifyReply): void {
    this.waiting.delete(reply)
  }

  close(): void {
    clearInterval(this.timer)
  }

  private giveUp(before: number): void {
    for (const [reply, since] of this.waiting) {
      if (since > before) return
      this.waiting.delete(reply)
      // A stream is under way, or whoever asked is gone
      if (reply.sent) continue
      const hint = "Send the request again in a few seconds."
      reply.send(new Problem("unavailable", "This takes too long.", hint, { retryAfter: 2 }))
    }
  }
}
