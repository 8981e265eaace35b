// Where the scripted people of the fortnight are called: what each was told, of which table, and
// how often.
import { createServer } from "node:http"
import type { NoticeMessage } from "@genepool/wire"

export class Letterbox {
  /** By person and table, how often they were told that it is their turn. */
  readonly turns = new Map<string, number>()
  /** The same of games that are over. */
  readonly over = new Map<string, number>()
  /** Messages that came again under the same id. */
  repeated = 0
  readonly arrivals: { readonly key: string; readonly at: number }[] = []
  /** Told of each notice when it comes. */
  arrived: (person: string, table: string, kind: string) => void = () => undefined
  private readonly ids = new Set<string>()
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      this.take((request.url ?? "").slice(1), JSON.parse(Buffer.concat(parts).toString()) as NoticeMessage)
      response.writeHead(204).end()
    })
  })

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve))
  }

  url(person: string): string {
    const address = this.server.address()
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/${person}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private take(person: string, { id, notices }: NoticeMessage): void {
    if (this.ids.has(id)) {
      this.repeated++
      return
    }
    this.ids.add(id)
    for (const { kind, table } of notices) {
      if (table !== null) this.arrived(person, table, kind)
      const key = `${person} ${table}`
      const counts = kind === "turn" ? this.turns : kind === "over" ? this.over : null
      counts?.set(key, (counts.get(key) ?? 0) + 1)
      if (kind === "turn") this.arrivals.push({ key, at: performance.now() })
    }
  }
}
