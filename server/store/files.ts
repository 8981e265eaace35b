// Files that only the server's own user may read: hashes of passwords and the secrets of running
// games are in them.
import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { problemWith } from "./trouble.ts"

/**
 * Makes it if it is not there, and takes it from everybody else. What SQLite puts beside it gets
 * the same rights.
 */
export function privateFile(file: string): void {
  if (!existsSync(file)) {
    closeSync(openSync(file, "a", 0o600))
    asItsFolder(file)
  }
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each) && (statSync(each).mode & 0o077) !== 0) chmodSync(each, 0o600)
}

/**
 * Makes it, with all above it, if it is not there. One that is there keeps its rights: somebody has
 * set them.
 */
export function privateFolder(folder: string): void {
  try {
    makeFolder(resolve(folder))
  } catch (error) {
    throw problemWith(folder, "failing", error)
  }
}

/**
 * From the outermost on, each belonging to whom the one above it does. Not by `recursive` of Node,
 * which never comes back where a file system takes no folders and says of each that it is not
 * there, as /proc does.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  const above = dirname(resolve(folder))
  if (!existsSync(above)) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Somebody else may have made it at the same moment
    if (existsSync(folder) && statSync(folder).isDirectory()) return
    throw error
  }
  asItsFolder(folder)
}

/** What root makes in the server's folder is the server's: it could not open it otherwise. */
export function asItsFolder(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(resolve(file)))
  chownSync(file, uid, gid)
}
