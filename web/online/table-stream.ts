// What happens at a table, live: resumed where it broke off, and by asking now and then while
// nobody looks

import { changed } from "@genepool/engine"
import type {
  Attending,
  Happening,
  Said,
  Snapshot,
  TableChange,
  TableMessage,
  TableNews,
} from "@genepool/wire"
import { request } from "./api.ts"

export type Connection = "connecting" | "live" | "lost"

interface Listener {
  readonly message: (message: TableMessage, first: boolean) => void
  /** Lines that lie further back than the last message told. */
  readonly missed: (lines: readonly Happening[]) => void
  readonly said: (said: Said) => void
  readonly present: (presence: Attending) => void
  readonly connection: (connection: Connection) => void
}

/**
 * A browser has few lines to a server: a window that nobody sees gives its own back and asks now
 * and then.
 */
const hiddenFor = 20_000
const askEvery = 10_000
const retryAfter = 2000
/**
 * The server says something every 20 seconds: a line that is silent for longer was cut without a
 * word.
 */
const silence = 45_000
/** In which a new line is open, or another is tried. */
const opening = 15_000

/**
 * A table's options come with the first position on a stream; after that they are left out, in the
 * view too.
 */
export function withOptions(told: TableNews["now"], before: Snapshot | null): Snapshot {
  const { view } = told
  const options = told.options ?? before?.options ?? {}
  const known: object | null = before?.view ?? null
  if (view === null || "options" in view || known === null || !("options" in known))
    return { ...told, options }
  return { ...told, options, view: { ...view, options: known.options } as typeof view }
}

/**
 * The lines of a table after `since` up to `until`: an answer tells the last few hundred, so from
 * there backwards.
 */
export async function linesOf(table: string, since: number, until: number): Promise<readonly Happening[]> {
  const pages: (readonly Happening[])[] = []
  for (let to = until; to > since; ) {
    const { happened } = await request<TableMessage>("GET", `/tables/${table}?since=${since}&until=${to}`)
    const [first] = happened
    if (first === undefined) break
    pages.unshift(happened)
    to = first.n - 1
  }
  return pages.flat()
}

export class TableStream {
  private readonly table: string
  private readonly listener: Listener
  private source: EventSource | null = null
  private known: number | null = null
  /** As it was told last. */
  private now: Snapshot | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  /** Rings when nothing was heard for long. */
  private watch: ReturnType<typeof setTimeout> | undefined
  /** Whether the server is one that lets its signs of life be heard. */
  private hasBeats = false
  private closed = false
  /** How often it began anew: what was asked for before that is not wanted any more. */
  private beginnings = 0

  constructor(table: string, listener: Listener) {
    this.table = table
    this.listener = listener
    document.addEventListener("visibilitychange", this.onVisibility)
    addEventListener("online", this.reconnect)
    addEventListener("offline", this.lose)
    this.connect()
  }

  /** From the beginning: somebody who has sat down hears more than before. */
  restart(): void {
    this.known = null
    this.beginnings++
    this.reconnect()
  }

  close(): void {
    this.closed = true
    this.hangUp()
    document.removeEventListener("visibilitychange", this.onVisibility)
    removeEventListener("online", this.reconnect)
    removeEventListener("offline", this.lose)
  }

  private readonly lose = (): void => this.listener.connection("lost")

  /** Something was heard; the next must not be long in coming. */
  private listenOn(within: number): void {
    clearTimeout(this.watch)
    if (!this.hasBeats) return
    this.watch = setTimeout(() => {
      this.lose()
      this.reconnect()
    }, within)
  }

  private readonly reconnect = (): void => {
    this.hangUp()
    if (!this.closed) this.connect()
  }

  private readonly onVisibility = (): void => {
    if (!document.hidden) {
      if (this.source === null) this.reconnect()
      else if (this.timer !== null) this.stopTimer()
      return
    }
    this.stopTimer()
    this.timer = setTimeout(() => {
      this.hangUp()
      this.askLater()
    }, hiddenFor)
  }

  private connect(): void {
    const source = new EventSource(`/api/v1/tables/${this.table}/stream?since=${this.known ?? 0}&changes=1`)
    this.source = source
    this.listenOn(opening)
    // As this line told it last: only that is what its changes are of
    let told: Snapshot | null = null
    source.addEventListener("table", ({ data }) => {
      const news = JSON.parse(data as string) as TableNews
      told = withOptions(news.now, told)
      this.hear(news)
    })
    source.addEventListener("change", ({ data }) => {
      const { happened, change } = JSON.parse(data as string) as TableChange
      // Whatever came of what was before it: the line is asked for the whole
      if (told === null) return this.reconnect()
      told = changed(told, change) as Snapshot
      this.hear({ happened, now: told })
    })
    source.addEventListener("chat", ({ data }) => this.listener.said(JSON.parse(data as string) as Said))
    source.addEventListener("presence", ({ data }) =>
      this.listener.present(JSON.parse(data as string) as Attending),
    )
    for (const event of ["open", "beat", "table", "change", "chat", "presence"])
      source.addEventListener(event, () => {
        this.hasBeats ||= event === "beat"
        this.listenOn(silence)
      })
    source.addEventListener("open", () => this.listener.connection("live"))
    source.addEventListener("error", () => {
      this.listener.connection("lost")
      if (source.readyState !== EventSource.CLOSED) return
      // The browser has given up; we have not
      this.stopTimer()
      this.timer = setTimeout(this.reconnect, retryAfter)
    })
  }

  private hear({ happened, now: told }: TableNews): void {
    const first = this.known === null
    const now = withOptions(told, this.now)
    const moved = this.now !== null && this.now.you !== now.you
    this.now = now
    // A journal only grows: where it is shorter the server was restored to an earlier moment, and
    // what was known is void
    const restored = now.n < (this.known ?? 0)
    // Whoever sits somewhere else now hears other things, of the past as well
    if ((moved && !first) || restored) return this.restart()
    // After a break the same line may come twice
    const before = this.known ?? 0
    const news = happened.filter(({ n }) => first || n > before)
    this.known = Math.max(before, now.n)
    this.listener.message({ happened: news, now }, first)
    const [earliest] = news
    if (earliest !== undefined && earliest.n > before + 1) void this.readMissed(before, earliest.n - 1)
  }

  /** The table is shown meanwhile; what lies further back follows. */
  private async readMissed(since: number, until: number): Promise<void> {
    const { beginnings } = this
    const lines = await linesOf(this.table, since, until).catch(() => [])
    if (beginnings === this.beginnings && !this.closed && lines.length > 0) this.listener.missed(lines)
  }

  private askLater(): void {
    this.timer = setTimeout(() => {
      request<TableMessage>("GET", `/tables/${this.table}?since=${this.known ?? 0}`)
        .then((message) => this.hear(message))
        .catch(() => this.listener.connection("lost"))
        .finally(() => {
          if (!this.closed && this.source === null) this.askLater()
        })
    }, askEvery)
  }

  private hangUp(): void {
    this.source?.close()
    this.source = null
    clearTimeout(this.watch)
    this.stopTimer()
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
