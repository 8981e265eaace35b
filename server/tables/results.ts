// Results that stay: places and scores of finished games, and ratings by openskill, apart for games
// with bots.
import type { Result } from "@genepool/engine"
import type { Kysely, Transaction } from "kysely"
import { rate, rating } from "openskill"
import type { Database } from "../store/schema.ts"
import { isAborted, isRated } from "./rating.ts"
import type { Table } from "./table.ts"

/** Records the result of a table exactly once, though several may try. True for the one who did. */
export async function recordResult(
  db: Kysely<Database>,
  table: Table,
  at: number,
  /** Done with it, or not at all. */
  also: (tx: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  const { play, row } = table
  const result = play.result as Result
  // Nobody has won or lost against somebody who was never there: such a game is kept as briefly as
  // one that never began
  const aborted = isAborted(play, table.seats)
  const withBots = table.seats.some((seat) => seat.kind === "bot" || seat.playerKind === "bot")
  return db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable("game_table")
      .set((now) => ({
        status: aborted ? "cancelled" : "finished",
        finished_at: at,
        result: JSON.stringify(result),
        changes: now("changes", "+", 1),
      }))
      .where("id", "=", row.id)
      .where("status", "=", "playing")
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) return false
    await also(tx)
    if (aborted) return true
    const outcomes = table.seats.map(({ seat, player_id }) => ({
      table_id: row.id,
      seat,
      player_id,
      game: row.game,
      place: result.places[seat] as number,
      score: result.scores[seat] as number,
      bots: withBots ? 1 : 0,
      finished_at: at,
      left_early: player_id !== null && (play.resigned[seat] || play.standIn[seat]) ? 1 : 0,
    }))
    await tx.insertInto("outcome").values(outcomes).execute()
    const players = outcomes.flatMap(({ player_id, place }) =>
      player_id === null ? [] : [{ player_id, place }],
    )
    if (players.length > 1 && (await isRated(tx, play, table.seats)))
      await rateGame(tx, row.game, withBots ? "bots" : "people", players)
    return true
  })
}

async function rateGame(
  tx: Transaction<Database>,
  game: string,
  pool: "people" | "bots",
  players: readonly { player_id: string; place: number }[],
): Promise<void> {
  const fresh = rating()
  const places = players.map(({ place }) => place)
  // Who plays at two tables that end at once is rated for one after the other: the row is taken
  // before it is read. Always in the same order, or two nodes would wait for each other
  const rows = new Map<string, { mu: number; sigma: number }>()
  for (const player_id of players.map((player) => player.player_id).sort()) {
    const row = await tx
      .insertInto("rating")
      .values({ player_id, game, pool, mu: fresh.mu, sigma: fresh.sigma, games: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["player_id", "game", "pool"])
          .doUpdateSet((now) => ({ games: now("rating.games", "+", 1) })),
      )
      .returning(["mu", "sigma"])
      .executeTakeFirstOrThrow()
    rows.set(player_id, row)
  }
  const after = rate(
    players.map(({ player_id }) => {
      const { mu, sigma } = rows.get(player_id) as { mu: number; sigma: number }
      return [rating({ mu, sigma })]
    }),
    { rank: places },
  )
  for (const [i, { player_id }] of players.entries()) {
    const { mu, sigma } = (after[i] as [{ mu: number; sigma: number }])[0]
    await tx
      .updateTable("rating")
      .set({ mu, sigma })
      .where("player_id", "=", player_id)
      .where("game", "=", game)
      .where("pool", "=", pool)
      .execute()
  }
}

/** One number that starts at 1500 and hardly moves by luck; the rating's own two stay beside it. */
export const shownRating = ({ mu, sigma }: { mu: number; sigma: number }): number =>
  Math.round(1500 + 40 * (mu - 3 * sigma))
