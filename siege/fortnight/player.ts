// A scripted person of the fortnight: comes by, looks at tables, plays what is asked, and leaves.
import { EventStream } from "@genepool/server/testing"
import type { Attending, Snapshot, TableMessage } from "@genepool/wire"
import type { FortnightServers } from "./servers.ts"

export class ScriptedPlayer {
  readonly name: string
  private readonly servers: FortnightServers
  private readonly node: () => number
  private readonly note: (table: string, event: string) => void
  private readonly cookies = new Map<string, string>()
  private readonly streams = new Map<string, { readonly stream: EventStream; readonly node: number }>()

  /** `node` says which node the next request goes to; `note` hears who looks, and through which. */
  constructor(
    name: string,
    servers: FortnightServers,
    node: () => number,
    note: (table: string, event: string) => void,
  ) {
    this.name = name
    this.servers = servers
    this.node = node
    this.note = note
  }

  isLooking(table: string): boolean {
    return this.streams.has(table)
  }

  /** Opens a line to the table, and has seen it when it resolves. */
  async look(table: string): Promise<void> {
    const node = this.node() % this.servers.nodes.length
    const url = `${this.servers.nodes[node]?.url}/api/v1/tables/${table}/stream`
    const stream = new EventStream(url, { cookie: this.cookie() })
    this.streams.set(table, { stream, node })
    await stream.until(() => stream.events.some(({ event }) => event === "presence"))
    if (stream.ended) throw new Error(`${this.name} could not look at ${table}`)
    this.note(table, `${this.name} looks through node ${node}`)
  }

  /** Answers the node that was looked through. */
  leave(table: string): number | null {
    this.note(table, `${this.name} leaves`)
    const line = this.streams.get(table)
    line?.stream.close()
    this.streams.delete(table)
    return line?.node ?? null
  }

  /** Which seats that node takes to be there, as any stranger is told. */
  async presentAt(table: string, node: number): Promise<readonly number[]> {
    const stream = new EventStream(`${this.servers.nodes[node]?.url}/api/v1/tables/${table}/stream`, {})
    const presence = () => stream.events.find(({ event }) => event === "presence")
    await stream.until(() => presence() !== undefined)
    stream.close()
    return (JSON.parse(presence()?.data ?? '{"seats":[]}') as Attending).seats
  }

  /** Lines that the dead process held are opened anew, as a page does by itself. */
  async lookAgain(dead: number): Promise<void> {
    for (const [table, { node }] of this.streams) if (node === dead) await this.look(table)
  }

  async seen(table: string): Promise<Snapshot> {
    return (await this.must<TableMessage>("GET", `/tables/${table}`)).now
  }

  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (let tries = 1; ; tries++) {
      const answer = await fetch(`${this.url()}${path}`, {
        method,
        headers: {
          cookie: this.cookie(),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ""] = line.split(";", 1)
        const at = pair.indexOf("=")
        this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
      }
      if (answer.ok) return (await answer.json()) as T
      const text = await answer.text()
      if (answer.status !== 503 || tries === 20)
        throw new Error(`${this.name}: ${method} ${path}: ${answer.status} ${text}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  private url(): string {
    const { nodes } = this.servers
    return `${nodes[this.node() % nodes.length]?.url}/api/v1`
  }

  private cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  }
}
