// Runs the browser tests against the built client, served on whatever port is free
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { readClient, serve } from "@genepool/server"
import { build } from "./build.ts"
import { workspace } from "./sources.ts"

const found = spawnSync(join(workspace, "scripts/find-chromium"), {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
})
if (found.status !== 0) process.exit(1)
if (build() === "failed") process.exit(1)

const files = await readClient(join(workspace, "web/dist"))
const server = await serve(files, { host: "127.0.0.1", port: 0 })
const playwright = spawn("playwright", ["test", ...process.argv.slice(2)], {
  cwd: workspace,
  stdio: "inherit",
  env: { ...process.env, CHROMIUM: found.stdout.trim(), GENEPOOL_URL: server.url },
})
const [status] = await once(playwright, "close")
await server.close()
process.exitCode = typeof status === "number" ? status : 1
