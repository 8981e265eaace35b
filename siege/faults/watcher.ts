// Somebody who watches a table through everything: comes back whenever the line breaks, and keeps
// what was told.

import { createHash } from "node:crypto"
import type { Who } from "@genepool/engine"
import { EventStream, type StreamEvent } from "@genepool/server/testing"
import { mostTold } from "@genepool/server/testing/inside"
import type { Happening, TableMessage, TableNews } from "@genepool/wire"

/** A stream tells the table's options only once: without them all that it shows is comparable. */
export function withoutOptions<T extends object>(shown: T & { options?: unknown }): Omit<T, "options"> {
  const { options: _, ...rest } = shown
  return rest
}

export const viewHash = (view: object | null): string =>
  createHash("sha256")
    .update(JSON.stringify(view && withoutOptions(view)))
    .digest("base64")

export class Watcher {
  readonly who: Who
  /** Open lines of the journal as they were told, in order. */
  readonly told: string[] = []
  /** The view that came with an open line, where it came alone: a look at that very moment. */
  readonly views = new Map<number, string>()
  readonly problems: string[] = []
  now: TableNews["now"] | null = null
  /** As it came last, to be compared with what one gets who asks. */
  reconnects = -1
  private readonly address: () => string
  private readonly headers: Record<string, string>
  private stream: EventStream | null = null
  private lastId: string | null = null
  private closed = false
  /**
   * Events are taken one after another: what lies further back than one tells is asked for first.
   */
  private taking: Promise<void> = Promise.resolve()

  /** `address` says where to connect, anew each time. */
  constructor(who: Who, address: () => string, headers: Record<string, string>) {
    this.who = who
    this.address = address
    this.headers = headers
    this.connect()
  }

  close(): void {
    this.closed = true
    this.stream?.close()
  }

  private connect(): void {
    this.reconnects++
    const resume: Record<string, string> = this.lastId === null ? {} : { "last-event-id": this.lastId }
    const stream = new EventStream(this.address(), { ...this.headers, ...resume }, (event) =>
      this.queue(event),
    )
    this.stream = stream
    void stream
      .until(() => false)
      .then(() => {
        if (this.closed) return
        // As a browser does: not at once, and not all in the same moment
        setTimeout(() => this.connect(), 50 + Math.random() * 250)
      })
  }

  private queue({ id, event, data }: StreamEvent): void {
    if (id !== null) this.lastId = id
    if (event !== "table") return
    const message = JSON.parse(data) as TableNews
    this.taking = this.taking.then(async () => {
      await this.catchUp(message.happened)
      this.take(message)
    })
  }

  /**
   * Who was away for longer than one message tells reads the rest page by page, as the client does.
   */
  private async catchUp(happened: readonly Happening[]): Promise<void> {
    const [first] = happened
    if (happened.length < mostTold || first === undefined) return
    const pages: (readonly Happening[])[] = []
    for (let until = first.n - 1; until > this.told.length && !this.closed; ) {
      const page = await this.page(until)
      const [earliest] = page
      if (earliest === undefined) continue
      pages.unshift(page)
      until = earliest.n - 1
    }
    for (const line of pages.flat()) if (line.n > this.told.length) this.told.push(JSON.stringify(line))
  }

  /** Empty, where the server is away. */
  private async page(until: number): Promise<readonly Happening[]> {
    const url = this.address().replace(/\/stream\?.*$/, `?since=${this.told.length}&until=${until}`)
    try {
      const answer = await fetch(url, { headers: this.headers })
      if (answer.status === 200) return ((await answer.json()) as TableMessage).happened
    } catch {
      // The next node may be there
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    return []
  }

  private take({ happened, now }: TableNews): void {
    let open = 0
    for (const line of happened) {
      // Its own answer in a quiet window comes under the number that everybody knows already
      if (line.n === this.told.length) continue
      if (line.n !== this.told.length + 1)
        this.problems.push(`${this.who} was told line ${line.n} after ${this.told.length}`)
      this.told.push(JSON.stringify(line))
      open++
    }
    if (open === 1 && happened.length === 1 && now.n === this.told.length)
      this.views.set(now.n, viewHash(now.view))
    if (this.now !== null && now.n < this.now.n)
      this.problems.push(`${this.who} was taken back from ${this.now.n} to ${now.n}`)
    this.now = now
  }
}
