// What is due while the database is away is done when it is back, however long that takes.
import type { Choice } from "@genepool/engine"
import { afterEach, expect, test } from "vitest"
import type { Bots } from "../bots/bots.ts"
import { Away } from "../testing/away.ts"
import { openServer, type TestServer, tableOf, type Visitor } from "./kit/server.ts"
import { until } from "./kit/until.ts"

let server: TestServer
let asked: number
const away = new Away()
const countedBots: Bots = {
  choose: async ({ decision }) => {
    asked++
    return decision.options[0] as Choice
  },
  close: async () => undefined,
}

async function open(): Promise<Visitor[]> {
  asked = 0
  away.tries = 0
  server = await openServer({}, countedBots, undefined, undefined, undefined, away.around)
  return [await server.visitor("Ada"), await server.visitor("Bea")]
}
afterEach(async () => {
  away.away = false
  await server.close()
})

const minute = 60_000
const mark = (cell: number) => ({ do: "mark", cell })
/** Lets everything happen that follows at once. */
const calm = async () => {
  for (let i = 0; i < 30; i++) await new Promise(setImmediate)
}
/** Longer than every time-out there is. */
async function tenMinutes(): Promise<void> {
  for (let second = 0; second < 10 * 60; second++) {
    server.clock.turn(1000)
    if (second % 5 === 0) await calm()
  }
}
async function back(): Promise<void> {
  away.away = false
  // The longest pause between two tries
  server.clock.turn(10_000)
  await calm()
}

test("a bot's choice is thought out once, and written when that works again", async () => {
  const [ada] = (await open()) as [Visitor]
  const seats = [{ kind: "me" }, { kind: "bot", level: 1 }]
  const { table } = await ada.must("POST", "/tables", { game: "noughts", seats })
  await ada.must("POST", `/tables/${table}/start`)
  const live = await server.tables.get(table)
  const write = server.tables.appender.append.bind(server.tables.appender)
  // The last line that is written is the person's own
  server.tables.appender.append = async (row) => {
    const done = await write(row)
    away.away = true
    return done
  }
  expect((await ada.choose(table, mark(8))).status).toBe(200)
  server.tables.appender.append = write
  await tenMinutes()
  expect(live.play.log).toHaveLength(1)
  expect(away.tries).toBeGreaterThan(50)
  // Pauses grow: at the first pace there would have been 2,400 and more
  expect(away.tries).toBeLessThan(300)
  await back()
  await until(() => live.play.log.length === 2)
  expect(asked).toBe(1)
  expect(server.logged.filter((line) => line.includes("could not be done"))).toHaveLength(1)
})

test.each([
  ["default", "timeOut"],
  ["bot", "takeOver"],
])("a clock that ran out meanwhile rings then (%s)", async (timeOut, kind) => {
  const players = await open()
  const clock = { kind: "live", perChoice: minute, bank: 0 }
  const table = await tableOf("noughts", players, { manner: { clock, timeOut } })
  const live = await server.tables.get(table)
  server.clock.turn(minute - 1000)
  away.away = true
  await tenMinutes()
  expect(live.play.n).toBe(1)
  await back()
  await until(() => live.play.n >= 2)
  expect(live.play.happenings[1]?.entry).toMatchObject({ kind, seat: 0 })
})

test("so is what the game answers for a seat that nobody plays", async () => {
  const [ada, bea] = (await open()) as [Visitor, Visitor]
  const eve = await server.visitor("Eve")
  const table = await tableOf("offers", [ada, bea, eve], { manner: { leavers: "nobody" } })
  const live = await server.tables.get(table)
  await eve.must("POST", `/tables/${table}/resign`)
  away.away = true
  await tenMinutes()
  expect(live.play.log).toEqual([])
  await back()
  await until(() => live.play.log.length === 1)
  expect(live.play.log[0]?.seat).toBe(2)
})

test("and a result is recorded", async () => {
  const players = await open()
  const table = await tableOf("noughts", players)
  const live = await server.tables.get(table)
  for (const [i, cell] of [0, 3, 1, 4].entries()) await (players[i % 2] as Visitor).choose(table, mark(cell))
  const write = server.tables.appender.append.bind(server.tables.appender)
  server.tables.appender.append = async (row) => {
    const done = await write(row)
    away.away = true
    return done
  }
  expect((await (players[0] as Visitor).choose(table, mark(2))).status).toBe(200)
  server.tables.appender.append = write
  await tenMinutes()
  expect(live.play.result?.winners).toEqual([0])
  expect(live.row.status).toBe("playing")
  await back()
  await until(() => live.row.status === "finished")
  expect((await (players[1] as Visitor).look(table)).status).toBe("finished")
})
