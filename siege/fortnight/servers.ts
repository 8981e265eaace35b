// The servers of the fortnight: one on SQLite, or two on PostgreSQL and Redis, with one clock that
// stands still by itself.
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ServerProcess, startPostgres, startRedis } from "@genepool/server/testing"
import { Evidence } from "./evidence.ts"

export class FortnightServers {
  now = Date.UTC(2026, 0, 5, 8)
  readonly nodes: ServerProcess[] = []
  private readonly ends: (() => Promise<unknown>)[] = []
  private environment: Record<string, string> = {}
  private data = ""
  private books: Evidence | null = null

  static async open(nodes: number, plant: string | null): Promise<FortnightServers> {
    const servers = new FortnightServers()
    servers.data = await mkdtemp(join(tmpdir(), "genepool-fortnight-"))
    servers.ends.push(() => rm(servers.data, { recursive: true, force: true }))
    servers.environment = {
      GENEPOOL_PRIVATE_WEBHOOKS: "1",
      GENEPOOL_BOT_THREADS: "1",
      GENEPOOL_LOG: "info",
      ...(plant === null ? {} : { SIEGE_PLANT: plant }),
    }
    if (nodes > 1) {
      const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
      servers.ends.unshift(
        () => postgres.remove(),
        () => redis.remove(),
      )
      await postgres.createDatabase("fortnight")
      Object.assign(servers.environment, {
        DATABASE_URL: postgres.url("fortnight"),
        REDIS_URL: redis.url,
        GENEPOOL_SECRET: "fortnight ".repeat(4),
      })
    }
    for (let i = 0; i < nodes; i++) servers.nodes.push(await servers.start())
    const { DATABASE_URL: url } = servers.environment
    const books =
      url === undefined ? Evidence.sqlite(join(servers.data, "genepool.sqlite")) : Evidence.postgres(url)
    servers.books = books
    servers.ends.unshift(() => books.close())
    return servers
  }

  get evidence(): Evidence {
    return this.books as Evidence
  }

  private start(): Promise<ServerProcess> {
    return ServerProcess.start(this.data, { ...this.environment, SIEGE_NOW: String(this.now) })
  }

  /** All clocks are set on; what was due is written and sent when it resolves. */
  async turn(milliseconds: number): Promise<void> {
    this.now += milliseconds
    await Promise.all(this.nodes.map((node) => node.turn(milliseconds)))
  }

  /** As a power cut would; another process comes up in its place. */
  async kill(i: number): Promise<void> {
    await this.nodes[i]?.kill()
    this.nodes[i] = await this.start()
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()))
    for (const end of this.ends) await end()
  }
}
