// This server as one node among several: how it hears of the others, and what it keeps.
import type { FastifyBaseLogger } from "fastify"
import type { Clock } from "../clock.ts"
import { newId } from "../secrets.ts"
import type { Store } from "../store/store.ts"
import type { Tables } from "../tables/tables.ts"
import { Keeper } from "./keeping.ts"
import { type News, noNews } from "./news.ts"
import { Pulse } from "./pulse.ts"
import { openRedis, type RedisLine, RedisNews } from "./redis.ts"

export interface Links {
  /** This process, as others know it. */
  readonly node: string
  /** Those who share a database, as Redis knows them. */
  readonly house: string
  readonly news: News
  readonly redis: RedisLine | null
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
  const { value: house } = await db
    .selectFrom("house")
    .select("value")
    .where("name", "=", "id")
    .executeTakeFirstOrThrow()
  if (redisUrl === null) return { node, house, news: noNews, redis: null }
  const redis = openRedis(redisUrl)
  return { node, house, news: new RedisNews(redis, house, node, log), redis }
}

export interface NodeLife {
  /** Takes its share of the tables and goes on with them. */
  start(): Promise<void>
  /** Gives all tables to the others. */
  stop(): Promise<void>
}

export function nodeLife(
  { node, news }: Links,
  tables: Tables,
  log: FastifyBaseLogger,
  clock: Pick<Clock, "after">,
): NodeLife {
  const keeper = new Keeper(node, {
    db: tables.db,
    rules: Object.fromEntries([...tables.games.values()].map(({ game }) => [game.id, game.version])),
    taken: (ids) => tables.wake(ids),
    lost: (ids) => tables.rest(ids),
    offered: () => news.tell({ about: "unkept" }),
  })
  tables.keeping = keeper
  const pulse = new Pulse({ tables, keeper, news, log }, clock)
  return {
    async start() {
      pulse.start()
      await keeper.start()
    },
    async stop() {
      await pulse.stop()
      await keeper
        .stop()
        .catch((error: unknown) => log.warn({ err: error }, "tables could not be given away"))
      await news.close()
    },
  }
}
