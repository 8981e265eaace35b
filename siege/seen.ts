// What those who play are answered, counted: after a bad day it is told what they saw of it.
import { type Answer, Line, type Sent } from "@genepool/server/testing"
import type { ProblemBody } from "@genepool/wire"

export class Tally {
  good = 0
  /** Connections that broke, or brought no answer in time. */
  broken = 0
  /** By status, code and words. */
  private readonly refusals = new Map<string, number>()
  /** Of answers that a player would call an error of the server. */
  faults = 0

  note({ status, text }: Answer): void {
    if (status < 400) return void this.good++
    if (status >= 500) this.faults++
    const what = `${status} ${wordsOf(text)}`.trim()
    this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1)
  }

  /** One line each, the most frequent first. */
  lines(): string[] {
    return [
      `${this.good} good answers`,
      ...[...this.refusals]
        .sort(([, one], [, other]) => other - one)
        .map(([what, times]) => `${times} times ${what}`),
      ...(this.broken > 0 ? [`${this.broken} times the connection broke`] : []),
    ]
  }
}

function wordsOf(text: string): string {
  try {
    const { code, message } = (JSON.parse(text) as ProblemBody).error
    return `${code}: ${message}`
  } catch {
    // A proxy's own page
    return text
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 80)
  }
}

/** A line whose answers are counted. */
export class SeenLine extends Line {
  private readonly tally: Tally

  constructor(url: string, tally: Tally) {
    super(url)
    this.tally = tally
  }

  override async send(request: Sent): Promise<Answer> {
    try {
      const answer = await super.send(request)
      this.tally.note(answer)
      return answer
    } catch (error) {
      this.tally.broken++
      throw error
    }
  }
}
