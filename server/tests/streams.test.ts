import { connect } from "node:net"
import { isDeepStrictEqual } from "node:util"
import { chromosome } from "@genepool/chromosome"
import { FastRandom } from "@genepool/engine"
import { krom } from "@genepool/krom"
import { noughts } from "@genepool/noughts"
import type { Said, TableMessage } from "@genepool/wire"
import { afterEach, expect, test, vi } from "vitest"
import { mostTold } from "../tables/onlookers.ts"
import { offersGame } from "../testing/offers-game.ts"
import { firstOption, openServer, serverOfThree, tableOf, type Visitor } from "./kit/server.ts"
import { Reader, type SeenEvent } from "./kit/stream.ts"
import { until } from "./kit/until.ts"

const { server, ada, bea } = await serverOfThree()
const url = await server.listen()
const readers: Reader[] = []

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})

async function read(
  table: string,
  visitor: Visitor | null,
  headers: Record<string, string> = {},
  query = "",
) {
  const reader = new Reader(`${url}/api/v1/tables/${table}/stream${query}`, {
    ...visitor?.headers,
    ...headers,
  })
  readers.push(reader)
  await reader.count(1)
  return reader
}

const mark = (cell: number) => ({ do: "mark", cell })

test("first comes how the table stands, then what happens, each with the number it is resumed by", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const reader = await read(table, bea)
  expect(reader.seen[0]).toMatchObject({ id: "1.0", event: "table", data: { happened: [], now: { you: 1 } } })
  await ada.choose(table, mark(4))
  await reader.count(2)
  expect(reader.seen[1]).toMatchObject({ id: "2.0", data: { now: { n: 2, waiting: [1] } } })
  expect(reader.happened).toMatchObject([
    { n: 2, kind: "choice", seat: 0, facts: [{ fact: "marked", cell: 4 }] },
  ])
})

test("whoever comes back gets exactly what was missed", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const first = await read(table, bea)
  await ada.choose(table, mark(4))
  await first.count(2)
  first.close()
  await bea.choose(table, mark(0))
  await ada.choose(table, mark(8))
  const again = await read(table, bea, { "last-event-id": first.lastId })
  expect(again.seen).toHaveLength(1)
  expect(again.happened.map(({ n }) => n)).toEqual([3, 4])
  const fromStart = await read(table, null, {}, "?since=0")
  expect(fromStart.happened.map(({ n, kind }) => `${n} ${kind}`)).toEqual([
    "1 start",
    "2 choice",
    "3 choice",
    "4 choice",
  ])
})

test("who is further behind than an answer tells gets the last lines, and reads back from there", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const { play } = await server.tables.get(table)
  while (play.openN < mostTold + 10) {
    const { n } = (await ada.choose(table, mark(8), play.openN)).body
    await ada.must("POST", `/tables/${table}/undo`, { to: 0, n })
  }
  expect(mostTold).toBeLessThanOrEqual(500)
  const numbers = (happened: readonly { n: number }[]) => [
    happened.length,
    happened[0]?.n,
    happened.at(-1)?.n,
  ]
  const last = [mostTold, play.openN - mostTold + 1, play.openN]
  const whole = await ada.must("GET", `/tables/${table}?since=0`)
  expect(numbers(whole.happened)).toEqual(last)
  const stream = await read(table, ada, {}, "?since=0")
  expect(numbers(stream.happened)).toEqual(last)
  stream.close()
  const rest = await ada.must("GET", `/tables/${table}?since=0&until=${whole.happened[0].n - 1}`)
  expect(numbers(rest.happened)).toEqual([play.openN - mostTold, 1, play.openN - mostTold])
  const few = await ada.must("GET", `/tables/${table}?since=3&until=5`)
  expect(few.happened.map(({ n }: { n: number }) => n)).toEqual([4, 5])
  expect((await ada.must("GET", `/tables/${table}?since=5&until=3`)).happened).toEqual([])
})

test("an answer that tells much counts as several: lines, logs and lists", async () => {
  const strict = await openServer({ rate: 1 })
  const [cyd, dot] = [await strict.visitor("Cyd"), await strict.visitor("Dot")]
  const table = await tableOf("noughts", [cyd, dot])
  const live = await strict.tables.get(table)
  const few = async () => {
    let answered = 0
    while ((await dot.ask("GET", `/tables/${table}?since=0`)).status === 200) answered++
    return answered
  }
  expect(await few()).toBe(200)
  strict.clock.turn(60_000)
  const linesSince = vi.spyOn(live.onlookers, "linesSince").mockReturnValue(400)
  expect(await few()).toBe(40)
  linesSince.mockRestore()
  await strict.close()
})

test("options travel once on a stream, with the first position: an edition is not in every event", async () => {
  const other = await openServer({}, firstOption, new Map([["krom", krom]]))
  const [cyd, dot] = [await other.visitor("Cyd"), await other.visitor("Dot")]
  // As many cards against cards as the box has bonus cards
  const bonus = [{ id: "No", copies: 22, effect: { effect: "cancel" } }]
  const edition = { name: "E".repeat(80), cards: { bonus: 22 }, bonus }
  const { table } = await cyd.must("POST", "/tables", {
    game: "krom",
    seats: [{ kind: "me" }, { kind: "open" }],
    options: { edition },
  })
  const home = await other.listen()
  const reader = new Reader(`${home}/api/v1/tables/${table}/stream`, cyd.headers)
  readers.push(reader)
  await reader.count(1)
  expect(reader.now.options).toMatchObject({ edition: { name: edition.name } })
  await dot.must("POST", `/tables/${table}/join`, {})
  await cyd.must("POST", `/tables/${table}/start`)
  await reader.until(() => reader.now.status === "playing")
  // The position's own copy of them comes with the first position
  const first = reader.seen.find(({ data }) => data.now?.view)
  expect(first?.data.now.view.options.edition.name).toBe(edition.name)
  for (let i = 0; i < 4; i++) {
    for (const who of [cyd, dot]) {
      const { decision, n } = await who.look(table)
      if (decision !== null) await who.choose(table, decision.options[0], n)
    }
  }
  const { n } = await cyd.look(table)
  await reader.until(() => reader.now.n === n)
  const later = reader.seen.slice(reader.seen.indexOf(first as SeenEvent) + 1)
  expect(later.length).toBeGreaterThan(2)
  expect(JSON.stringify(later)).not.toContain(edition.name)
  // Whoever comes back, and whoever asks, gets all
  const again = new Reader(`${home}/api/v1/tables/${table}/stream`, {
    ...cyd.headers,
    "last-event-id": reader.lastId,
  })
  readers.push(again)
  await again.count(1)
  const asked = await cyd.look(table)
  expect(again.now).toEqual(asked)
  expect(asked.view).toMatchObject({ options: { edition: { name: edition.name } } })
  await other.close()
})

test.each([
  ["noughts", 2],
  ["offers", 3],
  ["chromosome", 4],
] as const)(
  "who asks for changes can make of them, at %s, exactly what everybody else is told",
  async (game, seats) => {
    const games = new Map(
      [noughts, offersGame, chromosome].map((module) => [module.game.id, module] as const),
    )
    const other = await openServer({}, firstOption, games)
    const home = await other.listen()
    const people = await Promise.all(Array.from({ length: seats }, (_, i) => other.visitor(`Cyd ${i}`)))
    const [first] = people as [Visitor]
    const { table } = await first.must("POST", "/tables", {
      game,
      seats: people.map((_, i) => ({ kind: i === 0 ? "me" : "open" })),
    })
    const address = `${home}/api/v1/tables/${table}/stream`
    // Before anybody has sat down: from the empty table over the seats to the game
    const eyes = [...people, null].map((visitor) => ({
      whole: new Reader(address, visitor?.headers),
      changes: new Reader(`${address}?changes=1`, visitor?.headers),
    }))
    for (const { whole, changes } of eyes) readers.push(whole, changes)
    await Promise.all(eyes.flatMap(({ whole, changes }) => [whole.count(1), changes.count(1)]))
    for (const one of people.slice(1)) await one.must("POST", `/tables/${table}/join`, {})
    for (const one of people.slice(1, -1)) await one.must("POST", `/tables/${table}/ready`)
    await first.must("POST", `/tables/${table}/start`)
    const random = new FastRandom(`changes ${game}`)
    for (let i = 0; i < 40; i++) {
      // A pause that nobody else wants, and something taken back, change other things than choices
      // do
      if (i % 10 === 5)
        for (const act of ["pause", "resume"]) await first.ask("POST", `/tables/${table}/${act}`)
      const { n, undo } = await first.look(table)
      if (i % 7 === 3 && undo.free !== null)
        await first.ask("POST", `/tables/${table}/undo`, { to: undo.free, n })
      for (const one of people) {
        const { decision, ...now } = await one.look(table)
        if (decision === null) continue
        await one.choose(table, decision.options[random.index(decision.options)], now.n)
      }
    }
    let compared = 0
    for (const [i, { whole, changes }] of eyes.entries()) {
      const now = await (people[i] ?? (await other.visitor())).look(table)
      // One's own secret answer does not count for the others, and comes by the same number
      const isThere = (reader: Reader) =>
        reader.now.n === now.n && isDeepStrictEqual(reader.now.decision, now.decision)
      await Promise.all([whole, changes].map((reader) => reader.until(() => isThere(reader))))
      expect(changes.now).toEqual(now)
      expect(changes.happened).toEqual(whole.happened)
      expect(changes.seen.filter(({ event }) => event === "change").length).toBeGreaterThan(8)
      expect(JSON.stringify(changes.seen).length).toBeLessThan(JSON.stringify(whole.seen).length)
      compared += changes.told.length
      // Event by event, with the options that whole events leave out
      const brief = (now: TableMessage["now"]) => ({
        ...now,
        options: null,
        view: now.view && { ...now.view, options: null },
      })
      expect(changes.told.map(brief)).toEqual(whole.told.map(brief))
    }
    expect(compared).toBeGreaterThan(30)
    await other.close()
  },
)

test("in a quiet window others' streams stay silent until it closes", async () => {
  const table = await tableOf("offers", [ada, bea])
  for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 1 }, 1)
  for (const who of [ada, bea]) await who.choose(table, { do: "wait" })
  const [own, other, spectator] = await Promise.all([read(table, ada), read(table, bea), read(table, null)])
  await ada.choose(table, { do: "pass" })
  await own.count(2)
  expect(own.seen[1]?.id).toBe(own.seen[0]?.id)
  expect(own.now.decision?.given).toEqual([{ do: "pass" }])
  await bea.choose(table, { do: "pass" })
  await Promise.all([other.count(2), spectator.count(2)])
  // Two answers were given, and both see one event, with the next number
  for (const reader of [other, spectator]) {
    expect(reader.seen).toHaveLength(2)
    expect(reader.happened).toMatchObject([{ n: (reader.seen[0]?.data.now.n as number) + 1 }])
  }
})

test("no stream carries another seat's secrets", async () => {
  const table = await tableOf("offers", [ada, bea])
  const spectator = await read(table, null, {}, "?since=0")
  const other = await read(table, bea, {}, "?since=0")
  for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 2 }, 1)
  await ada.choose(table, { do: "wait" })
  await Promise.all([other.until(() => other.now.n === 4), spectator.until(() => spectator.now.n === 4)])
  const { secret } = (await server.tables.get(table)).row
  for (const reader of [other, spectator]) {
    const text = JSON.stringify(reader.seen)
    expect(text).not.toContain("peeked")
    expect(text).not.toContain("hands")
    expect(text).not.toContain(secret)
  }
  expect(JSON.stringify(spectator.seen)).not.toMatch(/"hand":\d/)
})

test("spectators of a table with a delay see everything later", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { spectatorDelay: 60_000 } })
  const spectator = await read(table, null)
  await ada.choose(table, mark(4))
  expect((await (await server.visitor()).look(table)).view).toBeNull()
  server.clock.turn(60_000)
  await spectator.until(() => spectator.now.n === 2)
  expect(spectator.now.view).toMatchObject({ cells: [null, null, null, null, 0, null, null, null, null] })
  await bea.choose(table, mark(0))
  expect((await (await server.visitor()).look(table)).choices).toBe(1)
})

test("before the start, those who wait see who sits down", async () => {
  const { table } = await ada.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  const reader = await read(table, ada)
  await bea.must("POST", `/tables/${table}/join`, {})
  await reader.count(2)
  expect(reader.now.seats[1]?.name).toBe("Bea")
})

test("the lobby shows listed tables as they change, and no others", async () => {
  const lobby = new Reader(`${url}/api/v1/lobby/stream`)
  readers.push(lobby)
  await lobby.count(1)
  expect(lobby.seen[0]?.event).toBe("tables")
  const seats = [{ kind: "me" }, { kind: "open" }]
  await ada.must("POST", "/tables", { game: "noughts", seats })
  const { table } = await ada.must("POST", "/tables", { game: "noughts", seats, listed: true })
  await lobby.count(2)
  expect(lobby.seen[1]?.data).toMatchObject({
    table,
    status: "open",
    seats: [{ name: "Ada" }, { name: null }],
  })
  await ada.must("POST", `/tables/${table}/cancel`)
  await lobby.count(3)
  expect(lobby.seen[2]?.data).toMatchObject({ table, status: "cancelled" })
})

test("a heartbeat keeps the line", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ""
  socket.setEncoding("utf8").write(`GET /api/v1/tables/${table}/stream HTTP/1.1\r\nHost: x\r\n\r\n`)
  const got = (what: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (text.includes(what)) resolve()
      }
      socket.on("data", (more: string) => {
        text += more
        look()
      })
      look()
    })
  await got("event: table")
  server.clock.turn(20_000)
  await got(":\n\n")
  socket.destroy()
})

test("a page hears the heartbeat, so that it knows a line that is cut without a word", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const reader = new Reader(`${url}/api/v1/tables/${table}/stream?changes=1`, ada.headers)
  await reader.until(() => reader.seen.length > 0)
  server.clock.turn(20_000)
  await reader.until(() => reader.seen.some(({ event }) => event === "beat"))
  reader.close()
})

test("a reader that takes nothing is dropped, and the others do not wait for it", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.write(`GET /api/v1/tables/${table}/stream HTTP/1.1\r\nHost: x\r\n\r\n`)
  const live = await server.tables.get(table)
  const reader = await read(table, null)
  await until(() => live.onlookers.listeners.size >= 2)
  const line = { n: 1, room: "table", player: "p", name: "P", guest: true, seat: null, at: 0 } as const
  const large: Said = { ...line, text: "x".repeat(200_000) }
  for (let sent = 0; live.onlookers.listeners.size === 2; sent++) {
    if (sent > 1000) throw new Error("the slow reader is still there")
    live.onlookers.tell("chat", large, () => true)
    await reader.count(sent + 2)
  }
  expect(reader.ended).toBe(false)
  socket.destroy()
})

test("a server that stops says good-bye, and everything is there when it is back", async () => {
  const other = await openServer()
  const reader = new Reader(`${await other.listen()}/api/v1/lobby/stream`)
  await reader.count(1)
  await other.close()
  await reader.until(() => reader.ended)
  expect(reader.seen.at(-1)?.event).toBe("bye")
})

test("who looks at the table is told, and who has gone for good", async () => {
  const ada = await server.visitor("Ada")
  const bea = await server.visitor("Bea")
  const table = await tableOf("noughts", [ada, bea])
  const open = (headers: Record<string, string>) => {
    const reader = new Reader(`${url}/api/v1/tables/${table}/stream`, headers)
    readers.push(reader)
    return reader
  }
  const watching = open({})
  const first = open(ada.headers)
  await watching.until(() => watching.present.join() === "0")
  const second = open(bea.headers)
  await second.until(() => second.present.join() === "0,1")
  await watching.until(() => watching.present.join() === "0,1")
  first.close()
  const live = await server.tables.get(table)
  await until(() => live.onlookers.listeners.size <= 2)
  server.clock.turn(4000)
  await watching.until(() => watching.present.join() === "1")
})

test("whoever goes while a stream is being prepared leaves nothing behind", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await until(() => server.metrics.openStreams === 0)
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const get = vi.spyOn(server.tables, "get").mockImplementationOnce(async (id) => {
    asked.resolve()
    await held.promise
    return server.tables.get(id)
  })
  const gone = new Promise((resolve) =>
    server.app.server.once("connection", (socket) => socket.once("close", resolve)),
  )
  const reader = new Reader(`${url}/api/v1/tables/${table}/stream`, ada.headers)
  await asked.promise
  reader.close()
  await gone
  held.resolve()
  await until(() => server.metrics.openStreams === 0)
  expect((await server.tables.get(table)).onlookers.listeners.size).toBe(0)
  get.mockRestore()
})
