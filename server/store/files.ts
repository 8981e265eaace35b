// Files that only the server's own user may read: hashes of passwords and the secrets of running games are in them.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs"
import { problemWith } from "./trouble.ts"

/** Makes it if it is not there, and takes it from everybody else. What SQLite puts beside it gets the same rights. */
export function privateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each) && (statSync(each).mode & 0o077) !== 0) chmodSync(each, 0o600)
}

/** Makes it, with all above it, if it is not there. One that is there keeps its rights: somebody has set them. */
export function privateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw problemWith(folder, "failing", error)
  }
}
