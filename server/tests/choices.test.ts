import { describe, expect, test } from "vitest"
import { serverOfThree, tableOf, type Visitor, winNoughts } from "./kit/server.ts"

const { server, ada, bea, eve } = await serverOfThree()

const mark = (cell: number) => ({ do: "mark", cell })
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })

describe("a choice in turn", () => {
  test("is taken, and the table goes on", async () => {
    const table = await tableOf("noughts", [ada, bea])
    expect(await ada.choose(table, mark(4))).toMatchObject({ status: 200, body: { n: 2 } })
    const now = await bea.look(table)
    expect(now).toMatchObject({ n: 2, choices: 1, waiting: [1], you: 1 })
    expect(now.decision?.options).toHaveLength(8)
    expect((await ada.look(table)).decision).toBeNull()
  })

  test("sent again it counts once, and is acknowledged the same", async () => {
    const table = await tableOf("noughts", [ada, bea])
    const first = await ada.choose(table, mark(4), 1)
    expect(await ada.choose(table, mark(4), 1)).toMatchObject({ status: 200, body: first.body })
    await bea.choose(table, mark(0), 2)
    expect(await ada.choose(table, mark(4), 1)).toMatchObject({ status: 200, body: first.body })
    expect((await ada.look(table)).choices).toBe(2)
  })

  test("sent many times at once it counts once", async () => {
    const table = await tableOf("noughts", [ada, bea])
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.choose(table, mark(4), 1)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.n}`))).toEqual(new Set(["200 2"]))
    expect((await ada.look(table)).choices).toBe(1)
  })

  test("for a table that has moved on is stale, and is told where the table is", async () => {
    const table = await tableOf("noughts", [ada, bea])
    await ada.choose(table, mark(4), 1)
    const stale = await ada.choose(table, mark(5), 1)
    expect(stale).toMatchObject(refusal(409, "stale"))
    expect(stale.body.error.table).toMatchObject({ n: 2, status: "playing" })
    expect(await bea.choose(table, mark(5), 7)).toMatchObject(refusal(409, "stale"))
  })

  test("is refused out of turn, from a stranger, and off the list with the reason", async () => {
    const table = await tableOf("noughts", [ada, bea])
    expect(await bea.choose(table, mark(4), 1)).toMatchObject(refusal(403, "notYours"))
    expect(await eve.choose(table, mark(4), 1)).toMatchObject(refusal(403, "notYours"))
    const stranger = await server.visitor()
    expect(await stranger.choose(table, mark(4), 1)).toMatchObject(refusal(401, "signInFirst"))
    await ada.choose(table, mark(4), 1)
    const taken = await bea.choose(table, mark(4), 2)
    expect(taken).toMatchObject(refusal(422, "notOnTheList"))
    expect(taken.body.error.reason).toEqual({ why: "taken", by: 0 })
    expect(await bea.choose(table, { do: "dance" }, 2)).toMatchObject(refusal(422, "notOnTheList"))
    expect(await bea.choose(table, "mark", 2)).toMatchObject(refusal(400, "badRequest"))
    expect((await bea.look(table)).choices).toBe(1)
  })

  test("that was meant for another's seat is not one's own, whoever has signed in since", async () => {
    const table = await tableOf("noughts", [ada, bea])
    const path = `/tables/${table}/choices`
    const kept = { n: 1, choice: mark(4), seat: 1 }
    expect(await ada.ask("POST", path, kept)).toMatchObject(refusal(403, "notYours"))
    expect(await ada.ask("POST", path, { ...kept, seat: 0 })).toMatchObject({ status: 200 })
  })

  test("is refused before the start and after the end", async () => {
    const { table: open } = await ada.must("POST", "/tables", {
      game: "noughts",
      seats: [{ kind: "me" }, { kind: "open" }],
    })
    expect(await ada.choose(open, mark(4), 0)).toMatchObject(refusal(409, "notNow"))
    const table = await tableOf("noughts", [ada, bea])
    await winNoughts(table, ada, bea)
    expect((await bea.look(table)).result?.winners).toEqual([0])
    expect(await bea.choose(table, mark(5))).toMatchObject(refusal(409, "notNow"))
  })
})

const offer = (amount: number) => ({ do: "offer", amount })

describe("a decision taken together", () => {
  test("takes all seats in parallel, each with the n it knew", async () => {
    const table = await tableOf("offers", [ada, bea, eve])
    const answers = await Promise.all([ada, bea, eve].map((who, i) => who.choose(table, offer(i + 1), 1)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ada.look(table)).view).toMatchObject({ scores: [1, 2, 3] })
  })

  test("shows that a seat is ready, but not its answer, which may be changed until the last one is in", async () => {
    const table = await tableOf("offers", [ada, bea])
    await ada.choose(table, offer(1), 1)
    const seen = await bea.look(table)
    expect(seen.waiting).toEqual([1])
    expect(seen.view?.frames[0]?.answers).toEqual(["given", []])
    const { n } = seen
    expect((await ada.choose(table, offer(3), n)).status).toBe(200)
    // Changing one's mind is nobody else's business
    expect((await bea.look(table)).n).toBe(n)
    expect((await ada.look(table)).decision?.given).toEqual([offer(3)])
    await bea.choose(table, offer(2), 1)
    expect((await bea.look(table)).view).toMatchObject({ scores: [3, 2] })
  })

  test("a changed answer can be changed back; with a key, a late repeat does no harm", async () => {
    const table = await tableOf("offers", [ada, bea])
    const answer = (amount: number, key: string) =>
      ada.ask("POST", `/tables/${table}/choices`, { n: 1, choice: offer(amount), key })
    await answer(1, "a")
    await answer(2, "b")
    await answer(1, "c")
    expect((await answer(2, "b")).status).toBe(200)
    expect((await ada.look(table)).decision?.given).toEqual([offer(1)])
  })

  test("the key of a choice that was made does not stand for another one", async () => {
    const table = await tableOf("offers", [ada, bea])
    const answer = (amount: number) =>
      ada.ask("POST", `/tables/${table}/choices`, { n: 1, choice: offer(amount), key: "a" })
    const { body: first } = await answer(1)
    expect(await answer(2)).toMatchObject(refusal(409, "otherRequest"))
    expect((await ada.look(table)).decision?.given).toEqual([offer(1)])
    expect(await answer(1)).toMatchObject({ status: 200, body: first })
  })

  test("in a quiet window nobody can tell from the table whether a seat has answered", async () => {
    const table = await tableOf("offers", [ada, bea, eve])
    for (const who of [ada, bea, eve]) await who.choose(table, offer(1), 1)
    for (const who of [ada, bea, eve]) await who.choose(table, { do: "wait" })
    const before = await Promise.all([bea, eve].map((who) => who.look(table)))
    const acknowledged = await ada.choose(table, { do: "pass" })
    expect(acknowledged.body.n).toBe(before[0]?.n)
    const spectator = await server.visitor()
    expect(await Promise.all([bea, eve].map((who) => who.look(table)))).toEqual(before)
    expect((await spectator.look(table)).waiting).toEqual([0, 1, 2])
    // Words in between carry no gap in their numbers either
    await bea.must("POST", `/tables/${table}/pause`)
    expect((await eve.look(table)).n).toBe((before[0]?.n as number) + 1)
    await bea.must("POST", `/tables/${table}/resume`)
    await bea.choose(table, { do: "pass" })
    await eve.choose(table, { do: "pass" })
    expect((await spectator.look(table)).view).toMatchObject({ round: 1 })
  })

  test("an instruction for now answers the window that is open; nobody sees it until the last answer closes it", async () => {
    const table = await tableOf("offers", [ada, bea])
    for (const who of [ada, bea]) await who.choose(table, offer(1), 1)
    for (const who of [ada, bea]) await who.choose(table, { do: "wait" })
    const before = await bea.look(table)
    const never = { do: "instruct", standing: "never", now: true }
    expect((await ada.choose(table, never)).status).toBe(200)
    expect(await bea.look(table)).toEqual(before)
    expect((await ada.look(table)).decision?.given).toEqual([{ do: "pass" }])
    expect((await bea.choose(table, never)).status).toBe(200)
    expect((await eve.look(table)).view).toMatchObject({ round: 1 })
  })

  test("a standing instruction is the seat's own secret", async () => {
    const table = await tableOf("offers", [ada, bea])
    const before = await bea.look(table)
    expect((await ada.choose(table, { do: "instruct", standing: "never" }, 1)).status).toBe(200)
    expect(await bea.look(table)).toEqual(before)
    expect((await ada.look(table)).view?.standing).toBe("never")
  })
})

describe("what each seat sees", () => {
  test("is its own hand only, and spectators see none", async () => {
    const table = await tableOf("offers", [ada, bea])
    const hands = (await server.tables.get(table)).play.state as unknown as { hands: number[] }
    expect((await ada.look(table)).view).toMatchObject({ hand: hands.hands[0] })
    expect((await bea.look(table)).view).toMatchObject({ hand: hands.hands[1] })
    expect((await eve.look(table)).view).toMatchObject({ hand: null })
  })

  test("the log tells the facts, each ear its own", async () => {
    const table = await tableOf("offers", [ada, bea])
    for (const who of [ada, bea]) await who.choose(table, offer(1), 1)
    await ada.choose(table, { do: "wait" })
    const facts = async (who: Visitor) =>
      (await who.must("GET", `/tables/${table}?since=0`)).happened.flatMap(
        (h: { facts: { fact: string }[] }) => h.facts.map(({ fact }) => fact),
      )
    expect(await facts(ada)).toEqual(["offered", "peeked"])
    expect(await facts(bea)).toEqual(["offered", "waited"])
    expect(await facts(eve)).toEqual(["offered", "waited"])
  })
})

test("nothing secret is ever in the server's log", async () => {
  const table = await tableOf("offers", [ada, bea])
  const { secret } = (await server.tables.get(table)).row
  await bea.choose(table, { do: "nonsense" }, 1)
  server.tables.log.error({ secret, row: { secret }, deep: { row: { secret } } }, "as if by mistake")
  const all = server.logged.join("")
  expect(all).toContain("as if by mistake")
  expect(all).not.toContain(secret)
  expect(all).not.toContain("session_token")
})
