// A stream as it comes over the line, event by event and to the letter.
import { request } from "node:http"

export interface StreamEvent {
  readonly id: string | null
  readonly event: string
  /** As it was sent. */
  readonly data: string
}

export class EventStream {
  readonly events: StreamEvent[] = []
  ended = false
  private readonly call: ReturnType<typeof request>
  private readonly onEvent: ((event: StreamEvent) => void) | null
  private rest = ""
  private waiting: { is: () => boolean; resolve: () => void }[] = []

  /** With `onEvent` events are handed on and not kept. */
  constructor(
    url: string,
    headers: Record<string, string>,
    onEvent: ((event: StreamEvent) => void) | null = null,
  ) {
    this.onEvent = onEvent
    this.call = request(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        response.resume()
        this.call.destroy()
        return
      }
      response.setEncoding("utf8")
      response.on("data", (text: string) => this.take(text))
      response.on("close", () => this.end())
      response.on("error", () => this.end())
    })
    this.call.on("error", () => this.end())
    this.call.on("close", () => this.end())
    this.call.end()
  }

  /** Resolves when it is so, or when the stream is at its end. */
  until(is: () => boolean): Promise<void> {
    if (is() || this.ended) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push({ is, resolve }))
  }

  close(): void {
    this.call.destroy()
  }

  private end(): void {
    this.ended = true
    this.look()
  }

  private take(text: string): void {
    const parts = (this.rest + text).split("\n\n")
    this.rest = parts.pop() as string
    for (const part of parts) {
      const fields = new Map(
        part.split("\n").map((line) => {
          const colon = line.indexOf(":")
          return [line.slice(0, colon), line.slice(colon + 2)]
        }),
      )
      const data = fields.get("data")
      if (data === undefined) continue
      const event = { id: fields.get("id") ?? null, event: fields.get("event") ?? "", data }
      if (this.onEvent === null) this.events.push(event)
      else this.onEvent(event)
    }
    this.look()
  }

  private look(): void {
    const ready = this.waiting.filter(({ is }) => is() || this.ended)
    this.waiting = this.waiting.filter((one) => !ready.includes(one))
    for (const { resolve } of ready) resolve()
  }
}
