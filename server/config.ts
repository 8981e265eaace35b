// What an operator can set, read from the environment and checked at the start.
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Retention } from "@genepool/wire"
import { z } from "zod"
import type { PostSetting } from "./notices/post.ts"
import { retentionOf } from "./retention.ts"
import { newSecret } from "./secrets.ts"
import { asItsFolder, makeFolder } from "./store/files.ts"
import type { Place } from "./store/store.ts"

const flag = z.enum(["0", "1", "true", "false"]).transform((text) => text === "1" || text === "true")
const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max))

const addressOf = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))

/** As it stands in an address: IPv6 in brackets. */
const inAddress = (host: string): string => (host.includes(":") ? `[${host}]` : host)

/** An address with its port, as a server listens on it. */
const hostAndPort = z
  .string()
  .regex(/^(\[[0-9a-f:.]+\]|[^[\]:\s]+):\d{1,5}$/i)
  .transform((text) => {
    const colon = text.lastIndexOf(":")
    return { host: text.slice(0, colon).replace(/[[\]]/g, ""), port: Number(text.slice(colon + 1)) }
  })
  .refine(({ port }) => port <= 65535)

const shortestSecret = 32

const variables = {
  PORT: {
    schema: whole(0, 65535),
    otherwise: "4000",
    right: "a whole number from 0 to 65535, for example 4000",
  },
  HOST: {
    schema: z.string().refine((text) => URL.canParse(`http://${inAddress(text)}`)),
    otherwise: "127.0.0.1",
    right: "an address of this machine without a port, or 0.0.0.0 for everybody",
  },
  GENEPOOL_DATA: { schema: z.string().min(1), otherwise: "data", right: "a folder that can be written to" },
  DATABASE_URL: {
    schema: addressOf("postgres:", "postgresql:"),
    otherwise: undefined,
    right: "the address of a PostgreSQL database, for example postgres://genepool@db.example.org/genepool",
  },
  GENEPOOL_DATABASE_CONNECTIONS: {
    schema: whole(2, 1000),
    otherwise: "10",
    right: "how many connections this node keeps to PostgreSQL, from 2",
  },
  REDIS_URL: {
    schema: addressOf("redis:", "rediss:"),
    otherwise: undefined,
    right: "the address of a Redis, for example redis://redis.example.org:6379",
  },
  GENEPOOL_DRAIN: {
    schema: whole(0, 600),
    otherwise: "0",
    right: "seconds between the order to stop and the stop, in which a balancer finds other nodes",
  },
  GENEPOOL_SECRET: {
    schema: z.string().min(shortestSecret),
    otherwise: undefined,
    right: `at least ${shortestSecret} characters, for example from: openssl rand -hex 32`,
  },
  GENEPOOL_ORIGIN: {
    schema: z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text),
    otherwise: undefined,
    right: "the address people open, without a path, for example https://play.example.org",
  },
  GENEPOOL_TRUST_PROXY: { schema: flag, otherwise: "0", right: "1 behind a proxy of your own, else 0" },
  GENEPOOL_RATE: {
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
    otherwise: "1",
    right: "a factor on all rate limits: 2 allows twice as much, 0 sets none",
  },
  GENEPOOL_BODY_LIMIT: {
    schema: whole(1024, 1 << 26),
    otherwise: String(1 << 16),
    right: "bytes of a request that brings an edition along, from 1024",
  },
  GENEPOOL_TABLES_IN_MEMORY: {
    schema: whole(1, 1_000_000),
    otherwise: "5000",
    right: "a whole number from 1",
  },
  GENEPOOL_NODE: {
    schema: hostAndPort.refine(({ host }) => !["0.0.0.0", "::"].includes(host)),
    otherwise: undefined,
    right:
      "an address and a port of this machine at which the other nodes reach it, for example 10.0.0.5:4100",
  },
  GENEPOOL_METRICS: {
    schema: hostAndPort,
    otherwise: undefined,
    right: "an address and a port of this machine that only Prometheus can reach, for example 127.0.0.1:9464",
  },
  GENEPOOL_BOT_THREADS: { schema: whole(1, 256), otherwise: undefined, right: "a whole number from 1" },
  GENEPOOL_SMTP_URL: {
    schema: addressOf("smtp:", "smtps:"),
    otherwise: undefined,
    right: "the address of a mail server, for example smtp://name:password@mail.example.org:587",
  },
  GENEPOOL_MAIL_FROM: {
    schema: z
      .string()
      .max(254)
      .regex(/^(?:[^<>"\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
    otherwise: undefined,
    right: "who letters are from, for example Genepool <noreply@play.example.org>",
  },
  GENEPOOL_PRIVATE_WEBHOOKS: {
    schema: flag,
    otherwise: "0",
    right: "1 where people may have the server call addresses in private networks, and by plain http; else 0",
  },
  GENEPOOL_KEEP_LISTED: {
    schema: whole(0, 100_000),
    otherwise: "20",
    right: "minutes that a listed table waits when nobody of it is there any more; 0 for ever",
  },
  GENEPOOL_KEEP_OPEN: {
    schema: whole(0, 100_000),
    otherwise: "14",
    right: "days that any other table waits to be begun when nobody of it comes any more; 0 for ever",
  },
  GENEPOOL_KEEP_CANCELLED: {
    schema: whole(0, 100_000),
    otherwise: "1",
    right: "days that a cancelled table is kept; 0 for ever",
  },
  GENEPOOL_KEEP_ABANDONED: {
    schema: whole(0, 100_000),
    otherwise: "180",
    right: "days without any choice after which a game counts as cancelled; 0 for ever",
  },
  GENEPOOL_KEEP_FINISHED: {
    schema: whole(0, 100_000),
    otherwise: "0",
    right: "days that a finished game is kept; 0 for ever",
  },
  GENEPOOL_KEEP_GUESTS: {
    schema: whole(0, 100_000),
    otherwise: "90",
    right: "days that a guest without games is kept after the last visit; 0 for ever",
  },
  GENEPOOL_KEEP_KEYS: {
    schema: whole(0, 100_000),
    otherwise: "365",
    right: "days that the key of a bot account is kept after it was used last; 0 for ever",
  },
  GENEPOOL_KEEP_REPORTS: {
    schema: whole(0, 100_000),
    otherwise: "180",
    right: "days that a reported line is kept after somebody has looked at it; 0 for ever",
  },
  GENEPOOL_KEEP_DEEDS: {
    schema: whole(0, 100_000),
    otherwise: "365",
    right: "days that the log of what operators did is kept; 0 for ever",
  },
  GENEPOOL_ARCHIVE_AFTER: {
    schema: whole(0, 100_000),
    otherwise: "7",
    right: "days after which the lines of a game that is over are folded into an archive; 0 for never",
  },
  GENEPOOL_LOG: {
    schema: z.enum(["silent", "error", "warn", "info", "debug"]),
    otherwise: "info",
    right: "silent, error, warn, info or debug",
  },
} as const

/** A password may be in them. */
const secretVariables: ReadonlySet<string> = new Set([
  "GENEPOOL_SECRET",
  "DATABASE_URL",
  "REDIS_URL",
  "GENEPOOL_SMTP_URL",
])

export interface Config extends Place {
  readonly port: number
  readonly host: string
  readonly redisUrl: string | null
  /**
   * Where other nodes pass on what is asked of tables that this one keeps; null where they do not.
   */
  readonly nodeAddress: { readonly host: string; readonly port: number } | null
  /** Milliseconds. */
  readonly drain: number
  readonly secret: string
  /** As whoever set it knows it: the variable, or the file. */
  readonly secretFrom: string
  readonly origin: string | null
  readonly trustProxy: boolean
  readonly rate: number
  readonly bodyLimit: number
  readonly tablesInMemory: number
  readonly botThreads: number | null
  /** Where figures are told; nowhere if null. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Letters are sent where there is a mail server to hand them to. */
  readonly mail: PostSetting | null
  /** Whether webhooks may lead into private networks. */
  readonly privateWebhooks: boolean
  readonly retention: Retention
  /**
   * Milliseconds after which the lines of a game that is over become an archive; null for never.
   */
  readonly archiveAfter: number | null
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug"
}

/** Something in the environment cannot be used; the message says what would be right. */
export class ConfigProblem extends Error {
  override name = "ConfigProblem"
}

type Values = { readonly [N in keyof typeof variables]: z.output<(typeof variables)[N]["schema"]> }
/** The same, with each schema under the type of what it reads. */
const readable: {
  readonly [N in keyof Values]: {
    readonly schema: z.ZodType<Values[N]>
    readonly otherwise?: string | undefined
    readonly right: string
  }
} = variables

type Environment = { readonly [name: string]: string | undefined }

/**
 * Reads one variable after another. Throws ConfigProblem, also for a variable of ours that there is
 * not.
 */
function readerOf(environment: Environment) {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith("GENEPOOL_") && !(name in variables),
  )
  if (unknown !== undefined)
    throw new ConfigProblem(`${unknown} is not known. There are: ${Object.keys(variables).join(", ")}.`)
  return <N extends keyof Values>(name: N): Values[N] | null => {
    const { schema, otherwise, right } = readable[name]
    const text = environment[name] || otherwise
    if (text === undefined) return null
    const parsed = schema.safeParse(text)
    if (parsed.success) return parsed.data
    const shown = secretVariables.has(name) ? "(not shown)" : text
    throw new ConfigProblem(`${name}=${shown} cannot be used. Give ${right}.`)
  }
}

/**
 * Where everything is kept, and the secret if it was given: for commands, which make nothing that
 * is not there.
 */
export function readPlace(environment: Environment): Place & {
  readonly givenSecret: string | null
  /** Where the running server is found from this machine. */
  readonly server: string
} {
  const read = readerOf(environment)
  const host = read("HOST") as string
  return {
    server: `http://${["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : inAddress(host)}:${read("PORT")}`,
    data: read("GENEPOOL_DATA") as string,
    databaseUrl: read("DATABASE_URL"),
    databaseConnections: read("GENEPOOL_DATABASE_CONNECTIONS") as number,
    givenSecret: read("GENEPOOL_SECRET"),
  }
}

export function readConfig(environment: Environment): Config {
  const read = readerOf(environment)
  const data = read("GENEPOOL_DATA") as string
  const databaseUrl = read("DATABASE_URL")
  const redisUrl = read("REDIS_URL")
  const secret = read("GENEPOOL_SECRET")
  if (databaseUrl !== null && secret === null)
    throw new ConfigProblem(
      `DATABASE_URL is set, and GENEPOOL_SECRET is not. Give all nodes the same: ${variables.GENEPOOL_SECRET.right}.`,
    )
  if (redisUrl !== null && databaseUrl === null)
    throw new ConfigProblem(
      `REDIS_URL is set, and DATABASE_URL is not. Nodes need a database in common: ${variables.DATABASE_URL.right}.`,
    )
  const nodeAddress = read("GENEPOOL_NODE")
  if (nodeAddress !== null && databaseUrl === null)
    throw new ConfigProblem(
      `GENEPOOL_NODE is set, and DATABASE_URL is not. Nodes need a database in common: ${variables.DATABASE_URL.right}.`,
    )
  const smtpUrl = read("GENEPOOL_SMTP_URL")
  const from = read("GENEPOOL_MAIL_FROM")
  const origin = read("GENEPOOL_ORIGIN")
  if (smtpUrl !== null && from === null)
    throw new ConfigProblem(
      `GENEPOOL_SMTP_URL is set, and GENEPOOL_MAIL_FROM is not. Give ${variables.GENEPOOL_MAIL_FROM.right}.`,
    )
  if (smtpUrl !== null && origin === null)
    throw new ConfigProblem(
      `GENEPOOL_SMTP_URL is set, and GENEPOOL_ORIGIN is not. Letters have links: give ${variables.GENEPOOL_ORIGIN.right}.`,
    )
  return {
    port: read("PORT") as number,
    host: read("HOST") as string,
    data,
    databaseUrl,
    databaseConnections: read("GENEPOOL_DATABASE_CONNECTIONS") as number,
    redisUrl,
    nodeAddress,
    drain: (read("GENEPOOL_DRAIN") as number) * 1000,
    secret: secret ?? keptSecret(data),
    secretFrom: secret === null ? secretFile(data) : "GENEPOOL_SECRET",
    origin,
    trustProxy: read("GENEPOOL_TRUST_PROXY") as boolean,
    rate: read("GENEPOOL_RATE") as number,
    bodyLimit: read("GENEPOOL_BODY_LIMIT") as number,
    tablesInMemory: read("GENEPOOL_TABLES_IN_MEMORY") as number,
    botThreads: read("GENEPOOL_BOT_THREADS"),
    metrics: read("GENEPOOL_METRICS"),
    mail: smtpUrl === null || from === null ? null : { smtpUrl, from },
    privateWebhooks: read("GENEPOOL_PRIVATE_WEBHOOKS") as boolean,
    retention: retentionOf({
      listedMinutes: read("GENEPOOL_KEEP_LISTED") as number,
      openDays: read("GENEPOOL_KEEP_OPEN") as number,
      cancelledDays: read("GENEPOOL_KEEP_CANCELLED") as number,
      abandonedDays: read("GENEPOOL_KEEP_ABANDONED") as number,
      finishedDays: read("GENEPOOL_KEEP_FINISHED") as number,
      guestDays: read("GENEPOOL_KEEP_GUESTS") as number,
      keyDays: read("GENEPOOL_KEEP_KEYS") as number,
      reportDays: read("GENEPOOL_KEEP_REPORTS") as number,
      deedDays: read("GENEPOOL_KEEP_DEEDS") as number,
    }),
    archiveAfter: (read("GENEPOOL_ARCHIVE_AFTER") as number) * 86_400_000 || null,
    logLevel: read("GENEPOOL_LOG") as Config["logLevel"],
  }
}

export const secretFile = (data: string): string => join(data, "secret")

/**
 * Nobody needs to think of a secret: one is drawn at the first start and kept, for the server's
 * eyes only.
 */
export function keptSecret(data: string): string {
  const file = secretFile(data)
  try {
    if (!existsSync(file)) drawSecret(data, file)
    const secret = readFileSync(file, "utf8").trim()
    if (secret.length >= shortestSecret) return secret
    throw new ConfigProblem(
      `${file} is ${secret === "" ? "empty" : `cut short (${secret.length} characters)`}, and sessions would be signed with what anybody can guess. ` +
        "Put the right one back from a backup; or remove the file and draw another, with which everybody has to sign in again: npm run operate -- new-secret",
    )
  } catch (error) {
    if (error instanceof ConfigProblem) throw error
    throw new ConfigProblem(
      `GENEPOOL_DATA=${data} cannot be used: ${error instanceof Error ? error.message : String(error)}. Give ${variables.GENEPOOL_DATA.right}.`,
    )
  }
}

/**
 * Under its name it is there whole, or not at all; and of two who draw at the same moment one has
 * drawn it.
 */
function drawSecret(data: string, file: string): void {
  makeFolder(data)
  const drawn = `${file}.${process.pid}`
  writeFileSync(drawn, `${newSecret()}\n`, { mode: 0o600, flush: true })
  asItsFolder(drawn)
  try {
    linkSync(drawn, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    unlinkSync(drawn)
  }
}
