// Runs the browser tests against a server of their own, on whatever port is free, which forgets
// everything afterwards
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { botThreads, readClient, readConfig, startGenepool } from "@genepool/server"
import { build } from "./build.ts"
import { workspace } from "./sources.ts"

const found = spawnSync(join(workspace, "scripts/find-chromium"), {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
})
if (found.status !== 0) process.exit(1)
if (build() === "failed") process.exit(1)

const data = mkdtempSync(join(tmpdir(), "genepool-browser-"))
const genepool = await startGenepool(
  readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    GENEPOOL_DATA: data,
    GENEPOOL_RATE: "0",
    // The push service of the tests is on this machine
    GENEPOOL_PRIVATE_WEBHOOKS: "1",
    GENEPOOL_LOG: "error",
  }),
  { client: await readClient(join(workspace, "web/dist")), bots: botThreads(1) },
)
const playwright = spawn("playwright", ["test", ...process.argv.slice(2)], {
  cwd: workspace,
  stdio: "inherit",
  env: {
    ...process.env,
    CHROMIUM: found.stdout.trim(),
    GENEPOOL_URL: await genepool.listen(),
    // ./check runs once more what has failed
    ...(process.argv.includes("--last-failed") ? { TRACE: "1" } : {}),
    // For what only somebody with the server's terminal can do
    SERVER_DATA: data,
  },
})
const [status] = await once(playwright, "close")
await genepool.close()
rmSync(data, { recursive: true })
process.exitCode = typeof status === "number" ? status : 1
