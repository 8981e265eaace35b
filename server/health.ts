// Whether the server can do its work: everything that it acknowledges is written, so writing is
// what is tried.
import type { Kysely } from "kysely"
import type { Clock } from "./clock.ts"
import { Problem } from "./problem.ts"
import type { Database } from "./store/schema.ts"
import { troubleOf, unavailable } from "./store/trouble.ts"

/** A look is good for so long: whoever asks more often waits for no disk. */
const goodFor = 2000

export class Health {
  private readonly db: Kysely<Database>
  private readonly clock: Clock
  private looked: { readonly at: number; readonly found: Promise<Problem | null> } | null = null

  constructor(db: Kysely<Database>, clock: Clock) {
    this.db = db
    this.clock = clock
  }

  /** What is wrong, or null. */
  problem(): Promise<Problem | null> {
    const now = this.clock.now()
    if (this.looked === null || Math.abs(now - this.looked.at) >= goodFor)
      this.looked = { at: now, found: this.look(now) }
    return this.looked.found
  }

  private async look(now: number): Promise<Problem | null> {
    try {
      const value = String(now)
      await this.db
        .insertInto("house")
        .values({ name: "wellAt", value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute()
      return null
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble !== null) return unavailable(trouble)
      return new Problem("unavailable", "The database does not answer.", "Look at the server's log.")
    }
  }
}
