// A copy of the whole database while the server runs, and the way back.
import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs"
import { backup, DatabaseSync } from "node:sqlite"
import { BadInput } from "@genepool/engine"
import { privateFile } from "./files.ts"
import { lockFolder } from "./lock.ts"
import { databaseFile, openStore } from "./store.ts"
import { explained } from "./trouble.ts"

/** Writes a copy that is whole, whatever is being played meanwhile. */
export async function backUp(folder: string, to: string): Promise<void> {
  const from = databaseFile(folder)
  if (!existsSync(from)) throw new BadInput("GENEPOOL_DATA", "a folder with a database", folder)
  if (existsSync(to)) throw new BadInput("file", "a file that is not there yet", to)
  await explained(from, async () => {
    const database = new DatabaseSync(from, { readOnly: true })
    try {
      // Passwords' hashes and the secrets of running games will be in it
      privateFile(to)
      await backup(database, to)
    } catch (error) {
      rmSync(to, { force: true })
      throw error
    } finally {
      database.close()
    }
  })
}

/** Puts a copy into a data folder that has no database yet, checks it and brings it up to date. */
export async function restore(from: string, folder: string): Promise<void> {
  if (!existsSync(from)) throw new BadInput("file", "a backup", from)
  await mustBeWhole(from)
  const unlock = await lockFolder(folder)
  try {
    const file = databaseFile(folder)
    if (existsSync(file))
      throw new BadInput("GENEPOOL_DATA", "a folder without a database (move the old one away first)", folder)
    // Under its name it is there whole, or not at all
    const coming = `${file}.coming`
    privateFile(coming)
    copyFileSync(from, coming)
    renameSync(coming, file)
    await (await openStore(folder)).close()
  } finally {
    unlock()
  }
}

function mustBeWhole(backedUp: string): Promise<void> {
  return explained(backedUp, () => {
    const copy = new DatabaseSync(backedUp, { readOnly: true })
    try {
      const [check] = copy.prepare("PRAGMA integrity_check").all() as [{ integrity_check: string }]
      if (check.integrity_check !== "ok")
        throw new BadInput("file", "a backup that is whole", check.integrity_check)
    } finally {
      copy.close()
    }
  })
}
