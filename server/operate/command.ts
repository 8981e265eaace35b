// What a command for operators is, and what all of them need.
import type { GameModule } from "@genepool/engine"
import type { readPlace } from "../config.ts"
import { ConfigProblem } from "../config.ts"
import { openLog } from "../log.ts"
import { loadGames } from "../start.ts"
import { openStoreAt, type Store } from "../store/store.ts"

export type PlaceGiven = ReturnType<typeof readPlace>

export interface Command {
  /**
   * What stands behind its name, as the usage shows it; those in square brackets may be left out.
   */
  readonly words: readonly string[]
  readonly does: string
  /** Prints what it did; the answer is the exit code. */
  run(place: PlaceGiven, words: readonly string[], flags: ReadonlySet<string>): Promise<number>
  readonly flags?: readonly string[]
}

/** For what is done with the file of the data folder. */
export function folderOf({ data, databaseUrl }: PlaceGiven, instead: string): string {
  if (databaseUrl === null) return data
  throw new ConfigProblem(`DATABASE_URL is set: use PostgreSQL's own ${instead}, as docs/operating.md says.`)
}

/** Beside a running server. */
export async function within<T>(place: PlaceGiven, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStoreAt(place)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

export const ourGames = (): Promise<Map<string, GameModule>> => loadGames(openLog("error"))
