// The secret leaked and is changed: everybody signs in again, and dice of running games stay
// sealed.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type GameModule, parseLog, verify } from "@genepool/engine"
import { withFolder } from "@genepool/server/testing"
import { type Books, sqliteBooks } from "../faults/books.ts"
import { PlayedTable } from "../faults/playing.ts"
import { gamesFor } from "../games.ts"
import { Company } from "./company.ts"
import { join as register, signIn, tableFor } from "./members.ts"
import { OneServer, runOperate } from "./one-server.ts"
import type { Scene } from "./scene.ts"

export const leakedSecret: Scene = {
  title: "the secret leaked, and is changed",
  play: (stage) =>
    withFolder(async (folder) => {
      const server = await OneServer.start(join(folder, "data"))
      const problems: string[] = []
      try {
        const { line } = server.anyNode()
        const members = [await register(line, "Adalbert"), await register(line, "Bronislaw")]
        const cookies = () => members.map(({ headers }) => headers)
        const tables: PlayedTable[] = []
        for (const game of gamesFor(2, 3, 4)) tables.push(await tableFor(stage, server, game, cookies()))
        const company = new Company(stage, tables)
        company.play()
        await company.more(3)
        await company.stop()
        const sealed = await sealsOf(server.file, tables)
        const leaked = readFileSync(join(server.data, "secret"), "utf8").trim()
        const before = company.made
        await server.stop()
        company.leave()
        const said = await runOperate(["new-secret"], { GENEPOOL_DATA: server.data })
        await server.startAgain()
        const now = server.anyNode().line
        for (const { name, headers } of members)
          if ((await now.json("GET", "/me/account", headers)).status !== 401)
            problems.push(`${name}'s old session is good with the new secret`)
        const port = { PORT: new URL(now.url).port, GENEPOOL_SECRET: leaked }
        const forged = await runOperate(["status"], port).then(
          () => null,
          (error: Error) => error.message,
        )
        if (forged === null) problems.push("whoever has the leaked secret can still act as an operator")
        for (const member of members) {
          const headers = await signIn(now, member)
          if (headers === null) problems.push(`${member.name} cannot sign in again`)
          else member.headers = headers
        }
        const back = new Company(
          stage,
          tables.map(({ id, game }) => PlayedTable.at(server, stage.random, id, game, cookies())),
        )
        back.play()
        await back.more(3)
        await back.stop()
        // Whoever gives up ends the game: then its dice are open, and must be those that were
        // sealed before
        let opened = 0
        for (const [i, table] of tables.entries()) {
          const { status } = await now.json("POST", `/tables/${table.id}/resign`, members[0]?.headers ?? {})
          // 409: it had come to its end by itself
          if (status >= 300 && status !== 409) problems.push(`${table.id}: giving up was answered ${status}`)
          const log = parseLog(await now.must("GET", `/tables/${table.id}/log`, members[1]?.headers ?? {}))
          if (log.dice.kind !== "sealed" || log.dice.commitment !== sealed[i])
            problems.push(`${table.id}: its dice are sealed with something else than before`)
          const { game } = stage.games.get(table.game) as GameModule
          problems.push(...verify(game, log).problems.map(({ message }) => `${table.id}: ${message}`))
          opened++
        }
        stage.spoil?.(server.file)
        const books = sqliteBooks(server.file)
        // What was acknowledged under the old secret counts under the new one
        for (const [i, table] of back.tables.entries())
          table.acknowledged.unshift(...(tables[i]?.acknowledged ?? []))
        const report = await back.reckon(books, server.tally)
        await books.close()
        back.leave()
        return {
          compared: report.compared,
          problems: [...problems, ...report.problems],
          saw: [
            `operator: ${said}`,
            `the leaked secret opens nothing any more: ${forged ?? "it does"}`,
            `${before} choices before, ${report.compared - before} after signing in again, at the same tables`,
            `${opened} games ended and opened their dice: those that were sealed before the change`,
            ...report.saw,
          ],
        }
      } finally {
        await server.remove()
      }
    }),
}

async function sealsOf(file: string, tables: readonly PlayedTable[]): Promise<(string | undefined)[]> {
  const books: Books = sqliteBooks(file)
  const seals = await Promise.all(tables.map(async ({ id }) => (await books.of(id))?.row.commitment))
  await books.close()
  return seals
}
