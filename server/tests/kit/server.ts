// A whole server in memory for tests, and visitors who use it as a browser would.
import { Writable } from "node:stream"
import type { Choice, GameModule } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import type { TableMessage } from "@genepool/wire"
import { afterAll } from "vitest"
import type { Bots } from "../../bots/bots.ts"
import type { Config } from "../../config.ts"
import { openLog } from "../../log.ts"
import { retentionOf } from "../../retention.ts"
import { type Genepool, type Parts, startGenepool } from "../../start.ts"
import type { Listener } from "../../tables/onlookers.ts"
import { HandClock } from "../../testing/hand-clock.ts"
import { offersGame } from "../../testing/offers-game.ts"
import { checkAnswer } from "./declared.ts"
import { placeFor } from "./place.ts"

export const testConfig: Config = {
  port: 0,
  host: "127.0.0.1",
  data: ":memory:",
  databaseUrl: null,
  databaseConnections: 4,
  redisUrl: null,
  nodeAddress: null,
  drain: 0,
  secret: "s".repeat(40),
  secretFrom: "GENEPOOL_SECRET",
  origin: null,
  trustProxy: false,
  rate: 0,
  bodyLimit: 1 << 16,
  tablesInMemory: 100,
  botThreads: null,
  metrics: null,
  mail: null,
  privateWebhooks: false,
  retention: retentionOf({
    listedMinutes: 20,
    openDays: 14,
    cancelledDays: 1,
    abandonedDays: 180,
    finishedDays: 0,
    guestDays: 90,
    keyDays: 365,
    reportDays: 180,
    deedDays: 365,
  }),
  archiveAfter: null,
  logLevel: "info",
}

const testGames = new Map<string, GameModule>([noughts, offersGame].map((module) => [module.game.id, module]))

/** Takes the first option, at once. */
export const firstOption: Bots = {
  choose: async ({ decision }) => decision.options[0] as Choice,
  close: async () => undefined,
}

export interface TestServer extends Genepool {
  readonly clock: HandClock
  /** Everything the server has logged. */
  readonly logged: string[]
  visitor(name?: string): Promise<Visitor>
  /** Somebody with an account. */
  member(name: string): Promise<Visitor>
}

export async function openServer(
  config: Partial<Config> = {},
  bots: Bots = firstOption,
  games: ReadonlyMap<string, GameModule> = testGames,
  clock = new HandClock(),
  pulse?: HandClock,
  store?: Parts["store"],
  /** Called before it wakes. */
  listen: (watch: Genepool["watch"]) => void = () => undefined,
): Promise<TestServer> {
  const logged: string[] = []
  const log = openLog(
    "debug",
    new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk))
        done()
      },
    }),
  )
  const genepool = await startGenepool(
    { ...testConfig, ...(await placeFor(config.data ?? testConfig.data)), ...config },
    { client: new Map(), bots, clock, games, log, ...(pulse && { pulse }), ...(store && { store }) },
  )
  listen(genepool.watch)
  await genepool.wake()
  return {
    ...genepool,
    clock,
    logged,
    async visitor(name) {
      const visitor = new Visitor(genepool)
      if (name !== undefined) await visitor.must("POST", "/me/guest", { name })
      return visitor
    },
    async member(name) {
      const visitor = new Visitor(genepool)
      await visitor.must("POST", "/me/register", { name, password: "a phrase of their own" })
      return visitor
    },
  }
}

/** For one test: a server that is closed whatever comes of it. */
export async function within(
  config: Partial<Config>,
  work: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await openServer(config)
  try {
    await work(server)
  } finally {
    await server.close()
  }
}

/** Time passes, and the housekeeper comes by. */
export async function later({ housekeeper, clock }: TestServer, milliseconds: number): Promise<void> {
  // Whoever was here before is not here now
  await housekeeper.round()
  clock.leap(milliseconds)
  await housekeeper.round()
}

/** For a whole file of tests: a server with three people in it, closed at the end. */
export async function serverOfThree(): Promise<{
  server: TestServer
  ada: Visitor
  bea: Visitor
  eve: Visitor
}> {
  const server = await openServer()
  afterAll(() => server.close())
  return {
    server,
    ada: await server.visitor("Ada"),
    bea: await server.visitor("Bea"),
    eve: await server.visitor("Eve"),
  }
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what comes back is what the test looks at
  readonly body: any
  readonly headers: { readonly [name: string]: unknown }
}

export class Visitor {
  private readonly genepool: Pick<Genepool, "app">
  private readonly cookies = new Map<string, string>()
  token: string | null = null

  constructor(genepool: Pick<Genepool, "app">) {
    this.genepool = genepool
  }

  /** The same person, with the same cookies, at another node. */
  through(genepool: Pick<Genepool, "app">): Visitor {
    const other = new Visitor(genepool)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    other.token = this.token
    return other
  }

  get headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    return {
      ...(cookie === "" ? {} : { cookie }),
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
    }
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const url = path.startsWith("/api") || path.startsWith("/!") ? path.replace("/!", "/") : `/api/v1${path}`
    const answer = await this.genepool.app.inject({
      method: method as "GET",
      url,
      headers: { ...this.headers, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === "") this.cookies.delete(name)
      else this.cookies.set(name, encodeURIComponent(value))
    }
    const json = String(answer.headers["content-type"]).includes("json")
    const read = json ? answer.json() : answer.body
    checkAnswer(method, url, answer.statusCode, read)
    return { status: answer.statusCode, body: read, headers: answer.headers }
  }

  /** The body of an answer that must be a good one. */
  async must(method: string, path: string, body?: unknown): Promise<Answer["body"]> {
    const answer = await this.ask(method, path, body)
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async look(table: string): Promise<TableMessage["now"]> {
    return (await this.must("GET", `/tables/${table}`)).now
  }

  /** Chooses at the table as it stands. */
  async choose(table: string, choice: unknown, n?: number): Promise<Answer> {
    return this.ask("POST", `/tables/${table}/choices`, { n: n ?? (await this.look(table)).n, choice })
  }
}

/** Somebody with an open stream, whatever comes of it. */
export const listenerOf = (playerId: string | null): Listener => ({
  playerId,
  address: "::1",
  as: null,
  openN: 0,
  knowsOptions: false,
  byChanges: false,
  knows: null,
  send: () => undefined,
  moved: () => undefined,
})

/** A started table with one visitor in each seat. */
export async function tableOf(
  game: string,
  visitors: readonly Visitor[],
  more: { manner?: object; listed?: boolean; options?: object } = {},
): Promise<string> {
  const [owner, ...others] = visitors as [Visitor, ...Visitor[]]
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))]
  const { table } = await owner.must("POST", "/tables", { game, seats, ...more })
  for (const other of others) await other.must("POST", `/tables/${table}/join`, {})
  // Among friends it has begun with the last seat; else whoever came before that is asked again
  if ((await owner.look(table)).status === "playing") return table as string
  for (const other of others.slice(0, -1)) await other.must("POST", `/tables/${table}/ready`)
  await owner.must("POST", `/tables/${table}/start`)
  return table as string
}

/**
 * Plays noughts to its end in five choices; the first wins. The result may be recorded a moment
 * later.
 */
export async function winNoughts(table: string, first: Visitor, second: Visitor): Promise<void> {
  for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
    const who = i % 2 === 0 ? first : second
    const { n } = await who.look(table)
    const choice = { do: "mark", cell }
    await who.must("POST", `/tables/${table}/choices`, { n, choice, key: `winning-choice-${cell}` })
  }
}
