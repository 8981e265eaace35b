// A reader of Server-Sent Events as a browser has one.

import { changed } from "@genepool/engine"
import { type Attending, LobbyEvent, TableEvent, type TableMessage } from "@genepool/wire"
import { EventStream } from "../../testing/stream.ts"
import { asDeclared } from "./declared.ts"

export interface SeenEvent {
  readonly id: string | null
  readonly event: string
  // biome-ignore lint/suspicious/noExplicitAny: what comes is what the test looks at
  readonly data: any
}

export class Reader {
  readonly seen: SeenEvent[] = []
  /** Who is there, as told last; apart from the rest, since it hangs on who else reads. */
  presence: Attending | null = null
  /** How the table stood with each event; where only changes were told, as they make it. */
  readonly told: TableMessage["now"][] = []
  private readonly stream: EventStream

  constructor(url: string, headers: Record<string, string> = {}) {
    const schema = url.includes("/lobby/") ? LobbyEvent : TableEvent
    this.stream = new EventStream(url, headers, ({ id, event, data }) => {
      const told = asDeclared(schema, { ...(id !== null && { id }), event, data: JSON.parse(data) })
      if (told.event === "presence") this.presence = told.data
      else this.seen.push({ id, event, data: told.data })
      if (told.event === "change") this.told.push(changed(this.now, told.data.change) as TableMessage["now"])
      else if (told.event === "table" && "now" in told.data)
        this.told.push(told.data.now as TableMessage["now"])
    })
  }

  get present(): readonly number[] {
    return this.presence?.seats ?? []
  }

  get ended(): boolean {
    return this.stream.ended
  }

  get lastId(): string {
    return this.seen.findLast(({ id }) => id !== null)?.id ?? ""
  }

  /** What happened at the table, in order, each as it was told. */
  get happened(): TableMessage["happened"][number][] {
    return this.seen.flatMap(({ event, data }) =>
      event === "table" || event === "change" ? (data.happened ?? []) : [],
    )
  }

  get now(): TableMessage["now"] {
    return this.told.at(-1) as TableMessage["now"]
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
