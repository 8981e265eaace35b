import { expect, test } from "vitest"
import { serverOfThree, tableOf, type Visitor } from "./kit/server.ts"
import { Reader } from "./kit/stream.ts"

const { server, ada, bea, eve } = await serverOfThree()
const url = await server.listen()

const say = (who: Visitor, table: string, text: string) => who.ask("POST", `/tables/${table}/chat`, { text })
const texts = async (who: Visitor, table: string) =>
  (await who.must("GET", `/tables/${table}/chat`)).map(({ text }: { text: string }) => text)

test("everybody reads the players; the players read spectators only when the game is over", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { leavers: "nobody" } })
  await say(ada, table, "good luck")
  await say(eve, table, "take the middle!")
  expect(await texts(bea, table)).toEqual(["good luck"])
  expect(await texts(eve, table)).toEqual(["good luck", "take the middle!"])
  await ada.must("POST", `/tables/${table}/resign`)
  expect(await texts(bea, table)).toEqual(["good luck", "take the middle!"])
})

test("talk comes by the stream, and is resumed by its own number", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const headers = bea.headers
  const reader = new Reader(`${url}/api/v1/tables/${table}/stream`, headers)
  await reader.count(1)
  await say(ada, table, "one")
  await reader.count(2)
  expect(reader.seen[1]).toMatchObject({
    id: "1.1",
    event: "chat",
    data: { text: "one", name: "Ada", seat: 0 },
  })
  reader.close()
  await say(ada, table, "two")
  await say(eve, table, "not for you")
  const again = new Reader(`${url}/api/v1/tables/${table}/stream`, {
    ...headers,
    "last-event-id": reader.lastId,
  })
  await again.count(2)
  expect(again.seen.map(({ event, data }) => data.text ?? event)).toEqual(["two", "table"])
  again.close()
})

test("text only, not too long, and strangers say nothing", async () => {
  const table = await tableOf("noughts", [ada, bea])
  expect((await say(ada, table, "x".repeat(301))).status).toBe(400)
  expect((await say(ada, table, "\u202e \u0000")).status).toBe(400)
  await say(ada, table, "a\u0007b\u202ec")
  expect(await texts(ada, table)).toEqual(["a b c"])
  expect((await say(await server.visitor(), table, "hello")).status).toBe(401)
})

test("marks are not piled up over the lines of others", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await say(ada, table, `a${"\u0301\u0489".repeat(100)}`)
  await say(ada, table, "क्षत्रिय tiếng Việt")
  expect(await texts(bea, table)).toEqual(["a\u0301\u0489\u0301\u0489", "क्षत्रिय tiếng Việt"])
})

test("nobody is muted who is nobody, and nothing is kept of it", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const gone = await server.visitor("Gone")
  const { player } = await gone.must("GET", "/me")
  await gone.must("DELETE", "/me")
  for (const id of ["nobody-at-all", player.id])
    expect((await ada.ask("POST", `/tables/${table}/chat/mute`, { player: id, muted: true })).status).toBe(
      404,
    )
  const rows = server.tables.db.selectFrom("mute").selectAll().where("table_id", "=", table)
  expect(await rows.execute()).toEqual([])
})

test("who made the table can mute; anybody can report", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const { player } = await bea.must("GET", "/me")
  const mute = (who: Visitor, muted: boolean) =>
    who.ask("POST", `/tables/${table}/chat/mute`, { player: player.id, muted })
  expect((await mute(eve, true)).status).toBe(403)
  await mute(ada, true)
  expect((await say(bea, table, "hm")).status).toBe(403)
  await mute(ada, false)
  expect((await say(bea, table, "hm")).status).toBe(200)
  await eve.must("POST", `/tables/${table}/chat/report`, { n: 1, reason: "rude" })
  const reports = server.tables.db.selectFrom("report").select(["chat_n", "reason", "said_by", "said"])
  expect(await reports.execute()).toEqual([{ chat_n: 1, reason: "rude", said_by: player.id, said: "hm" }])
  // What is not there, or not to be read, is not reported
  await say(eve, table, "take the middle!")
  for (const n of [2, 3])
    expect(await ada.ask("POST", `/tables/${table}/chat/report`, { n, reason: "?" })).toMatchObject({
      status: 404,
    })
})

test("a line that went with its speaker leaves its number behind: reports and readers mean no other line", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const rud = await server.visitor("Rud")
  await say(rud, table, "something rude")
  await eve.must("POST", `/tables/${table}/chat/report`, { n: 1, reason: "rude" })
  await rud.must("DELETE", "/me")
  server.tables.forget(table)
  const again = new Reader(`${url}/api/v1/tables/${table}/stream`, { ...eve.headers, "last-event-id": "1.1" })
  await again.count(1)
  expect((await say(eve, table, "hello all")).body).toEqual({ n: 2 })
  await again.count(2)
  expect(again.seen.flatMap(({ data }) => data.text ?? [])).toEqual(["hello all"])
  again.close()
  const reports = server.tables.db.selectFrom("report").select("said").where("table_id", "=", table)
  expect(await reports.execute()).toEqual([{ said: "something rude" }])
})

test("a line is reported once by the same person, and nobody reports without end", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const dot = await server.visitor("Dot")
  const report = (n: number) => dot.ask("POST", `/tables/${table}/chat/report`, { n, reason: "rude" })
  for (let n = 1; n <= 31; n++) await say(ada, table, `line ${n}`)
  for (let i = 0; i < 5; i++) expect((await report(1)).status).toBe(200)
  const kept = () =>
    server.tables.db.selectFrom("report").select("id").where("table_id", "=", table).execute()
  expect(await kept()).toHaveLength(1)
  for (let n = 2; n <= 30; n++) expect((await report(n)).status).toBe(200)
  expect(await report(31)).toMatchObject({ status: 409, body: { error: { code: "quota" } } })
  await server.tables.db.updateTable("report").set({ settled_at: 1 }).where("chat_n", "=", 3).execute()
  expect((await report(31)).status).toBe(200)
  expect(await kept()).toHaveLength(31)
})

test("of talk without end the last two thousand lines are kept", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await say(ada, table, "the first")
  const { player } = await ada.must("GET", "/me")
  const line = { table_id: table, player_id: player.id as string, room: "table" as const, text: "on", at: 1 }
  for (let n = 2; n < 2200; n += 100)
    await server.tables.db
      .insertInto("chat")
      .values(Array.from({ length: Math.min(100, 2200 - n) }, (_, i) => ({ ...line, n: n + i })))
      .execute()
  const kept = async () =>
    (await server.tables.db.selectFrom("chat").select("n").where("table_id", "=", table).execute()).length
  expect(await kept()).toBe(2199)
  expect((await say(bea, table, "the last")).body).toEqual({ n: 2200 })
  expect(await kept()).toBe(2000)
  expect((await texts(ada, table)).at(-1)).toBe("the last")
})
