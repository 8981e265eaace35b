import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { text } from "node:stream/consumers"
import { type KyselyPlugin, sql } from "kysely"
import { expect, test } from "vitest"
import { openLog } from "../log.ts"
import { startGenepool } from "../start.ts"
import { openStore, type Store } from "../store/store.ts"
import { HandClock } from "../testing/hand-clock.ts"
import { firstOption, openServer, tableOf, testConfig, Visitor } from "./kit/server.ts"

const full = { status: 503, body: { error: { code: "unavailable", message: "The server's disk is full." } } }

/** What SQLite itself says when there is no room. */
function noRoom(): unknown {
  const database = new DatabaseSync(":memory:")
  try {
    database.exec("pragma max_page_count = 1")
    database.exec("create table t (x); insert into t values (zeroblob(100000))")
    return null
  } catch (error) {
    return error
  } finally {
    database.close()
  }
}

test("a full disk is told as what it is: 503 to whoever writes, and to the balancer until there is room", async () => {
  const disk = { isFull: false }
  const mayWrite = () => {
    if (disk.isFull) throw noRoom()
  }
  const around = (store: Store): Store => {
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind !== "SelectQueryNode") mayWrite()
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const write: Store["journals"]["write"] = async (rows) => {
      mayWrite()
      return store.journals.write(rows)
    }
    return { ...store, db: store.db.withPlugin(plugin), journals: { ...store.journals, write } }
  }
  const server = await openServer({}, undefined, undefined, undefined, undefined, around)
  const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
  const table = await tableOf("noughts", [ada, bea])
  expect((await ada.ask("GET", "/!healthz")).status).toBe(200)
  disk.isFull = true
  const mark = { n: 1, choice: { do: "mark", cell: 4 } }
  const refused = await ada.ask("POST", `/tables/${table}/choices`, mark)
  expect(refused).toMatchObject(full)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  const seats = [{ kind: "me" }, { kind: "open" }]
  expect(await ada.ask("POST", `/tables/${table}/chat`, { text: "Hello" })).toMatchObject(full)
  expect(await ada.ask("POST", "/tables", { game: "noughts", seats })).toMatchObject(full)
  expect(await new Visitor(server).ask("POST", "/me/guest", { name: "Cyd" })).toMatchObject(full)
  // Whoever only looks is answered; a look at the disk is good for two seconds, in both ways
  expect((await ada.look(table)).choices).toBe(0)
  expect((await ada.ask("GET", "/!healthz")).status).toBe(200)
  server.clock.turn(2000)
  expect(await ada.ask("GET", "/!healthz")).toMatchObject(full)
  disk.isFull = false
  expect(await ada.ask("GET", "/!healthz")).toMatchObject(full)
  server.clock.turn(2000)
  expect((await ada.ask("GET", "/!healthz")).status).toBe(200)
  expect((await ada.ask("POST", `/tables/${table}/choices`, mark)).status).toBe(200)
  expect(server.logged.filter((line) => line.includes("a request failed"))).toEqual([])
  await server.close()
})

test("the thread that writes journals tells the database's own code", async () => {
  const folder = await mkdtemp(join(tmpdir(), "genepool-thread-"))
  const store = await openStore(folder)
  await sql`create trigger no before insert on entry begin select raise(abort, 'no'); end`.execute(store.db)
  const row = { table_id: "x", n: 1, kind: "start", seat: null, body: "{}", at: 0 }
  await expect(store.journals.write([row])).rejects.toMatchObject({ message: "no", errcode: 1811 })
  await store.close()
  await rm(folder, { recursive: true })
})

test("figures are told on an address of their own, and nowhere else", async () => {
  const server = await openServer({ metrics: { host: "127.0.0.1", port: 0 } })
  await server.listen()
  const url = server.figuresAt() ?? ""
  const answer = await fetch(url)
  expect(answer.headers.get("content-type")).toContain("text/plain")
  const told = await answer.text()
  expect(told).toMatch(/genepool_entries_total \d+/)
  expect(told).toContain("nodejs_eventloop_lag_p99_seconds")
  expect((await fetch(new URL("/", url))).status).toBe(404)
  expect((await fetch(url, { method: "POST" })).status).toBe(404)
  const visitor = await server.visitor()
  const elsewhere = await visitor.ask("GET", "/!metrics")
  expect(JSON.stringify(elsewhere.body)).not.toContain("genepool_")
  await server.close()
  await expect(fetch(url)).rejects.toThrow()
})

test("where nobody can read them, the figures of the process are not collected", async () => {
  const server = await openServer()
  const told = await server.metrics.registry.metrics()
  expect(told).toContain("genepool_entries_total")
  expect(told).not.toContain("nodejs_")
  await server.close()
})

test("whether the process lives is asked apart from whether it can do its work", async () => {
  const server = await openServer()
  const anybody = await server.visitor()
  server.tables.draining = true
  expect((await anybody.ask("GET", "/!healthz")).status).toBe(503)
  expect((await anybody.ask("GET", "/!livez")).status).toBe(200)
  await server.close()
})

test("an answer and the lines of the log about it carry the same id", async () => {
  const server = await openServer()
  server.tables.draining = false
  const ada = await server.member("Ada")
  const refused = await ada.ask("POST", "/me/sign-in", { name: "Ada", password: "not the phrase" })
  const id = refused.headers["x-request-id"]
  expect(id).toMatch(/^[0-9a-z]{12}$/)
  expect((await ada.ask("GET", "/me")).headers["x-request-id"]).not.toBe(id)
  const line = server.logged.map((text) => JSON.parse(text)).find(({ msg }) => msg === "a sign-in failed")
  expect(line.request).toBe(id)
  await server.close()
})

test("who comes when no connection is left reads why, those inside stay, and figures are told", async () => {
  const logged: string[] = []
  const genepool = await startGenepool(
    { ...testConfig, metrics: { host: "127.0.0.1", port: 0 } },
    {
      client: new Map(),
      bots: firstOption,
      clock: new HandClock(),
      openFiles: 0,
      log: openLog("warn", { write: (line: string) => void logged.push(line) }),
    },
  )
  const port = Number(new URL(await genepool.listen()).port)
  const inside = Array.from({ length: 10 }, () => connect(port, "127.0.0.1"))
  // Who is connected may still stand at one of the doors; who was answered is inside
  for (const socket of inside) socket.write("GET /livez HTTP/1.1\r\nHost: x\r\n\r\n")
  const greetings = await Promise.all(inside.map((socket) => once(socket, "data")))
  for (const [greeting] of greetings) expect(String(greeting)).toMatch(/^HTTP\/1\.1 200/)
  const ask = async (socket: Socket) => {
    socket.write("GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    return text(socket)
  }
  const outside = connect(port, "127.0.0.1")
  const turnedAway = await ask(outside)
  expect(turnedAway).toMatch(/^HTTP\/1\.1 503 .*\r\n[\s\S]*Retry-After: 5\r\n[\s\S]*"unavailable"/)
  expect(logged.join()).toContain("no connection is left")
  expect((await fetch(genepool.figuresAt() as string)).status).toBe(200)
  expect(await ask(inside[0] as Socket)).toMatch(/^HTTP\/1\.1 200/)
  // There is room for one again, as soon as the server has seen that one go
  await expect.poll(() => ask(connect(port, "127.0.0.1"))).toMatch(/^HTTP\/1\.1 200/)
  for (const socket of inside) socket.destroy()
  await genepool.close()
})
