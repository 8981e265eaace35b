// Which secret a database was used with: kept as a fingerprint, so that a wrong one signs nobody
// out unnoticed.
import { createHmac, timingSafeEqual } from "node:crypto"
import type { Kysely } from "kysely"
import { ConfigProblem } from "../config.ts"
import type { Database } from "./schema.ts"

/** The secret cannot be had from it. */
export const fingerprintOf = (secret: string): string =>
  createHmac("sha256", secret).update("genepool: which secret this is").digest("hex").slice(0, 32)

/** Null in a database that no server with this check has opened. */
export async function knownFingerprint(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom("house").select("value").where("name", "=", "secret").executeTakeFirst()
  return row?.value ?? null
}

export const fits = (secret: string, fingerprint: string | null): boolean =>
  fingerprint === null || timingSafeEqual(Buffer.from(fingerprintOf(secret)), Buffer.from(fingerprint))

/**
 * The first who comes says which it is; whoever comes with another later is refused. Throws
 * ConfigProblem.
 */
export async function mustBeItsSecret(db: Kysely<Database>, secret: string, from: string): Promise<void> {
  await db
    .insertInto("house")
    .values({ name: "secret", value: fingerprintOf(secret) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (fits(secret, await knownFingerprint(db))) return
  throw new ConfigProblem(
    `${from} is not the secret that this database was used with: everybody would be signed out, guests for good. ` +
      "Put the right one back; or, if it is to be another from now on: npm run operate -- new-secret",
  )
}

export async function nowUsedWith(db: Kysely<Database>, secret: string): Promise<void> {
  const value = fingerprintOf(secret)
  await db
    .insertInto("house")
    .values({ name: "secret", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute()
}
