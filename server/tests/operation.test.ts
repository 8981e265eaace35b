import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { exportTable, importTable } from "../moving/transfer.ts"
import { startGenepool } from "../start.ts"
import { backUp, restore } from "../store/backup.ts"
import { HandClock } from "../testing/hand-clock.ts"
import {
  firstOption,
  openServer,
  type TestServer,
  tableOf,
  testConfig,
  type Visitor,
  winNoughts,
} from "./kit/server.ts"

/** The secret is the test's own. */
const meant = { givenSecret: null, withoutSecret: true }

let folder: string
let server: TestServer
let ada: Visitor
let bea: Visitor

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "genepool-operation-"))
  server = await openServer({ data: join(folder, "data") })
  ada = await server.visitor("Ada")
  bea = await server.visitor("Bea")
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const mark = (cell: number) => ({ do: "mark", cell })

test("a backup of a running server gives everything back, and play goes on", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.choose(table, mark(4))
  const file = join(folder, "backup.sqlite")
  await backUp(join(folder, "data"), file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await bea.choose(table, mark(0))
  await restore(file, join(folder, "restored"), meant)
  const other = await openServer({ data: join(folder, "restored") })
  const live = await other.tables.get(table)
  expect(live.onlookers.snapshot("spectator")).toMatchObject({ choices: 1, waiting: [1] })
  // The session is in the database too: Bea's cookie still opens the door
  const answer = await other.app.inject({
    method: "POST",
    url: `/api/v1/tables/${table}/choices`,
    headers: bea.headers,
    payload: { n: 2, choice: mark(8) },
  })
  expect(answer.statusCode).toBe(200)
  await other.close()
})

test("a backup overwrites nothing, and a restore replaces nothing", async () => {
  const file = join(folder, "other.sqlite")
  await backUp(join(folder, "data"), file)
  await expect(backUp(join(folder, "data"), file)).rejects.toThrow("is there already")
  await expect(restore(file, join(folder, "data"), meant)).rejects.toThrow("is in use by another Genepool")
  await restore(file, join(folder, "once"), meant)
  await expect(restore(file, join(folder, "once"), meant)).rejects.toThrow("has a database already")
  await expect(backUp(join(folder, "nothing"), join(folder, "x"))).rejects.toThrow("has no database")
})

test("a table that is exported and taken in elsewhere goes on in the same position", async () => {
  const table = await tableOf("offers", [ada, bea])
  for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 2 }, 1)
  await ada.choose(table, { do: "roll" })
  const exported = await exportTable(server.tables.db, server.tables.games, table)
  const file = join(folder, "table.json")
  await writeFile(file, JSON.stringify(exported))
  const other = await openServer()
  const value: unknown = JSON.parse(await readFile(file, "utf8"))
  const taken = await importTable(other.tables.db, other.tables.games, value)
  expect(taken.table).toBe(table)
  const here = (await server.tables.get(table)).onlookers.snapshot(1)
  const there = (await other.tables.get(table)).onlookers.snapshot(1)
  expect(there).toEqual(here)
  await expect(importTable(other.tables.db, other.tables.games, value)).rejects.toThrow("not here yet")
  // Who plays there is nobody here: whoever has the code of a seat goes on in it, and nobody else
  const [first, second] = taken.seats.map(({ code }) => code)
  expect(taken.seats).toMatchObject([
    { seat: 0, name: "Ada" },
    { seat: 1, name: "Bea" },
  ])
  const [cyd, dot] = [await other.visitor("Cyd"), await other.visitor("Dot")]
  expect((await cyd.ask("POST", `/tables/${table}/join`, {})).status).toBe(409)
  expect((await cyd.ask("POST", `/tables/${table}/join`, { code: exported.seats[0]?.code })).status).toBe(409)
  expect(await cyd.must("POST", `/tables/${table}/join`, { code: first })).toEqual({ seat: 0 })
  expect((await dot.ask("POST", `/tables/${table}/join`, { code: first })).status).toBe(409)
  expect(await dot.must("POST", `/tables/${table}/join`, { code: second })).toEqual({ seat: 1 })
  expect(await cyd.look(table)).toMatchObject({ you: 0, seats: [{ name: "Cyd" }, { name: "Dot" }] })
  // A seat of somebody who can come back is theirs, whatever code is sent
  const own = await tableOf("offers", [ada, bea])
  const { seats } = await server.tables.rows(own)
  const eve = await server.visitor("Eve")
  expect((await eve.ask("POST", `/tables/${own}/join`, { code: seats[0]?.code })).status).toBe(409)
  await other.close()
})

test("a table that does not replay to its position is refused", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.choose(table, mark(4))
  const exported = await exportTable(server.tables.db, server.tables.games, table)
  const forged = structuredClone(exported)
  ;(forged.entries[1] as { body: string }).body = JSON.stringify({ choice: mark(5) })
  const other = await openServer()
  await expect(importTable(other.tables.db, other.tables.games, forged)).rejects.toThrow("hash")
  await expect(importTable(other.tables.db, other.tables.games, { genepoolTable: 2 })).rejects.toThrow(
    "genepoolTable",
  )
  expect(await other.tables.db.selectFrom("game_table").select("id").execute()).toEqual([])
  await other.close()
})

test("a server that ended between the last choice and its result records it when it starts again", async () => {
  const data = join(folder, "ended")
  const first = await openServer({ data })
  const [cyd, dot] = [await first.visitor("Cyd"), await first.visitor("Dot")]
  const table = await tableOf("noughts", [cyd, dot])
  await winNoughts(table, cyd, dot)
  await first.tables.settled()
  const { db } = first.tables
  await db.deleteFrom("outcome").execute()
  await db.updateTable("game_table").set({ status: "playing", result: null, finished_at: null }).execute()
  await first.close()
  const again = await openServer({ data })
  await again.tables.settled()
  expect((await again.tables.rows(table)).row).toMatchObject({ status: "finished" })
  const outcomes = await again.tables.db.selectFrom("outcome").select(["seat", "place"]).execute()
  expect(outcomes).toEqual([
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
  ])
  await again.close()
})

test("the server listens first, and wakes its tables after that", async () => {
  const genepool = await startGenepool(
    { ...testConfig, logLevel: "silent" },
    { client: new Map(), bots: firstOption, clock: new HandClock() },
  )
  const { promise, resolve } = Promise.withResolvers<void>()
  let waking = false
  genepool.tables.wakeAll = () => {
    waking = true
    return promise
  }
  const url = await genepool.listen()
  expect(waking).toBe(true)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  resolve()
  await genepool.close()
})
