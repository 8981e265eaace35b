// Clocks that give time for whole turns, with a bank, days of rest and days away
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { ChessClock } from "../tables/chess-clock.ts"
import { afterCounted, countedTime } from "../tables/rest.ts"
import { openServer, type TestServer, tableOf, type Visitor } from "./kit/server.ts"

const hour = 3_600_000
const day = 24 * hour
const slow = { kind: "slow", perTurn: day, bank: 2 * day } as const
/** A Monday, at midnight by UTC. */
const monday = Date.UTC(2026, 0, 5)

describe("a turn", () => {
  test("goes on from choice to choice until its seat owes nothing more: only then the bank pays for it", () => {
    const clock = new ChessClock(slow, 2)
    clock.ask([0], monday, true)
    clock.charge(0, monday + 20 * hour, false, false)
    clock.ask([0], monday + 20 * hour, true)
    expect(clock.deadline(0)).toBe(monday + 3 * day)
    clock.charge(0, monday + 30 * hour, false, true)
    clock.ask([1], monday + 30 * hour, true)
    expect(clock.bank).toEqual([42 * hour, 2 * day])
    expect([clock.deadline(0), clock.deadline(1)]).toEqual([null, monday + 30 * hour + 3 * day])
  })

  test("that is taken up again after it was over goes on where it was", () => {
    const clock = new ChessClock(slow, 2)
    clock.ask([0], monday, true)
    clock.charge(0, monday + 10 * hour, false, false)
    clock.ask([0], monday + 10 * hour, true)
    clock.charge(0, monday + 30 * hour, false, true)
    clock.ask([1], monday + 30 * hour, true)
    clock.takeBack(0, 1, monday + 31 * hour)
    clock.ask([0], monday + 31 * hour, true)
    // The day is used, and six hours of the bank; nothing is paid for twice
    expect(clock.bank[0]).toBe(42 * hour)
    expect(clock.deadline(0)).toBe(monday + 31 * hour + 42 * hour)
  })

  test("that goes on keeps its time though a choice of it is taken back", () => {
    const clock = new ChessClock(slow, 2)
    clock.ask([0], monday, true)
    clock.charge(0, monday + 10 * hour, false, false)
    clock.ask([0], monday + 10 * hour, true)
    clock.takeBack(0, 1, monday + 12 * hour)
    clock.ask([0], monday + 12 * hour, true)
    expect(clock.deadline(0)).toBe(monday + 3 * day)
  })

  test("stands still in a pause", () => {
    const clock = new ChessClock(slow, 1)
    clock.ask([0], monday, true)
    clock.pause(monday + hour)
    expect(clock.deadline(0)).toBeNull()
    clock.resume(monday + 11 * hour)
    expect(clock.deadline(0)).toBe(monday + 3 * day + 10 * hour)
  })

  test("of a clock that was kept before there were turns begins with the question that stands", () => {
    const { turn: _, away: __, ...old } = new ChessClock(slow, 2).kept()
    const clock = new ChessClock(slow, 2).at({ ...old, since: [monday, null] })
    expect(clock.deadline(0)).toBe(monday + 3 * day)
  })
})

describe("time that counts", () => {
  const weekends = { days: [6, 0], offset: 0 }
  const friday = monday + 4 * day

  test.each([
    ["from Friday noon to Monday noon", friday + 12 * hour, friday + 3 * day + 12 * hour, 24 * hour],
    ["within a weekend", friday + day, friday + 2 * day, 0],
    ["within the week", monday, monday + hour, hour],
  ])("%s leaves out the days of rest", (_, from, to, counted) => {
    expect(countedTime(from, to, weekends, [])).toBe(counted)
    expect(countedTime(from, afterCounted(from, counted, weekends, []), weekends, [])).toBe(counted)
  })

  test("ends at midnight where the table is at home, not where the server is", () => {
    const warsaw = { days: [6, 0], offset: 60 }
    expect(countedTime(friday + 22 * hour, friday + 30 * hour, warsaw, [])).toBe(hour)
    expect(afterCounted(friday + 22 * hour, 2 * hour, warsaw, [])).toBe(monday + 7 * day)
  })

  test("does not run for a seat whose player is away, and goes on when they are back", () => {
    const clock = new ChessClock(slow, 2)
    clock.ask([0, 1], monday, true)
    clock.goAway(0, monday + hour, monday + 8 * day)
    expect(clock.deadline(0)).toBe(monday + 3 * day + (8 * day - hour))
    expect(clock.deadline(1)).toBe(monday + 3 * day)
    expect(clock.lastAway(0)).toBe(monday + 8 * day)
    // Back early
    clock.goAway(0, monday + 2 * day, monday + 2 * day)
    expect(clock.lastAway(0)).toBe(monday + 2 * day)
    expect(clock.deadline(0)).toBe(monday + 3 * day + (2 * day - hour))
    expect(clock.copy().deadline(0)).toBe(clock.deadline(0))
  })
})

describe("at a table", () => {
  let server: TestServer
  let ada: Visitor
  let bea: Visitor
  beforeAll(async () => {
    server = await openServer()
    ada = await server.visitor("Ada")
    bea = await server.visitor("Bea")
  })
  afterAll(() => server.close())
  const live = { kind: "live", perTurn: 30_000, bank: 60_000 }

  test("an answer and the turn that follows it at once are one turn", async () => {
    const table = await tableOf("offers", [ada, bea], { manner: { clock: live } })
    await bea.choose(table, { do: "offer", amount: 1 })
    server.clock.turn(25_000)
    await ada.choose(table, { do: "offer", amount: 1 })
    expect((await ada.look(table)).clock?.deadlines[0]).toBe(server.clock.now() + 65_000)
    server.clock.turn(25_000)
    await ada.choose(table, { do: "wait" })
    expect((await ada.look(table)).clock?.bank).toEqual([40_000, 60_000])
  })

  test("who runs out of time comes back to a bank that is spent, with time for a turn", async () => {
    const table = await tableOf("noughts", [ada, bea], { manner: { clock: live } })
    server.clock.turn(90_000)
    const { play } = await server.tables.get(table)
    await expect.poll(() => play.n).toBe(3)
    await ada.must("POST", `/tables/${table}/return`)
    await bea.choose(table, { do: "mark", cell: 8 })
    expect((await ada.look(table)).clock).toMatchObject({
      bank: [0, 60_000],
      deadlines: [server.clock.now() + 30_000, null],
    })
  })

  test("a clock gives time for turns or for choices, not for both, and rests on five days at most", async () => {
    const seats = [{ kind: "me" }, { kind: "open" }]
    for (const clock of [
      { kind: "slow", bank: 0 },
      { kind: "slow", perTurn: day, perChoice: day, bank: 0 },
      { kind: "slow", perTurn: day, rest: { days: [0, 1, 2, 3, 4, 5, 6], offset: 0 } },
    ]) {
      const answer = await ada.ask("POST", "/tables", { game: "noughts", seats, manner: { clock } })
      expect(answer.status, JSON.stringify(clock)).toBe(400)
    }
  })
})
