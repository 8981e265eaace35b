// Whose name it is. A member's name, and whatever looks like it, is nobody else's; guests give way.
import { randomInt } from "node:crypto"
import type { Kysely } from "kysely"
import { Problem } from "../problem.ts"
import { skeletonOf } from "../skeleton.ts"
import type { Database } from "../store/schema.ts"
import { handleOf } from "./name.ts"
import { isReserved } from "./reserved.ts"

/**
 * Throws Problem `taken`. Two who come at the same moment are parted by the database: claims are
 * unique.
 */
export async function mustBeFree(
  db: Kysely<Database>,
  name: string,
  kind: "person" | "bot",
  self: string | null,
): Promise<void> {
  if (isReserved(name, kind)) throw nameTaken()
  const holders = await db
    .selectFrom("player")
    .select("id")
    .where((where) => where.or([where("handle", "=", handleOf(name)), where("claim", "=", skeletonOf(name))]))
    .execute()
  if (holders.some(({ id }) => id !== self)) throw nameTaken()
}

/**
 * Guests who carry the name that has just become a member's get a number behind theirs; the answer
 * is who.
 */
export async function giveWay(db: Kysely<Database>, name: string, member: string): Promise<string[]> {
  const guests = await db
    .selectFrom("player")
    .select(["id", "name"])
    .where("skeleton", "=", skeletonOf(name))
    .where("kind", "=", "guest")
    .where("id", "<>", member)
    .where("deleted_at", "is", null)
    .execute()
  for (const guest of guests) {
    // 24 letters are the most; a number needs five
    const other = `${guest.name.slice(0, 19).replace(/[ .'_-]+$/, "")} ${randomInt(1000, 10_000)}`
    await db
      .updateTable("player")
      .set({ name: other, skeleton: skeletonOf(other) })
      .where("id", "=", guest.id)
      .execute()
  }
  return guests.map(({ id }) => id)
}

export const nameTaken = () =>
  new Problem(
    "taken",
    "This name, or one that looks like it, is taken or reserved.",
    "Choose another name, or sign in if it is yours.",
  )
