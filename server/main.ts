// The program behind ./play: reads the environment, serves Genepool, stops in order on Ctrl-C
import { fileURLToPath } from "node:url"
import { botThreads } from "./bots/threads.ts"
import { readClient } from "./client.ts"
import { readConfig } from "./config.ts"
import { exitFailed, tellEnding } from "./ending.ts"
import { tellReady } from "./ready.ts"
import { startGenepool } from "./start.ts"
import { StoreProblem } from "./store/trouble.ts"

const clientFolder = fileURLToPath(new URL("../web/dist", import.meta.url))

try {
  const config = readConfig(process.env)
  const client = await readClient(clientFolder).catch((error: unknown) => {
    throw new StoreProblem("The client is not built yet: npm run build", { cause: error })
  })
  const genepool = await startGenepool(config, { client, bots: botThreads(config.botThreads) })
  console.log(`Genepool is at ${await genepool.listen()} (stop with Ctrl-C)`)
  const figures = genepool.figuresAt()
  if (figures !== null) console.log(`Figures for Prometheus are at ${figures}`)
  await tellReady(process.env)
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // From now on there is something to finish
    process.removeAllListeners(signal)
    process.once(signal, () => {
      // Who asks twice does not want to wait
      process.once(signal, () => process.exit(exitFailed))
      void genepool.close(signal).then(() => process.exit(0))
    })
  }
} catch (error) {
  process.exit(tellEnding(error, process.env))
}
