// For operators: backup, restore, export and import; npm run operate -- backup FILE
import { readFileSync, writeFileSync } from "node:fs"
import { BadInput } from "@genepool/engine"
import { ConfigProblem, readConfig } from "./config.ts"
import { openLog } from "./log.ts"
import { loadGames } from "./start.ts"
import { backUp, restore } from "./store/backup.ts"
import { openStore, type Store } from "./store/store.ts"
import { exportTable, importTable } from "./store/transfer.ts"

const usage = `npm run operate -- backup FILE         a copy of everything, while the server runs
npm run operate -- restore FILE        the way back, into an empty data folder
npm run operate -- export TABLE FILE   one table as JSON, with the secret of its dice
npm run operate -- import FILE         a table that was exported`

/** Answers with the exit code. */
export async function operate(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [command, first, second] = words
  try {
    const { data } = readConfig(environment)
    if (command === "backup" && first !== undefined) await backUp(data, first)
    else if (command === "restore" && first !== undefined) await restore(first, data)
    else if (command === "export" && first !== undefined && second !== undefined) {
      const table = await within(data, (db, games) => exportTable(db, games, first))
      writeFileSync(second, `${JSON.stringify(table, null, 2)}\n`, { mode: 0o600, flag: "wx" })
    } else if (command === "import" && first !== undefined) {
      const value: unknown = JSON.parse(readFileSync(first, "utf8"))
      console.log(await within(data, (db, games) => importTable(db, games, value)))
    } else {
      console.error(usage)
      return 2
    }
    return 0
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof ConfigProblem || error instanceof SyntaxError))
      throw error
    console.error(error.message)
    return 1
  }
}

async function within<T>(
  data: string,
  work: (db: Store["db"], games: Awaited<ReturnType<typeof loadGames>>) => Promise<T>,
): Promise<T> {
  const store = await openStore(data)
  try {
    return await work(store.db, await loadGames(openLog("error")))
  } finally {
    await store.close()
  }
}

if (import.meta.main) process.exitCode = await operate(process.argv.slice(2), process.env)
