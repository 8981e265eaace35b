// This server as one node among several: how it hears of the others, and what it keeps.
import type { FastifyBaseLogger } from "fastify"
import type { Clock } from "../clock.ts"
import type { Counter } from "../limits.ts"
import { Keeper } from "../nodes/keeping.ts"
import { type News, noNews } from "../nodes/news.ts"
import { type NodeAddress, Peers } from "../nodes/peers.ts"
import { openRedis, RedisCounter, RedisNews, whyAway } from "../nodes/redis.ts"
import type { Sanctions } from "../operators/sanctions.ts"
import type { People } from "../people/people.ts"
import { newId } from "../secrets.ts"
import { placeOf } from "../settings.ts"
import type { Store } from "../store/store.ts"
import type { Home } from "../tables/home.ts"
import type { Tables } from "../tables/tables.ts"
import { Pulse } from "./pulse.ts"

export interface Links {
  /** This process, as others know it. */
  readonly node: string
  /** Those who share a database, as Redis knows them. */
  readonly installation: string
  readonly news: News
  readonly counter: Counter | null
}

export async function openLinks(
  db: Store["db"],
  redisUrl: string | null,
  log: FastifyBaseLogger,
): Promise<Links> {
  const node = newId()
  await db
    .insertInto("house")
    .values({ name: "id", value: newId() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value: installation } = await db
    .selectFrom("house")
    .select("value")
    .where("name", "=", "id")
    .executeTakeFirstOrThrow()
  if (redisUrl === null) return { node, installation, news: noNews, counter: null }
  const redis = openRedis(redisUrl)
  const away = await whyAway(redis)
  if (away !== null)
    log.error(
      { redis: placeOf(redisUrl), reason: away },
      "REDIS_URL: Redis does not answer. Start it, or correct the address; until then the database is asked for news",
    )
  return {
    node,
    installation,
    news: new RedisNews(redis, installation, node, log),
    counter: new RedisCounter(redis, installation),
  }
}

export interface NodeLife {
  /** Listens for what other nodes pass on, where it has an address for that. */
  listen(): Promise<void>
  /** Takes its share of the tables and goes on with them. */
  start(): Promise<void>
  /** Gives all tables to the others; requests are still answered. */
  handOver(): Promise<void>
  stop(): Promise<void>
}

interface Within {
  readonly tables: Tables
  readonly home: Home
  readonly people: People
  readonly sanctions: Sanctions
  /**
   * Another node has left, or this one has joined: what is due may be anybody's, or this one's to
   * take.
   */
  readonly shifted: () => void
}

export function nodeLife(
  { node, installation, news }: Links,
  { tables, home, people, sanctions, shifted }: Within,
  { nodeAddress, secret }: { readonly nodeAddress: NodeAddress | null; readonly secret: string },
  log: FastifyBaseLogger,
  clock: Pick<Clock, "after">,
): NodeLife {
  // A node shows that it lives while it reads in what it has taken
  let waking: Promise<void> = Promise.resolve()
  const peers =
    nodeAddress === null
      ? null
      : new Peers({ address: nodeAddress, secret, installation, service: home.service, clock, log })
  home.trunks = peers
  const keeper = new Keeper(node, {
    db: tables.db,
    address: () => peers?.address ?? null,
    rules: Object.fromEntries([...tables.games.values()].map(({ game }) => [game.id, game.version])),
    taken: (ids) => {
      log.info({ node: keeper.node, tables: ids.length }, "this node takes tables over")
      waking = waking.then(() => tables.wake(ids))
    },
    lost: (ids) => tables.rest(ids),
    offered: () => news.tell({ about: "unkept" }),
    gone: (id) => {
      log.warn({ node: id }, "a node has left")
      tables.gone(id)
      shifted()
    },
    came: (id, again) => {
      log.info({ node: id, again }, "a node has joined")
      if (id === keeper.node) shifted()
    },
    met: (others) => peers?.meet(others),
  })
  tables.keeping = keeper
  people.onForget = (player) => news.tell({ about: "player", player })
  people.hears = () => news.carried
  sanctions.onChange = () => news.tell({ about: "sanctions" })
  const pulse = new Pulse({ tables, people, sanctions, keeper, news, log }, clock)
  const listen = async () => peers?.listen()
  return {
    listen,
    async start() {
      pulse.start()
      await listen()
      await keeper.start()
    },
    async handOver() {
      await keeper
        .stop()
        .catch((error: unknown) => log.warn({ err: error }, "tables could not be given away"))
      peers?.closing()
    },
    async stop() {
      await pulse.stop()
      await peers?.close()
      await waking
      await news.close()
    },
  }
}
