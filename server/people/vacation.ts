// Days on which somebody is away from all their tables: so many a year, told to everybody who plays
// with them.
import type { Player, Vacation } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Clock } from "../clock.ts"
import { Problem } from "../problem.ts"
import type { Database } from "../store/schema.ts"

const day = 86_400_000
const year = 365 * day
/** Of the last 365 days, those to come included. */
const vacationDays = 30
/** In the same time: everybody at every table of theirs is told of each. */
const mostVacations = 24

export class Vacations {
  private readonly db: Kysely<Database>
  private readonly clock: Pick<Clock, "now">

  constructor(db: Kysely<Database>, clock: Pick<Clock, "now">) {
    this.db = db
    this.clock = clock
  }

  async state({ id }: Player): Promise<Vacation> {
    const now = this.clock.now()
    const spans = await this.spansOf(id, now)
    const until = Math.max(0, ...spans.map((span) => span.until))
    return { until: until > now ? until : null, daysLeft: Math.floor(left(spans, now) / day) }
  }

  /**
   * From now on until then; who is away already may come back later, or earlier. Throws Problem
   * `notNow`.
   */
  async begin({ id }: Player, until: number): Promise<void> {
    const now = this.clock.now()
    if (until <= now) throw new Problem("badRequest", "That day is past.", "Give a time in the future.")
    await this.db.transaction().execute(async (tx) => {
      await endNow(tx, id, now)
      // What is long over, and what was over before it began
      await tx
        .deleteFrom("vacation")
        .where("player_id", "=", id)
        .where((row) => row.or([row("until_at", "<", now - year), row("until_at", "<=", row.ref("from_at"))]))
        .execute()
      const spans = await this.spansOf(id, now, tx)
      if (spans.length >= mostVacations)
        throw new Problem(
          "notNow",
          `You have been away ${spans.length} times this year.`,
          "Each counts for a year.",
          {
            daysLeft: 0,
          },
        )
      const rest = left(spans, now)
      if (until - now > rest)
        throw new Problem(
          "notNow",
          `You have ${Math.floor(rest / day)} of ${vacationDays} days left.`,
          "Come back earlier.",
          { daysLeft: Math.floor(rest / day) },
        )
      await tx.insertInto("vacation").values({ player_id: id, from_at: now, until_at: until }).execute()
    })
  }

  /** False, if they were not away. */
  end({ id }: Player): Promise<boolean> {
    return endNow(this.db, id, this.clock.now())
  }

  /**
   * Whoever is away begins nothing new: nobody would know how long to wait. Throws Problem
   * `onVacation`.
   */
  async mustBeHere(player: Player): Promise<void> {
    const { until } = await this.state(player)
    if (until !== null)
      throw new Problem("onVacation", "You are on vacation.", "End it first: DELETE /api/v1/me/vacation.", {
        until,
      })
  }

  private async spansOf(playerId: string, now: number, db: Kysely<Database> = this.db) {
    const rows = await db
      .selectFrom("vacation")
      .select(["from_at", "until_at"])
      .where("player_id", "=", playerId)
      .where("until_at", ">", now - year)
      .execute()
    return rows.map(({ from_at, until_at }) => ({ from: from_at, until: until_at }))
  }
}

async function endNow(db: Kysely<Database>, playerId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("vacation")
    .set({ until_at: now })
    .where("player_id", "=", playerId)
    .where("until_at", ">", now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function left(spans: readonly { from: number; until: number }[], now: number): number {
  const used = spans.reduce((sum, { from, until }) => sum + (until - Math.max(from, now - year)), 0)
  return Math.max(0, vacationDays * day - used)
}
