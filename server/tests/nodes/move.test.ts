// From one process with a file to many nodes: everything comes along, or nothing.
import { execFileSync } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { operate } from "../../operate.ts"
import { openStore } from "../../store/store.ts"
import { type PostgresService, startPostgres } from "../../testing/services.ts"
import { openServer, tableOf, Visitor, winNoughts } from "../kit/server.ts"
import { until } from "../kit/until.ts"

let postgres: PostgresService
let data: string
let environment: Record<string, string>

beforeAll(async () => {
  postgres = await startPostgres()
  data = await mkdtemp(join(tmpdir(), "genepool-move-"))
  environment = { GENEPOOL_DATA: data, GENEPOOL_SECRET: "s".repeat(40) }
})
afterAll(async () => {
  await postgres.remove()
  await rm(data, { recursive: true })
})

const mark = (cell: number) => ({ do: "mark", cell })
const alone = { databaseUrl: null, redisUrl: null }

async function said(work: () => Promise<number>): Promise<{ code: number; text: string }> {
  const lines: string[] = []
  const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)))
  const error = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)))
  try {
    return { code: await work(), text: lines.join("\n") }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

test("tables, accounts, sessions, talk and results move, and play goes on", async () => {
  const old = await openServer({ data, ...alone })
  const ada = await old.visitor("Ada")
  const bea = await old.visitor()
  await bea.must("POST", "/me/register", { name: "Bea Ósma", password: "correct horse" })
  const running = await tableOf("noughts", [ada, bea])
  await ada.choose(running, mark(4))
  await bea.must("POST", `/tables/${running}/chat`, { text: "zażółć 'gęślą' \\ jaźń" })
  const over = await tableOf("noughts", [ada, bea])
  await winNoughts(over, ada, bea)
  const before = await Promise.all([running, over].map((table) => bea.look(table)))
  await old.close()

  await postgres.createDatabase("target")
  const to = { ...environment, DATABASE_URL: postgres.url("target") }
  const moved = await said(() => operate(["move"], to))
  expect(moved.text).toMatch(/^\d+ rows moved and compared; 2 of 2 tables replayed to the same position\.$/)
  expect(moved.code).toBe(0)

  const now = await openServer({ data, databaseUrl: postgres.url("target"), redisUrl: null })
  const [adaNow, beaNow] = [ada.through(now), bea.through(now)]
  expect(await Promise.all([running, over].map((table) => beaNow.look(table)))).toEqual(before)
  expect((await adaNow.must("GET", `/tables/${running}/chat`))[0].text).toBe("zażółć 'gęślą' \\ jaźń")
  expect((await beaNow.choose(running, mark(0))).status).toBe(200)
  const again = new Visitor(now)
  await again.must("POST", "/me/sign-in", { name: "bea ósma", password: "correct horse" })
  const { player } = await again.must("GET", "/me")
  expect((await again.must("GET", `/players/${player.id}`)).history).toHaveLength(1)
  await until(() => now.tables.keeps(running))
  await now.close()

  expect(await said(() => operate(["move"], to))).toMatchObject({
    code: 1,
    text: expect.stringContaining("a database in which nobody has played yet"),
  })
})

test("PostgreSQL's own tools bring a running server back, as docs/operating.md says", async () => {
  await postgres.createDatabase("running")
  const before = await openServer({ data, databaseUrl: postgres.url("running"), redisUrl: null })
  const [ada, bea] = [await before.visitor("Ada"), await before.visitor("Bea")]
  const table = await tableOf("noughts", [ada, bea])
  await ada.choose(table, mark(4))
  const file = join(data, "running.dump")
  const tool = (name: string, ...words: string[]) =>
    execFileSync(join(postgres.tools, name), words, { stdio: ["ignore", "ignore", "inherit"] })
  tool("pg_dump", "--format=custom", `--file=${file}`, postgres.url("running"))
  await bea.choose(table, mark(0))
  await before.close()
  await postgres.createDatabase("running_new")
  const into = `--dbname=${postgres.url("running_new")}`
  tool("pg_restore", "--exit-on-error", "--no-owner", into, file)
  const after = await openServer({ data, databaseUrl: postgres.url("running_new"), redisUrl: null })
  const [adaNow, beaNow] = [ada.through(after), bea.through(after)]
  expect(await adaNow.look(table)).toMatchObject({ choices: 1, waiting: [1] })
  expect((await beaNow.choose(table, mark(8))).status).toBe(200)
  await after.close()
})

test("what cannot move whole does not move at all", async () => {
  const store = await openStore(data)
  await store.db.schema.createTable("stranger").addColumn("id", "text").execute()
  await store.close()
  await postgres.createDatabase("other")
  const to = { ...environment, DATABASE_URL: postgres.url("other") }
  expect(await said(() => operate(["move"], to))).toMatchObject({
    code: 1,
    text: expect.stringContaining("stranger"),
  })
  const server = await openServer({ data: ":memory:", databaseUrl: postgres.url("other"), redisUrl: null })
  expect(await server.tables.db.selectFrom("player").selectAll().execute()).toEqual([])
  await server.close()
  expect(await said(() => operate(["move"], environment))).toMatchObject({
    code: 2,
    text: expect.stringContaining("DATABASE_URL is not set"),
  })
  expect(await said(() => operate(["backup", "x"], to))).toMatchObject({
    code: 2,
    text: expect.stringContaining("pg_dump"),
  })
})
