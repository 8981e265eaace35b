import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openHouse, type TestHouse, tableOf, type Visitor } from "./kit/house.ts"
import { until } from "./kit/until.ts"

let house: TestHouse
let ada: Visitor
let bea: Visitor

beforeAll(async () => {
  house = await openHouse()
  ada = await house.visitor("Ada")
  bea = await house.visitor("Bea")
})
afterAll(() => house.close())

const mark = (cell: number) => ({ do: "mark", cell })
const live = { kind: "live", perChoice: 30_000, bank: 60_000 }
const settled = async (of: TestHouse, table: string, is: (n: number) => boolean) => {
  const { play } = await of.tables.get(table)
  await until(() => is(play.n))
  await (await of.tables.get(table)).serially(async () => undefined)
}

test("time beyond a choice's own comes out of the bank", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { clock: live } })
  const start = house.clock.now()
  expect((await ada.look(table)).clock?.deadlines).toEqual([start + 90_000, null])
  house.clock.turn(40_000)
  await ada.choose(table, mark(4))
  expect((await bea.look(table)).clock).toMatchObject({
    bank: [50_000, 60_000],
    deadlines: [null, start + 40_000 + 90_000],
  })
})

test("when it is used up a bot stands in, and the player may return", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { clock: live } })
  house.clock.turn(89_999)
  expect((await ada.look(table)).seats[0]).toMatchObject({ playedBy: "person" })
  house.clock.turn(1)
  await settled(house, table, (n) => n === 3)
  expect(await ada.look(table)).toMatchObject({ choices: 1, seats: [{ playedBy: "bot" }, {}] })
  expect(await ada.choose(table, mark(8))).toMatchObject({ status: 409, body: { error: { code: "notNow" } } })
  await ada.must("POST", `/tables/${table}/return`)
  await bea.choose(table, mark(8))
  expect((await ada.choose(table, mark(4))).status).toBe(200)
})

test("or the game answers for the seat, once", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { clock: live, timeOut: "default" } })
  house.clock.turn(90_000)
  await settled(house, table, (n) => n === 2)
  expect(await bea.look(table)).toMatchObject({ choices: 1, waiting: [1], clock: { bank: [0, 60_000] } })
  expect((await bea.must("GET", `/tables/${table}?since=1`)).happened).toMatchObject([
    { kind: "timeOut", seat: 0 },
  ])
})

test("a pause stops the clocks", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { clock: live } })
  house.clock.turn(10_000)
  for (const who of [ada, bea]) await who.must("POST", `/tables/${table}/pause`)
  house.clock.turn(1_000_000)
  expect((await ada.look(table)).clock?.deadlines).toEqual([null, null])
  await ada.must("POST", `/tables/${table}/resume`)
  expect((await ada.look(table)).clock?.deadlines[0]).toBe(house.clock.now() + 80_000)
})

/** A table at its quiet window, where just one of the two seats has something to decide. */
async function windowWithOneForced(): Promise<{ table: string; forced: number }> {
  for (;;) {
    const table = await tableOf("parley", [ada, bea])
    for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 1 }, 1)
    for (const who of [ada, bea]) await who.choose(table, { do: "wait" })
    const { play } = await house.tables.get(table)
    const forced = [0, 1].filter((seat) => play.setting.game.decision(play.state, seat)?.options.length === 1)
    if (forced.length === 1) return { table, forced: forced[0] as number }
  }
}

test("in a quiet window a seat with nothing to decide is answered for, as late as a person would have been", async () => {
  const { table, forced } = await windowWithOneForced()
  const { play } = await house.tables.get(table)
  const other = [ada, bea][1 - forced] as Visitor
  const before = await other.look(table)
  house.clock.turn(299)
  await settled(house, table, () => true)
  expect(play.owing()).toEqual([0, 1])
  house.clock.turn(8000)
  await settled(house, table, () => play.owing().length === 1)
  expect(play.owing()).toEqual([1 - forced])
  expect(await other.look(table)).toEqual(before)
})

test("clocks and bots go on after a restart", async () => {
  const data = await mkdtemp(join(tmpdir(), "genepool-clock-"))
  const first = await openHouse({ data })
  const [one, two] = [await first.visitor("One"), await first.visitor("Two")]
  const table = await tableOf("noughts", [one, two], { manner: { clock: live, timeOut: "default" } })
  await one.choose(table, mark(4))
  const { n, view } = await one.look(table)
  await first.close()

  const second = await openHouse({ data })
  second.clock.turn(80_000)
  const look = async () => (await second.tables.get(table)).snapshot("spectator")
  expect(await look()).toMatchObject({ n, waiting: [1] })
  expect((await look()).view.cells).toEqual(view.cells)
  second.clock.turn(10_000)
  await settled(second, table, (lines) => lines === 3)
  expect(await look()).toMatchObject({ choices: 2, waiting: [0] })
  await second.close()
  await rm(data, { recursive: true })
})
