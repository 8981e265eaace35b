// PostgreSQL is gone for a minute, with two nodes before it and tables that are played on.
import { postgresBooks } from "../faults/books.ts"
import { Cluster } from "../faults/cluster.ts"
import { Company } from "./company.ts"
import type { Scene } from "./scene.ts"

export const databaseAway: Scene = {
  title: "the database is away for a minute",
  play: (stage) =>
    Cluster.within(2, { fsync: false }, async (cluster) => {
      const company = await Company.gather(stage, cluster)
      company.play()
      await company.more(3)
      stage.progress(`${company.made} choices acknowledged; PostgreSQL is killed for ${stage.seconds} s`)
      const before = company.made
      await cluster.killPostgres(stage.seconds * 1000)
      const meanwhile = company.made - before
      const back = performance.now()
      await company.more(3)
      const seconds = ((performance.now() - back) / 1000).toFixed(1)
      await company.stop()
      const books = postgresBooks(cluster.databaseUrl)
      const report = await company.reckon(books, cluster.tally)
      await books.close()
      company.leave()
      const dead = cluster.nodes.filter(({ process }) => !process.alive).length
      return {
        ...report,
        problems: [...report.problems, ...(dead > 0 ? [`${dead} nodes ended by themselves`] : [])],
        saw: [
          `${before} choices acknowledged before, ${meanwhile} while it was away, and three more for each table within ${seconds} s after it was back; nobody started a node again`,
          ...report.saw,
        ],
      }
    }),
}
