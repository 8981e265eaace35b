import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Kysely, sql } from "kysely"
import { afterEach, beforeEach, expect, test } from "vitest"
import { Flush } from "../store/flush.ts"
import { openSqlite } from "../store/sqlite.ts"
import { troubleOf, unavailable } from "../store/trouble.ts"

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "genepool-sqlite-"))
  file = join(folder, "some.sqlite")
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A disk that is as slow as the test says. */
class SlowDisk {
  flushes: (() => void)[] = []
  now = () => new Promise<void>((resolve) => this.flushes.push(resolve))
  close = async () => undefined
  done(): void {
    for (const resolve of this.flushes.splice(0)) resolve()
  }
}
const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise(setImmediate)
}

test("what is deleted is in no byte of the file any more", async () => {
  const db = new Kysely<{ t: { n: number; name: string } }>({ dialect: openSqlite(file).dialect })
  await sql`create table t (n integer, name text)`.execute(db)
  for (const name of ["Wendelin", "a long story ".repeat(2000), "Friedhelm"])
    await db.insertInto("t").values({ n: 1, name }).execute()
  await db.updateTable("t").set({ name: "" }).where("name", "=", "Wendelin").execute()
  await db.deleteFrom("t").where("name", "like", "a long story%").execute()
  await db.destroy()
  const bytes = readFileSync(file).toString("latin1")
  expect(bytes).toContain("Friedhelm")
  expect(bytes).not.toContain("Wendelin")
  expect(bytes).not.toContain("a long story")
})

test("a transaction that finds the disk full says so, and the next one goes through", async () => {
  const { dialect, raw } = openSqlite(file)
  const db = new Kysely<{ t: { x: string } }>({ dialect })
  await sql`create table t (x text)`.execute(db)
  const { page_count } = raw.prepare("pragma page_count").get() as { page_count: number }
  raw.exec(`pragma max_page_count = ${page_count + 2}`)
  const write = (x: string) =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto("t").values({ x: "first" }).execute()
      await tx.insertInto("t").values({ x }).execute()
    })
  // SQLite itself takes back what was begun
  expect(troubleOf(await write("x".repeat(100_000)).catch((error: unknown) => error))).toBe("full")
  expect(await db.selectFrom("t").selectAll().execute()).toEqual([])
  await write("second")
  expect(await db.selectFrom("t").selectAll().execute()).toHaveLength(2)
  await db.destroy()
})

test("a write is told when it is on the disk, and others go on meanwhile", async () => {
  const disk = new SlowDisk()
  const db = new Kysely<{ t: { n: number } }>({ dialect: openSqlite(file, disk).dialect })
  const made = sql`create table t (n integer)`.execute(db)
  await turns(5)
  disk.done()
  await made
  let told = 0
  const writes = [1, 2].map((n) =>
    db
      .insertInto("t")
      .values({ n })
      .execute()
      .then(() => told++),
  )
  const inOne = db
    .transaction()
    .execute((tx) => tx.insertInto("t").values({ n: 3 }).execute())
    .then(() => told++)
  await turns(20)
  expect(await db.selectFrom("t").select("n").execute()).toHaveLength(3)
  expect(told).toBe(0)
  disk.done()
  await Promise.all([...writes, inOne])
  expect(told).toBe(3)
  // Reading waits for nothing
  expect(disk.flushes).toEqual([])
  await db.destroy()
})

test("while another connection writes, a write waits without holding up anybody", async () => {
  const db = new Kysely<{ t: { n: number } }>({ dialect: openSqlite(file).dialect })
  await sql`create table t (n integer)`.execute(db)
  const other = new DatabaseSync(file)
  other.exec("begin immediate")
  let told = false
  const writing = db
    .insertInto("t")
    .values({ n: 1 })
    .execute()
    .then(() => {
      told = true
    })
  await turns(50)
  expect(told).toBe(false)
  other.exec("commit")
  await writing
  expect(await db.selectFrom("t").select("n").execute()).toEqual([{ n: 1 }])
  other.close()
  await db.destroy()
})

test("a flush that failed is no reason for the next to fail, and says that what was written is there", async () => {
  const flush = new Flush(join(folder, "wal"))
  const error: unknown = await flush.now().catch((error: unknown) => error)
  expect(troubleOf(error)).toBe("failing")
  expect(unavailable("failing", error).hint).toContain("look before you send it again")
  expect(unavailable("failing", new Error("EIO")).hint).toContain("Send the same again")
  writeFileSync(join(folder, "wal"), "there now")
  await flush.now()
  await flush.close()
})

test("whoever writes during a flush waits for the next, all of them for the same", async () => {
  const flush = new Flush(new URL(import.meta.url).pathname)
  const first = flush.now()
  await turns(1)
  const [second, third] = [flush.now(), flush.now()]
  expect(second).toBe(third)
  expect(second).not.toBe(first)
  await Promise.all([first, second])
  await flush.close()
})
