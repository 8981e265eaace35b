// Whether a database file is one of Genepool's: in another program's nothing is made, and none is
// restored.
import type { DatabaseSync } from "node:sqlite"
import { migrations } from "./migrations.ts"
import { StoreProblem } from "./trouble.ts"

/** Throws StoreProblem, if there is something in it and it is not ours. */
export function mustBeOurs(database: DatabaseSync, file: string): void {
  const tables = tablesOf(database)
  if (tables.length === 0 || isOurs(database, tables)) return
  throw new StoreProblem(
    `${file} is a database of another program (it has the tables ${tables.slice(0, 3).join(", ")}). ` +
      "Nothing was changed in it. Give a folder of its own: GENEPOOL_DATA=another-folder",
  )
}

/** Whether steps of ours were taken in it. */
export function isOurs(database: DatabaseSync, tables = tablesOf(database)): boolean {
  if (!tables.includes("kysely_migration")) return false
  const [first] = Object.keys(migrations)
  return database.prepare("select 1 from kysely_migration where name = ?").get(first as string) !== undefined
}

function tablesOf(database: DatabaseSync): string[] {
  const rows = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all() as { name: string }[]
  return rows.map(({ name }) => name)
}
