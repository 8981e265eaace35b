// A copy of the whole database while the server runs, with its secret beside it; and the way back.
import {
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, resolve } from "node:path"
import { backup, DatabaseSync } from "node:sqlite"
import { pathToFileURL } from "node:url"
import { secretFile } from "../config.ts"
import { asItsFolder, privateFile } from "./files.ts"
import { lockFolder } from "./lock.ts"
import { isOurs } from "./ours.ts"
import { databaseFile, openStore } from "./store.ts"
import { explained, StoreProblem, troubleOf } from "./trouble.ts"
import { fits } from "./which-secret.ts"

/** Where the secret of a backup lies: apart, so that the two can be kept in different places. */
export const secretBeside = (file: string): string => `${file}.secret`

export const hasNoDatabase = (folder: string): string =>
  `GENEPOOL_DATA=${folder} has no database. Give the folder that the server runs with.`

export const isThere = (file: string): string =>
  `${file} is there already, and nothing is written over. Give another name, or move it away.`

export interface BackedUp {
  readonly bytes: number
  /**
   * Whether the secret lies beside it: one that was given by the environment is the operator's to
   * keep.
   */
  readonly withSecret: boolean
}

/** Writes a copy that is whole, whatever is being played meanwhile. */
export async function backUp(folder: string, to: string, now = Date.now()): Promise<BackedUp> {
  const from = databaseFile(folder)
  if (!existsSync(from)) throw new StoreProblem(hasNoDatabase(folder))
  for (const file of [to, secretBeside(to)]) if (existsSync(file)) throw new StoreProblem(isThere(file))
  const into = dirname(resolve(to))
  if (!existsSync(into))
    throw new StoreProblem(`The folder ${into} is not there. Make it first, or give a file in another one.`)
  const database = await explained(from, () => new DatabaseSync(from, { readOnly: true }))
  try {
    // Passwords' hashes and the secrets of running games will be in it
    await explained(to, () => privateFile(to))
    await roomFor("the backup", into, () => explained(`${from} (or ${to})`, () => backup(database, to)))
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  } finally {
    database.close()
  }
  const kept = secretFile(folder)
  // One that lies there from before the environment gave another is of no use
  const withSecret = existsSync(kept) && fits(readFileSync(kept, "utf8").trim(), mustBeBackup(to))
  if (withSecret) {
    privateFile(secretBeside(to))
    writeFileSync(secretBeside(to), readFileSync(kept), { flush: true })
  }
  noteBackup(from, now)
  return { bytes: statSync(to).size, withSecret }
}

/** Only the disk that is written to can be full, and what is on the other is as it was. */
async function roomFor<T>(what: string, folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof StoreProblem) || troubleOf(error.cause) !== "full") throw error
    throw new StoreProblem(
      `There is no room for ${what} in ${folder}: its disk is full. Make room there, or give another place; nothing else was changed.`,
      { cause: error },
    )
  }
}

/** The next who asks how things stand is told. */
function noteBackup(file: string, now: number): void {
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    database
      .prepare(
        "insert into house values ('backedUpAt', ?) on conflict (name) do update set value = excluded.value",
      )
      .run(String(now))
  } finally {
    database.close()
  }
}

export interface Restored {
  /** Where its secret came from; null, if there was none and a new one will be drawn. */
  readonly secret: "file" | "environment" | null
  readonly owner: { readonly uid: number; readonly gid: number }
}

/** What goes with a copy. */
export interface RestoreWish {
  /** By the environment, instead of the file beside the backup. */
  readonly givenSecret: string | null
  /** Everybody has to sign in again, guests are gone: only if that was said. */
  readonly withoutSecret: boolean
}

/** Puts a copy into a data folder that has no database yet, checks it and brings it up to date. */
export async function restore(from: string, folder: string, wish: RestoreWish): Promise<Restored> {
  if (!existsSync(from))
    throw new StoreProblem(`There is no file ${from}. Give one that npm run operate -- backup has written.`)
  const fingerprint = mustBeBackup(from)
  const secret = secretFor(from, fingerprint, wish)
  const unlock = await lockFolder(folder)
  try {
    const file = databaseFile(folder)
    if (existsSync(file))
      throw new StoreProblem(
        `GENEPOOL_DATA=${folder} has a database already. Move its files away first, or give another folder.`,
      )
    if (secret?.from === "file") putSecret(secretFile(folder), secret.text)
    // Under its name it is there whole, or not at all
    const coming = `${file}.coming`
    await roomFor("what is restored", folder, () =>
      explained(coming, () => {
        copyFileSync(from, coming)
        privateFile(coming)
        asItsFolder(coming)
        renameSync(coming, file)
      }),
    )
    const store = await openStore(folder)
    // Whichever secret comes next is meant
    if (secret === null) await store.db.deleteFrom("house").where("name", "=", "secret").execute()
    await store.close()
    const { uid, gid } = statSync(file)
    return { secret: secret?.from ?? null, owner: { uid, gid } }
  } finally {
    unlock()
  }
}

/**
 * A secret that lies there already is somebody's: it stays if it is the same, and else nothing is
 * done.
 */
function putSecret(file: string, text: string): void {
  if (existsSync(file)) {
    if (readFileSync(file, "utf8").trim() === text) return
    throw new StoreProblem(`${file} is another secret than that of the backup. Move it away first.`)
  }
  const coming = `${file}.${process.pid}`
  writeFileSync(coming, `${text}\n`, { mode: 0o600, flush: true })
  asItsFolder(coming)
  linkSync(coming, file)
  rmSync(coming)
}

function secretFor(
  from: string,
  fingerprint: string | null,
  { givenSecret, withoutSecret }: RestoreWish,
): { readonly from: "file" | "environment"; readonly text: string } | null {
  const beside = secretBeside(from)
  const found =
    givenSecret !== null
      ? { from: "environment" as const, text: givenSecret }
      : existsSync(beside)
        ? { from: "file" as const, text: readFileSync(beside, "utf8").trim() }
        : null
  if (withoutSecret) return null
  if (found === null)
    throw new StoreProblem(
      `The secret of the backup is missing: put it at ${beside}, or give it as GENEPOOL_SECRET. ` +
        "Without it everybody has to sign in again and guests lose their games; if that is meant, add --without-secret.",
    )
  if (fits(found.text, fingerprint)) return found
  throw new StoreProblem(
    `${found.from === "file" ? beside : "GENEPOOL_SECRET"} is not the secret of the backup ${from}. ` +
      "Give the one that its server had; or add --without-secret, then everybody has to sign in again.",
  )
}

/**
 * Throws StoreProblem with what is wrong with it. The answer is the fingerprint of its secret, if
 * it says that.
 */
function mustBeBackup(file: string): string | null {
  let copy: DatabaseSync | null = null
  try {
    // As it lies there, which is what will be copied: nothing is looked for beside it, nothing is
    // put there
    const place = pathToFileURL(resolve(file))
    place.searchParams.set("immutable", "1")
    copy = new DatabaseSync(place, { readOnly: true })
    const [check] = copy.prepare("PRAGMA integrity_check").all() as [{ integrity_check: string }]
    if (check.integrity_check !== "ok") throw noBackup(file, check.integrity_check.split("\n", 1)[0] ?? "")
    if (!isOurs(copy)) throw noBackup(file, "it is no database of Genepool")
    const row = copy.prepare("select value from house where name = 'secret'").get() as
      | { value: string }
      | undefined
    return row?.value ?? null
  } catch (error) {
    if (error instanceof StoreProblem) throw error
    throw noBackup(file, error instanceof Error ? error.message : String(error))
  } finally {
    copy?.close()
  }
}

const noBackup = (file: string, why: string) =>
  new StoreProblem(
    `The backup ${file} cannot be used (${why}). Nothing was changed. It is damaged, cut short or something else: take another one.`,
  )
