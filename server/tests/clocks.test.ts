import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { openServer, serverOfThree, type TestServer, tableOf, type Visitor } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const { server, ada, bea } = await serverOfThree()

const mark = (cell: number) => ({ do: "mark", cell })
const live = { kind: "live", perChoice: 30_000, bank: 60_000 }
const settled = async (of: TestServer, table: string, is: (n: number) => boolean) => {
  const { play } = await of.tables.get(table)
  await until(() => is(play.n))
  await (await of.tables.get(table)).serially(async () => undefined)
}

test("time beyond a choice's own comes out of the bank", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { clock: live } })
  const start = server.clock.now()
  expect((await ada.look(table)).clock?.deadlines).toEqual([start + 90_000, null])
  server.clock.turn(40_000)
  await ada.choose(table, mark(4))
  expect((await bea.look(table)).clock).toMatchObject({
    bank: [50_000, 60_000],
    deadlines: [null, start + 40_000 + 90_000],
  })
})

test("when it is used up a bot stands in, and the player may return", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { clock: live } })
  server.clock.turn(89_999)
  expect((await ada.look(table)).seats[0]).toMatchObject({ playedBy: "person" })
  server.clock.turn(1)
  await settled(server, table, (n) => n === 3)
  expect(await ada.look(table)).toMatchObject({ choices: 1, seats: [{ playedBy: "bot" }, {}] })
  expect(await ada.choose(table, mark(8))).toMatchObject({ status: 409, body: { error: { code: "notNow" } } })
  await ada.must("POST", `/tables/${table}/return`)
  await bea.choose(table, mark(8))
  expect((await ada.choose(table, mark(4))).status).toBe(200)
})

test("or the game answers for the seat, once", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { clock: live, timeOut: "default" } })
  server.clock.turn(90_000)
  await settled(server, table, (n) => n === 2)
  expect(await bea.look(table)).toMatchObject({ choices: 1, waiting: [1], clock: { bank: [0, 60_000] } })
  expect((await bea.must("GET", `/tables/${table}?since=1`)).happened).toMatchObject([
    { kind: "timeOut", seat: 0 },
  ])
})

test("a pause stops the clocks", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { clock: live } })
  server.clock.turn(10_000)
  for (const who of [ada, bea]) await who.must("POST", `/tables/${table}/pause`)
  server.clock.turn(1_000_000)
  expect((await ada.look(table)).clock?.deadlines).toEqual([null, null])
  await ada.must("POST", `/tables/${table}/resume`)
  expect((await ada.look(table)).clock?.deadlines[0]).toBe(server.clock.now() + 80_000)
})

/** A table at its quiet window, where just one of the two seats has something to decide. */
async function windowWithOneForced(): Promise<{ table: string; forced: number }> {
  for (;;) {
    const table = await tableOf("offers", [ada, bea])
    for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 1 }, 1)
    for (const who of [ada, bea]) await who.choose(table, { do: "wait" })
    const { play } = await server.tables.get(table)
    const forced = [0, 1].filter((seat) => play.setting.game.decision(play.state, seat)?.options.length === 1)
    if (forced.length === 1) return { table, forced: forced[0] as number }
  }
}

test("in a quiet window a seat with nothing to decide is answered for, as late as a person would have been", async () => {
  const { table, forced } = await windowWithOneForced()
  const { play } = await server.tables.get(table)
  const other = [ada, bea][1 - forced] as Visitor
  const before = await other.look(table)
  server.clock.turn(299)
  await settled(server, table, () => true)
  expect(play.owing()).toEqual([0, 1])
  server.clock.turn(8000)
  await settled(server, table, () => play.owing().length === 1)
  expect(play.owing()).toEqual([1 - forced])
  expect(await other.look(table)).toEqual(before)
})

test("clocks and bots go on after a restart", async () => {
  const data = await mkdtemp(join(tmpdir(), "genepool-clock-"))
  const first = await openServer({ data })
  const [one, two] = [await first.visitor("One"), await first.visitor("Two")]
  const table = await tableOf("noughts", [one, two], { manner: { clock: live, timeOut: "default" } })
  await one.choose(table, mark(4))
  const { n } = await one.look(table)
  await first.close()

  const second = await openServer({ data })
  second.clock.turn(80_000)
  const look = async () => (await second.tables.get(table)).onlookers.snapshot("spectator")
  expect(await look()).toMatchObject({ n, waiting: [1] })
  expect((await look()).view).toHaveProperty("cells[4]", 0)
  second.clock.turn(10_000)
  await settled(second, table, (lines) => lines === 3)
  expect(await look()).toMatchObject({ choices: 2, waiting: [0] })
  await second.close()
  await rm(data, { recursive: true })
})

test("coming back gives no new time for a choice whose time was up: a bot makes it, and then the player plays on", async () => {
  const bots: { answer: () => void }[] = []
  const slow = await openServer(
    {},
    {
      choose: ({ decision }) =>
        new Promise((resolve) => bots.push({ answer: () => resolve(decision.options[0] as never) })),
      close: async () => undefined,
    },
  )
  const [one, two] = [await slow.visitor("One"), await slow.visitor("Two")]
  const clock = { kind: "live", perChoice: 1000, bank: 5000 }
  const table = await tableOf("noughts", [one, two], { manner: { clock } })
  slow.clock.turn(6000)
  await settled(slow, table, (n) => n === 2)
  await one.must("POST", `/tables/${table}/return`)
  expect((await one.look(table)).seats[0]).toMatchObject({ playedBy: "bot", standIn: false })
  expect(await one.choose(table, mark(8))).toMatchObject({ status: 409, body: { error: { code: "notNow" } } })
  // However long the bot takes, and however often somebody comes back
  slow.clock.turn(30_000)
  expect(await one.ask("POST", `/tables/${table}/return`)).toMatchObject({ status: 409 })
  await until(() => bots.length === 1)
  bots[0]?.answer()
  await settled(slow, table, (n) => n === 4)
  expect((await one.look(table)).clock?.bank).toEqual([0, 5000])
  await two.choose(table, mark(8))
  expect((await one.look(table)).seats[0]).toMatchObject({ playedBy: "person" })
  expect((await one.choose(table, mark(4))).status).toBe(200)
  await slow.close()
})

test.each([
  ["", false],
  [", and no more in a pause", true],
])(
  "who comes back to a question that was put to the bot has the time of a choice for it%s",
  async (_, paused) => {
    const never = { choose: () => new Promise<never>(() => undefined), close: async () => undefined }
    const slow = await openServer({}, never)
    const [one, two] = [await slow.visitor("One"), await slow.visitor("Two")]
    const clock = { kind: "live", perChoice: 10_000, bank: 0 }
    const table = await tableOf("noughts", [one, two], { manner: { clock, timeOut: "bot" } })
    const live = await slow.tables.get(table)
    await one.choose(table, mark(4))
    slow.clock.turn(10_000)
    await settled(slow, table, (n) => n === 3)
    // What was the other one's is answered, and the question comes round to the seat that a bot
    // plays
    await live.serially(async () => void (await live.append("choice", 1, { choice: mark(0) })))
    await live.serially(async () => void (await live.append("takeOver", 0, {})))
    await live.serially(async () => void (await live.append("choice", 0, { choice: mark(8) })))
    slow.clock.turn(3_600_000)
    if (paused) for (const who of [one, two]) await who.must("POST", `/tables/${table}/pause`)
    slow.clock.turn(50_000)
    await two.must("POST", `/tables/${table}/return`)
    if (paused) {
      slow.clock.turn(50_000)
      await one.must("POST", `/tables/${table}/resume`)
    }
    expect((await two.look(table)).clock?.deadlines[1]).toBe(slow.clock.now() + 10_000)
    expect((await two.choose(table, mark(1))).status).toBe(200)
    await slow.close()
  },
)

test("time spent on a choice that is taken back is spent", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { clock: live } })
  server.clock.turn(20_000)
  await ada.choose(table, mark(4))
  server.clock.turn(3000)
  const undo = async () => ada.must("POST", `/tables/${table}/undo`, { to: 0, n: (await ada.look(table)).n })
  await undo()
  // Ten seconds of thirty are left; those in which the other one was asked were not hers
  expect((await ada.look(table)).clock).toMatchObject({
    bank: [60_000, 60_000],
    deadlines: [server.clock.now() + 70_000, null],
  })
  for (let i = 0; i < 3; i++) {
    server.clock.turn(20_000)
    await ada.choose(table, mark(i))
    await undo()
  }
  // Eighty seconds in all: thirty of the choice, fifty of the bank
  expect((await ada.look(table)).clock).toMatchObject({
    bank: [10_000, 60_000],
    deadlines: [server.clock.now() + 10_000, null],
  })
})
