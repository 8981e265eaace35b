// Several nodes on one database, in one process, with the same clock; and a balancer that knows no
// favourites.
import type { GameModule } from "@genepool/engine"
import { inject } from "vitest"
import type { Bots } from "../../bots/bots.ts"
import type { Config } from "../../config.ts"
import { newId } from "../../secrets.ts"
import type { Genepool, Parts } from "../../start.ts"
import { HandClock } from "../../testing/hand-clock.ts"
import { firstOption, openServer, type TestServer, Visitor } from "./server.ts"
import { until } from "./until.ts"

export interface NodesWish {
  readonly nodes?: number
  readonly config?: Partial<Config>
  readonly bots?: (node: number) => Bots
  readonly games?: (node: number) => ReadonlyMap<string, GameModule> | undefined
  /** What each node does all the time is done when the test says so. */
  readonly byHand?: boolean
  readonly store?: (node: number) => Parts["store"]
}

export class Nodes {
  readonly clock = new HandClock()
  readonly servers: TestServer[] = []
  private readonly pulses: HandClock[] = []
  private readonly data = inject("databases") === undefined ? ":memory:" : newId()
  private readonly wish: NodesWish
  private turn = 0

  constructor(wish: NodesWish) {
    this.wish = wish
  }

  static async open(wish: NodesWish = {}): Promise<Nodes> {
    const nodes = new Nodes(wish)
    for (let i = 0; i < (wish.nodes ?? 2); i++) await nodes.add()
    return nodes
  }

  /** One more node. */
  async add(): Promise<TestServer> {
    const i = this.servers.length
    const pulse = new HandClock()
    const server = await openServer(
      { data: this.data, ...this.wish.config },
      this.wish.bots?.(i) ?? firstOption,
      this.wish.games?.(i),
      this.clock,
      this.wish.byHand ? pulse : undefined,
      this.wish.store?.(i),
    )
    this.servers.push(server)
    this.pulses.push(pulse)
    return server
  }

  /**
   * The nodes live on, beat by beat, until something is so. Those that are not named stand still.
   * What was due already when its alarm was set rings as well, as it does by a clock that runs.
   */
  async live(living: readonly number[], is: () => boolean | Promise<boolean>): Promise<void> {
    await until(async () => {
      for (const i of living) this.pulses[i]?.turn(500)
      this.clock.turn(0)
      return is()
    })
  }

  node(i: number): TestServer {
    return this.servers[i] as TestServer
  }

  /** Somebody whose requests go to one node after another. */
  async visitor(name?: string): Promise<Visitor> {
    const next = () => this.node(++this.turn % this.servers.length).app
    const balanced = {
      get app(): Genepool["app"] {
        return next()
      },
    }
    const visitor = new Visitor(balanced)
    if (name !== undefined) await visitor.must("POST", "/me/guest", { name })
    return visitor
  }

  /** The same person at one node. */
  at(i: number, visitor: Visitor): Visitor {
    return visitor.through(this.node(i))
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()))
  }
}
