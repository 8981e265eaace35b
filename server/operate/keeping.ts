// Commands about everything that is kept: copies of it, the way back, and to another database.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { ConfigProblem, keptSecret } from "../config.ts"
import { move } from "../moving/move.ts"
import { exportTable, importTable } from "../moving/transfer.ts"
import { openSignIn } from "../people/sign-in.ts"
import { backUp, hasNoDatabase, isThere, restore, secretBeside } from "../store/backup.ts"
import { databaseFile, openStoreAlone, openStoreAt } from "../store/store.ts"
import { StoreProblem } from "../store/trouble.ts"
import { fits, knownFingerprint } from "../store/which-secret.ts"
import { type Command, folderOf, ourGames, type PlaceGiven, within } from "./command.ts"

export const backupCommand: Command = {
  words: ["FILE"],
  does: "copies everything, while the server runs",
  async run(place, [file = ""]) {
    const { bytes, withSecret } = await backUp(folderOf(place, "pg_dump"), file)
    console.log(`${file}: ${bytes} bytes, everything as it is now.`)
    console.log(
      withSecret
        ? `${secretBeside(file)}: the secret. Keep it too, preferably somewhere else; restoring needs it.`
        : "The secret is not in it: it is GENEPOOL_SECRET, and yours to keep.",
    )
    return 0
  },
}

export const restoreCommand: Command = {
  words: ["FILE"],
  flags: ["--without-secret"],
  does: "restores a backup into a folder without a database",
  async run(place, [file = ""], flags) {
    const folder = folderOf(place, "pg_restore")
    const withoutSecret = flags.has("--without-secret")
    const { secret, owner } = await restore(file, folder, { ...place, withoutSecret })
    console.log(`${databaseFile(folder)}: restored from ${file}, checked and brought up to date.`)
    console.log(
      secret === null
        ? "A new secret will be drawn: everybody has to sign in again."
        : `The secret fits (${secret === "file" ? secretBeside(file) : "GENEPOOL_SECRET"}): everybody stays signed in.`,
    )
    console.log(`All files belong to user ${owner.uid}, group ${owner.gid}.`)
    return 0
  },
}

export const exportCommand: Command = {
  words: ["TABLE", "FILE"],
  does: "writes one table as JSON, with the secret of its dice",
  async run(place, [table = "", file = ""]) {
    if (existsSync(file)) throw new StoreProblem(isThere(file))
    const games = await ourGames()
    const exported = await within(place, ({ db }) => exportTable(db, games, table))
    try {
      writeFileSync(file, `${JSON.stringify(exported, null, 2)}\n`, { mode: 0o600, flag: "wx" })
    } catch (error) {
      throw new StoreProblem(`${file} cannot be written (${messageOf(error)}). Name another file.`)
    }
    console.log(`${file}: table ${table}, ${exported.entries.length} lines.`)
    return 0
  },
}

export const importCommand: Command = {
  words: ["FILE"],
  does: "takes in a table that was exported",
  async run(place, [file = ""]) {
    const value = readJson(file)
    const games = await ourGames()
    const { table, seats } = await within(place, ({ db }) => importTable(db, games, value))
    console.log(table)
    for (const { seat, name, code } of seats)
      console.log(`seat ${seat} of ${name}: /table/${table}?claim=${code}, for whoever goes on in it`)
    return 0
  },
}

export const moveCommand: Command = {
  words: [],
  does: "moves everything from the data folder to the PostgreSQL of DATABASE_URL",
  async run(place) {
    const { rows, tables, replayed } = await moveAll(place)
    console.log(
      `${rows} rows moved and compared; ${replayed} of ${tables} tables replayed to the same position.`,
    )
    return 0
  },
}

async function moveAll(place: PlaceGiven) {
  const { data, databaseUrl, givenSecret } = place
  if (databaseUrl === null)
    throw new ConfigProblem("DATABASE_URL is not set. Give the empty database that everything is to move to.")
  if (!existsSync(databaseFile(data))) throw new StoreProblem(hasNoDatabase(data))
  const secret = givenSecret ?? keptSecret(data)
  // Whatever is played meanwhile would stay behind
  const from = await openStoreAlone({ ...place, databaseUrl: null })
  const stores = [from]
  try {
    if (!fits(secret, await knownFingerprint(from.db)))
      throw new ConfigProblem(
        `GENEPOOL_SECRET is not the secret of the server in ${data}: everybody would be signed out. Give what is in ${data}/secret.`,
      )
    const to = await openStoreAt(place)
    stores.push(to)
    // Both sides get the tables of this version, sign-in's own among them
    for (const { db, kind } of stores)
      await openSignIn(db, { secret, origin: "http://localhost", database: kind })
    return await move(from, to, await ourGames())
  } finally {
    for (const store of stores) await store.close()
  }
}

function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, "utf8")
  } catch (error) {
    throw new StoreProblem(
      `${file} cannot be read (${messageOf(error)}). Give a file that export has written.`,
    )
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StoreProblem(
      `${file} is not a table as export writes it (${messageOf(error)}). Export it again.`,
    )
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
