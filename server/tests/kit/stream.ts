// A reader of Server-Sent Events as a browser has one.
import { EventStream } from "../../siege/stream.ts"
import type { Message } from "../../tables/table.ts"

export interface SeenEvent {
  readonly id: string | null
  readonly event: string
  // biome-ignore lint/suspicious/noExplicitAny: what comes is what the test looks at
  readonly data: any
}

export class Reader {
  readonly seen: SeenEvent[] = []
  /** Who is there, as told last; apart from the rest, since it hangs on who else reads. */
  presence: { readonly seats: number[]; readonly botsWait: string | null } | null = null
  private readonly stream: EventStream

  constructor(url: string, headers: Record<string, string> = {}) {
    this.stream = new EventStream(url, headers, ({ id, event, data }) => {
      if (event === "presence") this.presence = JSON.parse(data)
      else this.seen.push({ id, event, data: JSON.parse(data) })
    })
  }

  get present(): number[] {
    return this.presence?.seats ?? []
  }

  get ended(): boolean {
    return this.stream.ended
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
    return this.stream.until(is)
  }

  count(n: number): Promise<void> {
    return this.until(() => this.seen.length >= n)
  }

  close(): void {
    this.stream.close()
  }
}
