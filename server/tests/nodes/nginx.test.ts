// The example for nginx, with the real program in front of real nodes, where Debian's nginx is installed.
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TableMade } from "@genepool/wire"
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { newId } from "../../secrets.ts"
import { type Answer, Line } from "../../testing/line.ts"
import { ServerProcess } from "../../testing/process.ts"
import { placeFor } from "../kit/place.ts"
import { until } from "../kit/until.ts"

const example = new URL("../../../deploy/nginx.conf", import.meta.url)
const nginx = ["/usr/sbin/nginx", "nginx"].find((name) => spawnSync(name, ["-v"]).status === 0)

let folder: string
const servers: ServerProcess[] = []
let proxy: ChildProcess | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "genepool-nginx-"))
})
afterEach(async () => {
  if (proxy !== null && proxy.exitCode === null) {
    const gone = once(proxy, "exit")
    proxy.kill("SIGTERM")
    await gone
  }
  proxy = null
  for (const server of servers.splice(0)) {
    if (server.alive) process.kill(server.pid, "SIGCONT")
    await server.kill()
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function node(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await ServerProcess.start(folder, environment)
  servers.push(server)
  return server
}

/** Two nodes on one database, and nginx before them as the example says, without TLS. */
async function town() {
  const { databaseUrl } = await placeFor(newId())
  const environment = {
    DATABASE_URL: databaseUrl as string,
    REDIS_URL: inject("databases").redis,
    GENEPOOL_SECRET: "s".repeat(40),
    GENEPOOL_BOT_THREADS: "1",
    GENEPOOL_DRAIN: "2",
  }
  const [first, second] = await Promise.all([node(environment), node(environment)])
  const line = new Line(`http://127.0.0.1:${await startProxy([first, second])}`)
  await until(async () => (await line.json("GET", "/games", {}).catch(() => null))?.status === 200)
  return { environment, first, second, line }
}

async function startProxy([first, second]: readonly [ServerProcess, ServerProcess]): Promise<number> {
  const port = await freePort()
  const text = (await readFile(example, "utf8"))
    .replaceAll("10.0.0.11:4000", new URL(first.url).host)
    .replaceAll("10.0.0.12:4000", new URL(second.url).host)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("listen 80;", `listen 127.0.0.1:${await freePort()};`)
    .replace(/^ *ssl_certificate.*$/gm, "")
  const whole = `daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr;
    events { worker_connections 512; }
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; ${text} }\n`
  const file = join(folder, `${newId()}.conf`)
  await writeFile(file, whole)
  proxy = spawn(nginx as string, ["-c", file, "-p", folder, "-e", "stderr"], { stdio: "ignore" })
  return port
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, "close")
  return port
}

/** Plays on through the proxy until it is stopped; the answers that a player would call an error are told. */
function player(line: Line, headers: Record<string, string>, tables: readonly string[]) {
  const bad: string[] = []
  let longest = 0
  let asked = 0
  let going = true
  const one = async (table: string, work: () => Promise<Answer>) => {
    const began = performance.now()
    const { status, text } = await work().catch((error: Error) => ({ status: 599, text: error.message }))
    longest = Math.max(longest, performance.now() - began)
    asked++
    if (status >= 500) bad.push(`${table} ${status} ${text.slice(0, 80)}`)
  }
  const playing = Promise.all(
    tables.map(async (table) => {
      while (going) {
        await one(table, () => line.json("GET", `/tables/${table}`, headers))
        // A choice that comes too late for the position is refused; that is no error of the server's
        await one(table, () =>
          line.json("POST", `/tables/${table}/choices`, headers, { n: 1, choice: { do: "mark", cell: 4 } }),
        )
      }
    }),
  )
  return {
    get asked() {
      return asked
    },
    async stop() {
      going = false
      await playing
      return { bad, longest }
    },
  }
}

async function tablesOf(line: Line, headers: Record<string, string>, count: number): Promise<string[]> {
  const tables: string[] = []
  for (let i = 0; i < count; i++) {
    const wish = { game: "noughts", seats: [{ kind: "me" }, { kind: "bot", level: 1 }] }
    const { table } = await line.must<TableMade>("POST", "/tables", headers, wish)
    await line.must("POST", `/tables/${table}/start`, headers)
    tables.push(table)
  }
  return tables
}

describe.runIf(nginx !== undefined)("nginx as in deploy/nginx.conf", () => {
  test("an upgrade to other rules, node by node, answers no player with an error", async () => {
    const { environment, first, line } = await town()
    const ada = await line.guest("Ada")
    const playing = player(line, ada, await tablesOf(line, ada, 5))
    const port = new URL(first.url).port
    expect(await first.stop()).toBe(0)
    // It comes back with other rules, and tables of those: now each node answers 503 to what only the other can do
    const renewed = await node({ ...environment, PORT: port, SIEGE_RULES: "noughts:2" })
    const newer = player(line, ada, await tablesOf(new Line(renewed.url), ada, 5))
    const before = playing.asked
    await until(() => playing.asked > before + 200 && newer.asked > 200)
    expect((await newer.stop()).bad).toEqual([])
    expect((await playing.stop()).bad).toEqual([])
  }, 240_000)

  test("a node that is frozen is left within three seconds", async () => {
    const { first, line } = await town()
    const ada = await line.guest("Ada")
    const playing = player(line, ada, await tablesOf(line, ada, 5))
    await until(() => playing.asked > 20)
    process.kill(first.pid, "SIGSTOP")
    const before = playing.asked
    await until(() => playing.asked > before + 100)
    // Those that went to the frozen node are waited for while it is frozen
    const { bad, longest } = await playing.stop()
    expect(bad).toEqual([])
    // Two and a half seconds until nginx gives up, and what a busy machine takes beyond
    expect(longest).toBeLessThan(8000)
    expect(longest).toBeGreaterThan(2000)
  }, 240_000)

  test("the file itself is taken by nginx, certificates and all", async () => {
    const name = join(folder, "own")
    const made = spawnSync("openssl", [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example.org"],
      ...["-keyout", `${name}.key`, "-out", `${name}.pem`],
    ])
    expect(made.status).toBe(0)
    const text = (await readFile(example, "utf8"))
      .replace(/(ssl_certificate +)\S+;/, `$1${name}.pem;`)
      .replace(/(ssl_certificate_key +)\S+;/, `$1${name}.key;`)
    const file = join(folder, "whole.conf")
    await writeFile(file, `pid ${folder}/t.pid; events {} http { access_log off; ${text} }`)
    const tried = spawnSync(nginx as string, ["-t", "-c", file, "-p", folder, "-e", "stderr"], {
      encoding: "utf8",
    })
    expect(tried.stderr).toContain("test is successful")
  })
})
