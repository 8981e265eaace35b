// Bots think for people who are there, or whose clock runs; for nobody they wait.
import type { Choice, Seat } from "@genepool/engine"
import { afterEach, expect, test } from "vitest"
import type { Bots } from "../bots/bots.ts"
import type { Lane } from "../bots/queue.ts"
import type { Table } from "../tables/table.ts"
import { listenerOf, openServer, type TestServer, tableOf } from "./kit/server.ts"
import { Reader } from "./kit/stream.ts"
import { until } from "./kit/until.ts"

let server: TestServer
afterEach(() => server.close())

/** Longer than somebody who asks without a line is taken to be there. */
const aWhile = 61_000
const mark = (cell: number) => ({ do: "mark", cell })
/** Lets everything happen that follows at once. */
const calm = async () => {
  for (let i = 0; i < 30; i++) await new Promise(setImmediate)
}

/** The player of the seat, or a stranger. */
async function comes(table: Table, seat: Seat | null = null) {
  const listener = listenerOf(seat === null ? null : (table.seats[seat]?.player_id ?? null))
  server.tables.presence.arrive(table, listener)
  await calm()
  return async () => {
    server.tables.presence.leave(table, listener)
    server.clock.turn(5000)
    await calm()
  }
}

/** Answers when the test says so. */
function slowBots() {
  const asked: { lane: Lane; seat: number; answer: () => void; unwanted: AbortSignal | undefined }[] = []
  const bots: Bots = {
    choose: ({ lane, decision }, unwanted) =>
      new Promise((resolve, reject) => {
        const { seat } = decision
        unwanted?.addEventListener("abort", () => reject(unwanted.reason))
        asked.push({ lane, seat, unwanted, answer: () => resolve(decision.options[0] as Choice) })
      }),
    close: async () => undefined,
  }
  return { asked, bots }
}

async function botsAlone(): Promise<Table> {
  const owner = await server.visitor("Ada")
  const seats = [1, 2].map(() => ({ kind: "bot", level: 1 }))
  const { table } = await owner.must("POST", "/tables", { game: "noughts", seats })
  await owner.must("POST", `/tables/${table}/start`)
  return server.tables.get(table)
}

test("bots alone wait until somebody watches, and stop when nobody does any more", async () => {
  const { asked, bots } = slowBots()
  server = await openServer({}, bots)
  const table = await botsAlone()
  await calm()
  expect(asked).toEqual([])
  expect(table.attendance.botsWait).toBe("watchers")
  const leave = await comes(table)
  expect(asked).toHaveLength(1)
  asked[0]?.answer()
  await until(() => asked.length === 2)
  await leave()
  // What was not yet thought is given up
  expect(asked[1]?.unwanted?.aborted).toBe(true)
  expect(table.play.log).toHaveLength(1)
  server.clock.turn(aWhile)
  await calm()
  expect(asked).toHaveLength(2)
  await comes(table)
  expect(asked).toHaveLength(3)
  asked[2]?.answer()
  await until(() => table.play.log.length === 2)
})

test("with people who are all away and no clock they wait, and go on at once when one comes back", async () => {
  const { asked, bots } = slowBots()
  server = await openServer({}, bots)
  const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
  const id = await tableOf("noughts", [ada, bea])
  const table = await server.tables.get(id)
  server.clock.turn(aWhile)
  // A bot plays on for who resigned, whose line is still open: but she does not play
  await comes(table, 0)
  await ada.must("POST", `/tables/${id}/resign`)
  await calm()
  expect(asked).toEqual([])
  expect(table.attendance.botsWait).toBe("people")
  await bea.look(id)
  await calm()
  expect(asked.map(({ seat }) => seat)).toEqual([0])
})

test("where a clock runs they do not wait, until everybody's time is up: then nobody but a player who returns moves them", async () => {
  const { asked, bots } = slowBots()
  server = await openServer({}, bots)
  const players = [await server.visitor("Ada"), await server.visitor("Bea")] as const
  const clock = { kind: "slow", perChoice: 3_600_000, bank: 0 }
  const id = await tableOf("noughts", [...players], { manner: { clock, timeOut: "bot" } })
  const table = await server.tables.get(id)
  server.clock.turn(3_600_000)
  await until(() => asked.length === 1)
  asked[0]?.answer()
  await until(() => table.play.log.length === 1)
  // The other one's time runs out too
  server.clock.turn(3_600_000)
  await until(() => table.play.standIn[1] === true)
  await calm()
  expect(asked).toHaveLength(1)
  expect(table.attendance.botsWait).toBe("people")
  // Neither a stranger nor a player who only looks lets them end the game among themselves
  await comes(table)
  await comes(table, 1)
  expect(asked).toHaveLength(1)
  await players[1].must("POST", `/tables/${id}/return`)
  await until(() => asked.length === 2)
  expect(asked.map(({ seat }) => seat)).toEqual([0, 1])
})

test("who only looks on is told why nothing moves", async () => {
  server = await openServer()
  const url = await server.listen()
  const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
  const id = await tableOf("noughts", [ada, bea])
  server.clock.turn(aWhile)
  const spectator = new Reader(`${url}/api/v1/tables/${id}/stream`)
  await spectator.until(() => spectator.presence !== null)
  expect(spectator.presence).toEqual({ seats: [], botsWait: "people" })
  const player = new Reader(`${url}/api/v1/tables/${id}/stream`, bea.headers)
  await spectator.until(() => spectator.presence?.botsWait === null)
  expect(spectator.presence?.seats).toEqual([1])
  spectator.close()
  player.close()
})

test("a seat has one thought at a time, however often the question changes", async () => {
  const { asked, bots } = slowBots()
  server = await openServer({}, bots)
  const ada = await server.visitor("Ada")
  const seats = [{ kind: "me" }, { kind: "bot", level: 5 }]
  const { table } = await ada.must("POST", "/tables", { game: "noughts", seats })
  await ada.must("POST", `/tables/${table}/start`)
  for (let i = 0; i < 5; i++) {
    await ada.choose(table, mark(i))
    await until(() => asked.filter(({ unwanted }) => !unwanted?.aborted).length === 1)
    await ada.must("POST", `/tables/${table}/undo`, { to: 0, n: (await ada.look(table)).n })
    await calm()
  }
  await ada.choose(table, mark(8))
  await calm()
  const open = asked.filter(({ unwanted }) => !unwanted?.aborted)
  expect(open).toHaveLength(1)
  open[0]?.answer()
  await until(async () => (await ada.look(table)).choices === 2)
})

test("the time for which bots think is that of the address and the person who is there", async () => {
  const { asked, bots } = slowBots()
  server = await openServer({}, bots)
  const ada = await server.visitor("Ada")
  const seats = [{ kind: "me" }, { kind: "bot", level: 1 }]
  const { table } = await ada.must("POST", "/tables", { game: "noughts", seats })
  await ada.must("POST", `/tables/${table}/start`)
  await ada.choose(table, mark(4))
  const { id } = (await ada.must("GET", "/me")).player
  expect(asked[0]?.lane).toEqual({ address: "127.0.0.1", person: id, aside: false })
})
