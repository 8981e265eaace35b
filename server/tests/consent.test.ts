import { afterAll, expect, test } from "vitest"
import { openServer, tableOf, Visitor, winNoughts } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const server = await openServer()
afterAll(() => server.close())
const ada = await server.visitor("Ada")
const bea = await server.visitor("Bea")
const eve = await server.visitor("Eve")

let members = 0
const member = (name: string) => server.member(`${name} ${++members}`)
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })
const mark = (cell: number) => ({ do: "mark", cell })
const idOf = async (who: Visitor) => (await who.must("GET", "/me")).player.id as string
const ready = (who: Visitor, table: string, body?: object) => who.ask("POST", `/tables/${table}/ready`, body)
const readySeats = async (table: string) => (await ada.look(table)).seats.map((seat) => seat.ready)
const open = async (owner: Visitor, seats: object[], more: object = {}) =>
  (await owner.must("POST", "/tables", { game: "offers", seats, ...more })).table as string
const three = [{ kind: "me" }, { kind: "open" }, { kind: "open" }]
const playOut = async (table: string, first: Visitor, second: Visitor) => {
  await winNoughts(table, first, second)
  await until(async () => (await server.tables.rows(table)).row.status !== "playing")
}
const ratingsOf = async (who: Visitor) => (await who.must("GET", `/players/${await idOf(who)}`)).ratings
const historyOf = async (who: Visitor) => (await who.must("GET", `/players/${await idOf(who)}`)).history
const slow = { kind: "slow", perChoice: 86_400_000 }
const rated = { manner: { rated: true, hints: false, clock: slow } }

test("sitting down is a yes to the table as it is then, and asks everybody else again", async () => {
  const table = await open(ada, three)
  expect(await readySeats(table)).toEqual([true, false, false])
  await bea.must("POST", `/tables/${table}/join`, {})
  expect(await readySeats(table)).toEqual([false, true, false])
  await eve.must("POST", `/tables/${table}/join`, {})
  expect(await readySeats(table)).toEqual([false, false, true])
  const early = await ada.ask("POST", `/tables/${table}/start`)
  expect(early).toMatchObject({ status: 409, body: { error: { code: "notNow", seats: [1] } } })
  expect((await ready(bea, table)).body).toEqual({ started: false })
  await ada.must("POST", `/tables/${table}/start`)
  expect((await ada.look(table)).status).toBe("playing")
})

test("among friends over days nobody is asked again: with the last seat the game begins", async () => {
  const friends = { manner: { clock: slow } }
  const table = await open(ada, three, friends)
  await bea.must("POST", `/tables/${table}/join`, {})
  expect(await readySeats(table)).toEqual([true, true, false])
  await bea.must("POST", `/tables/${table}/leave`)
  await bea.must("POST", `/tables/${table}/join`, {})
  await eve.must("POST", `/tables/${table}/join`, {})
  expect((await ada.look(table)).status).toBe("playing")
  // With a bot in the last seat, whoever made the table begins it
  const other = await open(ada, three, friends)
  await bea.must("POST", `/tables/${other}/join`, {})
  await ada.must("PUT", `/tables/${other}/seats/2`, { kind: "bot", level: 1 })
  expect(await readySeats(other)).toEqual([true, true, true])
  await ada.must("POST", `/tables/${other}/start`)
  // Where anybody may sit down, or for a rating, it stays everybody's yes
  const live = { kind: "live", perTurn: 60_000, bank: 0 }
  for (const more of [{ ...friends, listed: true }, { manner: { clock: live } }]) {
    const strangers = await open(ada, three, more)
    for (const who of [bea, eve]) await who.must("POST", `/tables/${strangers}/join`, {})
    expect(await readySeats(strangers)).toEqual([false, false, true])
  }
  const [cyd, dot] = [await member("Cyd"), await member("Dot")]
  const earnest = await open(cyd, three.slice(0, 2), rated)
  await dot.must("POST", `/tables/${earnest}/join`, {})
  expect(await readySeats(earnest)).toEqual([false, true])
})

test("leaving and giving a seat to a bot ask everybody again; another number for the dice does not", async () => {
  const table = await open(ada, three)
  await bea.must("POST", `/tables/${table}/join`, {})
  await ready(ada, table)
  expect(await readySeats(table)).toEqual([true, true, false])
  await bea.must("POST", `/tables/${table}/join`, { number: "7" })
  expect(await readySeats(table)).toEqual([true, true, false])
  await ada.must("PUT", `/tables/${table}/seats/2`, { kind: "bot", level: 1 })
  expect(await readySeats(table)).toEqual([false, false, true])
  await ready(bea, table)
  await ready(bea, table, { ready: false })
  expect(await readySeats(table)).toEqual([false, false, true])
  await ready(bea, table)
  await bea.must("POST", `/tables/${table}/leave`)
  await eve.must("POST", `/tables/${table}/join`, {})
  expect(await readySeats(table)).toEqual([false, true, true])
})

test("with the last yes the game begins, though nobody presses start", async () => {
  const table = await open(ada, three)
  for (const who of [bea, eve]) await who.must("POST", `/tables/${table}/join`, {})
  expect((await ready(ada, table)).body).toEqual({ started: false })
  expect((await ready(bea, table)).body).toEqual({ started: true })
  expect((await ada.look(table)).status).toBe("playing")
})

test("a yes to what the table was is none to what it has become", async () => {
  const table = await open(ada, three)
  await bea.must("POST", `/tables/${table}/join`, {})
  const { terms } = await ada.look(table)
  await eve.must("POST", `/tables/${table}/join`, {})
  expect(await ready(bea, table, { terms })).toMatchObject(refusal(409, "stale"))
  await ready(bea, table, { terms: (await bea.look(table)).terms })
  expect(await ada.ask("POST", `/tables/${table}/start`, { terms })).toMatchObject(refusal(409, "stale"))
  const { terms: now } = await ada.look(table)
  expect(await ada.ask("POST", `/tables/${table}/start`, { terms: now })).toMatchObject({ status: 200 })
})

test("only who sits there can say yes, and only before the game", async () => {
  const table = await open(ada, three)
  expect(await ready(eve, table)).toMatchObject(refusal(403, "notYours"))
  const running = await tableOf("noughts", [ada, bea])
  expect(await ready(bea, running)).toMatchObject(refusal(409, "notNow"))
})

test("a rematch begins when everybody has said yes, not when one asks for it", async () => {
  const [cyd, dot] = [await member("Cyd"), await member("Dot")]
  const table = await tableOf("noughts", [cyd, dot], rated)
  await playOut(table, cyd, dot)
  const { table: next } = await cyd.must("POST", `/tables/${table}/rematch`)
  expect(await cyd.ask("POST", `/tables/${next}/start`)).toMatchObject(refusal(409, "notNow"))
  expect((await dot.look(next)).status).toBe("open")
  expect((await dot.look(next)).seats.map((seat) => seat.ready)).toEqual([false, true])
  expect((await ready(dot, next)).body).toEqual({ started: true })
  expect((await dot.look(next)).status).toBe("playing")
})

test("to ask for the same rematch is to say yes to it, unless it has been changed", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await playOut(table, ada, bea)
  const both = await Promise.all([ada, bea].map((who) => who.must("POST", `/tables/${table}/rematch`)))
  expect(both[0]).toEqual(both[1])
  expect((await ada.look(both[0].table)).status).toBe("playing")

  const other = await tableOf("noughts", [ada, bea])
  await playOut(other, ada, bea)
  const { table: next } = await ada.must("POST", `/tables/${other}/rematch`)
  await bea.must("POST", `/tables/${next}/leave`)
  await eve.must("POST", `/tables/${next}/join`, {})
  await bea.must("POST", `/tables/${other}/rematch`)
  expect((await ada.look(next)).status).toBe("open")
})

test("a rematch that was cancelled can be asked for once more", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await playOut(table, ada, bea)
  const { table: first } = await ada.must("POST", `/tables/${table}/rematch`)
  await ada.must("POST", `/tables/${first}/cancel`)
  const { table: second } = await bea.must("POST", `/tables/${table}/rematch`)
  expect(second).not.toBe(first)
  expect((await ada.look(table)).rematch).toBe(second)
  expect((await ada.must("POST", `/tables/${table}/rematch`)).table).toBe(second)
  expect((await ada.look(second)).status).toBe("playing")
})

test("a rematch against bots alone begins at once", async () => {
  const { table } = await ada.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "bot", level: 1 }],
    manner: { leavers: "nobody" },
  })
  await ada.must("POST", `/tables/${table}/start`)
  await ada.must("POST", `/tables/${table}/resign`)
  const { table: next } = await ada.must("POST", `/tables/${table}/rematch`)
  expect((await ada.look(next)).status).toBe("playing")
})

test("a rated table has accounts at it and no hints; the server refuses others", async () => {
  const cyd = await member("Cyd")
  const seats = [{ kind: "me" }, { kind: "open" }]
  const make = (who: Visitor, manner: object, sits: object[] = seats) =>
    who.ask("POST", "/tables", { game: "noughts", seats: sits, manner })
  const right = rated.manner
  expect(await make(cyd, { ...right, hints: undefined })).toMatchObject(refusal(422, "badInput"))
  expect(await make(cyd, { ...right, hints: true })).toMatchObject(refusal(422, "badInput"))
  // Whoever is about to lose could stop moving, and would never be rated
  expect(await make(cyd, { ...right, clock: undefined })).toMatchObject(refusal(422, "badInput"))
  expect(await make(ada, right)).toMatchObject(refusal(403, "registerFirst"))
  const alone = [{ kind: "me" }, { kind: "bot", level: 1 }]
  expect(await make(cyd, right, alone)).toMatchObject(refusal(422, "badInput"))
  const { table } = (await make(cyd, right)).body
  expect(await ada.ask("POST", `/tables/${table}/join`, {})).toMatchObject(refusal(403, "registerFirst"))
  const dot = await member("Dot")
  expect(await dot.ask("POST", `/tables/${table}/join`, {})).toMatchObject({ status: 200 })
})

test("nobody is rated against a bot of their own, two bots of one owner not against each other, a guest's bot never", async () => {
  const [own, other] = [await member("Owen"), await member("Otto")]
  const botOf = async (who: Visitor, name: string) => {
    const { token } = await who.must("POST", "/me/bots", { name })
    return Object.assign(new Visitor(server), { token: token as string })
  }
  const [one, two] = [await botOf(own, "Rook"), await botOf(own, "Knight")]
  const seats = [{ kind: "me" }, { kind: "open" }]
  const open = async (who: Visitor) =>
    (await who.must("POST", "/tables", { game: "noughts", seats, ...rated })).table as string
  const sit = async (who: Visitor, table: string) => who.ask("POST", `/tables/${table}/join`, {})
  expect(await sit(one, await open(own))).toMatchObject(refusal(409, "ownBot"))
  expect(await sit(own, await open(one))).toMatchObject(refusal(409, "ownBot"))
  expect(await sit(two, await open(one))).toMatchObject(refusal(409, "ownBot"))
  const guests = await botOf(ada, "Pawn")
  expect(await sit(guests, await open(own))).toMatchObject(refusal(403, "registerFirst"))
  // Others' bots are rated; and what came to a table in another way counts for nobody all the same
  const fair = await tableOf("noughts", [other, one], rated)
  await playOut(fair, other, one)
  const games = async (who: Visitor) =>
    (await ada.must("GET", `/players/${(await who.must("GET", "/me")).player.id}`)).ratings.length as number
  expect([await games(other), await games(one)]).toEqual([1, 1])
  const slipped = await tableOf("noughts", [own, other], rated)
  const { player } = await two.must("GET", "/me")
  const { db } = server.tables
  const seat = db.updateTable("seat").set({ player_id: player.id }).where("table_id", "=", slipped)
  await seat.where("seat", "=", 1).execute()
  server.tables.forget(slipped)
  await playOut(slipped, own, two)
  expect([await games(own), await games(two)]).toEqual([0, 0])
})

test("only rated tables are rated: not those of guests, and not those with hints", async () => {
  const [cyd, dot] = [await member("Cyd"), await member("Dot")]
  await playOut(await tableOf("noughts", [cyd, dot]), cyd, dot)
  await playOut(await tableOf("noughts", [cyd, dot], { manner: { hints: false } }), cyd, dot)
  expect(await ratingsOf(cyd)).toEqual([])
  expect(await historyOf(cyd)).toHaveLength(2)
  await playOut(await tableOf("noughts", [cyd, dot], rated), cyd, dot)
  expect(await ratingsOf(cyd)).toMatchObject([{ game: "noughts", pool: "people", games: 1 }])
  await playOut(await tableOf("noughts", [ada, bea]), ada, bea)
  expect(await ratingsOf(ada)).toEqual([])
})

test("a game in which somebody never made a choice is aborted: not rated, and in nobody's history", async () => {
  const [cyd, dot] = [await member("Cyd"), await member("Dot")]
  const manner = { ...rated.manner, leavers: "nobody" }
  const table = await tableOf("noughts", [cyd, dot], { manner })
  await cyd.choose(table, mark(4))
  expect((await cyd.look(table)).silent).toEqual([])
  await dot.must("POST", `/tables/${table}/resign`)
  expect(await cyd.look(table)).toMatchObject({ status: "finished", silent: [1] })
  await until(async () => (await server.tables.rows(table)).row.status !== "playing")
  for (const who of [cyd, dot]) {
    expect(await ratingsOf(who)).toEqual([])
    expect(await historyOf(who)).toEqual([])
  }
})

test("who chose once has played: giving up then is a loss", async () => {
  const [cyd, dot] = [await member("Cyd"), await member("Dot")]
  const table = await tableOf("noughts", [cyd, dot], { manner: { ...rated.manner, leavers: "nobody" } })
  await cyd.choose(table, mark(4))
  await dot.choose(table, mark(0))
  await dot.must("POST", `/tables/${table}/resign`)
  await until(async () => (await server.tables.rows(table)).row.status !== "playing")
  expect((await cyd.look(table)).silent).toEqual([])
  expect(await historyOf(dot)).toMatchObject([{ place: 2 }])
  expect(await ratingsOf(dot)).toMatchObject([{ games: 1 }])
})

/**
 * A rated table where Dot's time is up, and a bot has taken the first free cells for them: 0 and 1.
 */
async function botForDot() {
  const [cyd, dot] = [await member("Cyd"), await member("Dot")]
  const clock = { kind: "live", perChoice: 5000, bank: 0 }
  const table = await tableOf("noughts", [cyd, dot], { manner: { ...rated.manner, clock } })
  const { play } = await server.tables.get(table)
  await cyd.choose(table, mark(8))
  server.clock.turn(5001)
  await until(() => play.log.length === 2)
  await cyd.choose(table, mark(7))
  await until(() => play.log.length === 4)
  return { cyd, dot, table }
}

test("who lets a bot begin for them at a rated table cannot come back for a win", async () => {
  const { cyd, dot, table } = await botForDot()
  await dot.must("POST", `/tables/${table}/return`)
  await cyd.choose(table, mark(5))
  expect((await dot.choose(table, mark(2))).status).toBe(200)
  await until(async () => (await server.tables.rows(table)).row.status !== "playing")
  expect(await dot.look(table)).toMatchObject({ result: { winners: [1] }, silent: [1] })
  expect(await ratingsOf(dot)).toEqual([])
})

test("what a bot plays for somebody whose time was up is not their choice", async () => {
  const { cyd, table } = await botForDot()
  await cyd.choose(table, mark(6))
  await until(async () => (await server.tables.rows(table)).row.status !== "playing")
  expect((await cyd.look(table)).silent).toEqual([1])
  expect(await ratingsOf(cyd)).toEqual([])
})
