// For operators: backup, restore, export, import, move; npm run operate -- backup FILE
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { BadInput } from "@genepool/engine"
import { type Config, ConfigProblem, readConfig } from "./config.ts"
import { openLog } from "./log.ts"
import { openSignIn } from "./people/sign-in.ts"
import { loadGames } from "./start.ts"
import { backUp, restore } from "./store/backup.ts"
import { type Moved, move } from "./store/move.ts"
import { databaseFile, openStoreAlone, openStoreAt, type Store } from "./store/store.ts"
import { exportTable, importTable } from "./store/transfer.ts"
import { StoreProblem } from "./store/trouble.ts"

const usage = `npm run operate -- backup FILE         a copy of everything, while the server runs
npm run operate -- restore FILE        the way back, into an empty data folder
npm run operate -- export TABLE FILE   one table as JSON, with the secret of its dice
npm run operate -- import FILE         a table that was exported
npm run operate -- move                everything from the data folder to the PostgreSQL of DATABASE_URL`

/** Answers with the exit code. */
export async function operate(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [command, first, second] = words
  try {
    const config = readConfig(environment)
    if (command === "backup" && first !== undefined) await backUp(folderOf(config, "pg_dump"), first)
    else if (command === "restore" && first !== undefined)
      await restore(first, folderOf(config, "pg_restore"))
    else if (command === "export" && first !== undefined && second !== undefined) {
      const table = await within(config, (db, games) => exportTable(db, games, first))
      writeFileSync(second, `${JSON.stringify(table, null, 2)}\n`, { mode: 0o600, flag: "wx" })
    } else if (command === "import" && first !== undefined) {
      const value: unknown = JSON.parse(readFileSync(first, "utf8"))
      console.log(await within(config, (db, games) => importTable(db, games, value)))
    } else if (command === "move") {
      const { rows, tables, replayed } = await moveAll(config)
      console.log(
        `${rows} rows moved and compared; ${replayed} of ${tables} tables replayed to the same position.`,
      )
    } else {
      console.error(usage)
      return 2
    }
    return 0
  } catch (error) {
    const ours = [BadInput, ConfigProblem, StoreProblem, SyntaxError].some((kind) => error instanceof kind)
    if (!ours) throw error
    console.error((error as Error).message)
    return 1
  }
}

/** For what is done with the file of the data folder. */
function folderOf({ data, databaseUrl }: Config, instead: string): string {
  if (databaseUrl === null) return data
  throw new ConfigProblem(`DATABASE_URL is set: use PostgreSQL's own ${instead}, as docs/operating.md says.`)
}

async function moveAll(config: Config): Promise<Moved> {
  if (config.databaseUrl === null)
    throw new ConfigProblem("DATABASE_URL is not set. Give the empty database that everything shall move to.")
  if (!existsSync(databaseFile(config.data)))
    throw new BadInput("GENEPOOL_DATA", "a folder with a database", config.data)
  // Whatever is played meanwhile would stay behind
  const from = await openStoreAlone({ ...config, databaseUrl: null })
  const stores = [from]
  try {
    const to = await openStoreAt(config)
    stores.push(to)
    // Both sides get the tables of this version, sign-in's own among them
    for (const { db, kind } of stores)
      await openSignIn(db, { secret: config.secret, origin: "http://localhost", database: kind })
    return await move(from, to, await loadGames(openLog("error")))
  } finally {
    for (const store of stores) await store.close()
  }
}

async function within<T>(
  config: Config,
  work: (db: Store["db"], games: Awaited<ReturnType<typeof loadGames>>) => Promise<T>,
): Promise<T> {
  const store = await openStoreAt(config)
  try {
    return await work(store.db, await loadGames(openLog("error")))
  } finally {
    await store.close()
  }
}

if (import.meta.main) process.exitCode = await operate(process.argv.slice(2), process.env)
