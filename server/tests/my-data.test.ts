// All that is kept about somebody, to take along and to delete.
import { afterAll, expect, test } from "vitest"
import { openServer, tableOf, type Visitor, winNoughts } from "./kit/server.ts"

const server = await openServer()
afterAll(() => server.close())

async function member(name: string): Promise<Visitor> {
  const visitor = await server.visitor()
  await visitor.must("POST", "/me/register", { name, password: "correct horse" })
  return visitor
}

const mark = (cell: number) => ({ do: "mark", cell })

test("one file has the account, sessions, results, talk, reports and tables; of running games only one's own lines", async () => {
  const ada = await member("Ada")
  const bea = await member("Bea")
  const finished = await tableOf("noughts", [ada, bea])
  await winNoughts(finished, ada, bea)
  await server.tables.settled()
  const running = await tableOf("offers", [ada, bea])
  expect((await ada.choose(running, { do: "offer", amount: 1 })).status).toBe(200)
  expect((await bea.choose(running, { do: "offer", amount: 2 })).status).toBe(200)
  await ada.must("POST", `/tables/${finished}/chat`, { text: "well played" })
  await bea.must("POST", `/tables/${finished}/chat`, { text: "thank you" })
  await ada.must("POST", `/tables/${finished}/chat/report`, { n: 2, reason: "too kind" })
  await ada.must("POST", "/me/bots", { name: "Ada's machine" })
  await ada.must("POST", "/me/recovery-codes", { password: "correct horse" })

  const answer = await ada.ask("GET", "/me/data")
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="genepool.json"')
  const data = answer.body
  expect(data).toMatchObject({
    genepoolData: 1,
    account: { name: "Ada", kind: "member", hasPassword: true, recoveryCodesLeft: 8, email: null },
    sessions: [{ current: true }],
    botAccounts: [{ name: "Ada's machine" }],
    results: [{ table: finished, game: "noughts", place: 1 }],
    said: [{ table: finished, text: "well played" }],
    reports: [{ table: finished, line: 2, reason: "too kind" }],
  })
  expect(data.tables).toHaveLength(2)
  const [first, second] = [finished, running].map((id) =>
    data.tables.find((table: { readonly id: string }) => table.id === id),
  )
  expect(first).toMatchObject({ id: finished, status: "finished", seat: 0, mine: true })
  expect(first.log.choices).toHaveLength(5)
  expect(first.myLines.map(({ choice }: { choice: unknown }) => choice)).toEqual([mark(0), mark(1), mark(2)])
  expect(second).toMatchObject({ id: running, status: "playing", log: null })
  expect(second.myLines).toMatchObject([{ kind: "choice", choice: { do: "offer", amount: 1 } }])
  // Neither what is another's secret, nor what opens anything
  expect(JSON.stringify(second)).not.toContain('"amount":2')
  expect(JSON.stringify(data)).not.toMatch(/"(?:token|hash|code)":"/)
  expect(JSON.stringify(second)).not.toContain("secret")
})

test("who agreed that another takes back does not take along what only the other was told", async () => {
  const lea = await member("Lea")
  const max = await member("Max")
  const table = await tableOf("offers", [lea, max], { manner: { undo: "consent" } })
  for (const visitor of [lea, max]) await visitor.choose(table, { do: "offer", amount: 1 })
  expect((await lea.choose(table, { do: "wait" })).status).toBe(200)
  const { n } = await lea.look(table)
  await lea.must("POST", `/tables/${table}/undo`, { to: 2, n })
  await max.must("POST", `/tables/${table}/undo/answer`, { agree: true })
  const [kept] = (await max.must("GET", "/me/data")).tables
  expect(kept).toMatchObject({ id: table, status: "playing", log: null })
  const at = expect.any(String)
  expect(kept.myLines).toEqual([
    { kind: "choice", choice: { do: "offer", amount: 1 }, at },
    { kind: "undoAnswer", agree: true, at },
  ])
  expect(JSON.stringify(kept)).not.toContain("peeked")
})

test("what is taken along is one's own: the other's talk and lines are not in it", async () => {
  const eve = await member("Eve")
  const data = (await eve.ask("GET", "/me/data")).body
  expect(data).toMatchObject({ tables: [], said: [], results: [], reports: [] })
})

test("a bot account whose key was taken back is still its owner's: in the file, and gone with the account", async () => {
  const fay = await member("Fay")
  const { id, player } = await fay.must("POST", "/me/bots", { name: "Old engine" })
  await fay.must("POST", "/me/bots", { name: "New engine" })
  await fay.must("DELETE", `/me/bots/${id}`)
  const { db } = server.tables
  const rating = { player_id: player.id, game: "noughts", pool: "bots" as const, mu: 25, sigma: 8, games: 1 }
  await db.insertInto("rating").values(rating).execute()
  expect((await fay.must("GET", "/me/data")).botAccounts).toMatchObject([
    { id: player.id, name: "Old engine", hasKey: false },
    { name: "New engine", hasKey: true },
  ])
  await fay.must("DELETE", "/me", { password: "correct horse" })
  const left = await db.selectFrom("player").selectAll().where("id", "=", player.id).executeTakeFirstOrThrow()
  expect(left).toMatchObject({ name: "", skeleton: null, owner_id: null, deleted_at: expect.any(Number) })
  expect((await (await server.visitor()).ask("GET", `/players/${player.id}`)).status).toBe(404)
  for (const table of ["rating", "token"] as const)
    expect(await db.selectFrom(table).selectAll().where("player_id", "=", player.id).execute()).toEqual([])
})

test("who is deleted is gone from every table of the database; others keep their games with a neutral name", async () => {
  const cyd = await member("Cyd")
  const dot = await member("Dot")
  const table = await tableOf("noughts", [cyd, dot])
  await winNoughts(table, cyd, dot)
  await server.tables.settled()
  await cyd.must("POST", `/tables/${table}/chat`, { text: "farewell" })
  await dot.must("POST", `/tables/${table}/chat`, { text: "bye" })
  await cyd.must("POST", `/tables/${table}/chat/report`, { n: 2, reason: "short" })
  await cyd.must("POST", "/me/recovery-codes", { password: "correct horse" })
  const { id } = (await cyd.must("GET", "/me")).player
  expect((await cyd.ask("DELETE", "/me", {})).body.error.code).toBe("wrongPassword")
  expect((await cyd.ask("DELETE", "/me", { password: "wrong horse" })).status).toBe(401)
  await cyd.must("DELETE", "/me", { password: "correct horse" })
  const { db } = server.tables
  for (const name of [
    "login",
    "recovery_code",
    "mail_address",
    "mail_token",
    "rating",
    "chat",
    "report",
  ] as const)
    expect(await db.selectFrom(name).selectAll().where("player_id", "=", id).execute()).toEqual([])
  const row = await db.selectFrom("player").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ name: "", handle: null, skeleton: null, claim: null })
  expect((await dot.look(table)).seats).toMatchObject([{ name: "", guest: false }, { name: "Dot" }])
  expect(await dot.must("GET", `/tables/${table}/chat`)).toMatchObject([{ text: "bye" }])
  expect((await dot.ask("GET", `/players/${id}`)).status).toBe(404)
  // The name is free again
  await member("Cyd")
})

test("howunar much somebody has said and been told, all of it is there, once and in order", async () => {
  const una = await member("Una")
  const { id } = (await una.must("GET", "/me")).player as { id: string }
  const { table } = await una.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  const { db } = server.tables
  for (let n = 1; n <= 1100; n += 50) {
    const rows = Array.from({ length: 50 }, (_, i) => n + i)
    const line = { table_id: table as string, player_id: id }
    await db
      .insertInto("chat")
      .values(rows.map((no) => ({ ...line, n: no, room: "table" as const, text: `line ${no}`, at: no >> 3 })))
      .execute()
    await db
      .insertInto("notice")
      .values(
        rows.map((no) => ({
          ...line,
          id: `n ${no + 10_000}`,
          kind: "turn" as const,
          n: no,
          by_whom: `${no}`,
          at: 1,
        })),
      )
      .execute()
  }
  const data = await una.must("GET", "/me/data")
  const numbers = Array.from({ length: 1100 }, (_, i) => i + 1)
  expect(data.said.map(({ text }: { text: string }) => text)).toEqual(numbers.map((n) => `line ${n}`))
  expect(data.notices.told.map(({ by }: { by: string }) => Number(by))).toEqual(numbers)
  expect(data.notices.channels).toEqual([])
})
