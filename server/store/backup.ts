// A copy of the whole database while the server runs, and the way back.
import { chmodSync, copyFileSync, existsSync, mkdirSync } from "node:fs"
import { backup, DatabaseSync } from "node:sqlite"
import { BadInput } from "@genepool/engine"
import { databaseFile, openStore } from "./store.ts"

/** Writes a copy that is whole, whatever is being played meanwhile. */
export async function backUp(folder: string, to: string): Promise<void> {
  const from = databaseFile(folder)
  if (!existsSync(from)) throw new BadInput("GENEPOOL_DATA", "a folder with a database", folder)
  if (existsSync(to)) throw new BadInput("file", "a file that is not there yet", to)
  const database = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(database, to)
    // Passwords' hashes and the secrets of running games are in it
    chmodSync(to, 0o600)
  } finally {
    database.close()
  }
}

/** Puts a copy into a data folder that has no database yet, checks it and brings it up to date. */
export async function restore(from: string, folder: string): Promise<void> {
  if (!existsSync(from)) throw new BadInput("file", "a backup", from)
  if (existsSync(databaseFile(folder)))
    throw new BadInput("GENEPOOL_DATA", "a folder without a database (move the old one away first)", folder)
  const copy = new DatabaseSync(from, { readOnly: true })
  try {
    const [check] = copy.prepare("PRAGMA integrity_check").all() as [{ integrity_check: string }]
    if (check.integrity_check !== "ok")
      throw new BadInput("file", "a backup that is whole", check.integrity_check)
  } finally {
    copy.close()
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  copyFileSync(from, databaseFile(folder))
  await (await openStore(folder)).close()
}
