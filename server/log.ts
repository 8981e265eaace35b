// The server's own log: one JSON object a line, for operators. Nothing in it lets anybody sign in
// or see a hand.
import type { FastifyBaseLogger } from "fastify"
import { type DestinationStream, type LoggerOptions, pino } from "pino"
import { Troubles } from "./troubles.ts"

/** Names of fields that may never be written out, wherever they are. */
const secret = [
  "secret",
  "password",
  "token",
  "cookie",
  "authorization",
  "seed",
  "code",
  "view",
  "state",
  "choice",
  /** Of the database's errors: values of the row in question. */
  "detail",
]

/** The log, and what it has told of that should worry somebody. */
export type ServerLog = FastifyBaseLogger & { readonly troubles: Troubles }

const [warn, error] = [pino.levels.values.warn as number, pino.levels.values.error as number]

export function openLog(level: string, destination?: DestinationStream): ServerLog {
  const troubles = new Troubles()
  const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options: LoggerOptions = {
    level,
    base: null,
    redact: { paths, censor: "(secret)" },
    hooks: {
      // Of children too, as every request has one
      logMethod(words, write, of) {
        const [fields, said] = words as [unknown, unknown?]
        const message = typeof said === "string" ? said : fields
        const about = typeof fields === "object" && fields !== null ? { ...fields } : {}
        if (of >= warn && typeof message === "string") troubles.note(of >= error, message, about, Date.now())
        write.apply(this, words)
      },
    },
    serializers: {
      // Addresses of requests are kept without what was asked: a seat's code may be in it
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        url: request.url.split("?", 1)[0],
      }),
    },
  }
  return Object.assign(destination === undefined ? pino(options) : pino(options, destination), { troubles })
}
