// What every table needs from the house it stands in.
import type { Choice } from "@genepool/engine"
import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { BotTask } from "../bots/bots.ts"
import type { Clock } from "../clock.ts"
import type { Appender } from "../store/appender.ts"
import type { Database } from "../store/schema.ts"
import type { Table } from "./table.ts"

export interface House {
  readonly db: Kysely<Database>
  readonly appender: Appender
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, "error" | "warn" | "info">
  botSeed(): string
  /** The server is about to end: nothing new is begun. */
  readonly stopping: boolean
  /** A choice from the list, whatever happens to the bot; null when the server stops. */
  botChoice(tableId: string, task: BotTask): Promise<Choice | null>
  setAlarm(tableId: string, at: number | null): void
  /** Records the result, once. */
  finished(table: Table): Promise<void>
}
