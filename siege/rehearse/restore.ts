// The machine is lost; last night's backup is restored into another folder, and people come back to
// where they were then.
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { withFolder } from "@genepool/server/testing"
import { lostOf } from "../acknowledged.ts"
import { sqliteBooks } from "../faults/books.ts"
import { PlayedTable } from "../faults/playing.ts"
import { Company } from "./company.ts"
import { OneServer, runOperate } from "./one-server.ts"
import type { Scene } from "./scene.ts"

export const restoredBackup: Scene = {
  title: "everything is lost but last night's backup",
  play: (stage) =>
    withFolder(async (folder) => {
      const server = await OneServer.start(join(folder, "data"))
      try {
        const company = await Company.gather(stage, server)
        company.play()
        await company.more(2)
        const copy = join(folder, "last-night.sqlite")
        // Whatever was acknowledged before it began is in it; play goes on meanwhile
        const inTime = company.tables.map(({ acknowledged }) => acknowledged.slice())
        await server.operate("backup", copy)
        const verified = await server.operate("verify", copy)
        stage.progress("backed up while people play; then the disk is gone")
        await company.more(1)
        await company.stop()
        await server.kill()
        await rm(server.data, { recursive: true })
        const elsewhere = join(folder, "elsewhere")
        const restored = await runOperate(["restore", copy], { GENEPOOL_DATA: elsewhere })
        stage.spoil?.(join(elsewhere, "genepool.sqlite"))
        const checked = await runOperate(["check"], { GENEPOOL_DATA: elsewhere }).catch(String)
        const books = sqliteBooks(join(elsewhere, "genepool.sqlite"))
        const problems: string[] = []
        let later = 0
        for (const [i, table] of company.tables.entries()) {
          const kept = inTime[i] ?? []
          later += table.acknowledged.length - kept.length
          const entries = (await books.of(table.id))?.entries ?? []
          problems.push(...lostOf(entries, kept).map((problem) => `${table.id}: ${problem}`))
        }
        await books.close()
        await server.startAgain(elsewhere)
        company.leave()
        // The same people, signed in as they were, look again and play on
        const back = new Company(
          stage,
          company.tables.map(({ id, game, people }) =>
            PlayedTable.at(server, stage.random, id, game, people),
          ),
        )
        back.play()
        await back.more(2)
        await back.stop()
        const after = sqliteBooks(server.file)
        const report = await back.reckon(after, server.tally)
        await after.close()
        back.leave()
        const before = inTime.reduce((sum, kept) => sum + kept.length, 0)
        return {
          compared: before + report.compared,
          problems: [...problems, ...report.problems],
          saw: [
            `${before} choices acknowledged before the backup, all sought in what was restored; up to ${later} made while and after it was made are gone with the disk: that is what a day without a standby costs`,
            `nobody had to sign in again; ${report.compared} choices more after the way back`,
            ...[verified, restored, checked]
              .flatMap((said) => said.split("\n"))
              .map((line) => `operator: ${line}`),
            ...report.saw,
          ],
        }
      } finally {
        await server.remove()
      }
    }),
}
