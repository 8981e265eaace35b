import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, describe, expect, test } from "vitest"
import { Appender } from "../store/appender.ts"
import { journalsInThread } from "../store/journals.ts"
import { isDuplicate, openStore, type Store } from "../store/store.ts"

const opened: Store[] = []
const folders: string[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "genepool-store-"))
  folders.push(folder)
  return folder
}

async function storeWithTable(folder: string = ":memory:"): Promise<Store> {
  const store = await openStore(folder)
  opened.push(store)
  await store.db
    .insertInto("player")
    .values({ id: "ada", name: "Ada", handle: null, kind: "guest", created_at: 1, deleted_at: null })
    .execute()
  for (const id of ["one", "two"]) {
    const empty = { started_at: null, finished_at: null, result: null, rematch: null }
    await store.db
      .insertInto("game_table")
      .values({
        id,
        game: "noughts",
        version: "1",
        options: "{}",
        manner: "{}",
        listed: 1,
        status: "playing",
        owner: "ada",
        commitment: "c",
        secret: "s",
        created_at: 1,
        ...empty,
      })
      .execute()
  }
  return store
}

const entry = (table_id: string, n: number) => ({ table_id, n, kind: "choice", seat: 0, body: "{}", at: 1 })

describe.each([
  ["through the database's own connection", async () => ":memory:"],
  ["by a thread of its own", newFolder],
])("journals written %s", (_, place) => {
  test("entries of many tables that come together share one write", async () => {
    const { journals } = await storeWithTable(await place())
    const appender = new Appender(journals)
    const answers = await Promise.all([
      appender.append(entry("one", 1)),
      appender.append(entry("two", 1)),
      appender.append(entry("two", 2)),
    ])
    expect(answers).toEqual([true, true, true])
    expect(appender.counts).toEqual({ entries: 3, writes: 1, conflicts: 0 })
  })

  test("of two entries with the same number one is taken, and the other is told so", async () => {
    const { db, journals } = await storeWithTable(await place())
    const appender = new Appender(journals)
    const [a, b] = await Promise.all([appender.append(entry("one", 1)), appender.append(entry("one", 1))])
    expect([a, b].filter(Boolean)).toHaveLength(1)
    expect(await appender.append(entry("one", 1))).toBe(false)
    expect(await db.selectFrom("entry").selectAll().execute()).toHaveLength(1)
  })

  test("a write that fails is told to everybody in it, and the next one goes through", async () => {
    const { journals } = await storeWithTable(await place())
    const appender = new Appender(journals)
    await expect(appender.append(entry("nowhere", 1))).rejects.toThrow()
    expect(await appender.append(entry("one", 1))).toBe(true)
    await appender.idle()
  })
})

test("what was written is there after the file is opened again, and migrations run once", async () => {
  const folder = await newFolder()
  const first = await storeWithTable(folder)
  await new Appender(first.journals).append(entry("one", 1))
  await opened.pop()?.close()
  const again = await openStore(folder)
  opened.push(again)
  expect(await again.db.selectFrom("entry").select(["table_id", "n"]).execute()).toEqual([
    { table_id: "one", n: 1 },
  ])
})

test("a broken unique key is known as a duplicate, another mistake is not", async () => {
  const { db } = await storeWithTable()
  const row = { id: "ada", name: "A", handle: null, kind: "guest" as const, created_at: 1, deleted_at: null }
  const twice = await db
    .insertInto("player")
    .values(row)
    .execute()
    .catch((error: unknown) => error)
  expect(isDuplicate(twice)).toBe(true)
  const noTable = await db
    .insertInto("entry")
    .values(entry("no", 1))
    .execute()
    .catch((error: unknown) => error)
  expect(isDuplicate(noTable)).toBe(false)
})

test("journals wait while somebody else writes, and are written as soon as they can be", async () => {
  const folder = await newFolder()
  const { journals } = await storeWithTable(folder)
  await journals.write([entry("one", 1)])
  const [name] = (await readdir(folder)).filter((file) => file.endsWith(".sqlite"))
  const other = new DatabaseSync(join(folder, name as string))
  other.exec("begin immediate")
  let isWritten = false
  const writing = journals.write([entry("one", 2)]).then((taken) => {
    isWritten = true
    return taken
  })
  // Long enough for the thread to try, and to be told that the file is in use
  for (let turn = 0; turn < 2000; turn++) await new Promise(setImmediate)
  expect(isWritten).toBe(false)
  other.exec("commit")
  other.close()
  expect(await writing).toEqual([true])
})

test("a thread that has ended is replaced at the next write", async () => {
  const mark = join(await newFolder(), "died")
  const program = `
    import { existsSync, writeFileSync } from "node:fs"
    import { parentPort, workerData } from "node:worker_threads"
    parentPort.on("message", (rows) => {
      if (existsSync(workerData.file)) return parentPort.postMessage({ taken: rows.map(() => true) })
      writeFileSync(workerData.file, "")
      process.exit(1)
    })`
  const journals = journalsInThread(mark, new URL(`data:text/javascript,${encodeURIComponent(program)}`))
  await expect(journals.write([entry("one", 1)])).rejects.toThrow("has ended")
  expect(await journals.write([entry("one", 1)])).toEqual([true])
  await journals.close()
})
