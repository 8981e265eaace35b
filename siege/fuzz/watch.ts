// Looks at a server's database from outside: whether anything was written at all, and what exactly
// is in it.

import { DatabaseSync } from "node:sqlite"
import { databaseFile } from "@genepool/server/testing/inside"

export class Watch {
  private readonly database: DatabaseSync

  constructor(data: string) {
    this.database = new DatabaseSync(databaseFile(data), { readOnly: true })
  }

  /** Another number as soon as anybody else has written anything. */
  get version(): number {
    const [row] = this.database.prepare("PRAGMA data_version").all() as [{ data_version: number }]
    return row.data_version
  }

  /** Everything that is kept, line by line, in an order of its own. */
  dump(): string[] {
    const tables = this.database
      .prepare("select name from sqlite_schema where type = 'table' order by name")
      .all() as { name: string }[]
    return tables.flatMap(({ name }) =>
      this.database
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => `${name} ${JSON.stringify(row)}`)
        .sort(),
    )
  }

  close(): void {
    this.database.close()
  }
}

/** What is in one dump and not in the other. */
export function changes(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)]
  return [
    ...before.filter((line) => !is.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !was.has(line)).map((line) => `+ ${line}`),
  ]
}
