// How each person wants to be told; as usual, until they have said otherwise.
import type { NoticeWishes } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Database } from "../store/schema.ts"
import { usualWishes } from "./schedule.ts"

export async function wishesOf(
  db: Kysely<Database>,
  players: readonly string[],
): Promise<(player: string) => NoticeWishes> {
  const rows = await db.selectFrom("notice_wish").selectAll().where("player_id", "in", players).execute()
  const found = new Map(rows.map(({ player_id, wishes }) => [player_id, JSON.parse(wishes) as NoticeWishes]))
  return (player) => found.get(player) ?? usualWishes
}

export async function setWishes(db: Kysely<Database>, player: string, wishes: NoticeWishes): Promise<void> {
  const text = JSON.stringify(wishes)
  await db
    .insertInto("notice_wish")
    .values({ player_id: player, wishes: text })
    .onConflict((conflict) => conflict.column("player_id").doUpdateSet({ wishes: text }))
    .execute()
}
