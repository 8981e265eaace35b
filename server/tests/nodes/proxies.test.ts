// The examples for nginx and Caddy, with the real programs in front of real nodes, where they are
// installed.
import { spawnSync } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { TableMade } from "@genepool/wire"
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { newId } from "../../secrets.ts"
import { type Answer, Line } from "../../testing/line.ts"
import { ServerProcess } from "../../testing/process.ts"
import {
  caddyProgram,
  nginxProgram,
  type StartedProxy,
  startCaddy,
  startNginx,
} from "../../testing/proxies.ts"
import { freePort } from "../../testing/services.ts"
import { EventStream } from "../../testing/stream.ts"
import { placeFor } from "../kit/place.ts"
import { until } from "../kit/until.ts"

const example = (name: string) => new URL(`../../../deploy/${name}`, import.meta.url)
const [nginx, caddy] = [nginxProgram(), caddyProgram()]
for (const [name, program] of Object.entries({ nginx, caddy }))
  if (program === null)
    console.warn(`${name} is not installed: its example is not tried (apt-get install ${name})`)

let folder: string
const servers: ServerProcess[] = []
let proxy: StartedProxy | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "genepool-proxies-"))
})
afterEach(async () => {
  await proxy?.stop()
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

/** Two nodes on one database, and the proxy before them as its example says, without TLS. */
async function nodesBehind(start: typeof startNginx, drain = "2", metrics: readonly string[] = []) {
  const { databaseUrl } = await placeFor(newId())
  const environment = {
    DATABASE_URL: databaseUrl as string,
    REDIS_URL: inject("databases").redis,
    GENEPOOL_SECRET: "s".repeat(40),
    GENEPOOL_BOT_THREADS: "1",
    GENEPOOL_DRAIN: drain,
    GENEPOOL_TRUST_PROXY: "1",
  }
  const [first, second] = (await Promise.all(
    [0, 1].map((i) => node({ ...environment, ...(metrics[i] && { GENEPOOL_METRICS: metrics[i] }) })),
  )) as [ServerProcess, ServerProcess]
  proxy = await start(folder, [new URL(first.url).host, new URL(second.url).host])
  const line = new Line(proxy.url)
  await until(async () => (await line.json("GET", "/games", {}).catch(() => null))?.status === 200)
  return { environment, first, second, line }
}

/** How often each of the two nodes was asked for a choice. */
async function choicesAt(metrics: readonly string[]): Promise<number[]> {
  return Promise.all(
    metrics.map(async (place) => {
      const text = await (await fetch(`http://${place}/metrics`)).text()
      const counted = /^genepool_http_request_duration_seconds_count\{.*:table\/choices".*\} (\d+)$/gm
      return [...text.matchAll(counted)].reduce((sum, [, count]) => sum + Number(count), 0)
    }),
  )
}

/** All that is asked of a table reaches one node, and of many tables both. */
async function eachTableAtOneNode(start: typeof startNginx): Promise<void> {
  const metrics = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`] as const
  const { line } = await nodesBehind(start, "2", metrics)
  const ada = await line.guest("Ada")
  const reached = new Set<number>()
  for (const table of await tablesOf(line, ada, 12)) {
    const before = await choicesAt(metrics)
    for (let i = 0; i < 6; i++)
      await line.json("POST", `/tables/${table}/choices`, ada, { n: 99, choice: { do: "mark", cell: 4 } })
    const after = await choicesAt(metrics)
    const asked = after.map((count, i) => count - (before[i] as number))
    expect(asked.toSorted((a, b) => a - b)).toEqual([0, 6])
    reached.add(asked.indexOf(6))
  }
  expect(reached.size).toBe(2)
}

/**
 * Plays on through the proxy until it is stopped; the answers that a player would call an error are
 * told.
 */
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
        // A choice that comes too late for the position is refused; that is no error of the
        // server's
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

describe.runIf(nginx !== null)("nginx as in deploy/nginx.conf", () => {
  test("an upgrade to other rules, node by node, answers no player with an error", async () => {
    const { environment, first, line } = await nodesBehind(startNginx)
    const ada = await line.guest("Ada")
    const playing = player(line, ada, await tablesOf(line, ada, 5))
    const port = new URL(first.url).port
    expect(await first.stop()).toBe(0)
    // It comes back with other rules, and tables of those: now each node answers 503 to what only
    // the other can do
    const renewed = await node({ ...environment, PORT: port, SIEGE_RULES: "noughts:2" })
    const newer = player(line, ada, await tablesOf(new Line(renewed.url), ada, 5))
    const before = playing.asked
    await until(() => playing.asked > before + 200 && newer.asked > 200)
    expect((await newer.stop()).bad).toEqual([])
    expect((await playing.stop()).bad).toEqual([])
  }, 240_000)

  test("a node that is frozen is left within three seconds", async () => {
    const { first, line } = await nodesBehind(startNginx)
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

  test("all that is asked of a table reaches one node", () => eachTableAtOneNode(startNginx), 120_000)

  test("the file itself is taken by nginx, certificates and all", async () => {
    const name = join(folder, "own")
    const made = spawnSync("openssl", [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example.org"],
      ...["-keyout", `${name}.key`, "-out", `${name}.pem`],
    ])
    expect(made.status).toBe(0)
    const text = (await readFile(example("nginx.conf"), "utf8"))
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

describe.runIf(caddy !== null)("Caddy as in deploy/Caddyfile", () => {
  test("an upgrade, node by node, answers no player with an error; streams come as they are sent", async () => {
    // Longer than Caddy needs to see that a node is about to stop
    const { environment, first, second, line } = await nodesBehind(startCaddy, "5")
    const ada = await line.guest("Ada")
    const tables = await tablesOf(line, ada, 5)
    const stream = new EventStream(`${line.url}/api/v1/tables/${tables[0]}/stream`, ada)
    // At once, though the stream goes on: nothing in between keeps it back
    await stream.until(() => stream.events.length > 0)
    expect(stream.ended).toBe(false)
    const playing = player(line, ada, tables)
    for (const old of [first, second]) {
      const before = playing.asked
      await until(() => playing.asked > before + 50)
      const { port } = new URL(old.url)
      expect(await old.stop()).toBe(0)
      await node({ ...environment, PORT: port })
    }
    const before = playing.asked
    await until(() => playing.asked > before + 100)
    stream.close()
    expect((await playing.stop()).bad).toEqual([])
  }, 240_000)

  test("a node that is killed is the visitor's problem for no longer than a moment", async () => {
    const { first, line } = await nodesBehind(startCaddy)
    const ada = await line.guest("Ada")
    const playing = player(line, ada, await tablesOf(line, ada, 3))
    await until(() => playing.asked > 20)
    await first.kill()
    const before = playing.asked
    await until(() => playing.asked > before + 200)
    const { bad } = await playing.stop()
    // What was under way at that moment got no answer; a client sends it again, and it counts once
    expect(bad.length).toBeLessThanOrEqual(6)
    expect(bad.every((answer) => / (502|599) /.test(answer))).toBe(true)
  }, 240_000)

  test("all that is asked of a table reaches one node", () => eachTableAtOneNode(startCaddy), 120_000)

  test("the file itself is taken by Caddy", () => {
    const tried = spawnSync(
      caddy as string,
      ["adapt", "--validate", "--adapter", "caddyfile", "--config", fileURLToPath(example("Caddyfile"))],
      { encoding: "utf8", env: { PATH: process.env.PATH ?? "", HOME: folder, XDG_DATA_HOME: folder } },
    )
    expect([tried.status, tried.stderr.split("\n").filter((said) => said.includes("ERROR"))]).toEqual([0, []])
  })
})
