// How often somebody plays a game to its end.
import type { Reliability } from "@genepool/wire"
import { type Kysely, sql } from "kysely"
import type { Database } from "../store/schema.ts"

/** Of all that is kept of their games with other people: bots are left without harm. */
export async function reliabilityOf(db: Kysely<Database>, playerId: string): Promise<Reliability> {
  const sums = await db
    .selectFrom("outcome")
    .select([
      sql<number>`sum(case when left_early = 0 then 1 else 0 end)`.as("finished"),
      sql<number>`sum(case when left_early = 1 then 1 else 0 end)`.as("gone"),
    ])
    .where("player_id", "=", playerId)
    .where((where) =>
      where.exists(
        where
          .selectFrom("outcome as other")
          .select("other.seat")
          .whereRef("other.table_id", "=", "outcome.table_id")
          .whereRef("other.seat", "<>", "outcome.seat")
          .where("other.player_id", "is not", null),
      ),
    )
    .executeTakeFirst()
  // Of no games at all the sums are null
  return { finished: Number(sums?.finished ?? 0), left: Number(sums?.gone ?? 0) }
}
