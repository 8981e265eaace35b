import { parseLog, verify } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { offersGame } from "../testing/offers-game.ts"
import { serverOfThree, tableOf, type Visitor, winNoughts } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const { server, ada, bea } = await serverOfThree()

const mark = (cell: number) => ({ do: "mark", cell })
const win = async (first: Visitor, second: Visitor, more: object = {}) => {
  const table = await tableOf("noughts", [first, second], more)
  await winNoughts(table, first, second)
  server.clock.turn(1)
  return table
}
/** The last choice is acknowledged before the result is recorded. */
const recorded = async (table: string) => (await server.tables.rows(table)).row.status === "finished"
const idOf = async (who: Visitor) => (await who.must("GET", "/me")).player.id as string

test("the log of a finished game shows that every die was honest", async () => {
  const { table } = await ada.must("POST", "/tables", {
    game: "offers",
    seats: [{ kind: "me" }, { kind: "open" }],
    number: "ada's own number",
  })
  const { commitment } = await ada.look(table)
  await bea.must("POST", `/tables/${table}/join`, { number: "bea's own number" })
  await ada.must("POST", `/tables/${table}/start`)
  for (let round = 0; round < 3; round++) {
    const { n } = await ada.look(table)
    for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 1 }, n)
    for (const who of [ada, bea]) await who.choose(table, { do: "roll" })
    expect(await ada.ask("GET", `/tables/${table}/log`)).toMatchObject({ status: 409 })
    for (const who of [ada, bea]) await who.choose(table, { do: "pass" })
  }
  const log = parseLog(await (await server.visitor()).must("GET", `/tables/${table}/log`))
  expect(log.dice).toMatchObject({ commitment, numbers: ["ada's own number", "bea's own number"] })
  const { problems, draws } = verify(offersGame.game, log)
  expect(problems).toEqual([])
  expect(draws.flatMap((step) => step.draws)).toHaveLength(2 + 6)
  const forged = { ...log, dice: { ...log.dice, secret: "0".repeat(64) } }
  expect(verify(offersGame.game, forged as typeof log).problems).not.toEqual([])
})

test("undone choices are not in it", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.choose(table, mark(8))
  await ada.must("POST", `/tables/${table}/undo`, { to: 0, n: 2 })
  await winNoughts(table, ada, bea)
  const log = parseLog(await ada.must("GET", `/tables/${table}/log`))
  expect(log.choices.map(({ choice }) => choice.cell)).toEqual([0, 3, 1, 4, 2])
  expect(verify(noughts.game, log).problems).toEqual([])
})

test("a result is kept, rated apart for games with bots, and shown in profiles", async () => {
  const [cyd, dot] = [await server.member("Cyd"), await server.member("Dot")]
  const manner = { rated: true, hints: false, clock: { kind: "slow", perChoice: 86_400_000 } }
  const listed = await win(cyd, dot, { listed: true, manner })
  const hidden = await win(dot, cyd, { manner })
  const last = await win(cyd, dot, { manner })
  await until(() => recorded(last))
  const [c, d] = [await idOf(cyd), await idOf(dot)]
  const profile = await dot.must("GET", `/players/${c}`)
  expect(profile.history.map(({ place }: { place: number }) => place)).toEqual([1, 2, 1])
  const tables = profile.history.map(({ table }: { table: string | null }) => table)
  expect(tables).toContain(listed)
  expect(tables).not.toContain(hidden)
  expect(profile.ratings).toMatchObject([{ game: "noughts", pool: "people", games: 3 }])
  const other = await dot.must("GET", `/players/${d}`)
  expect(profile.ratings[0].mu).toBeGreaterThan(other.ratings[0].mu)
  expect(await ada.must("GET", `/players/${c}/against/${d}`)).toEqual({
    games: 3,
    ahead: 2,
    behind: 1,
    level: 0,
  })
  expect(await ada.must("GET", `/players/${c}/against/${d}?game=chess`)).toMatchObject({ games: 0 })
})

test("a game among a person and built-in bots has a result, but rates nobody", async () => {
  const eve = await server.visitor("Eve")
  const { table } = await eve.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "bot", level: 1 }, { kind: "me" }],
  })
  await eve.must("POST", `/tables/${table}/start`)
  const { play } = await server.tables.get(table)
  for (let n = 1, cell = 8; play.result === null; n += 2, cell--) {
    await until(() => play.log.length >= n)
    if (play.result === null) await eve.choose(table, mark(cell))
  }
  await until(() => recorded(table))
  const profile = await eve.must("GET", `/players/${await idOf(eve)}`)
  expect(profile.history).toMatchObject([{ game: "noughts", bots: true, place: 2 }])
  expect(profile.ratings).toEqual([])
})

test("where spectators see everything later, lists and profiles tell the result as late", async () => {
  const [cyd, dot] = [await server.visitor("Hal"), await server.visitor("Ivy")]
  const table = await win(cyd, dot, { listed: true, manner: { spectatorDelay: 60_000 } })
  await server.tables.settled()
  const told = async () => {
    const list = await ada.must("GET", "/tables?status=finished")
    const profile = await ada.must("GET", `/players/${await idOf(cyd)}`)
    return [list.some((one: { table: string }) => one.table === table), profile.history.length]
  }
  expect(await cyd.look(table)).toMatchObject({ status: "finished" })
  expect(await told()).toEqual([false, 0])
  await until(async () => {
    server.clock.turn(30_000)
    return recorded(table)
  })
  expect(await told()).toEqual([true, 1])
})

test("a result that waits for spectators keeps nobody who deletes their account, and is recorded all the same", async () => {
  const [jo, kim] = [await server.visitor("Jo"), await server.visitor("Kim")]
  const table = await win(jo, kim, { manner: { spectatorDelay: 60_000 } })
  await server.tables.settled()
  expect(await jo.ask("DELETE", "/me")).toMatchObject({ status: 200 })
  await until(async () => {
    server.clock.turn(30_000)
    return recorded(table)
  })
  expect(await kim.look(table)).toMatchObject({ status: "finished", result: { winners: [0] } })
})

test("a result that cannot be recorded keeps nobody waiting, and is recorded as soon as it can be", async () => {
  const [fay, gil] = [await server.visitor("Fay"), await server.visitor("Gil")]
  await sql`alter table outcome rename to away`.execute(server.tables.db)
  const table = await win(fay, gil)
  expect(await gil.look(table)).toMatchObject({ status: "finished", result: { places: [1, 2] } })
  await until(() => server.logged.some((line) => line.includes(table) && line.includes("tried again")))
  server.clock.turn(1000)
  await server.tables.settled()
  expect(await recorded(table)).toBe(false)
  await sql`alter table away rename to outcome`.execute(server.tables.db)
  await until(async () => {
    server.clock.turn(1000)
    return recorded(table)
  })
  const profile = await gil.must("GET", `/players/${await idOf(fay)}`)
  expect(profile.history).toMatchObject([{ game: "noughts", place: 1 }])
})
