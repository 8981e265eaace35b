// Redis dies, PostgreSQL restarts: play goes on, nothing is lost or doubled, streams catch up.
import { Kysely } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { isAway, openPostgres } from "../../store/postgres.ts"
import type { Database } from "../../store/schema.ts"
import { openPostgresStore } from "../../store/store.ts"
import { Cable } from "../../testing/cable.ts"
import { type PostgresService, type RedisService, startPostgres, startRedis } from "../../testing/services.ts"
import { Nodes } from "../kit/nodes.ts"
import { tableOf, type Visitor } from "../kit/server.ts"
import { Reader } from "../kit/stream.ts"
import { until } from "../kit/until.ts"

let postgres: PostgresService
let redis: RedisService
let nodes: Nodes
let urls: string[]
let ada: Visitor
let bea: Visitor

beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  await postgres.createDatabase("genepool")
  nodes = await Nodes.open({ config: { databaseUrl: postgres.url("genepool"), redisUrl: redis.url } })
  urls = await Promise.all(nodes.servers.map((server) => server.listen()))
  ada = await nodes.visitor("Ada")
  bea = await nodes.visitor("Bea")
}, 60_000)
afterAll(async () => {
  await nodes.close()
  await Promise.all([postgres.remove(), redis.remove()])
})

const mark = (cell: number) => ({ do: "mark", cell })
const carried = (is: boolean) =>
  until(() => nodes.servers.every((server) => server.tables.news.carried === is))

test("without Redis what other nodes did is found in the database, and with it again it is told", async () => {
  const table = await tableOf("noughts", [ada, bea], { listed: true })
  const readers = [0, 1].map((node) => new Reader(`${urls[node]}/api/v1/tables/${table}/stream`, bea.headers))
  const lobby = new Reader(`${urls[1]}/api/v1/lobby/stream`)
  await Promise.all([...readers, lobby].map((reader) => reader.count(1)))
  const everywhere = (n: number) =>
    Promise.all(readers.map((reader) => reader.until(() => reader.now.n === n)))
  await carried(true)
  await nodes.at(0, ada).choose(table, mark(4), 1)
  await everywhere(2)

  await redis.kill()
  await carried(false)
  await nodes.at(1, bea).choose(table, mark(0), 2)
  await everywhere(3)
  await nodes.at(0, ada).choose(table, mark(8), 3)
  await nodes.at(1, bea).must("POST", `/tables/${table}/chat`, { text: "still here" })
  await everywhere(4)
  await readers[0]?.until(() => readers[0]?.seen.some(({ event }) => event === "chat") === true)
  const { table: next } = await nodes.at(0, ada).must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
    listed: true,
  })
  await lobby.until(() => lobby.seen.some(({ data }) => data.table === next))

  await redis.start()
  await carried(true)
  await nodes.at(1, bea).choose(table, mark(1), 4)
  await everywhere(5)
  for (const reader of readers) {
    expect(reader.happened.map(({ n }) => n)).toEqual([2, 3, 4, 5])
    reader.close()
  }
  lobby.close()
}, 60_000)

test("without Redis a session that was ended at one node ends its streams at the others within a minute", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const dot = await nodes.visitor("Dot")
  await redis.kill()
  await carried(false)
  const stream = new Reader(`${urls[1]}/api/v1/tables/${table}/stream`, dot.headers)
  await stream.count(1)
  await nodes.at(0, dot).must("POST", "/me/sign-out", {})
  expect(stream.ended).toBe(false)
  const asked = () => nodes.node(1).people.who(dot.headers)
  for (let seconds = 0; seconds < 60; seconds += 10) {
    nodes.clock.turn(10_000)
    await asked()
  }
  await stream.until(() => stream.ended)
  await redis.start()
  await carried(true)
}, 60_000)

test("choices made while PostgreSQL restarts are taken once, and streams go on", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const reader = new Reader(`${urls[1]}/api/v1/tables/${table}/stream`, bea.headers)
  await reader.count(1)
  await postgres.kill()
  const answer = nodes.at(0, ada).ask("POST", `/tables/${table}/choices`, { n: 1, choice: mark(4), key: "a" })
  await postgres.start()
  expect(await answer).toMatchObject({ status: 200, body: { n: 2 } })
  await reader.until(() => reader.now.n === 2)

  // In order, with both nodes at work
  const two = nodes.at(1, bea).ask("POST", `/tables/${table}/choices`, { n: 2, choice: mark(0), key: "b" })
  await postgres.stop()
  const again = nodes.at(0, bea).ask("POST", `/tables/${table}/choices`, { n: 2, choice: mark(0), key: "b" })
  await postgres.start()
  for (const { status, body } of await Promise.all([two, again])) {
    // A node that could not even ask says so, and that the same may be sent again
    if (status === 503) expect(body.error.code).toBe("unavailable")
    else expect({ status, body }).toMatchObject({ status: 200, body: { n: 3 } })
  }
  await until(async () => (await nodes.at(0, bea).choose(table, mark(0), 2)).status === 200)
  await reader.until(() => reader.now.n === 3)
  const rows = await nodes
    .node(0)
    .tables.db.selectFrom("entry")
    .select("n")
    .where("table_id", "=", table)
    .execute()
  expect(rows).toHaveLength(3)
  reader.close()
}, 60_000)

test("while PostgreSQL is away every line of the log is one line, without a stack or a session", async () => {
  const eve = await nodes.visitor("Eve")
  const { logged } = nodes.node(0)
  logged.length = 0
  const spies = (["log", "warn", "error"] as const).map((name) => vi.spyOn(console, name))
  await postgres.kill()
  // Whoever was known a moment ago is known without the database
  nodes.clock.turn(60_000)
  const here = nodes.at(0, eve)
  for (const [method, path, body] of [
    ["GET", "/me"],
    ["POST", "/me/guest", { name: "Dan" }],
    ["POST", "/me/sign-in", { name: "Dan", password: "long enough" }],
    ["POST", "/me/sign-in/passkey/begin"],
  ] as const)
    expect(await here.ask(method, path, body)).toMatchObject({ status: 503 })
  await postgres.start()
  await until(async () => (await here.ask("GET", "/me")).status === 200)
  for (const spy of spies) {
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  }
  const told = logged.filter((line) => line.includes("a request could not be answered"))
  expect(told.length).toBeGreaterThanOrEqual(4)
  const session = eve.headers.cookie?.split("=")[1]?.slice(0, 20) as string
  for (const line of logged) {
    expect(line.trimEnd()).not.toContain("\n")
    expect(line).not.toContain(session)
  }
  for (const line of told) expect(line).not.toContain("stack")
}, 60_000)

test("a question that PostgreSQL never hears is given up, and the next one is answered", async () => {
  const wire = await Cable.open(postgres.port)
  const through = postgres.url("genepool").replace(`:${postgres.port}/`, `:${wire.port}/`)
  const { dialect, pool } = openPostgres(through, 1, 500)
  const db = new Kysely<Database>({ dialect })
  const ask = () => db.selectFrom("house").select("value").execute()
  await ask()
  const silence = wire.hold(2000)
  const lost = await ask().catch((error: unknown) => error)
  expect(isAway(lost)).toBe(true)
  await silence
  await until(async () => (await ask().catch(() => [])).length > 0)
  await pool.end()
  await wire.close()
}, 60_000)

test("nodes that start at the same moment on an empty database build it once", async () => {
  await postgres.createDatabase("fresh")
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(postgres.url("fresh"))))
  for (const { db } of stores) expect(await db.selectFrom("player").selectAll().execute()).toEqual([])
  await Promise.all(stores.map((store) => store.close()))
  await postgres.createDatabase("fresh_too")
  const both = await Nodes.open({
    nodes: 1,
    config: { databaseUrl: postgres.url("fresh_too"), redisUrl: null },
  })
  await Promise.all([both.add(), both.add()])
  await both.close()
}, 60_000)
