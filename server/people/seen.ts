// When people were here last: noted in memory, and written down now and then, some at a time.
import type { Kysely } from "kysely"
import type { Clock } from "../clock.ts"
import type { Database } from "../store/schema.ts"

/** People in one write. */
const mostAtOnce = 200

export class Seen {
  private readonly db: Kysely<Database>
  private readonly clock: Pick<Clock, "now">
  private noted = new Set<string>()

  constructor(db: Kysely<Database>, clock: Pick<Clock, "now">) {
    this.db = db
    this.clock = clock
  }

  /** The player asks for something, or has a line open. */
  note(playerId: string): void {
    this.noted.add(playerId)
  }

  /** Writes down who was here since the last time, with a pause between two writes. */
  async write(pause: () => Promise<void>): Promise<void> {
    const ids = [...this.noted]
    this.noted = new Set()
    for (let i = 0; i < ids.length; i += mostAtOnce) {
      if (i > 0) await pause()
      await this.db
        .updateTable("player")
        .set({ seen_at: this.clock.now() })
        .where("id", "in", ids.slice(i, i + mostAtOnce))
        .execute()
    }
  }
}
