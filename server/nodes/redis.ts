// Redis between the nodes: carries words and counts what visitors use. Everything goes on without
// it, a little slower.
import { Redis } from "ioredis"
import type { Counter } from "../limits.ts"
import type { News, Word } from "./news.ts"

type Log = { warn(message: string): void; info(message: string): void }

/** The connections to Redis of one node. They come back by themselves. */
export interface RedisLine {
  /** For commands: fails at once while Redis is away. */
  readonly commands: Redis
  readonly ears: Redis
}

/** How long a start waits to hear from Redis. */
const firstPatience = 2000

/**
 * What keeps Redis from answering, in its own words; null, if it answers. Those who start are not
 * held up for long.
 */
export async function whyAway({ commands }: RedisLine): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const ready = () => resolve(null)
  const failed = (error: Error) => resolve(error.message || (error as { code?: string }).code || "no answer")
  const late = setTimeout(() => resolve("no answer"), firstPatience)
  if (commands.status === "ready") ready()
  commands.once("ready", ready).once("error", failed)
  try {
    return await promise
  } finally {
    clearTimeout(late)
    commands.off("ready", ready).off("error", failed)
  }
}

export function openRedis(url: string): RedisLine {
  const patient = { retryStrategy: (times: number) => Math.min(100 * times, 1000) }
  const commands = new Redis(url, {
    ...patient,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
  })
  const ears = new Redis(url, { ...patient, maxRetriesPerRequest: null })
  // What is wrong shows in `carried`; without a listener an error would end the process
  for (const connection of [commands, ears]) connection.on("error", () => undefined)
  return { commands, ears }
}

/** `installation` keeps those apart who share a Redis, `node` knows its own words by its name. */
export class RedisNews implements News {
  carried = false
  private readonly line: RedisLine
  private readonly channel: string
  private readonly node: string
  private readonly ownWord: string
  private readonly log: Log
  private hear: (word: Word, from: string) => void = () => undefined
  private back: () => void = () => undefined
  /**
   * An echo of one's own word is the proof that the whole way is open, whatever the connections
   * think of themselves.
   */
  private asked = 0
  private echoed = 0

  constructor(line: RedisLine, installation: string, node: string, log: Log) {
    this.line = line
    this.channel = `genepool:${installation}:news`
    this.node = node
    this.ownWord = `{"from":${JSON.stringify(node)},"word":`
    this.log = log
    line.ears.on("message", (_channel: string, text: string) => this.take(text))
    line.ears.subscribe(this.channel).catch(() => undefined)
  }

  tell(word: Word): void {
    this.publish({ from: this.node, word })
  }

  check(): void {
    const carried = this.asked > 0 && this.asked === this.echoed
    if (carried !== this.carried) {
      this.carried = carried
      if (carried) {
        this.log.info("Redis carries the news")
        this.back()
      } else this.log.warn("Redis is away: the database is asked for news instead")
    }
    this.publish({ from: this.node, echo: ++this.asked })
  }

  listen(hear: (word: Word, from: string) => void, back: () => void): void {
    this.hear = hear
    this.back = back
  }

  async close(): Promise<void> {
    this.line.ears.disconnect()
    this.line.commands.disconnect()
  }

  private publish(message: Message): void {
    this.line.commands.publish(this.channel, JSON.stringify(message)).catch(() => undefined)
  }

  private take(text: string): void {
    // Every word comes back to who told it, and is not read there: only the echo is
    if (text.startsWith(this.ownWord)) return
    const message = JSON.parse(text) as Message
    if (message.from !== this.node) {
      if (message.word !== undefined) this.hear(message.word, message.from)
    } else if (message.echo !== undefined) this.echoed = message.echo
  }
}

/** Counts for all nodes together, by Redis' own clock. */
export class RedisCounter implements Counter {
  private readonly commands: Redis
  private readonly prefix: string

  constructor({ commands }: RedisLine, installation: string) {
    this.commands = commands
    this.prefix = `genepool:${installation}:limit:`
  }

  async take(key: string, burst: number, perSecond: number): Promise<number | null> {
    try {
      const left = await this.commands.eval(bucket, 1, `${this.prefix}${key}`, burst, perSecond)
      return Number(left)
    } catch {
      return null
    }
  }
}

/** A bucket that fills up again with time: answers what was in it, and takes one out. */
const bucket = `
local now = redis.call('TIME')
local at = now[1] + now[2] / 1000000
local burst, perSecond = tonumber(ARGV[1]), tonumber(ARGV[2])
local known = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = burst
if known[1] then left = math.min(burst, known[1] + (at - known[2]) * perSecond) end
redis.call('HSET', KEYS[1], 'left', tostring(math.max(0, left - 1)), 'at', tostring(at))
redis.call('EXPIRE', KEYS[1], math.ceil(burst / perSecond) + 1)
return tostring(left)
`

interface Message {
  readonly from: string
  readonly word?: Word
  readonly echo?: number
}
