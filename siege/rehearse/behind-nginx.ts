// Two nodes behind the example for nginx, with the real program: visitors know one address only.
import { nginxProgram, startNginx, withFolder } from "@genepool/server/testing"
import { postgresBooks } from "../faults/books.ts"
import { Cluster } from "../faults/cluster.ts"
import type { Doors } from "../faults/playing.ts"
import { SeenLine, Tally } from "../seen.ts"
import { Company } from "./company.ts"
import { notTried, type SceneReport, type Stage } from "./scene.ts"

interface Behind {
  readonly cluster: Cluster
  readonly doors: Doors
  readonly company: Company
  /** What they saw so far, and nothing else of them. */
  readonly tally: Tally
}

/**
 * Plays while `work` does its worst; what it returns is told first. A 5xx that a player saw is a
 * problem.
 */
export async function behindNginx(
  stage: Stage,
  work: (
    behind: Behind,
  ) => Promise<{ readonly saw: readonly string[]; readonly problems: readonly string[] }>,
): Promise<SceneReport> {
  if (nginxProgram() === null) return notTried("nginx is not installed: apt-get install nginx")
  return withFolder((folder) =>
    Cluster.within(2, { fsync: false }, async (cluster) => {
      const [first, second] = cluster.nodes.map(({ door }) => `127.0.0.1:${door.port}`)
      const nginx = await startNginx(folder, [first as string, second as string])
      const tally = new Tally()
      const line = new SeenLine(nginx.url, tally)
      const doors: Doors = { anyNode: () => ({ line }) }
      try {
        const company = await Company.gather(stage, doors)
        company.play()
        await company.more(3)
        const { saw, problems } = await work({ cluster, doors, company, tally })
        await company.stop()
        const books = postgresBooks(cluster.databaseUrl)
        const report = await company.reckon(books, tally)
        await books.close()
        company.leave()
        const faults = tally.faults + tally.broken
        return {
          ...report,
          saw: [...saw, ...report.saw],
          problems: [
            ...problems,
            ...report.problems,
            ...(faults > 0 ? [`${faults} times a player got an error or no answer through nginx`] : []),
          ],
        }
      } finally {
        line.close()
        await nginx.stop()
      }
    }),
  )
}
