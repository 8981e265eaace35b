// Tables that never freeze: reminders, a vote for a bot, vacations, and what leaving costs
import { expect, test } from "vitest"
import { serverOfThree, tableOf, type Visitor } from "./kit/server.ts"

const hour = 3_600_000
const day = 24 * hour
const { server, ada, bea, eve } = await serverOfThree()

const mark = (cell: number) => ({ do: "mark", cell })
const refused = { status: 409, body: { error: { code: "notNow" } } }
const settled = async (table: string) => (await server.tables.get(table)).serially(async () => undefined)

test("who is waited for is reminded after an hour, and again after half a day", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const nudge = (who: Visitor, seat: number) => who.ask("POST", `/tables/${table}/nudge`, { seat })
  server.clock.turn(hour - 1)
  expect(await nudge(bea, 0)).toMatchObject(refused)
  server.clock.turn(1)
  expect(await nudge(ada, 0)).toMatchObject(refused)
  expect(await nudge(ada, 1)).toMatchObject(refused)
  const { n } = await bea.look(table)
  expect((await nudge(bea, 0)).status).toBe(200)
  const { happened, now } = await ada.must("GET", `/tables/${table}?since=${n}`)
  expect(happened).toMatchObject([{ kind: "nudge", seat: 1, whom: 0 }])
  expect(now.late).toMatchObject([{ seat: 0, nudgedAt: server.clock.now(), votes: [] }])
  server.clock.turn(12 * hour - 1)
  expect(await nudge(bea, 0)).toMatchObject(refused)
  server.clock.turn(1)
  expect((await nudge(bea, 0)).status).toBe(200)
})

test("then the others vote, a bot stands in, and whoever comes back takes the seat again", async () => {
  const table = await tableOf("offers", [ada, bea, eve])
  for (const who of [bea, eve]) await who.choose(table, { do: "offer", amount: 1 })
  const vote = (who: Visitor, agree = true) =>
    who.ask("POST", `/tables/${table}/stand-in`, { seat: 0, agree })
  server.clock.turn(day)
  // Nobody has reminded her
  expect(await vote(bea)).toMatchObject(refused)
  await bea.must("POST", `/tables/${table}/nudge`, { seat: 0 })
  server.clock.turn(12 * hour - 1)
  expect(await vote(bea)).toMatchObject(refused)
  server.clock.turn(1)
  expect(await vote(ada)).toMatchObject(refused)
  expect((await vote(bea)).status).toBe(200)
  expect(await vote(bea)).toMatchObject(refused)
  expect(await ada.look(table)).toMatchObject({ late: [{ seat: 0, votes: [1] }], waiting: [0] })
  expect((await vote(bea, false)).status).toBe(200)
  expect((await vote(eve)).status).toBe(200)
  expect((await ada.look(table)).seats[0]).toMatchObject({ playedBy: "person" })
  expect((await vote(bea)).status).toBe(200)
  expect((await ada.look(table)).seats[0]).toMatchObject({ standIn: true, playedBy: "bot" })
  const inList = async (who: Visitor) =>
    (await who.must("GET", "/tables?mine=1")).find((listed: { table: string }) => listed.table === table)
  expect(await inList(ada)).toMatchObject({ yourStandIn: true, yourTurn: false })
  expect(await inList(bea)).toMatchObject({ yourStandIn: false })
  await ada.must("POST", `/tables/${table}/return`)
  expect((await ada.look(table)).seats[0]).toMatchObject({ standIn: false, playedBy: "person" })
  expect(await inList(ada)).toMatchObject({ yourStandIn: false, yourTurn: true })
})

test("an answer in time ends the vote", async () => {
  const table = await tableOf("offers", [ada, bea, eve])
  for (const who of [bea, eve]) await who.choose(table, { do: "offer", amount: 1 })
  server.clock.turn(day)
  await bea.must("POST", `/tables/${table}/nudge`, { seat: 0 })
  server.clock.turn(12 * hour)
  await bea.must("POST", `/tables/${table}/stand-in`, { seat: 0 })
  await ada.choose(table, { do: "offer", amount: 1 })
  expect((await server.tables.get(table)).play.standInVotes).toEqual([[], [], []])
})

test("where a clock runs nobody votes, and where it runs fast nobody is reminded", async () => {
  const slow = await tableOf("noughts", [ada, bea], {
    manner: { clock: { kind: "slow", perTurn: 3 * day, bank: 0 } },
  })
  const live = await tableOf("noughts", [ada, bea], {
    manner: { clock: { kind: "live", perTurn: hour, bank: 8 * hour } },
  })
  server.clock.turn(2 * hour)
  expect((await bea.look(live)).late).toEqual([])
  await bea.must("POST", `/tables/${slow}/nudge`, { seat: 0 })
  expect((await bea.look(slow)).late).toMatchObject([{ seat: 0, voteFrom: null }])
})

test("a vacation stops one's clocks at slow tables, is seen by all, and ends early if one likes", async () => {
  const one = await server.visitor("Una")
  const two = await server.visitor("Dora")
  const clock = { kind: "slow", perTurn: day, bank: 0 }
  const slow = await tableOf("noughts", [one, two], { manner: { clock } })
  const start = server.clock.now()
  const until = start + 10 * day
  expect(await one.must("PUT", "/me/vacation", { until })).toEqual({ until, daysLeft: 20 })
  const seen = await two.look(slow)
  expect(seen.seats[0]?.awayUntil).toBe(until)
  expect(seen.clock?.deadlines[0]).toBe(until + day)
  server.clock.turn(2 * day)
  await settled(slow)
  expect((await two.look(slow)).seats[0]).toMatchObject({ playedBy: "person" })
  // Nothing new is begun meanwhile
  const seats = [{ kind: "me" }, { kind: "open" }]
  const { table } = await two.must("POST", "/tables", { game: "noughts", seats })
  expect(await one.ask("POST", `/tables/${table}/join`, {})).toMatchObject({
    status: 409,
    body: { error: { code: "onVacation" } },
  })
  expect(await one.must("DELETE", "/me/vacation")).toEqual({ until: null, daysLeft: 28 })
  expect((await two.look(slow)).clock?.deadlines[0]).toBe(server.clock.now() + day)
  expect((await one.ask("POST", `/tables/${table}/join`, {})).status).toBe(200)
})

test("whoever is away is not reminded before they are back", async () => {
  const [one, other] = [await server.visitor("Kim"), await server.visitor("Lou")]
  const table = await tableOf("noughts", [one, other])
  await one.must("PUT", "/me/vacation", { until: server.clock.now() + 3 * day })
  server.clock.turn(3 * day - 1)
  expect(await other.ask("POST", `/tables/${table}/nudge`, { seat: 0 })).toMatchObject(refused)
  server.clock.turn(1)
  await other.must("POST", `/tables/${table}/nudge`, { seat: 0 })
})

test("a year has thirty days of it", async () => {
  const one = await server.visitor("Vera")
  const away = (days: number) => one.ask("PUT", "/me/vacation", { until: server.clock.now() + days * day })
  expect(await away(31)).toMatchObject(refused)
  expect((await away(25)).status).toBe(200)
  // Another day in its place, at the same moment
  expect((await away(20)).status).toBe(200)
  server.clock.turn(20 * day)
  expect(await away(11)).toMatchObject({ ...refused, body: { error: { daysLeft: 10 } } })
  server.clock.turn(365 * day)
  expect((await away(30)).status).toBe(200)
  expect((await one.ask("PUT", "/me/vacation", { until: 1 })).status).toBe(400)
})

test("nobody comes and goes without end, and who was not away does not come back", async () => {
  const [one, two] = [await server.visitor("Yola"), await server.visitor("Zita")]
  const slow = await tableOf("noughts", [one, two], {
    manner: { clock: { kind: "slow", perTurn: day, bank: 0 } },
  })
  const away = () => one.ask("PUT", "/me/vacation", { until: server.clock.now() + hour })
  for (let i = 0; i < 24; i++) {
    expect((await away()).status).toBe(200)
    server.clock.turn(1000)
    for (let often = 0; often < 3; often++) await one.must("DELETE", "/me/vacation")
  }
  expect(await away()).toMatchObject(refused)
  expect((await two.look(slow)).n).toBe(1 + 2 * 24)
})

test("who leaves for good is known for it; who comes back, and who loses, is not", async () => {
  const [one, two] = [await server.visitor("Wanda"), await server.visitor("Xenia")]
  const figures = async (who: Visitor) =>
    (await eve.must("GET", `/players/${(await who.must("GET", "/me")).player.id}`)).reliability
  const play = async (table: string) => {
    for (const [who, cell] of [
      [one, 4],
      [two, 0],
      [one, 2],
      [two, 3],
    ] as const)
      await who.choose(table, mark(cell))
  }
  const lost = await tableOf("noughts", [one, two])
  await play(lost)
  await one.choose(lost, mark(6))
  const left = await tableOf("noughts", [one, two], { manner: { leavers: "nobody" } })
  await play(left)
  await one.must("POST", `/tables/${left}/resign`)
  for (const table of [lost, left]) await settled(table)
  await server.tables.settled()
  expect([await figures(one), await figures(two)]).toEqual([
    { finished: 1, left: 1 },
    { finished: 2, left: 0 },
  ])
})
