// Profiles: ratings, finished games, and how two players stand against each other.
import { HeadToHead, Profile } from "@genepool/wire"
import { sql } from "kysely"
import { z } from "zod"
import { notFound } from "../problem.ts"
import type { App, Rooms } from "../rooms.ts"
import { reliabilityOf } from "../tables/reliability.ts"
import { shownRating } from "../tables/results.ts"
import { refusals } from "./shapes.ts"

export async function playersRoutes(app: App, { guard, tables: { db } }: Rooms): Promise<void> {
  const tags = ["people"]

  app.get(
    "/api/v1/players/:player",
    {
      schema: {
        summary: "A player's ratings and finished games",
        tags,
        params: z.object({ player: z.string().max(64) }),
        response: { 200: Profile, ...refusals(404) },
      },
    },
    async (request) => {
      const asking = await guard.who(request)
      const player = await db
        .selectFrom("player")
        .select(["id", "name", "kind"])
        .where("id", "=", request.params.player)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
      if (player === undefined) throw notFound("player")
      const ratings = await db.selectFrom("rating").selectAll().where("player_id", "=", player.id).execute()
      const history = await db
        .selectFrom("outcome")
        .innerJoin("game_table", "game_table.id", "outcome.table_id")
        .selectAll("outcome")
        .select("game_table.listed")
        .where("outcome.player_id", "=", player.id)
        .orderBy("outcome.finished_at", "desc")
        .limit(100)
        .execute()
      return {
        player: { ...player },
        reliability: await reliabilityOf(db, player.id),
        ratings: ratings.map(({ game, pool, mu, sigma, games }) => ({
          game,
          pool,
          rating: shownRating({ mu, sigma }),
          mu,
          sigma,
          games,
        })),
        history: history.map((row) => ({
          // A table that is not listed is found by its link only, and a profile is not that link
          table: row.listed === 1 || asking?.id === player.id ? row.table_id : null,
          game: row.game,
          place: row.place,
          score: row.score,
          bots: row.bots === 1,
          left: row.left_early === 1,
          finishedAt: row.finished_at,
        })),
      }
    },
  )

  app.get(
    "/api/v1/players/:player/against/:other",
    {
      schema: {
        summary: "How two players stand against each other",
        tags,
        params: z.object({ player: z.string().max(64), other: z.string().max(64) }),
        querystring: z.object({ game: z.string().max(40).optional() }),
        response: { 200: HeadToHead, ...refusals() },
      },
    },
    async (request) => {
      await guard.who(request)
      const { player, other } = request.params
      let query = db
        .selectFrom("outcome as one")
        .innerJoin("outcome as two", "two.table_id", "one.table_id")
        .select([
          sql<number>`sum(case when one.place < two.place then 1 else 0 end)`.as("ahead"),
          sql<number>`sum(case when one.place > two.place then 1 else 0 end)`.as("behind"),
          sql<number>`sum(case when one.place = two.place then 1 else 0 end)`.as("level"),
        ])
        .where("one.player_id", "=", player)
        .where("two.player_id", "=", other)
        .whereRef("one.seat", "<>", "two.seat")
      if (request.query.game !== undefined) query = query.where("one.game", "=", request.query.game)
      const sums = await query.executeTakeFirst()
      // Of no games at all the sums are null
      const [ahead, behind, level] = [sums?.ahead, sums?.behind, sums?.level].map(Number) as [
        number,
        number,
        number,
      ]
      return { games: ahead + behind + level, ahead, behind, level }
    },
  )
}
