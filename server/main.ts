// The program behind ./play: reads the environment, serves Genepool, stops in order on Ctrl-C
import { fileURLToPath } from "node:url"
import { botThreads } from "./bots/threads.ts"
import { readClient } from "./client.ts"
import { ConfigProblem, readConfig } from "./config.ts"
import { ListenProblem } from "./serve.ts"
import { startGenepool } from "./start.ts"
import { StoreProblem } from "./store/trouble.ts"

const clientFolder = fileURLToPath(new URL("../web/dist", import.meta.url))

function fail(message: string, exitCode: 1 | 2): never {
  console.error(message)
  process.exit(exitCode)
}

try {
  const config = readConfig(process.env)
  const client = await readClient(clientFolder).catch(() =>
    fail("The client is not built yet: npm run build", 1),
  )
  const genepool = await startGenepool(config, { client, bots: botThreads(config.botThreads) })
  console.log(`Genepool is at ${await genepool.listen()} (stop with Ctrl-C)`)
  const figures = genepool.figuresAt()
  if (figures !== null) console.log(`Figures for Prometheus are at ${figures}`)
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      // Who asks twice does not want to wait
      process.once(signal, () => process.exit(1))
      void genepool.close().then(() => process.exit(0))
    })
} catch (error) {
  if (error instanceof ConfigProblem) fail(error.message, 2)
  if (error instanceof ListenProblem || error instanceof StoreProblem) fail(error.message, 1)
  throw error
}
