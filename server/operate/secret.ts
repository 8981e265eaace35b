// The command that changes the secret, when it leaked or was lost: everybody signs in again, games
// go on.
import { renameSync, writeFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { type Kysely, sql } from "kysely"
import { ConfigProblem, secretFile } from "../config.ts"
import { newSecret } from "../secrets.ts"
import { asItsFolder } from "../store/files.ts"
import type { Database } from "../store/schema.ts"
import { openStoreAlone } from "../store/store.ts"
import { StoreProblem } from "../store/trouble.ts"
import { fits, knownFingerprint, nowUsedWith } from "../store/which-secret.ts"
import type { Command, PlaceGiven } from "./command.ts"

export const newSecretCommand: Command = {
  words: [],
  does: "changes the secret: everybody signs in again, games go on; stop the server first",
  async run(place) {
    const store = await openStoreAlone(place)
    try {
      if (place.databaseUrl !== null) await mustBeStill(store.db)
      const secret = place.givenSecret ?? drawAnew(place)
      const known = await knownFingerprint(store.db)
      if (known !== null && fits(secret, known))
        throw new ConfigProblem(
          "GENEPOOL_SECRET is still the old one. Give the new one: openssl rand -hex 32",
        )
      await nowUsedWith(store.db, secret)
      // Cookies that were signed with the old one count no more; neither may a session that
      // somebody guesses
      const { numAffectedRows } = await sql`delete from session`.execute(store.db)
      console.log(
        `From now on the secret is ${place.givenSecret === null ? `the new one in ${secretFile(place.data)}` : "the GENEPOOL_SECRET that was given"}. ` +
          `${numAffectedRows ?? 0} sessions were ended.`,
      )
      return 0
    } finally {
      await store.close()
    }
  },
}

function drawAnew({ data, databaseUrl }: PlaceGiven): string {
  if (databaseUrl !== null)
    throw new ConfigProblem("GENEPOOL_SECRET is not set. Give the new one: openssl rand -hex 32")
  const secret = newSecret()
  const coming = `${secretFile(data)}.${process.pid}`
  writeFileSync(coming, `${secret}\n`, { mode: 0o600, flush: true })
  asItsFolder(coming)
  renameSync(coming, secretFile(data))
  return secret
}

/** Nodes that run would go on signing with the old one. Throws StoreProblem. */
async function mustBeStill(db: Kysely<Database>): Promise<void> {
  const beats = () => db.selectFrom("node").select(["id", "beat"]).orderBy("id").execute()
  const before = await beats()
  if (before.length === 0) return
  await pause(2500)
  const now = new Map((await beats()).map(({ id, beat }) => [id, beat]))
  const living = before.filter(({ id, beat }) => now.has(id) && now.get(id) !== beat).length
  if (living > 0) throw new StoreProblem(`${living} nodes are running. Stop all of them first.`)
}
