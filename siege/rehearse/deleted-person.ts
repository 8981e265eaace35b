// Somebody wants all their data deleted: nothing of them is left anywhere, and the games of the
// others are.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { withFolder } from "@genepool/server/testing"
import type { Entered } from "@genepool/wire"
import { sqliteBooks } from "../faults/books.ts"
import { Company } from "./company.ts"
import { type Headers, join as register, tableFor } from "./members.ts"
import { OneServer } from "./one-server.ts"
import type { Scene } from "./scene.ts"

const name = "Wendelin"
const words = "quite unlike anything else"

export const deletedPerson: Scene = {
  title: "somebody wants all their data deleted",
  play: (stage) =>
    withFolder(async (folder) => {
      const server = await OneServer.start(join(folder, "data"))
      const problems: string[] = []
      try {
        const { line } = server.anyNode()
        const company = await Company.gather(stage, server)
        const wendelin = await register(line, name)
        const friend = await line.guest("Friedhelm")
        const { player } = await line.must<Entered>("GET", "/me", wendelin.headers)
        const shared = await tableFor(stage, server, "noughts", [friend, wendelin.headers])
        const running = await tableFor(stage, server, "viral", [friend, wendelin.headers])
        const everybody = new Company(stage, [...company.tables, shared, running])
        everybody.play()
        await everybody.more(2)
        const act = (method: string, path: string, body?: unknown) =>
          line.must<unknown>(method, path, wendelin.headers, body)
        await act("POST", `/tables/${running.id}/chat`, { text: words })
        await act("POST", "/me/bots", { name: `${name} engine` })
        await act("POST", "/me/recovery-codes", { password: wendelin.password })
        const taken = JSON.stringify(await act("GET", "/me/data"))
        for (const own of [name, words, running.id])
          if (!taken.includes(own)) problems.push(`what can be taken along lacks ${own}`)
        await everybody.more(1)
        await act("DELETE", "/me", { password: wendelin.password })
        await everybody.stop()
        problems.push(...(await traces(server, wendelin.headers, player.id)))
        const talk = await line.must<readonly { text: string }[]>("GET", `/tables/${running.id}/chat`, friend)
        if (talk.some(({ text }) => text === words)) problems.push("what they said can still be read")
        stage.spoil?.(server.file)
        const books = sqliteBooks(server.file)
        const report = await everybody.reckon(books, server.tally)
        await books.close()
        everybody.leave()
        await server.stop()
        const left = onTheDisk(server.data)
        problems.push(...left.map((file) => `${file} still has the name or the words of who is deleted`))
        return {
          compared: report.compared,
          problems: [...problems, ...report.problems],
          saw: [
            `${taken.length} bytes were taken along, then the account was deleted`,
            "no row, no log line and no byte of the data folder has their name or words; others play on with a deleted player's seat",
            ...report.saw,
          ],
        }
      } finally {
        await server.remove()
      }
    }),
}

/** Their session, every row of every table, and the log. */
async function traces(server: OneServer, headers: Headers, id: string): Promise<string[]> {
  const { line } = server.anyNode()
  const problems: string[] = []
  if ((await line.json("GET", "/me/account", headers)).status !== 401) problems.push("their session is good")
  if ((await line.json("GET", `/players/${id}`, {})).status !== 404) problems.push("their page is there")
  const database = new DatabaseSync(server.file, { readOnly: true })
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string
  }[]
  for (const { name: table } of tables)
    for (const row of database.prepare(`select * from "${table}"`).all()) {
      const text = JSON.stringify(row)
      if (hasTrace(text)) problems.push(`table ${table} still has ${text.slice(0, 200)}`)
    }
  database.close()
  if (server.logged.some(hasTrace)) problems.push("their name or words are in the log")
  return problems
}

const hasTrace = (text: string): boolean =>
  text.toLowerCase().includes(name.toLowerCase()) || text.includes(words)

/** Files of the data folder that have it in some byte, freed or not. */
function onTheDisk(folder: string): string[] {
  return readdirSync(folder).filter((file) => hasTrace(readFileSync(join(folder, file)).toString("latin1")))
}
