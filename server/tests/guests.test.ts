// A guest is marked as one wherever a name is shown, and a name that has changed is shown at once.
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Kysely, type KyselyPlugin } from "kysely"
import { Migrator } from "kysely/migration"
import { afterAll, expect, test, vi } from "vitest"
import { migrations } from "../store/migrations.ts"
import type { Database, SeatRow } from "../store/schema.ts"
import { openSqlite } from "../store/sqlite.ts"
import { databaseFile, openStore } from "../store/store.ts"
import { openServer } from "./kit/server.ts"

const server = await openServer()
afterAll(() => server.close())

test("guests are marked at the table, in the list, in talk and on their page; members are not", async () => {
  const ada = await server.visitor("Ada")
  const bea = await server.visitor()
  await bea.must("POST", "/me/register", { name: "Bea", password: "correct horse" })
  const { table } = await ada.must("POST", "/tables", {
    game: "noughts",
    listed: true,
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  await bea.must("POST", `/tables/${table}/join`, {})
  for (const who of [ada, bea]) await who.must("POST", `/tables/${table}/chat`, { text: "hello" })
  const marked = [
    { name: "Ada", guest: true },
    { name: "Bea", guest: false },
  ]
  expect((await bea.look(table)).seats).toMatchObject(marked)
  expect(await bea.must("GET", `/tables/${table}/chat`)).toMatchObject(marked)
  const [listed] = await bea.must("GET", "/tables")
  expect(listed.seats).toMatchObject(marked)
  const { player } = await ada.must("GET", "/me")
  expect((await bea.must("GET", `/players/${player.id}`)).player.kind).toBe("guest")
})

test("a table shows a new name at once: of a guest who takes another, or has to give way to a member", async () => {
  const cyd = await server.visitor("Cyd")
  const { table } = await cyd.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  await cyd.must("PATCH", "/me", { name: "Dana" })
  expect((await cyd.look(table)).seats[0]?.name).toBe("Dana")
  const dana = await server.visitor()
  await dana.must("POST", "/me/register", { name: "DANA", password: "correct horse" })
  expect((await cyd.look(table)).seats[0]?.name).toMatch(/^Dana \d{4}$/)
})

test("a new name is told in small steps: games that are over and that nobody looks at are only marked", async () => {
  const answers: number[] = []
  const counted: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers.push(result.rows.length)
      return result
    },
  }
  const other = await openServer(
    { tablesInMemory: 1000, rate: 1 },
    undefined,
    undefined,
    undefined,
    undefined,
    (store) => ({
      ...store,
      db: store.db.withPlugin(counted),
    }),
  )
  const { tables } = other
  const fin = await other.visitor("Fin")
  const { table } = await fin.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  const { row, seats } = await tables.rows(table)
  const finished = Array.from({ length: 240 }, (_, i) => `finished${i}`)
  for (const id of finished) {
    await tables.db
      .insertInto("game_table")
      .values({ ...row, id, status: "finished", finished_at: 1 })
      .execute()
    const { seat, kind, player_id, level, number } = seats[0] as SeatRow
    const own = { table_id: id, seat, kind, player_id, level, number, code: id, agreed: null }
    await tables.db.insertInto("seat").values(own).execute()
    await tables.get(id)
  }
  answers.length = 0
  const paused = vi.spyOn(tables.slices, "pause")
  await fin.must("PATCH", "/me", { name: "Finn" })
  expect(answers.length).toBeLessThan(40)
  expect(Math.max(...answers)).toBeLessThanOrEqual(100)
  expect(paused.mock.calls.length).toBeGreaterThan(finished.length)
  for (const id of [table, "finished0", "finished239"])
    expect((await fin.look(id)).seats[0]?.name).toBe("Finn")
  const again = async () => (await fin.ask("PATCH", "/me", { name: "Fin" })).status
  expect([await again(), await again(), await again(), await again(), await again()]).toEqual([
    200, 200, 200, 200, 429,
  ])
  await other.close()
})

test("a name is refused in words: what is no name by 400, what is another's by 409", async () => {
  const eve = await server.visitor()
  expect(await eve.ask("POST", "/me/guest", { name: "Ev\u200Be" })).toMatchObject({ status: 400 })
  expect(await eve.ask("POST", "/me/guest", { name: "Moderator" })).toMatchObject({
    status: 409,
    body: { error: { code: "taken" } },
  })
})

test("members from before keep names that look alike; nobody new gets one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "genepool-names-"))
  const { dialect } = openSqlite(databaseFile(folder))
  const before = new Kysely<Database>({ dialect })
  const old = Object.entries(migrations).filter(([name]) => name < "004")
  const provider = { getMigrations: async () => Object.fromEntries(old) }
  const { error } = await new Migrator({ db: before, provider }).migrateToLatest()
  expect(error).toBeUndefined()
  const row = (id: string, name: string, kind: "member" | "guest", created_at: number) => {
    const handle = kind === "member" ? name.toLowerCase() : null
    return { id, name, handle, kind, created_at, deleted_at: null }
  }
  await before
    .insertInto("player")
    .values([row("b", "lda", "member", 2), row("a", "Ida", "member", 1), row("c", "Ida", "guest", 3)])
    .execute()
  await before.destroy()
  const store = await openStore(folder)
  const after = await store.db.selectFrom("player").select(["id", "name", "claim"]).orderBy("id").execute()
  expect(after.map((player) => ({ ...player }))).toEqual([
    { id: "a", name: "Ida", claim: "lda" },
    { id: "b", name: "lda", claim: null },
    { id: "c", name: "Ida", claim: null },
  ])
  await store.close()
  await rm(folder, { recursive: true })
})
