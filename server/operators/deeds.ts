// The log of who did what: one line for everything that somebody with a role, or from the terminal,
// has changed.
import type { Deed, Operator } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Clock } from "../clock.ts"
import { newId } from "../secrets.ts"
import type { Database } from "../store/schema.ts"

export interface NewDeed {
  readonly action: string
  /**
   * The id of whom or what it is about: names are looked up when it is read, and go with their
   * people.
   */
  readonly about: string
  readonly reason: string
}

/** Also a line of the server's log. */
type Log = { info(fields: object, message: string): void }

export class Deeds {
  private readonly db: Kysely<Database>
  private readonly clock: Pick<Clock, "now">
  private readonly log: Log

  constructor(db: Kysely<Database>, clock: Pick<Clock, "now">, log: Log) {
    this.db = db
    this.clock = clock
    this.log = log
  }

  /** Before it is done: what could not be noted is not done. */
  async note({ name, terminal }: Operator, { action, about, reason }: NewDeed): Promise<void> {
    const by = terminal ? `${name} (terminal)` : name
    await this.db
      .insertInto("deed")
      .values({ id: newId(), at: this.clock.now(), by_whom: by, action, about, reason })
      .execute()
    this.log.info({ by, action, about }, "an operator acts")
  }

  async list(limit: number): Promise<Deed[]> {
    const rows = await this.db
      .selectFrom("deed")
      .leftJoin("player", "player.id", "deed.about")
      .selectAll("deed")
      .select("player.name")
      .orderBy("deed.at", "desc")
      .orderBy("deed.id", "desc")
      .limit(limit)
      .execute()
    return rows.map(({ id, at, by_whom, action, about, name, reason }) => ({
      id,
      at,
      by: by_whom,
      action,
      about,
      name,
      reason,
    }))
  }
}
