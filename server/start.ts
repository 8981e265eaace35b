// Puts the server together: store, people, tables, bots, HTTP; and takes it apart again in order.
import type { AddressInfo } from "node:net"
import type { GameModule } from "@genepool/engine"
import { games as registry } from "@genepool/games"
import type { FastifyBaseLogger } from "fastify"
import { buildApp } from "./app.ts"
import type { Bots } from "./bots/bots.ts"
import type { ClientFiles } from "./client.ts"
import { type Clock, systemClock } from "./clock.ts"
import type { Config } from "./config.ts"
import { mostConnections } from "./crowd.ts"
import { hasSeveralDoors, mustBeFree, openDoors } from "./doors.ts"
import { Health } from "./health.ts"
import { Housekeeper } from "./housekeeping/housekeeper.ts"
import { Limits } from "./limits.ts"
import { openLog, type ServerLog } from "./log.ts"
import { Metrics } from "./metrics.ts"
import { nodeLife, openLinks } from "./node/node.ts"
import { Notices } from "./notices/notices.ts"
import type { OutboundSetting } from "./notices/outbound.ts"
import { openPost } from "./notices/post.ts"
import { Deeds } from "./operators/deeds.ts"
import { addFigures } from "./operators/figures.ts"
import { Notices as OperatorNotices } from "./operators/notice.ts"
import type { Operators } from "./operators/operators.ts"
import { Sanctions } from "./operators/sanctions.ts"
import { statusOf } from "./operators/status.ts"
import { Terminal } from "./operators/terminal.ts"
import { Accounts } from "./people/account.ts"
import { People } from "./people/people.ts"
import { openSignIn } from "./people/sign-in.ts"
import { Vacations } from "./people/vacation.ts"
import { Quotas } from "./quotas.ts"
import type { App, Patience } from "./rooms.ts"
import { explain, ListenProblem, listenOn, nameOf, type RunningServer } from "./serve.ts"
import { shownSettings } from "./settings.ts"
import { Appender } from "./store/appender.ts"
import { openStoreAlone, type Store } from "./store/store.ts"
import { mustBeItsSecret } from "./store/which-secret.ts"
import { Home } from "./tables/home.ts"
import { Tables } from "./tables/tables.ts"
import { version } from "./version.ts"

/**
 * Connections that may wait to be accepted. With Node's 511, a thousand streams that come back at
 * the same moment while the process is busy are reset; the kernel bounds it by its own
 * net.core.somaxconn.
 */
const backlog = 4096

/**
 * Milliseconds for what is being sent when a node stops; tables are not kept waiting for an address
 * that hangs.
 */
const lastWords = 2000

/**
 * Milliseconds in which running tables are read in before the door opens: after that, everybody
 * comes at once.
 */
const readingAhead = 500

/** What tests hand in instead of the real thing. */
export interface Parts {
  readonly client: ClientFiles
  readonly bots: Bots
  readonly clock?: Clock
  readonly games?: ReadonlyMap<string, GameModule>
  readonly log?: ServerLog
  /** Of what nodes do all the time; not of the tables, whose clock may be set. */
  readonly pulse?: Pick<Clock, "after">
  readonly patience?: Patience
  /** How many files the process may have open, instead of what the system says. */
  readonly openFiles?: number
  /** Where names of hosts are looked up that people have the server call. */
  readonly lookup?: OutboundSetting["lookup"]
  /** Around the database. */
  readonly store?: (opened: Store) => Store
}

export interface Genepool {
  readonly app: App
  readonly tables: Tables
  readonly home: Home
  readonly people: People
  readonly metrics: Metrics
  /** What is told of every question to the database. */
  readonly watch: Store["watch"]
  /** Where they are told, once it listens; null if nowhere. */
  figuresAt(): string | null
  readonly accounts: Accounts
  readonly notices: Notices
  readonly housekeeper: Housekeeper
  /**
   * Reads in what does not take long, listens, and wakes the tables after that; the answer is the
   * address to open.
   */
  listen(): Promise<string>
  /**
   * Every running table goes on where it was: for who does not listen, or wants to know when all
   * do.
   */
  wake(): Promise<void>
  /**
   * Says so to the balancer, hands tables over, ends streams with a hint to come back, finishes
   * what is being written, closes.
   */
  close(why?: string): Promise<void>
}

export async function startGenepool(config: Config, parts: Parts): Promise<Genepool> {
  const clock = parts.clock ?? systemClock
  const pulse = parts.pulse ?? systemClock
  const log = parts.log ?? openLog(config.logLevel)
  log.info({ version, node: process.version, settings: shownSettings(config) }, "Genepool starts")
  const opened = await openStoreAlone(config)
  try {
    await opened.alone(() => mustBeItsSecret(opened.db, config.secret, config.secretFrom))
  } catch (error) {
    await opened.close()
    throw error
  }
  const store = parts.store?.(opened) ?? opened
  const origin = config.origin ?? `http://${nameOf(config.host)}:${config.port}`
  const signIn = await store.alone(() =>
    openSignIn(store.db, { secret: config.secret, origin, database: store.kind, log }),
  )
  const people = new People(store.db, signIn, clock)
  const post = config.mail === null ? null : openPost(config.mail)
  const vacations = new Vacations(store.db, clock)
  const appender = new Appender(store.journals)
  const games = parts.games ?? (await loadGames(log))
  const links = store.kind === "postgres" ? await openLinks(store.db, config.redisUrl, log) : null
  const quotas = new Quotas(config.rate, config.secret)
  const tables = new Tables({
    db: store.db,
    appender,
    clock,
    bots: parts.bots,
    games,
    log,
    mostKept: config.tablesInMemory,
    quotas,
    ...(links === null ? {} : { news: links.news }),
  })
  const home = new Home(tables)
  const limits = new Limits(clock, config.rate, links?.counter)
  const outbound = { private: config.privateWebhooks, ...(parts.lookup && { lookup: parts.lookup }) }
  const { secret } = config
  const notices = new Notices({ db: store.db, tables, clock, limits, log, secret, post, origin, outbound })
  const accounts = new Accounts({ db: store.db, signIn, people, clock, post, notices, origin, log })
  people.onRename = (playerIds) => tables.renamed(playerIds)
  const sanctions = new Sanctions(store.db, clock)
  const shifted = () => notices.outbox.wake()
  const within = { tables, home, people, sanctions, shifted }
  const life = links === null ? null : nodeLife(links, within, config, log, pulse)
  await sanctions.start(pulse)
  const metrics = new Metrics(tables, home, config.metrics !== null)
  const health = new Health(store.db, clock)
  const standing = {
    kind: store.kind,
    folder: store.kind === "postgres" || config.data === ":memory:" ? null : config.data,
    tables,
    metrics,
    health,
    hasRedis: config.redisUrl !== null,
    botsWaiting: () => parts.bots.waiting ?? 0,
    troubles: log.troubles,
  }
  const measured = addFigures({ ...standing, store, log, outbox: notices.outbox })
  const operators: Operators = {
    sanctions,
    deeds: new Deeds(store.db, clock, log),
    notices: new OperatorNotices(store.db, () => clock.now()),
    status: () => statusOf(standing, measured),
  }
  const app = await buildApp({
    metrics,
    operators,
    terminal: new Terminal(config.secret),
    health,
    tables,
    home,
    people,
    accounts,
    vacations,
    quotas,
    retention: config.retention,
    limits,
    notices,
    clock,
    client: parts.client,
    log,
    origin: config.origin,
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimit,
    mostConnections: mostConnections(config.databaseConnections, parts.openFiles),
    ...(parts.patience === undefined ? {} : { patience: parts.patience }),
  })
  await app.ready()
  let waking: Promise<void> | null = null
  const wake = (): Promise<void> => {
    if (waking !== null) return waking
    notices.start(life === null ? null : pulse)
    waking = life === null ? tables.wakeAll() : life.start()
    return waking
  }
  const { retention, archiveAfter } = config
  const housekeeper = new Housekeeper({ tables, people, retention, archiveAfter, clock, pulse, log })
  housekeeper.start()
  const close = async (why: string) => {
    const began = performance.now()
    log.info({ why, drain: config.drain }, "Genepool stops")
    // The balancer is told first, and sends nobody any more by the time the doors close
    tables.draining = true
    const tidied = housekeeper.stop()
    sanctions.stop()
    // What others took over while it is being sent here would come twice
    if (life !== null)
      await Promise.race([
        notices.outbox.stop(),
        new Promise<void>((resolve) => pulse.after(lastWords, resolve)),
      ])
    await life?.handOver()
    if (config.drain > 0) await new Promise<void>((resolve) => pulse.after(config.drain, resolve))
    const gone = closeDoors()
    await app.close()
    await gone
    await figures?.close()
    await tidied
    await tables.stop()
    await waking?.catch(() => undefined)
    await accounts.settled()
    await notices.stop()
    post?.close()
    await life?.stop()
    await parts.bots.close()
    await store.close()
    log.info({ seconds: Math.round((performance.now() - began) / 100) / 10 }, "Genepool has stopped")
  }
  let closing: Promise<void> | null = null
  let closeDoors: () => Promise<void> = async () => undefined
  let figures: RunningServer | null = null
  return {
    app,
    metrics,
    watch: store.watch,
    tables,
    home,
    people,
    figuresAt: () => figures && `${figures.url}/metrics`,
    accounts,
    notices,
    wake,
    housekeeper,
    async listen() {
      if (config.metrics !== null)
        figures = await listenOn(config.metrics, metrics.answer, "GENEPOOL_METRICS")
      try {
        await life?.listen()
      } catch (error) {
        const address = config.nodeAddress ?? config
        throw new ListenProblem(explain(error, address, "GENEPOOL_NODE"), { cause: error })
      }
      // What is wrong is told when they are woken
      if (life === null) await tables.readAhead(readingAhead).catch(() => undefined)
      try {
        const door = { host: config.host, port: config.port, backlog, reusePort: hasSeveralDoors }
        if (hasSeveralDoors) await mustBeFree(door)
        await app.listen(door)
        const { port } = app.server.address() as AddressInfo
        if (hasSeveralDoors) closeDoors = await openDoors(app.server, { ...door, port })
      } catch (error) {
        throw new ListenProblem(explain(error, config), { cause: error })
      }
      // Nobody waits at the door until all of very many tables have been read in
      wake().catch((error: unknown) => log.error({ err: error }, "tables could not be woken"))
      const address = app.server.address()
      const url = `http://${nameOf(config.host)}:${typeof address === "object" ? address?.port : config.port}`
      log.info({ url, figures: figures && `${figures.url}/metrics` }, "Genepool listens")
      return url
    },
    close: (why = "asked") => (closing ??= close(why)),
  }
}

/** A game that cannot be loaded is left out and told; the others can be played. */
export async function loadGames(log: FastifyBaseLogger): Promise<Map<string, GameModule>> {
  const found = new Map<string, GameModule>()
  for (const [id, load] of Object.entries(registry)) {
    try {
      found.set(id, await load())
    } catch (error) {
      log.error({ game: id, err: error }, "a game could not be loaded")
    }
  }
  return found
}
