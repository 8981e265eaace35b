// The program behind ./play: reads PORT and HOST, serves the client, stops on Ctrl-C
import { fileURLToPath } from "node:url"
import { readClient } from "./client.ts"
import { ListenProblem, serve } from "./serve.ts"

const clientFolder = fileURLToPath(new URL("../web/dist", import.meta.url))

function fail(message: string, exitCode: 1 | 2): never {
  console.error(message)
  process.exit(exitCode)
}

function portFrom(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  fail(`PORT=${text} is not a port. Give a whole number from 0 to 65535, for example PORT=4000.`, 2)
}

const port = portFrom(process.env.PORT || "4000")
const host = process.env.HOST || "127.0.0.1"

const files = await readClient(clientFolder).catch(() =>
  fail("The client is not built yet: npm run build", 1),
)

try {
  const server = await serve(files, { host, port })
  console.log(`Genepool is at ${server.url} (stop with Ctrl-C)`)
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close())
} catch (error) {
  if (error instanceof ListenProblem) fail(error.message, 1)
  throw error
}
