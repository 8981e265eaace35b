import { parseLog, prefix, verify } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { expect, test, vi } from "vitest"
import { departFromAll } from "../tables/departure.ts"
import { serverOfThree, tableOf } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const { server, ada, bea, eve } = await serverOfThree()

const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })
const mark = (cell: number) => ({ do: "mark", cell })
const settled = async (table: string, is: (n: number) => boolean) => {
  const live = await server.tables.get(table)
  await until(() => is(live.play.log.length))
}

test("who resigns where nobody plays on loses at once against a single opponent", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { leavers: "nobody" } })
  await ada.must("POST", `/tables/${table}/resign`)
  expect(await bea.look(table)).toMatchObject({
    status: "finished",
    result: { winners: [1], places: [2, 1] },
  })
  const log = parseLog(await eve.must("GET", `/tables/${table}/log`))
  expect(log.resigned).toEqual([0])
  expect(verify(noughts.game, log).problems).toEqual([])
  expect(verify(noughts.game, prefix(log, 0)).problems).toMatchObject([{ code: "unfinished" }])
})

test("a bot plays on for who resigned, who comes last all the same", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.must("POST", `/tables/${table}/resign`)
  expect(await ada.ask("POST", `/tables/${table}/resign`)).toMatchObject(refusal(409, "notNow"))
  await settled(table, (n) => n === 1)
  expect((await bea.look(table)).seats[0]).toMatchObject({ resigned: true, playedBy: "bot" })
  expect(await ada.choose(table, mark(8))).toMatchObject({ status: 409 })
  // The bot takes the first free cell: 0, 1, 2
  await bea.choose(table, mark(8))
  await settled(table, (n) => n === 3)
  await bea.choose(table, mark(7))
  await settled(table, (n) => n === 5)
  expect(await bea.look(table)).toMatchObject({
    status: "finished",
    result: { winners: [1], places: [2, 1] },
  })
})

test("among three, what the game answers is taken for a seat that nobody plays", async () => {
  const table = await tableOf("offers", [ada, bea, eve], { manner: { leavers: "nobody" } })
  expect((await eve.look(table)).decision).not.toBeNull()
  await eve.must("POST", `/tables/${table}/resign`)
  // Who has resigned watches from the own seat, and is asked nothing more
  expect(await eve.look(table)).toMatchObject({ you: 2, decision: null, prompt: null, whyNot: [] })
  for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 2 })
  server.clock.turn(10_000)
  await settled(table, (n) => n === 3)
  expect(await ada.look(table)).toMatchObject({ choices: 3, view: { scores: [2, 2, 1] } })
})

test("a pause begins when all people have asked, and ends when one resumes", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.must("POST", `/tables/${table}/pause`)
  expect(await ada.ask("POST", `/tables/${table}/pause`)).toMatchObject(refusal(409, "notNow"))
  expect(await bea.look(table)).toMatchObject({ paused: false, pauseVotes: [0] })
  await bea.must("POST", `/tables/${table}/pause`)
  expect(await ada.choose(table, mark(4))).toMatchObject(refusal(409, "paused"))
  await ada.must("POST", `/tables/${table}/resume`)
  expect((await ada.choose(table, mark(4))).status).toBe(200)
  expect(await ada.ask("POST", `/tables/${table}/resume`)).toMatchObject(refusal(409, "notNow"))
})

test("deleting the account resigns running games and leaves finished ones under a neutral name", async () => {
  const gone = await server.visitor("Gone")
  const running = await tableOf("noughts", [gone, bea], { manner: { leavers: "nobody" } })
  const id = (await gone.must("GET", "/me")).player.id as string
  await gone.must("DELETE", "/me")
  expect((await gone.must("GET", "/me")).player).toBeNull()
  expect((await bea.look(running)).result?.winners).toEqual([1])
  expect(await bea.ask("GET", `/players/${id}`)).toMatchObject(refusal(404, "notFound"))
})

test("whoever goes from many tables lets others have their turn in between", async () => {
  const gone = await server.visitor("Gone")
  for (let i = 0; i < 12; i++)
    await gone.must("POST", "/tables", { game: "noughts", seats: [{ kind: "me" }, { kind: "open" }] })
  const { player } = await gone.must("GET", "/me")
  // A clock by which every look takes longer than a piece may
  let time = performance.now()
  const now = vi.spyOn(performance, "now").mockImplementation(() => (time += 9))
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await departFromAll(server.tables, player.id)
  isOver = true
  now.mockRestore()
  expect(turns).toBeGreaterThanOrEqual(12)
  expect(await gone.must("GET", "/tables?mine=1&status=open")).toEqual([])
})

test("who plays by rules that the server has no more can go: such tables are cancelled, the others left as ever", async () => {
  const gone = await server.visitor("Gone")
  const seats = [{ kind: "me" }, { kind: "open" }]
  const stale = [
    await tableOf("noughts", [gone, bea]),
    (await gone.must("POST", "/tables", { game: "noughts", seats })).table,
  ]
  const running = await tableOf("noughts", [gone, bea], { manner: { leavers: "nobody" } })
  const { db } = server.tables
  await db.updateTable("game_table").set({ version: "0" }).where("id", "in", stale).execute()
  for (const id of stale) server.tables.forget(id)
  await gone.must("DELETE", "/me")
  expect((await gone.must("GET", "/me")).player).toBeNull()
  const rows = await db.selectFrom("game_table").select("status").where("id", "in", stale).execute()
  expect(rows).toEqual([{ status: "cancelled" }, { status: "cancelled" }])
  expect((await bea.look(running)).result?.winners).toEqual([1])
})
