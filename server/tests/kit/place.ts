// Where a server of a test keeps what it knows: in memory, in a folder, or in PostgreSQL when the
// run is about that.
import { createHash } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import type { Config } from "../../config.ts"
import { newId } from "../../secrets.ts"
import type { Databases } from "./databases.ts"

type Place = Pick<Config, "data" | "databaseUrl" | "redisUrl">

/** The same folder is the same database again. */
export async function placeFor(data: string): Promise<Place> {
  const databases = inject("databases") as Databases | undefined
  if (databases === undefined) return { data, databaseUrl: null, redisUrl: null }
  const name = data === ":memory:" ? newId() : createHash("sha256").update(data).digest("hex").slice(0, 24)
  const databaseUrl = await databaseNamed(databases, name)
  return { data, databaseUrl, redisUrl: databases.redis }
}

/** The address of a database with all tables in it; made at the first time. */
async function databaseNamed({ postgres, template }: Databases, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${postgres}postgres` })
  await client.connect()
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name])
    if (rowCount === 0) await client.query(`create database "${name}" template "${template}"`)
  } finally {
    await client.end()
  }
  return `${postgres}${name}`
}
