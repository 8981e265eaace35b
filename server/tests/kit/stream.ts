// A reader of Server-Sent Events as a browser has one.
import { request } from "node:http"
import type { Message } from "../../tables/table.ts"

export interface SeenEvent {
  readonly id: string | null
  readonly event: string
  // biome-ignore lint/suspicious/noExplicitAny: what comes is what the test looks at
  readonly data: any
}

export class Reader {
  readonly seen: SeenEvent[] = []
  /** The seats that are there, as told last; apart from the rest, since it hangs on who else reads. */
  present: number[] = []
  status = 0
  ended = false
  private readonly call: ReturnType<typeof request>
  private rest = ""
  private waiting: { until: () => boolean; resolve: () => void }[] = []

  constructor(url: string, headers: Record<string, string> = {}) {
    this.call = request(url, { headers, agent: false }, (response) => {
      this.status = response.statusCode ?? 0
      response.setEncoding("utf8")
      response.on("data", (text: string) => this.take(text))
      response.on("close", () => this.end())
    })
    this.call.on("error", () => this.end())
    this.call.end()
  }

  get lastId(): string {
    return this.seen.findLast(({ id }) => id !== null)?.id ?? ""
  }

  /** What happened at the table, in order, each as it was told. */
  get happened(): Message["happened"][number][] {
    return this.seen.filter(({ event }) => event === "table").flatMap(({ data }) => data.happened ?? [])
  }

  get now(): Message["now"] {
    return this.seen.findLast(({ event }) => event === "table")?.data.now
  }

  until(is: () => boolean): Promise<void> {
    if (is()) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push({ until: is, resolve }))
  }

  count(n: number): Promise<void> {
    return this.until(() => this.seen.length >= n)
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
        part.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
      )
      const data = fields.get("data")
      if (data === undefined) continue
      if (fields.get("event") === "presence") this.present = JSON.parse(data).seats
      else
        this.seen.push({
          id: fields.get("id") ?? null,
          event: fields.get("event") ?? "",
          data: JSON.parse(data),
        })
    }
    this.look()
  }

  private look(): void {
    const ready = this.waiting.filter(({ until }) => until())
    this.waiting = this.waiting.filter((one) => !ready.includes(one))
    for (const { resolve } of ready) resolve()
  }
}
