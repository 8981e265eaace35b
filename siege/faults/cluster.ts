import {
  Cable,
  type PostgresService,
  type RedisService,
  ServerProcess,
  startPostgres,
  startRedis,
  withFolder,
} from "@genepool/server/testing"
import { SeenLine, Tally } from "../seen.ts"

// A cluster under siege: several nodes over one PostgreSQL and one Redis, with lines in between
// that can be cut.

export interface Node {
  process: ServerProcess
  readonly door: Cable
  /** What it talks to the outside with: the same address whoever answers there. */
  readonly line: SeenLine
  /** Somebody has killed it and is about to start it again. */
  down: boolean
  /** By how many milliseconds its clock was set on. */
  ahead: number
}

/** By wire, since it was laid. */
export interface Carried {
  readonly postgres: Cable["carried"]
  readonly redis: Cable["carried"]
}

export class Cluster {
  /** What visitors were answered, by all nodes. */
  readonly tally = new Tally()
  readonly nodes: Node[] = []
  readonly postgres: PostgresService
  private readonly redis: RedisService
  private readonly toPostgres: Cable
  private readonly toRedis: Cable
  private readonly folder: string
  private readonly homes: boolean
  /** Of nodes that were killed too. */
  readonly logged: string[] = []

  get redisPid(): number {
    return this.redis.pid
  }

  private constructor(
    folder: string,
    postgres: PostgresService,
    redis: RedisService,
    toPostgres: Cable,
    toRedis: Cable,
    homes: boolean,
  ) {
    this.folder = folder
    this.postgres = postgres
    this.redis = redis
    this.toPostgres = toPostgres
    this.toRedis = toRedis
    this.homes = homes
  }

  static within<T>(
    nodes: number,
    // `homes`: nodes pass on to each other what is asked of a table
    setting: { fsync: boolean; homes?: boolean },
    work: (cluster: Cluster) => Promise<T>,
  ): Promise<T> {
    return withFolder(async (folder) => {
      const [postgres, redis] = await Promise.all([startPostgres(setting), startRedis()])
      await postgres.createDatabase("siege")
      const wires = [await Cable.open(postgres.port), await Cable.open(redis.port)] as const
      const cluster = new Cluster(folder, postgres, redis, ...wires, setting.homes ?? true)
      try {
        for (let i = 0; i < nodes; i++) {
          const process = await cluster.launch()
          const door = await Cable.open(Number(new URL(process.url).port))
          cluster.nodes.push({
            process,
            door,
            line: new SeenLine(`http://127.0.0.1:${door.port}`, cluster.tally),
            down: false,
            ahead: 0,
          })
        }
        return await work(cluster)
      } finally {
        for (const { process, door, line } of cluster.nodes) {
          line.close()
          await process.kill()
          await door.close()
        }
        for (const wire of wires) await wire.close()
        await Promise.all([postgres.remove(), redis.remove()])
      }
    })
  }

  /** What has gone between the nodes and what they share. */
  get carried(): Carried {
    return { postgres: { ...this.toPostgres.carried }, redis: { ...this.toRedis.carried } }
  }

  get databaseUrl(): string {
    return this.postgres.url("siege")
  }

  /** Nodes that have ended though nobody killed them; they are started again. */
  async revive(): Promise<number> {
    const dead = this.nodes.filter(({ process, down }) => !down && !process.alive)
    for (const node of dead) await this.killNode(node, 0)
    return dead.length
  }

  /** What each node says of itself now. */
  async health(): Promise<string> {
    const said = await Promise.all(
      this.nodes.map(({ line, process }) =>
        line.send({ method: "GET", path: "/healthz", headers: {}, body: null }).then(
          ({ status, text }) => `${status} ${text} ${process.logged.slice(-2).join(" ")}`,
          (error: unknown) => String(error),
        ),
      ),
    )
    return said.join("; ")
  }

  /** Everybody's way in: any node will do. */
  anyNode(random: () => number): Node {
    return this.nodes[Math.floor(random() * this.nodes.length)] as Node
  }

  async killNode(node: Node, downFor: number): Promise<void> {
    node.down = true
    await node.process.kill()
    await pause(downFor)
    await this.startAgain(node)
  }

  /** In order, as for an upgrade; `startAgain` brings it back. */
  async stopNode(node: Node): Promise<void> {
    node.down = true
    await node.process.stop()
  }

  async startAgain(node: Node, environment: Record<string, string> = {}): Promise<void> {
    this.logged.push(...node.process.logged)
    node.process = await this.launch(environment)
    node.ahead = 0
    node.door.target = Number(new URL(node.process.url).port)
    node.down = false
  }

  async restartPostgres(downFor: number): Promise<void> {
    await this.postgres.stop()
    await pause(downFor)
    await this.postgres.start()
  }

  async killPostgres(downFor: number): Promise<void> {
    await this.postgres.kill()
    await pause(downFor)
    await this.postgres.start()
  }

  async killRedis(downFor: number): Promise<void> {
    await this.redis.kill()
    await pause(downFor)
    await this.redis.start()
  }

  /** Nothing gets through to or from a node, and nobody is told. */
  holdDoor(node: Node, milliseconds: number): Promise<void> {
    return node.door.hold(milliseconds)
  }

  /** Clocks that were set are right again. */
  setClocksRight(): void {
    for (const node of this.nodes) {
      node.process.jump(-node.ahead)
      node.ahead = 0
    }
  }

  jump(node: Node, milliseconds: number): void {
    node.process.jump(milliseconds)
    node.ahead += milliseconds
  }

  cutPostgres(): void {
    this.toPostgres.cut()
  }

  cutRedis(): void {
    this.toRedis.cut()
  }

  holdPostgres(milliseconds: number): Promise<void> {
    return this.toPostgres.hold(milliseconds)
  }

  holdRedis(milliseconds: number): Promise<void> {
    return this.toRedis.hold(milliseconds)
  }

  private async launch(more: Record<string, string> = {}): Promise<ServerProcess> {
    const environment = {
      DATABASE_URL: this.databaseUrl.replace(`:${this.postgres.port}/`, `:${this.toPostgres.port}/`),
      REDIS_URL: `redis://127.0.0.1:${this.toRedis.port}`,
      GENEPOOL_SECRET: "the same on every node of the cluster",
      GENEPOOL_BOT_THREADS: "1",
      GENEPOOL_LOG: "warn",
      ...(this.homes && { GENEPOOL_NODE: "127.0.0.1:0" }),
      ...more,
    }
    // A node that comes up while its database is away says so and ends; whoever runs it starts it
    // again
    for (let attempt = 1; ; attempt++)
      try {
        return await ServerProcess.start(this.folder, environment)
      } catch (error) {
        if (attempt === 30) throw error
        await pause(500)
      }
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
