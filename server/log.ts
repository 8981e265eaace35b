// The server's own log: one JSON object a line, for operators. Nothing in it lets anybody sign in or see a hand.
import type { FastifyBaseLogger } from "fastify"
import { type DestinationStream, pino } from "pino"

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

export function openLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    base: null,
    redact: { paths, censor: "(secret)" },
    serializers: {
      // Addresses of requests are kept without what was asked: a seat's code may be in it
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        url: request.url.split("?", 1)[0],
      }),
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
