import type { ListedTable } from "@genepool/wire"
import { expect, test } from "vitest"
import { serverOfThree, tableOf, type Visitor, winNoughts } from "./kit/server.ts"

const { server, ada, bea, eve } = await serverOfThree()

const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })
const make = (seats: object[], more: object = {}) =>
  ada.must("POST", "/tables", { game: "noughts", seats, ...more }).then(({ table }) => table as string)

test("a table is made with checked options, seats and manner", async () => {
  const create = (body: object) => ada.ask("POST", "/tables", body)
  const seats = [{ kind: "me" }, { kind: "open" }]
  expect(await create({ game: "chess", seats })).toMatchObject(refusal(422, "badInput"))
  expect(await create({ game: "noughts", seats: [{ kind: "me" }] })).toMatchObject(refusal(422, "badInput"))
  expect(await create({ game: "noughts", seats: [{ kind: "me" }, { kind: "me" }] })).toMatchObject(
    refusal(422, "badInput"),
  )
  expect(await create({ game: "noughts", seats, options: { size: 4 } })).toMatchObject(
    refusal(422, "badInput"),
  )
  const wrong = await create({ game: "noughts", seats, manner: { clock: { kind: "live", perChoice: 1 } } })
  expect(wrong).toMatchObject(refusal(400, "badRequest"))
  expect(wrong.body.error.where).toContain("body.manner.clock")
  expect(await create({ game: "offers", seats, options: { bonus: true } })).toMatchObject({
    status: 201,
  })
})

test("only listed tables are in the lobby; mine are all of mine", async () => {
  const hidden = await make([{ kind: "me" }, { kind: "open" }])
  const shown = await make([{ kind: "me" }, { kind: "open" }], { listed: true })
  const ids = async (who: Visitor, query = "") =>
    (await who.must("GET", `/tables${query}`)).map(({ table }: { table: string }) => table)
  expect(await ids(eve)).toContain(shown)
  expect(await ids(eve)).not.toContain(hidden)
  expect(await ids(eve, "?mine=1")).toEqual([])
  expect(await ids(ada, "?mine=1")).toEqual(expect.arrayContaining([hidden, shown]))
  expect(await (await server.visitor()).ask("GET", "/tables?mine=1")).toMatchObject(
    refusal(401, "signInFirst"),
  )
})

test("lists say how far a table is and whose turn it is, mine first", async () => {
  const [fay, gus] = [await server.visitor("Fay"), await server.visitor("Gus")]
  const older = await tableOf("noughts", [fay, gus])
  const newer = await tableOf("noughts", [gus, fay])
  await gus.choose(newer, { do: "mark", cell: 4 })
  await fay.choose(newer, { do: "mark", cell: 0 })
  const mine = async (who: Visitor) => await who.must("GET", "/tables?mine=1")
  expect(await mine(fay)).toMatchObject([
    { table: older, choices: 0, waiting: [0], yourTurn: true },
    { table: newer, choices: 2, waiting: [0], yourTurn: false },
  ])
  expect((await mine(gus)).map(({ yourTurn }: { yourTurn: boolean }) => yourTurn)).toEqual([true, false])
})

test("of those where I am waited for, the one whose time is up first comes first", async () => {
  const [kim, lou] = [await server.visitor("Kim"), await server.visitor("Lou")]
  const live = (minutes: number) => ({ kind: "live", perTurn: minutes * 60_000, bank: 0 })
  const tables: string[] = []
  for (const clock of [{ kind: "none" }, live(5), live(1)])
    tables.push(await tableOf("noughts", [kim, lou], { manner: { clock } }))
  const [none, long, short] = tables
  const now = server.clock.now()
  expect(await kim.must("GET", "/tables?mine=1")).toMatchObject([
    { table: short, yourDeadline: now + 60_000 },
    { table: long, yourDeadline: now + 300_000 },
    { table: none, yourDeadline: null },
  ])
  // Whose turn it is not is told no time
  const lous = (await lou.must("GET", "/tables?mine=1")) as ListedTable[]
  expect(lous.map(({ yourDeadline }) => yourDeadline)).toEqual([null, null, null])
})

test("in a quiet window only the one who has not answered is told that it is their turn", async () => {
  const [hal, ida] = [await server.visitor("Hal"), await server.visitor("Ida")]
  const table = await tableOf("offers", [hal, ida])
  const { n } = await hal.look(table)
  for (const who of [hal, ida]) await who.choose(table, { do: "offer", amount: 1 }, n)
  for (const who of [hal, ida]) await who.choose(table, { do: "wait" })
  await hal.choose(table, { do: "pass" })
  const [first] = await hal.must("GET", "/tables?mine=1")
  const [second] = await ida.must("GET", "/tables?mine=1")
  expect([first.yourTurn, second.yourTurn]).toEqual([false, true])
  expect(second.waiting).toEqual([0, 1])
})

test("a seat is taken once, though many want it at the same moment", async () => {
  const table = await make([{ kind: "me" }, { kind: "open" }])
  const answers = await Promise.all([bea, eve].map((who) => who.ask("POST", `/tables/${table}/join`, {})))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(await ada.ask("POST", `/tables/${table}/join`, { seat: 1 })).toMatchObject({
    status: 200,
    body: { seat: 0 },
  })
})

test("a kept seat is for whoever has its code", async () => {
  const table = await make([{ kind: "me" }, { kind: "invited" }])
  expect(await bea.ask("POST", `/tables/${table}/join`, {})).toMatchObject(refusal(409, "taken"))
  expect(await bea.ask("POST", `/tables/${table}/join`, { code: "guess" })).toMatchObject(
    refusal(409, "taken"),
  )
  expect(await bea.ask("GET", `/tables/${table}/invitations`)).toMatchObject(refusal(403, "notYours"))
  const [{ code }] = await ada.must("GET", `/tables/${table}/invitations`)
  expect(JSON.stringify(await bea.look(table))).not.toContain(code)
  expect(await bea.must("POST", `/tables/${table}/join`, { code })).toEqual({ seat: 1 })
})

test("leaving frees the seat; starting needs all seats and the owner", async () => {
  const table = await make([{ kind: "me" }, { kind: "open" }])
  expect(await ada.ask("POST", `/tables/${table}/start`)).toMatchObject(refusal(409, "notNow"))
  await bea.must("POST", `/tables/${table}/join`, {})
  await bea.must("POST", `/tables/${table}/leave`)
  expect(await bea.ask("POST", `/tables/${table}/leave`)).toMatchObject(refusal(403, "notYours"))
  await eve.must("POST", `/tables/${table}/join`, {})
  expect(await eve.ask("POST", `/tables/${table}/start`)).toMatchObject(refusal(403, "notYours"))
  const both = await Promise.all([1, 2].map(() => ada.ask("POST", `/tables/${table}/start`)))
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(await eve.ask("POST", `/tables/${table}/leave`)).toMatchObject(refusal(409, "notNow"))
  expect(await bea.ask("POST", `/tables/${table}/join`, {})).toMatchObject(refusal(409, "notNow"))
  expect((await eve.look(table)).status).toBe("playing")
})

test("an empty seat can go to a bot; a taken one cannot", async () => {
  const table = await make([{ kind: "me" }, { kind: "open" }])
  const give = (who: Visitor, seat: number) =>
    who.ask("PUT", `/tables/${table}/seats/${seat}`, { kind: "bot", level: 2 })
  expect(await bea.ask("PUT", `/tables/${table}/seats/1`, { kind: "open" })).toMatchObject(
    refusal(403, "notYours"),
  )
  expect(await give(ada, 0)).toMatchObject(refusal(409, "taken"))
  expect((await give(ada, 1)).status).toBe(200)
  await ada.must("POST", `/tables/${table}/start`)
  expect((await ada.look(table)).seats[1]).toMatchObject({ bot: true, level: 2, playedBy: "bot" })
})

test("a cancelled table cannot be joined or started", async () => {
  const table = await make([{ kind: "me" }, { kind: "open" }])
  expect(await bea.ask("POST", `/tables/${table}/cancel`)).toMatchObject(refusal(403, "notYours"))
  await ada.must("POST", `/tables/${table}/cancel`)
  expect((await bea.look(table)).status).toBe("cancelled")
  expect(await bea.ask("POST", `/tables/${table}/join`, {})).toMatchObject(refusal(409, "notNow"))
  expect(await ada.choose(table, { do: "mark", cell: 1 }, 0)).toMatchObject(refusal(409, "notNow"))
})

test("a rematch has the same seats, moved by one, and both find the same table", async () => {
  const table = await tableOf("noughts", [ada, bea])
  expect(await ada.ask("POST", `/tables/${table}/rematch`)).toMatchObject(refusal(409, "notNow"))
  await winNoughts(table, ada, bea)
  expect(await eve.ask("POST", `/tables/${table}/rematch`)).toMatchObject(refusal(403, "notYours"))
  const [first, second] = await Promise.all(
    [ada, bea].map((who) => who.must("POST", `/tables/${table}/rematch`)),
  )
  expect(first).toEqual(second)
  const next = await bea.look(first.table)
  expect(next.seats.map(({ name }) => name)).toEqual(["Bea", "Ada"])
  expect((await bea.look(table)).rematch).toBe(first.table)
})

test("a table that is not there is not found, whatever is asked of it", async () => {
  for (const [method, path, body] of [
    ["GET", ""],
    ["GET", "/stream"],
    ["POST", "/join", {}],
    ["POST", "/choices", { n: 0, choice: { do: "x" } }],
  ] as const)
    expect(await ada.ask(method, `/tables/nowhere${path}`, body)).toMatchObject(refusal(404, "notFound"))
})
