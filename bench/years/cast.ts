// The people whom a bench on a year looks at: the same in an empty database, with as many games of
// their own.
import { openStoreAt } from "@genepool/server/testing/inside"
import type { PlayedGame } from "./pool.ts"
import { postgresShelf, sqliteShelf } from "./shelves.ts"
import { gamesOf } from "./year.ts"

export interface Place {
  readonly data: string
  readonly databaseUrl: string | null
}

export interface Cast {
  /** Tables that they have finished: as archives, and line by line. */
  readonly archived: readonly string[]
  readonly raw: readonly string[]
}

const day = 86_400_000
const castGames = 400

/** Gives them a year of games among themselves; the first of them is an operator. */
export async function giveGames(
  place: Place,
  pool: readonly PlayedGame[],
  people: readonly string[],
  seed: string,
): Promise<Cast> {
  const plan = { seed, games: castGames, people: people.length, until: Date.now(), rawDays: 120, copies: 1 }
  const { rows } = await gamesOf(plan, pool, 0, (random) => people[random.below(people.length)] as string)
  const shelf =
    place.databaseUrl === null ? await sqliteShelf(place.data) : await postgresShelf(place.databaseUrl)
  await shelf.put(rows, (await shelf.noted()) ?? "{}")
  await shelf.learn()
  await shelf.close()
  const store = await openStoreAt({ ...place, databaseConnections: 2 })
  await store.db
    .updateTable("player")
    .set({ kind: "member", role: "operator" })
    .where("id", "=", people[0] as string)
    .execute()
  // Games of the last week may be of another day when they are looked at: all that are shown have
  // been over for longer
  const found = await store.db
    .selectFrom("game_table")
    .select(["id", "archived"])
    .where("owner", "in", [...people])
    .where("game", "=", "krom")
    .where("finished_at", "<", plan.until - 2 * day)
    .orderBy("created_at")
    .execute()
  await store.close()
  const of = (archived: number) => found.flatMap((row) => (row.archived === archived ? [row.id] : []))
  return { archived: of(1), raw: of(0) }
}
