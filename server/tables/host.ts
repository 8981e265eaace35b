// What every table needs from whoever runs it.
import type { Choice } from "@genepool/engine"
import type { Kysely } from "kysely"
import type { BotTask } from "../bots/bots.ts"
import type { Clock } from "../clock.ts"
import type { Word } from "../nodes/news.ts"
import type { Slices } from "../slices.ts"
import type { Appender } from "../store/appender.ts"
import type { Database, EntryRow, TableRow } from "../store/schema.ts"
import type { Alarms, TableLog } from "./alarms.ts"
import type { Seated } from "./seated.ts"
import type { Teller } from "./telling.ts"

/** `Table` is what it runs. */
export interface TableHost<Table> {
  readonly db: Kysely<Database>
  readonly appender: Appender
  readonly clock: Clock
  /** For whatever may take long. */
  readonly slices: Slices
  readonly log: TableLog
  botSeed(): string
  /** The server is about to end: nothing new is begun. */
  readonly stopping: boolean
  /**
   * A choice from the list, whatever happens to the bot; null when the server stops, or when it is
   * not wanted any more.
   */
  botChoice(tableId: string, task: BotTask, unwanted: AbortSignal): Promise<Choice | null>
  /** When each table is looked at again. */
  readonly alarms: Alarms
  /** Nothing will be due at the table any more. */
  over(tableId: string): void
  /** Other nodes change tables too: what is in memory may be old. */
  readonly shared: boolean
  /** The words of other nodes arrive. */
  readonly hearsOthers: boolean
  /** Whether this node lets the table's bots think and its alarms ring. */
  keeps(tableId: string): boolean
  tellNodes(word: Word): void
  /** A line has been appended here: other nodes hear of it, where that is of use to them. */
  tellLine(table: Table, row: EntryRow): void
  /** The table's row and seats as they are now. */
  rows(tableId: string): Promise<{ row: TableRow; seats: Seated[] }>
  /** Tells everybody who may hear it what was said up to that line. */
  tellChat(table: Table, upTo: number): Promise<void>
  /** Who is at the table may have changed, or what follows from it. */
  noticeWhoIsThere(table: Table): void
  /** Tells people who do not look. */
  readonly teller: Teller<Table>
  /** A newer version has written there what this one cannot read: others go on with it. */
  outgrown(table: Table): void
  /** Has the result recorded, once. */
  conclude(table: Table): void
}
