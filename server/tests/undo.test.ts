import { expect, test } from "vitest"
import { serverOfThree, tableOf, type Visitor } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const { server, ada, bea, eve } = await serverOfThree()

const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })
const mark = (cell: number) => ({ do: "mark", cell })

async function undo(who: Visitor, table: string, to: number, n?: number) {
  return who.ask("POST", `/tables/${table}/undo`, { to, n: n ?? (await who.look(table)).n })
}
const answer = (who: Visitor, table: string, agree: boolean) =>
  who.ask("POST", `/tables/${table}/undo/answer`, { agree })

test("one's own last choice is taken back at once, while nobody has chosen since", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.choose(table, mark(4))
  expect((await ada.look(table)).undo.free).toBe(0)
  expect((await bea.look(table)).undo.free).toBeNull()
  expect(await undo(ada, table, 0)).toMatchObject({ status: 200, body: { n: 3 } })
  expect(await ada.look(table)).toMatchObject({ choices: 0, waiting: [0], n: 3 })
  expect((await ada.choose(table, mark(0))).status).toBe(200)
})

test("beyond that the others are asked, and all must agree", async () => {
  const table = await tableOf("offers", [ada, bea, eve])
  for (const who of [ada, bea, eve]) await who.choose(table, { do: "offer", amount: 1 }, 1)
  await ada.choose(table, { do: "wait" })
  await bea.choose(table, { do: "wait" })
  expect(await undo(ada, table, 3)).toMatchObject({ status: 200 })
  expect((await eve.look(table)).undo.request).toEqual({ seat: 0, to: 3, agreed: [] })
  expect((await eve.look(table)).choices).toBe(5)
  await answer(bea, table, true)
  expect(await answer(bea, table, true)).toMatchObject(refusal(409, "notNow"))
  expect((await ada.look(table)).choices).toBe(5)
  await answer(eve, table, true)
  expect(await ada.look(table)).toMatchObject({ choices: 3, waiting: [0], undo: { request: null } })
})

test("one refusal, or a choice made meanwhile, ends the request", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.choose(table, mark(4))
  await bea.choose(table, mark(0))
  await undo(ada, table, 0)
  await answer(bea, table, false)
  expect((await ada.look(table)).undo.request).toBeNull()
  await undo(ada, table, 0)
  await ada.choose(table, mark(8))
  expect(await answer(bea, table, true)).toMatchObject(refusal(409, "notNow"))
  expect((await ada.look(table)).choices).toBe(3)
})

test("the same choice after undo meets the same die, and a die is not free to take back", async () => {
  const table = await tableOf("offers", [ada, bea])
  for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 1 }, 1)
  await ada.choose(table, { do: "roll" })
  const { view } = await ada.look(table)
  expect((await ada.look(table)).undo.free).toBeNull()
  await undo(ada, table, 2)
  await answer(bea, table, true)
  expect((await ada.look(table)).choices).toBe(2)
  await ada.choose(table, { do: "roll" })
  expect((await ada.look(table)).view).toEqual(view)
})

test("against bots alone nobody has to be asked", async () => {
  const { table } = await ada.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "bot", level: 1 }],
  })
  await ada.must("POST", `/tables/${table}/start`)
  await ada.choose(table, mark(4), 1)
  const live = await server.tables.get(table)
  await until(() => live.play.log.length >= 2)
  expect((await undo(ada, table, 0)).status).toBe(200)
  expect(await ada.look(table)).toMatchObject({ choices: 0, waiting: [0] })
})

test("strict means never, by consent means always ask", async () => {
  const strict = await tableOf("noughts", [ada, bea], { manner: { undo: "strict" } })
  await ada.choose(strict, mark(4))
  expect(await undo(ada, strict, 0)).toMatchObject(refusal(409, "notNow"))
  const consent = await tableOf("noughts", [ada, bea], { manner: { undo: "consent" } })
  await ada.choose(consent, mark(4))
  await undo(ada, consent, 0)
  expect((await bea.look(consent)).undo.request).toMatchObject({ seat: 0, to: 0 })
})

test("what is refused: nothing to take back, an old n, a stranger", async () => {
  const table = await tableOf("noughts", [ada, bea])
  expect(await undo(ada, table, 0)).toMatchObject(refusal(409, "notNow"))
  await ada.choose(table, mark(4))
  expect(await undo(ada, table, 0, 1)).toMatchObject(refusal(409, "stale"))
  expect(await undo(eve, table, 0)).toMatchObject(refusal(403, "notYours"))
  expect(await answer(bea, table, true)).toMatchObject(refusal(409, "notNow"))
})

test("who is left alone by the others takes back no die and no reveal, and what lies behind them not either", async () => {
  const table = await tableOf("offers", [ada, bea, eve])
  for (const who of [ada, bea, eve]) await who.choose(table, { do: "offer", amount: 1 }, 1)
  await ada.choose(table, { do: "roll" })
  await bea.choose(table, { do: "wait" })
  // While the others can say no, they are asked
  expect((await ada.look(table)).undo.furthest).toBe(0)
  await eve.must("POST", `/tables/${table}/resign`)
  const live = await server.tables.get(table)
  await until(() => live.play.log.length >= 6)
  expect((await ada.look(table)).undo.furthest).toBe(0)
  await bea.must("POST", `/tables/${table}/resign`)
  // The roll was the fourth choice; after it nothing was rolled or shown
  expect((await ada.look(table)).undo.furthest).toBe(4)
  for (const to of [3, 0]) expect(await undo(ada, table, to)).toMatchObject(refusal(409, "notNow"))
  expect((await ada.look(table)).undo.request).toBeNull()
  expect(await undo(ada, table, 4)).toMatchObject({ status: 200 })
  expect(await ada.look(table)).toMatchObject({ choices: 4, waiting: [1] })
})

test("in a rated game nothing goes back past a die or a reveal, whoever agrees", async () => {
  const [cyd, dot] = [await server.member("Cyd"), await server.member("Dot")]
  const table = await tableOf("offers", [cyd, dot], {
    manner: { rated: true, hints: false, clock: { kind: "slow", perChoice: 86_400_000 } },
  })
  for (const who of [cyd, dot]) await who.choose(table, { do: "offer", amount: 1 }, 1)
  await cyd.choose(table, { do: "wait" })
  expect(await undo(dot, table, 1)).toMatchObject({ status: 409, body: { error: { furthest: 2 } } })
  expect(await undo(dot, table, 2)).toMatchObject({ status: 200 })
  await answer(cyd, table, true)
  expect((await dot.look(table)).choices).toBe(2)
  await cyd.choose(table, { do: "roll" })
  expect((await cyd.look(table)).undo).toEqual({ free: null, furthest: null, request: null })
  expect(await undo(cyd, table, 2)).toMatchObject(refusal(409, "notNow"))
})

test("who pauses and takes back without end has to let the game get further; the count outlives a restart", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const { play } = await server.tables.get(table)
  const pause = (who: Visitor) => who.ask("POST", `/tables/${table}/pause`)
  const resume = (who: Visitor) => who.ask("POST", `/tables/${table}/resume`)
  // Up to the last that is free: 1000, and four for the one choice that there was
  await ada.choose(table, mark(4))
  await undo(ada, table, 0)
  const line = { n: 0, kind: "pause", seat: 0, body: {}, at: 0 } as const
  for (let spent = 2; spent < 1003; spent++) play.restraint.note(line, 0)
  expect((await pause(ada)).status).toBe(200)
  expect((await resume(ada)).status).toBe(200)
  expect(await pause(ada)).toMatchObject(refusal(409, "notNow"))
  expect((await pause(bea)).status).toBe(200)
  expect((await resume(bea)).status).toBe(200)
  expect((await ada.choose(table, mark(4))).status).toBe(200)
  expect(await undo(ada, table, 0)).toMatchObject(refusal(409, "notNow"))
  expect((await bea.choose(table, mark(0))).status).toBe(200)
  expect((await undo(ada, table, 0)).status).toBe(200)
})

test("another's instruction stands in nobody's way, is not seen through undo, and outlasts it", async () => {
  const instruct = (standing: string) => ({ do: "instruct", standing })
  const table = await tableOf("offers", [ada, bea])
  for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 1 }, 1)
  await ada.choose(table, { do: "wait" })
  const before = await ada.look(table)
  expect(before.undo).toEqual({ free: 2, furthest: 0, request: null })
  expect((await bea.choose(table, instruct("never"))).status).toBe(200)
  const { at: _, ...seen } = before as typeof before & { at?: number }
  expect(await ada.look(table)).toEqual(seen)
  // Nor does one of one's own
  await ada.choose(table, instruct("never"))
  await ada.choose(table, instruct("ask"))
  expect((await ada.look(table)).undo.free).toBe(2)
  expect((await bea.look(table)).undo.free).toBeNull()
  expect((await undo(ada, table, 2)).status).toBe(200)
  expect(await ada.look(table)).toMatchObject({ choices: 2, waiting: [0] })
  const standing = async () => (await server.tables.get(table)).play.state?.standing
  expect(await standing()).toEqual(["ask", "never"])
  const lived = (await server.tables.get(table)).play
  server.tables.forget(table)
  const read = (await server.tables.get(table)).play
  expect(read).not.toBe(lived)
  expect([read.state, read.log, read.openChoices]).toEqual([lived.state, lived.log, lived.openChoices])
  await ada.choose(table, { do: "roll" })
  await bea.choose(table, { do: "wait" })
  expect(await standing()).toEqual(["ask", "never"])
  server.tables.forget(table)
  expect(await standing()).toEqual(["ask", "never"])
  // Where all are asked, everything goes
  await undo(bea, table, 2)
  await answer(ada, table, true)
  expect(await standing()).toEqual(["ask", "ask"])
  server.tables.forget(table)
  expect(await standing()).toEqual(["ask", "ask"])
})

test("an instruction that changes nothing is not written, and one question takes two hundred answers", async () => {
  const table = await tableOf("offers", [ada, bea])
  const { play } = await server.tables.get(table)
  const instruct = (standing: string) => bea.choose(table, { do: "instruct", standing }, 1)
  expect(await instruct("ask")).toMatchObject({ status: 200, body: { n: 1 } })
  expect(play.n).toBe(1)
  for (let i = 0; i < 200; i++) expect((await instruct(i % 2 === 0 ? "never" : "ask")).status).toBe(200)
  expect(play.n).toBe(201)
  expect(await instruct("never")).toMatchObject(refusal(409, "notNow"))
  expect(await instruct("ask")).toMatchObject({ status: 200 })
  const offer = (amount: number) => bea.choose(table, { do: "offer", amount }, 1)
  expect((await offer(1)).status).toBe(200)
  expect(await offer(2)).toMatchObject(refusal(409, "notNow"))
})

test("what was said in vain is counted the same by whoever reads the journal later", async () => {
  const table = await tableOf("noughts", [ada, bea])
  for (let i = 0; i < 3; i++) {
    await ada.choose(table, mark(4))
    await undo(ada, table, 0)
  }
  await ada.choose(table, mark(4))
  await bea.choose(table, mark(0))
  await undo(ada, table, 0)
  await answer(bea, table, true)
  await bea.must("POST", `/tables/${table}/pause`)
  const lived = (await server.tables.get(table)).play.restraint
  server.tables.forget(table)
  const { restraint } = (await server.tables.get(table)).play
  expect(restraint).not.toBe(lived)
  expect(restraint).toEqual(lived)
})
