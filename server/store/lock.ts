// One server to a data folder: a lock that the system lifts when its holder ends, in whatever way.
import { hostname } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { privateFile, privateFolder } from "./files.ts"
import { explained, StoreProblem, troubleOf } from "./trouble.ts"

/**
 * Throws StoreProblem, naming who holds it. The lock is SQLite's own on a file beside the database:
 * a transaction that is begun and never ends. Others can still read in it who that is.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, "lock")
  privateFolder(folder)
  return explained(file, () => {
    privateFile(file)
    const lock = new DatabaseSync(file)
    try {
      take(lock, folder)
    } catch (error) {
      lock.close()
      throw error
    }
    return () => lock.close()
  })
}

function take(lock: DatabaseSync, folder: string): void {
  const me = `${process.pid} on ${hostname()}`
  begin(lock, folder)
  lock.exec("create table if not exists holder (process text not null)")
  lock.exec("delete from holder")
  lock.prepare("insert into holder values (?)").run(me)
  lock.exec("commit")
  begin(lock, folder)
  // Somebody may have come between the two
  if (holder(lock) !== me) throw inUse(lock, folder)
}

function begin(lock: DatabaseSync, folder: string): void {
  try {
    lock.exec("begin immediate")
  } catch (error) {
    throw troubleOf(error) === "busy" ? inUse(lock, folder) : error
  }
}

function inUse(lock: DatabaseSync, folder: string): StoreProblem {
  const who = holder(lock)
  return new StoreProblem(
    `The data folder ${folder} is in use by another Genepool${who === null ? "" : ` (process ${who})`}. ` +
      "Stop that one first, or give this one a folder of its own: GENEPOOL_DATA=another-folder",
  )
}

function holder(lock: DatabaseSync): string | null {
  try {
    const row = lock.prepare("select process from holder").get() as { process: string } | undefined
    return row?.process ?? null
  } catch {
    // It is just being written
    return null
  }
}
