import { spawnSync } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { fc, test as given } from "@fast-check/vitest"
import { expect, test } from "vitest"
import { exportTable } from "../moving/transfer.ts"
import { findings } from "../operate/check.ts"
import { tablesBy } from "../operators/status.ts"
import { packed, unpacked } from "../store/archive.ts"
import { archive, nextToArchive, type Step, unfold } from "../store/archiving.ts"
import { linesOf } from "../store/lines.ts"
import type { EntryRow } from "../store/schema.ts"
import { openStoreAt } from "../store/store.ts"
import { placeFor } from "./kit/place.ts"
import { openServer, type TestServer, tableOf, testConfig, type Visitor, winNoughts } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const day = 24 * 60 * 60_000
const archiveAfter = 7 * day

async function within(
  work: (server: TestServer, data: string) => Promise<void>,
  config: Parameters<typeof openServer>[0] = {},
): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "genepool-archives-"))
  const server = await openServer({ data, archiveAfter, ...config })
  try {
    await work(server, data)
  } finally {
    await server.close()
    await rm(data, { recursive: true })
  }
}

/** With something taken back in it, and the result recorded. */
async function finished(server: TestServer, first: Visitor, second: Visitor): Promise<string> {
  const table = await tableOf("noughts", [first, second])
  await first.choose(table, { do: "mark", cell: 8 })
  await first.must("POST", `/tables/${table}/undo`, { to: 0, n: (await first.look(table)).n })
  await winNoughts(table, first, second)
  await until(async () => (await server.tables.rows(table)).row.status === "finished")
  return table
}

const rawLines = async ({ tables: { db } }: TestServer, id: string) =>
  (await db.selectFrom("entry").select("n").where("table_id", "=", id).execute()).length

async function later(server: TestServer, milliseconds: number): Promise<void> {
  server.clock.leap(milliseconds)
  await server.housekeeper.round()
}

const text = fc.string({ unit: "binary" })
given.prop([
  fc.array(
    fc.record({
      kind: fc.constantFrom("start", "choice", "undo"),
      seat: fc.option(fc.integer({ min: 0, max: 5 })),
      body: fc.oneof(
        fc.json(),
        fc
          .record({ choice: fc.record({ do: text }), key: text, seed: text })
          .map((body) => JSON.stringify(body)),
        text,
      ),
      at: fc.integer({ min: 0, max: 2 ** 45 }),
    }),
    { minLength: 1, maxLength: 30 },
  ),
])("an archive gives back what was written, whatever it was", async (lines) => {
  const rows: EntryRow[] = lines.map((line, i) => ({ table_id: "one", n: i + 1, ...line }))
  expect(await unpacked("one", await packed(rows))).toEqual(rows)
})

test("a week after its end a game is an archive, and everybody has of it what they had before", () =>
  within(async (server, data) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await finished(server, ada, bea)
    const { db, games } = server.tables
    const told = async () => ({
      look: await bea.look(table),
      moment: await ada.must("GET", `/tables/${table}/moments/3`),
      log: await bea.must("GET", `/tables/${table}/log`),
      data: ((await ada.must("GET", "/me/data")) as { tables: unknown }).tables,
      export: { ...(await exportTable(db, games, table)), writtenAt: null },
    })
    const before = await told()
    const lines = await linesOf(db, table)
    await later(server, 6 * day)
    expect(await rawLines(server, table)).toBe(lines.length)
    await later(server, 2 * day)
    expect([await rawLines(server, table), server.housekeeper.counts.archives]).toEqual([0, 1])
    expect(await linesOf(db, table)).toEqual(lines)
    expect(lines.length).toBe(8)
    // Both from memory and read anew
    expect(await told()).toEqual(before)
    server.tables.forget(table)
    expect(await told()).toEqual(before)
    const store = await openStoreAt({ ...testConfig, ...(await placeFor(data)) })
    const found = await findings(store, games, null)
    await store.close()
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(found.map(({ looked }) => looked)).toContain("finished games in archives: 1")
  }))

test("a game that is deleted takes its archive along", () =>
  within(
    async (server) => {
      const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
      const table = await finished(server, ada, bea)
      await later(server, 8 * day)
      expect(await server.tables.db.selectFrom("archive").select("lines").execute()).toHaveLength(1)
      expect(await tablesBy(server.tables.db)).toHaveLength(1)
      await later(server, 3 * day)
      expect(await tablesBy(server.tables.db)).toEqual([])
      expect(await server.tables.db.selectFrom("archive").select("lines").execute()).toHaveLength(0)
      expect(await ada.ask("GET", `/tables/${table}`)).toMatchObject({ status: 404 })
    },
    { retention: { ...testConfig.retention, finishedTables: 10 * day } },
  ))

test("a game that is over takes no line more, not even under a number that has become free", () =>
  within(async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await finished(server, ada, bea)
    const line = { table_id: table, n: 9, kind: "choice", seat: 0, body: "{}", at: 1 }
    expect(await server.tables.appender.append(line)).toBe(false)
    await later(server, 8 * day)
    expect(await server.tables.appender.append({ ...line, n: 3 })).toBe(false)
    expect(await rawLines(server, table)).toBe(0)
    const going = await tableOf("noughts", [ada, bea])
    expect(await server.tables.appender.append({ ...line, table_id: going, n: 2 })).toBe(true)
  }))

test("whoever reads a long journal while it is folded gets all of it", () =>
  within(async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await finished(server, ada, bea)
    const { db } = server.tables
    const [last] = (await linesOf(db, table)).slice(-1) as [EntryRow]
    const more = Array.from({ length: 1200 }, (_, i) => ({ ...last, n: last.n + 1 + i }))
    await db.insertInto("entry").values(more).execute()
    let pages = 0
    const read = await linesOf(db, table, async () => {
      if (++pages === 2) expect(await archive(db, table)).toBe(true)
    })
    expect([read.length, read.at(-1)?.n]).toEqual([1208, 1208])
    expect(await archive(db, table)).toBe(false)
  }))

test("a node that had not seen the end finds it in the archive", () =>
  within(async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const [played, stale] = [await finished(server, ada, bea), await tableOf("noughts", [ada, bea])]
    const { db } = server.tables
    const old = await server.tables.get(stale)
    expect([old.play.n, old.play.result]).toEqual([1, null])
    // As if another node had played it on: the same choices, with the dice it has
    const [, ...lines] = await linesOf(db, played)
    for (const line of lines)
      await db
        .insertInto("entry")
        .values({ ...line, table_id: stale })
        .execute()
    await db
      .updateTable("game_table")
      .set((row) => ({
        status: "finished",
        finished_at: server.clock.now(),
        changes: row("changes", "+", 1),
      }))
      .where("id", "=", stale)
      .execute()
    expect(await archive(db, stale)).toBe(true)
    await old.fresh()
    expect([old.play.n, old.play.result !== null]).toEqual([8, true])
  }))

test("nothing is folded while a node of another program is there", () =>
  within(async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await finished(server, ada, bea)
    const { db } = server.tables
    // By its name the last, so that it is not the one that tidies up
    await db.insertInto("node").values({ id: "zz", beat: 0, rules: "{}", version: "0.0.1" }).execute()
    await later(server, 8 * day)
    expect(await rawLines(server, table)).toBe(8)
    await db.deleteFrom("node").where("id", "=", "zz").execute()
    await later(server, 1)
    expect(await rawLines(server, table)).toBe(0)
  }))

test("a journal that cannot be folded stays, and those after it are folded all the same", () =>
  within(async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const [broken, whole] = [await finished(server, ada, bea), await finished(server, ada, bea)]
    const { db } = server.tables
    await db.deleteFrom("entry").where("table_id", "=", broken).where("n", "=", 4).execute()
    await later(server, 8 * day)
    expect([await rawLines(server, broken), await rawLines(server, whole)]).toEqual([7, 0])
    expect(server.logged.join("\n")).toContain("could not be folded")
  }))

test("what was folded can be unfolded, for a program that knows no archives", () =>
  within(async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await finished(server, ada, bea)
    const { db } = server.tables
    const lines = await linesOf(db, table)
    const counted = await tablesBy(db)
    expect(counted).toContainEqual({ game: "noughts", status: "finished", count: 1 })
    await archive(db, table)
    expect(await tablesBy(db)).toEqual(counted)
    await unfold(db, table)
    expect(await tablesBy(db)).toEqual(counted)
    expect(await rawLines(server, table)).toBe(8)
    expect(await linesOf(db, table)).toEqual(lines)
    expect(await nextToArchive(db, server.clock.now())).toBe(table)
  }))

const program = fileURLToPath(new URL("./kit/fold-and-die.ts", import.meta.url))

test("whoever is killed while folding loses nothing, at whichever step", () =>
  within(async (server, data) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await finished(server, ada, bea)
    const { db } = server.tables
    const lines = await linesOf(db, table)
    const place = JSON.stringify({ ...(await placeFor(data)), databaseConnections: 2 })
    const steps: Step[] = ["read", "packed", "marked", "kept", "removed"]
    for (const step of steps) {
      const { signal, stderr } = spawnSync(process.execPath, [program, place, table, step])
      expect([step, signal, stderr.toString()]).toEqual([step, "SIGKILL", ""])
      expect([step, await rawLines(server, table)]).toEqual([step, 8])
      expect(await linesOf(db, table)).toEqual(lines)
      expect(await nextToArchive(db, server.clock.now())).toBe(table)
    }
    expect(spawnSync(process.execPath, [program, place, table, "none"]).status).toBe(0)
    expect(await rawLines(server, table)).toBe(0)
    expect(await linesOf(db, table)).toEqual(lines)
  }))

test("whoever goes through old games pays for having each of them played through", () =>
  within(
    async (server) => {
      const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
      const games = [await finished(server, ada, bea), await finished(server, ada, bea)]
      const reader = await server.visitor("Rea")
      const reads = async (which: (i: number) => number) => {
        for (let i = 0; i < 60; i++)
          if ((await reader.ask("GET", `/tables/${games[which(i)]}`)).status === 429) return i
        return null
      }
      // What is in memory costs as much as anything else
      expect(await reads(() => 1)).toBeNull()
      // 300 at once, as the clock stands still
      expect(await reads((i) => i % 2)).toBe(22)
    },
    { rate: 1, tablesInMemory: 1 },
  ))
