// One PostgreSQL and one Redis for all tests of a run that ask for them; every server gets a
// database of its own.
import type { TestProject } from "vitest/node"
import { openSignIn } from "../../people/sign-in.ts"
import { openPostgresStore } from "../../store/store.ts"
import { startPostgres, startRedis } from "../../testing/services.ts"

export interface Databases {
  /** The address of PostgreSQL without a database's name. */
  readonly postgres: string
  readonly redis: string
  /** A database with all tables in it, to be copied. */
  readonly template: string
}

declare module "vitest" {
  interface ProvidedContext {
    databases: Databases
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const template = "template_of_genepool"
  await postgres.createDatabase(template)
  const store = await openPostgresStore(postgres.url(template))
  await openSignIn(store.db, {
    secret: "s".repeat(40),
    origin: "http://localhost:4000",
    database: "postgres",
  })
  await store.close()
  project.provide("databases", { postgres: postgres.url(""), redis: redis.url, template })
  return async () => {
    await Promise.all([postgres.remove(), redis.remove()])
  }
}
