// What the HTTP side is given, and what each group of its routes gets.
import type { Retention } from "@genepool/wire"
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify"
import type { ZodTypeProvider } from "fastify-type-provider-zod"
import type { ClientFiles } from "./client.ts"
import type { Clock } from "./clock.ts"
import type { Health } from "./health.ts"
import type { Limits } from "./limits.ts"
import type { Metrics } from "./metrics.ts"
import type { Notices } from "./notices/notices.ts"
import type { Operators } from "./operators/operators.ts"
import type { Terminal } from "./operators/terminal.ts"
import type { Accounts } from "./people/account.ts"
import type { People } from "./people/people.ts"
import type { Vacations } from "./people/vacation.ts"
import type { Quotas } from "./quotas.ts"
import type { Guard } from "./routes/guard.ts"
import type { Home } from "./tables/home.ts"
import type { Tables } from "./tables/tables.ts"

export interface AppSetting {
  readonly tables: Tables
  readonly home: Home
  readonly people: People
  readonly accounts: Accounts
  readonly vacations: Vacations
  readonly limits: Limits
  readonly quotas: Quotas
  readonly retention: Retention
  readonly clock: Clock
  readonly metrics: Metrics
  readonly notices: Notices
  readonly operators: Operators
  readonly terminal: Terminal
  readonly health: Health
  readonly client: ClientFiles
  readonly log: FastifyBaseLogger
  /** Where people find the server, if that is not what the request says. */
  readonly origin: string | null
  /** Whether a proxy in front tells the visitor's address. */
  readonly trustProxy: boolean
  /** Bytes of a request that may bring an edition along. */
  readonly bodyLimit: number
  /** Connections that may be open at a time; null for as many as come. */
  readonly mostConnections: number | null
  readonly patience?: Patience
}

/**
 * Whatever is sent, it is answered or its connection ends: after so many milliseconds at the
 * latest.
 */
export interface Patience {
  /** For the headers of a request, and for all of it. */
  readonly headers: number
  readonly request: number
  /** For the answer; whoever hears nothing for so long may send the same again. */
  readonly answer: number
  /**
   * For a line on which nothing moves, in neither direction. Streams give a sign of life more
   * often.
   */
  readonly silence: number
  /** How often is looked for requests that take too long. */
  readonly look: number
}

export type App = FastifyInstance<
  import("http").Server,
  import("http").IncomingMessage,
  import("http").ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What a group of routes gets. */
export interface Rooms extends AppSetting {
  readonly guard: Guard
  /** For an answer that does not end: the next request from there has its turn. */
  readonly leave: (request: FastifyRequest) => void
}
