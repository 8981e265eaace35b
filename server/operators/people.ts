// What an operator does about people: finding them, roles, other names, the way back into an
// account.
import type { FoundPerson, OperatorRole, WayBack } from "@genepool/wire"
import { type Kysely, sql } from "kysely"
import type { Accounts } from "../people/account.ts"
import { handleOf, nameSchema } from "../people/name.ts"
import type { People } from "../people/people.ts"
import { notFound, Problem } from "../problem.ts"
import { skeletonOf } from "../skeleton.ts"
import { isPostgres } from "../store/postgres.ts"
import type { Database } from "../store/schema.ts"
import type { Sanctions } from "./sanctions.ts"

const mostFound = 50

/** By the whole id, or by how the name begins. */
export async function findPeople(
  db: Kysely<Database>,
  sanctions: Sanctions,
  text: string,
): Promise<FoundPerson[]> {
  // By what it looks like: whichever letters are large, in whatever script
  const begins = skeletonOf(text)
  const look = isPostgres(db) ? sql<string>`skeleton collate "C"` : sql<string>`skeleton`
  // SQLite takes the one of all tables unless it is told
  const running = isPostgres(db) ? sql`` : sql`indexed by game_table_running`
  const rows = await db
    .selectFrom("player")
    .select(["id", "name", "kind", "role", "created_at", "seen_at"])
    .select((of) =>
      of
        .selectFrom("seat")
        .select(({ fn }) => fn.countAll<number>().as("tables"))
        .whereRef("seat.player_id", "=", "player.id")
        // Asked of their tables one by one, for there may be far more that are played than theirs;
        // and of an index of those alone that are not over
        .where(
          sql<number>`(select 1 from game_table ${running}
            where game_table.id = seat.table_id and status in ('open', 'playing'))`,
          "=",
          1,
        )
        .as("tables"),
    )
    .where("deleted_at", "is", null)
    .where((where) =>
      where.or([
        where("id", "=", text),
        where.and([where(look, ">=", begins), where(look, "<", `${begins}\u{10ffff}`)]),
        where("handle", "=", handleOf(text)),
      ]),
    )
    .orderBy("seen_at", "desc")
    .limit(mostFound)
    .execute()
  return rows.map(({ id, name, kind, role, created_at, seen_at, tables }) => ({
    player: { id, name, kind },
    role,
    createdAt: created_at,
    seenAt: seen_at,
    tables: Number(tables ?? 0),
    sanctions: sanctions.list(id),
  }))
}

/** Throws Problem `notFound`. */
export async function personOf(db: Kysely<Database>, id: string) {
  const row = await db
    .selectFrom("player")
    .leftJoin("player as owner", "owner.id", "player.owner_id")
    .select(["player.id", "player.name", "player.kind", "player.role", "player.handle"])
    .select("owner.role as ownerRole")
    .where("player.id", "=", id)
    .where("player.deleted_at", "is", null)
    .executeTakeFirst()
  if (row === undefined) throw notFound("player")
  return row
}

export type PersonRow = Awaited<ReturnType<typeof personOf>>

/** A role is for people with an account: a guest's goes with a cookie. */
export async function setRole(
  db: Kysely<Database>,
  person: PersonRow,
  role: OperatorRole | null,
): Promise<void> {
  if (person.kind !== "member")
    throw new Problem("notNow", "Only an account can have a role.", "Let them register first.")
  await db.updateTable("player").set({ role }).where("id", "=", person.id).execute()
}

/** A member signs in by the new name from now on. */
export async function giveName(people: People, person: PersonRow, text: string): Promise<void> {
  const name = nameSchema.safeParse(text)
  if (!name.success)
    throw new Problem("badInput", "This cannot be a name.", "Give 2 to 24 letters of one script.", {
      where: "body.name",
    })
  const { id, kind } = person
  await people.giveName({ id, name: person.name, kind }, name.data)
}

export async function wayBackFor(accounts: Accounts, person: PersonRow): Promise<WayBack> {
  if (person.kind !== "member" || person.handle === null)
    throw new Problem("notNow", "Only an account can be recovered.", "A guest has nothing but the cookie.")
  return accounts.wayBackByOperator(person.id)
}
