import { type Log, replay } from "@genepool/engine"
import { viral } from "@genepool/viral"
import { afterAll, expect, test } from "vitest"
import { atOnce } from "../slices.ts"
import { readEntry } from "../tables/journal.ts"
import type { Play } from "../tables/play.ts"
import { firstOption, openServer, tableOf, type Visitor } from "./kit/server.ts"

const server = await openServer({}, firstOption, new Map([[viral.game.id, viral]]))
afterAll(() => server.close())
const ada = await server.visitor("Ada")
const bea = await server.visitor("Bea")
const eve = await server.visitor("Eve")
const all = [ada, bea, eve]

type Part = { readonly do: string }

/** At the first pair of the first round. */
async function atThePair(): Promise<string> {
  const table = await tableOf("viral", all)
  for (let choices = 0; ; choices++) {
    if (choices > 100) throw new Error("no pair is asked for")
    const seen = await Promise.all(all.map((who) => who.look(table)))
    if (seen[0]?.decision?.ask === "pair.choose") return table
    const asked = seen.findIndex(({ decision }) => decision !== null && !decision.answered)
    await (all[asked] as Visitor).choose(table, seen[asked]?.decision?.options[0])
  }
}

/** Pairs of a zone and a mutation that the visitor can lay; the first is laid, part by part. */
async function pairsOf(who: Visitor, table: string): Promise<[Part, Part][]> {
  const zones = (await who.look(table)).decision?.options as Part[]
  await who.choose(table, zones[0])
  const laid = (await who.look(table)).decision?.options as Part[]
  const mutations = laid.filter((option) => option.do !== "zone")
  await who.choose(table, mutations[0])
  return zones.flatMap((zone) => mutations.map((mutation): [Part, Part] => [zone, mutation]))
}

async function answer(who: Visitor, table: string, [choice, ...rest]: readonly Part[], key = "") {
  const { n } = await who.look(table)
  return who.ask("POST", `/tables/${table}/choices`, { n, choice, rest, ...(key === "" ? {} : { key }) })
}

/** The table as its journal alone has it. */
async function folded(id: string): Promise<Play> {
  const table = await server.tables.get(id)
  const rows = await table.host.db
    .selectFrom("entry")
    .selectAll()
    .where("table_id", "=", id)
    .orderBy("n")
    .execute()
  const play = table.freshPlay()
  atOnce(play.fold(rows.map(readEntry)))
  return play
}

test("an answer of several parts is changed in one step, and nobody else can tell", async () => {
  const table = await atThePair()
  const pairs = await pairsOf(ada, table)
  const [first, other] = [pairs[0] as [Part, Part], pairs.at(-1) as [Part, Part]]
  expect((await ada.look(table)).decision).toMatchObject({ given: first, answered: true })
  const spectator = await server.visitor()
  const others = [bea, eve, spectator]
  const before = await Promise.all(others.map((who) => who.look(table)))
  expect(before[0]?.waiting).toEqual([1, 2])
  const lines = (await server.tables.get(table)).play.n
  expect((await answer(ada, table, other)).status).toBe(200)
  expect((await server.tables.get(table)).play.n).toBe(lines + 1)
  expect(await Promise.all(others.map((who) => who.look(table)))).toEqual(before)
  expect((await ada.look(table)).decision).toMatchObject({ given: other, answered: true })
})

test("what is not one whole answer changes nothing", async () => {
  const table = await atThePair()
  const pairs = await pairsOf(ada, table)
  const [first, other] = [pairs[0] as [Part, Part], pairs.at(-1) as [Part, Part]]
  const live = await server.tables.get(table)
  const before = live.play.n
  const instruct = { do: "instruct", standing: "ask" }
  for (const parts of [
    [other[0], other[0]],
    [other[1], other[0]],
    [other[0], { do: "nonsense" }],
    [...other, ...first],
    [...other, other[0]],
    [instruct, ...other],
  ])
    expect((await answer(ada, table, parts)).status).toBe(422)
  expect(live.play.n).toBe(before)
  expect((await ada.look(table)).decision).toMatchObject({ given: first, answered: true })
})

test("sent again it counts once, and its key stands for nothing else", async () => {
  const table = await atThePair()
  const pairs = await pairsOf(ada, table)
  const [first, other] = [pairs[0] as [Part, Part], pairs.at(-1) as [Part, Part]]
  await answer(ada, table, other, "one")
  const live = await server.tables.get(table)
  const { n } = live.play
  expect((await answer(ada, table, other, "one")).status).toBe(200)
  expect((await answer(ada, table, first, "one")).body.error.code).toBe("otherRequest")
  expect(live.play.n).toBe(n)
})

test("the last one closes the question; the log replays, and all of an answer goes back at once", async () => {
  const table = await atThePair()
  const start = (await ada.look(table)).choices
  for (const who of all) {
    const pairs = await pairsOf(who, table)
    // For the last one the question is over by now
    if (who !== eve) await answer(who, table, pairs.at(-1) as [Part, Part])
  }
  const live = await server.tables.get(table)
  const now = await ada.look(table)
  expect(now.decision?.ask).not.toBe("pair.choose")
  expect(now.choices).toBe(start + 2 * 5)
  const state = JSON.stringify(live.play.state)
  expect(JSON.stringify((await folded(table)).state)).toBe(state)
  const log = live.play.exported()
  const dice = { ...log.dice, secret: live.row.secret } as Log["dice"]
  expect(JSON.stringify(replay(viral.game, { ...log, dice }))).toBe(state)

  // Into the middle of Bea's answer: it goes whole, and Eve's after it
  const to = now.choices - 3
  await ada.must("POST", `/tables/${table}/undo`, { to, n: now.n })
  expect(live.play.undoRequest?.to).toBe(to - 1)
  for (const who of [bea, eve]) await who.must("POST", `/tables/${table}/undo/answer`, { agree: true })
  expect((await eve.look(table)).decision).toMatchObject({ ask: "pair.choose", answered: false })
  const again = await folded(table)
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(live.play.state))
  expect(again.openN).toBe(live.play.openN)
})

test("a server that has gone back to an older program says so of a table that it cannot read", async () => {
  const table = await tableOf("viral", all)
  const { n } = (await server.tables.get(table)).play
  const line = { table_id: table, n: n + 1, kind: "novelty", seat: 0, body: "{}", at: server.clock.now() }
  await server.tables.db.insertInto("entry").values(line).execute()
  server.tables.forget(table)
  const { status, body } = await ada.ask("GET", `/tables/${table}`)
  expect([status, body.error.code]).toEqual([409, "notNow"])
  expect(body.error.message).toContain("novelty")
})
