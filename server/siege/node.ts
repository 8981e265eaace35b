// A server in a process of its own, to be killed: node server/siege/node.ts, with the environment of the real one
import { botThreads } from "../bots/threads.ts"
import { readConfig } from "../config.ts"
import { startGenepool } from "../start.ts"

const config = readConfig(process.env)
const genepool = await startGenepool(config, { client: new Map(), bots: botThreads(config.botThreads) })
console.log(`listening ${(await genepool.listen()).replace("localhost", "127.0.0.1")}`)
process.once("SIGTERM", () => void genepool.close().then(() => process.exit(0)))
