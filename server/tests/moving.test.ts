// People move while their streams are open: every frame is for who they are when it is sent.
import { sql } from "kysely"
import { afterEach, expect, test } from "vitest"
import { serverOfThree, Visitor } from "./kit/server.ts"
import { Reader } from "./kit/stream.ts"
import { until } from "./kit/until.ts"

const { server, ada, bea, eve } = await serverOfThree()
const url = await server.listen()
const readers: Reader[] = []

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})

async function read(path: string, visitor: Visitor | null, lastId?: string): Promise<Reader> {
  const reader = new Reader(`${url}/api/v1${path}`, {
    ...visitor?.headers,
    ...(lastId === undefined ? {} : { "last-event-id": lastId }),
  })
  readers.push(reader)
  await reader.count(1)
  return reader
}

const watch = (table: string, visitor: Visitor | null, lastId?: string) =>
  read(`/tables/${table}/stream`, visitor, lastId)

async function openTable(more: object = {}): Promise<string> {
  const seats = [{ kind: "me" }, { kind: "open" }]
  const { table } = await ada.must("POST", "/tables", { game: "offers", seats, ...more })
  return table as string
}

test("who has left a seat sees nothing of the one who sits there next", async () => {
  const table = await openTable()
  await eve.must("POST", `/tables/${table}/join`, {})
  const left = await watch(table, eve)
  expect(left.now.you).toBe(1)
  await eve.must("POST", `/tables/${table}/leave`)
  await left.until(() => left.now.you === "spectator")
  await bea.must("POST", `/tables/${table}/join`, {})
  const own = await watch(table, bea)
  await ada.must("POST", `/tables/${table}/start`)
  for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 1 }, 1)
  await ada.choose(table, { do: "wait" })
  await bea.choose(table, { do: "wait" })
  await Promise.all([own, left].map((reader) => reader.until(() => reader.now.n === 5)))
  expect(own.now.view).toMatchObject({ hand: expect.any(Number) })
  expect(JSON.stringify(own.seen)).toContain("peeked")
  expect(JSON.stringify(left.seen)).not.toMatch(/"hand":\d|peeked|"decision":\{/)
  // Nor by coming back with the number of a frame that the seat was sent
  const back = await watch(table, eve, "0.0")
  expect(back.happened).toHaveLength(5)
  expect(JSON.stringify(back.seen)).not.toMatch(/"hand":\d|peeked|"decision":\{/)
})

test("who sits down is shown the table anew on the stream that is open, and is there for all", async () => {
  const table = await openTable()
  const [own, other] = [await watch(table, bea), await watch(table, ada)]
  expect(own.now.you).toBe("spectator")
  expect(other.present).toEqual([0])
  await bea.must("POST", `/tables/${table}/join`, {})
  await own.until(() => own.now.you === 1)
  await other.until(() => other.present.join() === "0,1")
  await ada.must("POST", `/tables/${table}/start`)
  await own.until(() => own.now.status === "playing")
  expect(own.now.decision).not.toBeNull()
  expect(own.happened.map(({ n }) => n)).toEqual([1])
})

test("talk goes to who may hear it when it is said", async () => {
  const table = await openTable()
  const [own, watching] = [await watch(table, bea), await watch(table, null)]
  await eve.must("POST", `/tables/${table}/chat`, { text: "before" })
  await bea.must("POST", `/tables/${table}/join`, {})
  await eve.must("POST", `/tables/${table}/chat`, { text: "what spectators say" })
  await ada.must("POST", `/tables/${table}/chat`, { text: "to all" })
  const heard = ({ seen }: Reader) =>
    seen.filter(({ event }) => event === "chat").map(({ data }) => data.text)
  await Promise.all([own, watching].map((reader) => reader.until(() => heard(reader).includes("to all"))))
  expect(heard(watching)).toEqual(["before", "what spectators say", "to all"])
  expect(heard(own)).toEqual(["before", "to all"])
})

test("who leaves a table with a delay sees it as late as all who watch", async () => {
  const table = await openTable({ manner: { spectatorDelay: 60_000 } })
  await eve.must("POST", `/tables/${table}/join`, {})
  const left = await watch(table, eve)
  await eve.must("POST", `/tables/${table}/leave`)
  await bea.must("POST", `/tables/${table}/join`, {})
  await ada.must("POST", `/tables/${table}/start`)
  await ada.must("POST", `/tables/${table}/chat`, { text: "begun" })
  await left.until(() => left.seen.some(({ event }) => event === "chat"))
  expect(left.now).toMatchObject({ you: "spectator", n: 0, status: "open", view: null })
  expect(left.lastId).toBe("0.1")
  server.clock.turn(60_000)
  await left.until(() => left.now.n === 1)
  expect(left.now).toMatchObject({ status: "playing", decision: null })
})

const ended = (reader: Reader) => reader.until(() => reader.ended)

test("streams end with the session: here, everywhere, by a key taken back, with the account", async () => {
  const table = await openTable()
  const cyd = await server.visitor("Cyd")
  const key = await cyd.must("POST", "/me/bots", { name: "Cyd's engine" })
  const engine = new Visitor(server)
  engine.token = key.token
  await engine.must("POST", `/tables/${table}/join`, {})
  const byKey = await watch(table, engine)
  expect(byKey.now.you).toBe(1)
  await cyd.must("DELETE", `/me/bots/${key.id}`)
  await ended(byKey)

  const [streams, lobby] = [await watch(table, cyd), await read("/lobby/stream", cyd)]
  const others = await watch(table, ada)
  await cyd.must("POST", "/me/sign-out", { everywhere: true })
  await Promise.all([ended(streams), ended(lobby)])
  expect(streams.seen.at(-1)?.event).toBe("bye")
  expect(others.ended).toBe(false)

  const dot = await server.visitor("Dot")
  const gone = await watch(table, dot)
  await dot.must("DELETE", "/me")
  await ended(gone)
})

test("who signs out while a stream is being opened does not get it", async () => {
  const table = await openTable()
  const dot = await server.visitor("Dot")
  const { promise, resolve } = Promise.withResolvers<void>()
  const get = server.tables.get.bind(server.tables)
  let asked = false
  server.tables.get = async (id) => {
    asked = true
    await promise
    return get(id)
  }
  try {
    const reader = new Reader(`${url}/api/v1/tables/${table}/stream`, dot.headers)
    await until(() => asked)
    await dot.must("POST", "/me/sign-out", {})
    resolve()
    await ended(reader)
    expect(reader.seen).toEqual([])
  } finally {
    server.tables.get = get
  }
})

test("a session that has run out ends its streams within the time that sessions are trusted", async () => {
  const table = await openTable()
  const dot = await server.visitor("Dot")
  const own = await watch(table, dot)
  const others = await watch(table, ada)
  await sql`update session set "expiresAt" = ${new Date(0).toISOString()} where "userId" in
    (select user_id from login join player on player.id = login.player_id where player.name = 'Dot')`.execute(
    server.tables.db,
  )
  for (let seconds = 0; seconds <= 70 && !own.ended; seconds += 10) {
    server.clock.turn(10_000)
    await server.people.who(dot.headers)
    await new Promise(setImmediate)
  }
  await ended(own)
  expect(others.ended).toBe(false)
})
