// Bots and alarms on several nodes: each once, whoever dies, stands still or goes; and rules of
// several versions.
import type { Choice, GameModule } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { afterEach, expect, test } from "vitest"
import { Away } from "../../testing/away.ts"
import { Nodes, type NodesWish } from "../kit/nodes.ts"
import { listenerOf, tableOf, type Visitor } from "../kit/server.ts"
import { until } from "../kit/until.ts"

let nodes: Nodes
afterEach(() => nodes.close())

async function open(wish: NodesWish = {}): Promise<Visitor[]> {
  nodes = await Nodes.open({ byHand: true, ...wish })
  return [await nodes.visitor("Ada"), await nodes.visitor("Bea")]
}

const live = { kind: "live", perChoice: 30_000, bank: 0 }
const mark = (cell: number) => ({ do: "mark", cell })
const entriesOf = async (table: string) =>
  (
    await nodes
      .node(0)
      .tables.db.selectFrom("entry")
      .select(["n", "kind"])
      .where("table_id", "=", table)
      .orderBy("n")
      .execute()
  ).map(({ n, kind }) => `${n} ${kind}`)
/** Lets everything happen that follows at once. */
const calm = async () => {
  for (let i = 0; i < 50; i++) await new Promise(setImmediate)
}
const keeperOf = (table: string) => nodes.servers.findIndex((server) => server.tables.keeps(table))

test("an alarm rings once, at the node that keeps the table", async () => {
  const players = await open()
  const table = await tableOf("noughts", players, { manner: { clock: live, timeOut: "default" } })
  await nodes.at(1 - keeperOf(table), players[0] as Visitor).choose(table, mark(4), 1)
  const keeper = nodes.node(keeperOf(table)).tables
  await nodes.live([0, 1], async () => (await keeper.known(table)).play.n === 2)
  nodes.clock.turn(30_000)
  await nodes.live([0, 1], async () => (await keeper.get(table)).play.n === 3)
  expect(await entriesOf(table)).toEqual(["1 start", "2 choice", "3 timeOut"])
  expect(nodes.servers.map((server) => server.tables.keeps(table)).filter(Boolean)).toHaveLength(1)
})

test("a line that only a newer version knows: the table is left to others, whoever looks is sent there, nothing is lost", async () => {
  const players = await open()
  const [ada] = players as [Visitor]
  const table = await tableOf("noughts", players, { manner: { clock: live, timeOut: "default" } })
  const older = nodes.node(keeperOf(table))
  let ended = 0
  const onlooker = { ...listenerOf(null), moved: () => ended++ }
  older.tables.presence.arrive(await older.tables.get(table), onlooker)
  // As one of a newer version would write it
  const { db } = older.tables
  const line = { table_id: table, n: 2, kind: "novelty", seat: 0, body: "{}", at: nodes.clock.now() }
  await db.insertInto("entry").values(line).execute()
  await nodes.live([0, 1], () => ended === 1)
  expect(older.tables.keeps(table)).toBe(false)
  for (const i of [0, 1]) {
    const refused = await nodes.at(i, ada).ask("GET", `/tables/${table}`)
    expect(refused).toMatchObject({ status: 503, body: { error: { code: "elsewhere" } } })
    expect((await nodes.at(i, ada).choose(table, mark(4), 1)).status).toBe(503)
  }
  nodes.clock.turn(60_000)
  await nodes.live([0, 1], async () => {
    const row = db.selectFrom("game_table").select("keeper").where("id", "=", table)
    return (await row.executeTakeFirstOrThrow()).keeper === null
  })
  await calm()
  expect(keeperOf(table)).toBe(-1)
  expect(await entriesOf(table)).toEqual(["1 start", "2 novelty"])
  const told = older.logged.filter((text) => text.includes("cannot read"))
  expect(told).toHaveLength(1)
})

test("a node that stands still loses its tables to another; when it wakes up nothing happens twice", async () => {
  const players = await open()
  const table = await tableOf("noughts", players, { manner: { clock: live, timeOut: "default" } })
  const still = keeperOf(table)
  await nodes.live([1 - still], () => nodes.node(1 - still).tables.keeps(table))
  // The one that stood still does not know yet, and both have set the same alarm
  expect(nodes.node(still).tables.keeps(table)).toBe(true)
  nodes.clock.turn(30_000)
  await nodes.live([0, 1], () => !nodes.node(still).tables.keeps(table))
  await nodes.live([0, 1], async () => (await nodes.node(still).tables.get(table)).play.n === 2)
  expect(await entriesOf(table)).toEqual(["1 start", "2 timeOut"])
  expect((await (players[0] as Visitor).look(table)).waiting).toEqual([1])
})

test("that a node has left is told when it counts as living nowhere any more", async () => {
  await open()
  await nodes.live([0, 1], () => nodes.servers.every((server) => server.tables.keeping.counts.nodes === 2))
  const { tables } = nodes.node(1)
  let left = null as Promise<unknown> | null
  tables.gone = (node) => {
    left = tables.db.selectFrom("node").select("id").where("id", "=", node).execute()
  }
  await nodes.live([1], () => left !== null)
  expect(await left).toEqual([])
})

test("a bot's choice is thought out once, and once more only if its node is gone", async () => {
  const asked: number[] = []
  const answers: (() => void)[] = []
  const players = await open({
    bots: (node) => ({
      choose: ({ decision }) => {
        asked.push(node)
        return new Promise((resolve) => answers.push(() => resolve(decision.options[0] as Choice)))
      },
      close: async () => undefined,
    }),
  })
  const [ada] = players as [Visitor]
  const { table } = await ada.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "bot", level: 1 }],
  })
  await ada.must("POST", `/tables/${table}/start`)
  const first = keeperOf(table)
  await nodes.at(1 - first, ada).choose(table, mark(4), 1)
  await nodes.live([0, 1], () => asked.length > 0)
  expect(asked).toEqual([first])
  await nodes.live([1 - first], () => asked.length > 1)
  expect(asked).toEqual([first, 1 - first])
  for (const answer of answers) answer()
  await nodes.live([0, 1], async () => (await ada.look(table)).choices === 2)
  await nodes.live([0, 1], () => !nodes.node(first).tables.keeps(table))
  expect(await entriesOf(table)).toEqual(["1 start", "2 choice", "3 choice"])
})

test("a node that goes hands its tables over at once, and a new one takes its share", async () => {
  const players = await open()
  const made: string[] = []
  for (let i = 0; i < 24; i++)
    made.push(
      await tableOf(
        "noughts",
        players.map((player) => nodes.at(0, player)),
      ),
    )
  const kept = (node: number) => made.filter((table) => nodes.node(node).tables.keeps(table)).length
  expect(kept(0)).toBe(24)
  await nodes.live([0, 1], () => kept(1) === 12 && kept(0) === 12)
  await nodes.node(1).close()
  await nodes.live([0], () => kept(0) === 24)
  const third = await nodes.add()
  await nodes.live([0, 2], () => kept(0) === 12)
  await nodes.live([0, 2], () => made.filter((table) => third.tables.keeps(table)).length === 12)
}, 30_000)

test("a node that is told to stop says so to the balancer, answers on, and its tables are kept by another", async () => {
  const players = await open({ config: { drain: 10_000 } })
  const [ada, bea] = players as [Visitor, Visitor]
  const table = await tableOf("noughts", [nodes.at(0, ada), nodes.at(0, bea)])
  expect((await nodes.at(0, ada).ask("GET", "/!healthz")).status).toBe(200)
  const closed = nodes.node(0).close()
  const health = await nodes.at(0, ada).ask("GET", "/!healthz")
  expect(health).toMatchObject({ status: 503, body: { error: { code: "stopping" } } })
  await nodes.live([1], () => nodes.node(1).tables.keeps(table))
  expect((await nodes.at(0, ada).choose(table, mark(4), 1)).status).toBe(200)
  expect((await nodes.at(1, bea).choose(table, mark(0), 2)).status).toBe(200)
  const other = nodes.node(1).close()
  const both = Promise.all([closed, other])
  let done = false
  void both.then(() => {
    done = true
  })
  await nodes.live([0, 1], () => done)
})

test("after an outage of any length a clock that ran out rings once", async () => {
  const away = new Away()
  const players = await open({ store: () => away.around })
  const table = await tableOf("noughts", players, { manner: { clock: live, timeOut: "default" } })
  away.away = true
  // Longer than every time-out: each node has missed far more beats than it takes to be struck out
  for (let second = 0; second < 300; second++) {
    nodes.clock.turn(1000)
    let beats = 0
    await nodes.live([0, 1], () => ++beats === 2)
  }
  expect(away.tries).toBeGreaterThan(100)
  away.away = false
  await nodes.live([0, 1], async () => {
    nodes.clock.turn(1000)
    return (await entriesOf(table)).length > 1
  })
  // Nobody has answered since, and the next time is not up
  expect((await entriesOf(table)).slice(0, 2)).toEqual(["1 start", "2 timeOut"])
  expect(nodes.servers.filter((server) => server.tables.keeps(table))).toHaveLength(1)
})

test("a table that could not be read when it was taken is read later", async () => {
  const players = await open()
  const table = await tableOf("noughts", players, { manner: { clock: live, timeOut: "default" } })
  const still = keeperOf(table)
  const { tables } = nodes.node(1 - still)
  const get = tables.get.bind(tables)
  let failing = 3
  tables.get = async (id) => {
    if (failing-- > 0) throw new Error("the database is away")
    return get(id)
  }
  await nodes.live([1 - still], () => tables.keeps(table) && failing < 3)
  await nodes.live([1 - still], async () => {
    nodes.clock.turn(1000)
    return (await entriesOf(table)).length > 1
  })
  expect(failing).toBeLessThan(0)
  expect((await entriesOf(table))[1]).toBe("2 timeOut")
})

test("after a beat that failed a node looks which tables are its own, though there are as many as it thought", async () => {
  const away = new Away()
  const players = await open({ nodes: 1, store: () => away.around })
  const [one, two] = [await tableOf("noughts", players), await tableOf("noughts", players)]
  const { tables } = nodes.node(0)
  const { node } = tables.keeping
  const setKeeper = (table: string, keeper: string | null) =>
    tables.db.updateTable("game_table").set({ keeper }).where("id", "=", table).execute()
  // Another node has taken the first, and this one the second, of which it has not heard
  await tables.db.insertInto("node").values({ id: "other", beat: 1, rules: "{}" }).execute()
  await setKeeper(one, "other")
  tables.keeping.ended(two)
  away.away = true
  let beats = 0
  await nodes.live([0], () => ++beats > 2 && away.tries > 0)
  away.away = false
  await nodes.live([0], () => tables.keeps(two) && !tables.keeps(one))
  expect(tables.keeping.node).toBe(node)
})

test("who is there through another node counts, one who only asks as well", async () => {
  const asked: number[] = []
  const players = await open({
    bots: (node) => ({
      choose: async ({ decision }) => {
        asked.push(node)
        return decision.options[0] as Choice
      },
      close: async () => undefined,
    }),
  })
  const [ada, bea] = players as [Visitor, Visitor]
  await nodes.live([0, 1], () => nodes.servers.every((server) => server.tables.news.carried))
  const table = await tableOf("noughts", [ada, bea])
  const keeper = keeperOf(table)
  const { tables } = nodes.node(keeper)
  nodes.clock.turn(61_000)
  await nodes.at(keeper, ada).must("POST", `/tables/${table}/resign`)
  await calm()
  expect(asked).toEqual([])
  expect((await tables.known(table)).attendance.botsWait).toBe("people")
  await nodes.at(1 - keeper, bea).look(table)
  await until(() => asked.length === 1)
  expect(asked).toEqual([keeper])
  await until(async () => (await bea.look(table)).choices === 1)

  // Bots alone, watched through the other node
  const alone = await ada.must("POST", "/tables", {
    game: "noughts",
    seats: [1, 2].map(() => ({ kind: "bot", level: 1 })),
  })
  await ada.must("POST", `/tables/${alone.table}/start`)
  const kept = keeperOf(alone.table)
  await calm()
  expect((await nodes.node(kept).tables.known(alone.table)).play.log).toEqual([])
  const other = nodes.node(1 - kept).tables
  other.presence.arrive(await other.get(alone.table), listenerOf(null))
  await until(async () => (await other.get(alone.table)).play.result !== null)
})

test("while nodes do not hear of each other, bots think for whoever may be there, after everybody who is", async () => {
  const lanes: boolean[] = []
  const players = await open({
    config: { redisUrl: null },
    bots: () => ({
      choose: async ({ lane, decision }) => {
        lanes.push(lane.aside)
        return decision.options[0] as Choice
      },
      close: async () => undefined,
    }),
  })
  const table = await tableOf("noughts", players)
  nodes.clock.turn(61_000)
  await nodes.at(keeperOf(table), players[0] as Visitor).must("POST", `/tables/${table}/resign`)
  await nodes.live([0, 1], () => lanes.length > 0)
  expect(lanes).toEqual([true])
})

const version = (module: GameModule, number: string): GameModule => ({
  ...module,
  game: { ...module.game, version: number },
})
const withVersion = (number: string) => new Map([["noughts", version(noughts, number)]])

test("a node hands on a table whose rules it does not have, and keeps none", async () => {
  const players = await open({ games: (node) => withVersion(`${node + 1}`) })
  const [ada, bea] = players as [Visitor, Visitor]
  const table = await tableOf("noughts", [nodes.at(0, ada), nodes.at(0, bea)])
  const answer = await nodes.at(1, ada).choose(table, mark(4), 1)
  expect(answer).toMatchObject({ status: 503, body: { error: { code: "elsewhere" } } })
  expect(answer.headers["retry-after"]).toBe("1")
  expect(await nodes.at(1, ada).ask("GET", `/tables/${table}/stream`)).toMatchObject({ status: 503 })
  expect((await nodes.at(0, ada).choose(table, mark(4), 1)).status).toBe(200)
  // Listed it is all the same
  expect(
    (await nodes.at(1, ada).must("GET", "/tables?mine=1")).map((one: { table: string }) => one.table),
  ).toEqual([table])
  await nodes.node(0).close()
  const { keeping } = nodes.node(1).tables
  await nodes.live([1], async () => !(await keeping.knownElsewhere("noughts", "1")))
  expect(nodes.node(1).tables.keeps(table)).toBe(false)
  expect(await nodes.at(1, ada).choose(table, mark(4), 1)).toMatchObject({
    status: 409,
    body: { error: { code: "notNow" } },
  })
  await nodes.live([1], () => !nodes.node(1).tables.keeps(table))
})
