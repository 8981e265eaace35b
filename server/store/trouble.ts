// What goes wrong with a database itself, in the words of SQLite and PostgreSQL, and what whoever
// runs the server can do.
import { Problem } from "../problem.ts"
import { NotFlushed } from "./flush.ts"

export type Trouble = "full" | "readOnly" | "damaged" | "busy" | "failing"

/** The database cannot be used; the message names the file and says what to do. */
export class StoreProblem extends Error {
  override name = "StoreProblem"
}

/**
 * By SQLite's result codes (https://www.sqlite.org/rescode.html), of which the lowest eight bits
 * tell the kind.
 */
const bySqlite: { readonly [code: number]: Trouble } = {
  3: "failing",
  5: "busy",
  6: "busy",
  8: "readOnly",
  10: "failing",
  11: "damaged",
  13: "full",
  14: "failing",
  26: "damaged",
}

const byPostgres: { readonly [code: string]: Trouble } = {
  "25006": "readOnly",
  "53100": "full",
  "58030": "failing",
  XX001: "damaged",
  XX002: "damaged",
}

/** When files are made or read without a database in between. */
const bySystem: { readonly [code: string]: Trouble } = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "readOnly",
  EACCES: "readOnly",
  EPERM: "readOnly",
  EIO: "failing",
}

export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null
  const { errcode, code } = error as { errcode?: number; code?: string }
  if (errcode !== undefined) return bySqlite[errcode & 255] ?? null
  const known = code === undefined ? undefined : (byPostgres[code] ?? bySystem[code])
  return known ?? (error instanceof NotFlushed ? "failing" : null)
}

const told: { readonly [trouble in Trouble]: string } = {
  full: "The server's disk is full.",
  readOnly: "The server's database cannot be written to.",
  damaged: "The server's database is damaged.",
  busy: "The server's database is in use by another program.",
  failing: "The server's disk fails.",
}

/**
 * What a visitor is told. Nothing was done, and the same may be sent again, unless only the disk
 * did not take it.
 */
export function unavailable(trouble: Trouble, error?: unknown): Problem {
  const hint =
    error instanceof NotFlushed
      ? "It was done, and may be lost if the server ends now: look before you send it again; the operator has to look at it."
      : "Send the same again later; the operator has to look at it."
  return new Problem("unavailable", told[trouble], hint, { retryAfter: 10 })
}

const remedies: { readonly [trouble in Trouble]: string } = {
  full: "The disk is full. Make room and start again: what was acknowledged is kept.",
  readOnly:
    "It cannot be written to. Give it and its folder to the user that runs Genepool, and mount the disk for writing.",
  damaged:
    "It is damaged, or no database at all. Put it away with the -wal and -shm beside it, and restore the last backup: npm run operate -- restore FILE.",
  busy: "Another program uses it. End that one.",
  failing:
    "It cannot be read or written. Look at the disk, and whether the folder belongs to the user that runs Genepool.",
}

/** Runs what uses the file; what goes wrong with the file is thrown as StoreProblem. */
export async function explained<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const trouble = troubleIn(error)
    if (trouble === null) throw error
    throw problemWith(file, trouble, error)
  }
}

export function problemWith(file: string, trouble: Trouble, cause?: unknown): StoreProblem {
  const words = cause instanceof Error ? ` (${rootOf(cause).message})` : ""
  return new StoreProblem(`The database ${file} cannot be used${words}. ${remedies[trouble]}`, { cause })
}

/** Also where a step of the database failed because of it. */
const troubleIn = (error: unknown): Trouble | null =>
  troubleOf(error) ?? (error instanceof Error && error.cause !== undefined ? troubleIn(error.cause) : null)

const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error)
