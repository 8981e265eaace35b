// Running tables after a start: they are read in together, and are what they would be if each was
// read by itself.
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { linesOf } from "../store/lines.ts"
import { recordsOf } from "../tables/record.ts"
import { openServer, type TestServer, tableOf, type Visitor, winNoughts } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const count = 30
let data: string
let server: TestServer
let ada: Visitor
let bea: Visitor
let tables: string[]
let ids: string[]
/** The questions to the database from the start on, until all tables are there. */
let asked = 0

const now = async () => undefined

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "genepool-waking-"))
  const before = await openServer({ data })
  ada = await before.visitor("Ada")
  bea = await before.visitor("Bea")
  tables = []
  for (let i = 0; i < count; i++) tables.push(await tableOf(i % 3 === 0 ? "offers" : "noughts", [ada, bea]))
  const over = await tableOf("noughts", [ada, bea])
  await winNoughts(over, ada, bea)
  const { table: open } = await ada.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  for (const [i, table] of tables.entries()) {
    if (i % 3 === 0) continue
    for (let cell = 0; cell < i % 4; cell++)
      await (cell % 2 === 0 ? ada : bea).choose(table, { do: "mark", cell })
    if (i % 5 === 0) await bea.must("POST", `/tables/${table}/chat`, { text: `Good luck at ${i}` })
  }
  await before.tables.settled()
  ids = [...tables, over, open as string]
  await before.close()
  let counting = true
  server = await openServer({ data }, undefined, undefined, undefined, undefined, undefined, (watch) => {
    const told = watch.onQuery
    watch.onQuery = (...query) => {
      told(...query)
      if (counting) asked++
    }
  })
  await until(() => server.tables.inMemory === count)
  counting = false
  ada = ada.through(server)
  bea = bea.through(server)
})
afterAll(async () => {
  await server.close()
  await rm(data, { recursive: true })
})

test("every running table is in memory, by far fewer questions than one for each", () => {
  expect(server.tables.inMemory).toBe(count)
  // Each by itself would be five; a node beats and looks around besides
  expect(asked).toBeLessThan(2 * count)
})

test("what is known of each is what is known of one that is read by itself", async () => {
  const { db } = server.tables
  const found = await recordsOf(db, ids, now)
  // Neither what is over nor what has not begun
  expect([...found.keys()].sort()).toEqual([...tables].sort())
  for (const [id, { row, seats, lines, chat }] of found) {
    expect({ row, seats }).toEqual(await server.tables.rows(id))
    expect(lines).toEqual(await linesOf(db, id))
    const said = await db.selectFrom("chat").select("n").where("table_id", "=", id).execute()
    expect(chat).toBe(said.length)
  }
})

test("it goes on where it was, for each of its people", async () => {
  for (const [i, table] of tables.entries()) {
    const [own, others] = [await ada.look(table), await bea.look(table)]
    expect([own.you, others.you]).toEqual([0, 1])
    if (i % 3 === 0) continue
    expect(own.n).toBe(1 + (i % 4))
    const mover = i % 2 === 0 ? ada : bea
    expect((await mover.choose(table, { do: "mark", cell: 8 })).status).toBe(200)
    const talk = await ada.must("GET", `/tables/${table}/chat`)
    expect(JSON.stringify(talk).includes(`Good luck at ${i}`)).toBe(i % 5 === 0)
  }
})

test("long journals are read by themselves, and of several only so many lines at once", async () => {
  const { db } = server.tables
  const [long = "", ...many] = tables.slice(0, 6)
  const add = async (table: string, more: number) => {
    const { length } = await linesOf(db, table)
    const rows = Array.from({ length: more }, (_, i) => ({
      table_id: table,
      n: length + 1 + i,
      kind: "pause",
      seat: 0,
      body: "{}",
      at: i,
    }))
    await db.insertInto("entry").values(rows).execute()
  }
  await add(long, 600)
  for (const table of many) await add(table, 200)
  const lots: number[] = []
  const found = await recordsOf(db, [long, ...many], async () => void lots.push(1))
  expect([...found.keys()].sort()).toEqual([...many].sort())
  for (const table of many) expect(found.get(table)?.lines).toEqual(await linesOf(db, table))
  // Five of some 200 lines: two fit into a question
  expect(lots.length).toBe(1 + 3)
})

test("before anybody comes they are read in for so long as was said", async () => {
  const other = await openServer()
  const [cora, dora] = [await other.visitor("Cora"), await other.visitor("Dora")]
  const own = [await tableOf("noughts", [cora, dora]), await tableOf("noughts", [cora, dora])]
  for (const id of own) other.tables.forget(id)
  await other.tables.readAhead(0)
  expect(other.tables.inMemory).toBe(0)
  await other.tables.readAhead(60_000)
  expect(other.tables.inMemory).toBe(own.length)
  await other.close()
})
