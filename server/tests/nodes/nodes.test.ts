// Two nodes on one database, as a balancer without memory uses them.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { Nodes } from "../kit/nodes.ts"
import { tableOf, type Visitor } from "../kit/server.ts"
import { Reader } from "../kit/stream.ts"
import { until } from "../kit/until.ts"

let nodes: Nodes
let urls: string[]
let ada: Visitor
let bea: Visitor
const readers: Reader[] = []

beforeAll(async () => {
  nodes = await Nodes.open()
  urls = await Promise.all(nodes.servers.map((server) => server.listen()))
  ada = await nodes.visitor("Ada")
  bea = await nodes.visitor("Bea")
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})
afterAll(() => nodes.close())

async function read(node: number, table: string, visitor: Visitor | null, query = ""): Promise<Reader> {
  const reader = new Reader(`${urls[node]}/api/v1/tables/${table}/stream${query}`, { ...visitor?.headers })
  readers.push(reader)
  await reader.count(1)
  return reader
}

const mark = (cell: number) => ({ do: "mark", cell })
const offer = (amount: number) => ({ do: "offer", amount })
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })

describe("any node serves any table", () => {
  test("what one node was told, the other knows at the next request", async () => {
    const table = await tableOf("noughts", [ada, bea])
    for (const [i, cell] of [0, 3, 1, 4].entries()) {
      const who = i % 2 === 0 ? ada : bea
      expect((await nodes.at(i % 2, who).choose(table, mark(cell), i + 1)).status).toBe(200)
      for (const node of [0, 1]) expect((await nodes.at(node, bea).look(table)).choices).toBe(i + 1)
    }
    expect((await nodes.at(1, ada).choose(table, mark(2))).status).toBe(200)
    for (const node of [0, 1]) expect((await nodes.at(node, bea).look(table)).status).toBe("finished")
    const [first, second] = await Promise.all(
      [0, 1].map((node) => nodes.at(node, node === 0 ? ada : bea).must("POST", `/tables/${table}/rematch`)),
    )
    expect(first).toEqual(second)
  })

  test("a node that knows an old position accepts nothing on it", async () => {
    const table = await tableOf("noughts", [ada, bea])
    const two = await nodes.node(1).tables.get(table)
    // The second node hears of nothing: it must find out by itself
    const deaf = nodes.node(1).tables
    const hear = deaf.hear.bind(deaf)
    deaf.hear = async () => undefined
    try {
      await nodes.at(0, ada).choose(table, mark(4), 1)
      expect(two.play.n).toBe(1)
      expect(await nodes.at(1, ada).choose(table, mark(5), 1)).toMatchObject(refusal(409, "stale"))
      await nodes.at(0, bea).choose(table, mark(0), 2)
      // The same request as the one that was taken, at the node that has not seen it
      expect(await nodes.at(1, bea).choose(table, mark(0), 2)).toMatchObject({ status: 200, body: { n: 3 } })
      await nodes.at(0, ada).choose(table, mark(8), 3)
      // Right by what has happened, though this node does not know of it
      expect((await nodes.at(1, bea).choose(table, mark(1), 4)).status).toBe(200)
      expect((await nodes.at(0, ada).look(table)).choices).toBe(4)
    } finally {
      deaf.hear = hear
    }
  })

  test("in a decision taken together answers at both nodes all count, with the n that each seat knew", async () => {
    for (let i = 0; i < 5; i++) {
      const cyd = await nodes.visitor("Cyd")
      const table = await tableOf("offers", [ada, bea, cyd])
      const answers = await Promise.all(
        [ada, bea, cyd].map((who, seat) => nodes.at(seat % 2, who).choose(table, offer(seat + 1), 1)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await nodes.at(1, ada).look(table)).view).toMatchObject({ scores: [1, 2, 3] })
    }
  })

  test("the last seat goes to one of two who want it at different nodes, and nobody starts a table that changes", async () => {
    const { table } = await ada.must("POST", "/tables", {
      game: "noughts",
      seats: [{ kind: "me" }, { kind: "open" }],
    })
    const cyd = await nodes.visitor("Cyd")
    const joins = await Promise.all(
      [bea, cyd].map((who, node) => nodes.at(node, who).ask("POST", `/tables/${table}/join`, {})),
    )
    expect(new Set(joins.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const winner = joins[0]?.status === 200 ? bea : cyd
    const [left, started] = await Promise.all([
      nodes.at(1, winner).ask("POST", `/tables/${table}/leave`),
      nodes.at(0, ada).ask("POST", `/tables/${table}/start`),
    ])
    expect(new Set([left.status, started.status])).toEqual(new Set([200, 409]))
    const now = await nodes.at(1, ada).look(table)
    expect(now.status).toBe(started.status === 200 ? "playing" : "open")
    expect(now.seats[1]?.player === null).toBe(left.status === 200)
  })
})

describe("streams", () => {
  test("carry what was chosen at the other node, in order, each to whom it concerns", async () => {
    const table = await tableOf("offers", [ada, bea])
    const [own, other, spectator] = [
      await read(1, table, ada, "?since=0"),
      await read(1, table, bea, "?since=0"),
      await read(0, table, null, "?since=0"),
    ]
    for (const who of [ada, bea]) await nodes.at(0, who).choose(table, offer(1), 1)
    await nodes.at(1, ada).choose(table, { do: "wait" })
    await nodes.at(0, bea).choose(table, { do: "wait" })
    const { n } = await nodes.at(0, ada).look(table)
    await Promise.all([own, other, spectator].map((reader) => reader.until(() => reader.now.n === n)))
    for (const reader of [own, other, spectator])
      expect(reader.happened.map((one) => one.n)).toEqual([1, 2, 3, 4, 5])
    expect(JSON.stringify(own.seen)).toContain("peeked")
    expect(JSON.stringify(spectator.seen)).not.toContain("peeked")
    // An answer in the quiet window concerns nobody else, at no node
    await nodes.at(0, ada).choose(table, { do: "pass" })
    await own.until(() => own.now.decision?.given.length === 1)
    expect(other.now.n).toBe(n)
    expect(spectator.now.n).toBe(n)
  })

  test("resume at the other node where they ended", async () => {
    const table = await tableOf("noughts", [ada, bea])
    const first = await read(0, table, bea)
    await nodes.at(1, ada).choose(table, mark(4))
    await first.until(() => first.now.n === 2)
    first.close()
    await nodes.at(0, bea).choose(table, mark(0))
    const again = new Reader(`${urls[1]}/api/v1/tables/${table}/stream`, {
      ...bea.headers,
      "last-event-id": first.lastId,
    })
    readers.push(again)
    await again.count(1)
    expect(again.happened.map(({ n }) => n)).toEqual([3])
  })

  test("carry talk, once, and the lobby's changes", async () => {
    const lobby = new Reader(`${urls[1]}/api/v1/lobby/stream`)
    readers.push(lobby)
    await lobby.count(1)
    const table = await tableOf("noughts", [ada, bea], { listed: true })
    await lobby.until(() => lobby.seen.some(({ data }) => data.table === table && data.status === "playing"))
    const reader = await read(1, table, bea)
    await Promise.all(
      [0, 1, 0, 1].map((node, i) =>
        nodes.at(node, ada).must("POST", `/tables/${table}/chat`, { text: `${i}` }),
      ),
    )
    await nodes.at(0, ada).must("POST", `/tables/${table}/chat`, { text: "last" })
    const said = () => reader.seen.filter(({ event }) => event === "chat").map(({ data }) => data)
    await reader.until(() => said().some(({ text }) => text === "last"))
    expect(said().map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
    expect(new Set(said().map(({ text }) => text))).toEqual(new Set(["0", "1", "2", "3", "last"]))
  })

  test("show who sits down at the other node", async () => {
    const { table } = await nodes.at(0, ada).must("POST", "/tables", {
      game: "noughts",
      seats: [{ kind: "me" }, { kind: "open" }],
    })
    const reader = await read(1, table, ada)
    await nodes.at(0, bea).must("POST", `/tables/${table}/join`, {})
    await reader.until(() => reader.now.seats[1]?.name === "Bea")
    await nodes.at(0, ada).must("POST", `/tables/${table}/start`)
    await reader.until(() => reader.now.status === "playing")
    await until(async () => (await nodes.at(1, bea).look(table)).status === "playing")
  })
})

test("a node among several tells of them", async () => {
  const figures = await nodes.servers[0]?.metrics.registry.metrics()
  for (const figure of ["genepool_nodes", "genepool_tables_kept", "genepool_news_carried", "genepool_trunks"])
    expect(figures).toContain(`# TYPE ${figure} `)
})

describe("people", () => {
  test("who signs out at one node has no stream at any", async () => {
    const table = await tableOf("noughts", [ada, bea])
    const dot = await nodes.visitor("Dot")
    const [streams, others] = [
      await Promise.all([0, 1].map((node) => read(node, table, dot))),
      await read(1, table, ada),
    ]
    await nodes.at(0, dot).must("POST", "/me/sign-out", {})
    await Promise.all(streams.map((reader) => reader.until(() => reader.ended)))
    expect(others.ended).toBe(false)
  })

  test("who leaves a seat at one node sees nothing of the next one there through another", async () => {
    const seats = [{ kind: "me" }, { kind: "open" }]
    const { table } = await nodes.at(0, ada).must("POST", "/tables", { game: "offers", seats })
    const eve = await nodes.visitor("Eve")
    await nodes.at(1, eve).must("POST", `/tables/${table}/join`, {})
    const left = await read(1, table, eve)
    // Not a word reaches the other node but the lines of the journal
    const deaf = nodes.node(1).tables
    const hear = deaf.hear.bind(deaf)
    deaf.hear = async (word, from) => (word.about === "entry" ? hear(word, from) : undefined)
    try {
      await nodes.at(0, eve).must("POST", `/tables/${table}/leave`)
      await nodes.at(0, bea).must("POST", `/tables/${table}/join`, {})
      await nodes.at(0, ada).must("POST", `/tables/${table}/start`)
      for (const who of [ada, bea]) await nodes.at(0, who).choose(table, offer(1), 1)
      await left.until(() => left.now.n === 3)
    } finally {
      deaf.hear = hear
    }
    expect(JSON.stringify(left.seen)).not.toMatch(/"hand":\d|"decision":\{/)
  })

  test("are seen at the table whichever node they look through, until they or their node are gone", async () => {
    const table = await tableOf("noughts", [ada, bea])
    const first = await read(0, table, ada)
    const second = await read(1, table, bea)
    await first.until(() => first.present.join() === "0,1")
    await second.until(() => second.present.join() === "0,1")
    second.close()
    await until(() => {
      nodes.clock.turn(5000)
      return first.present.join() === "0"
    })
  })

  test("who signs out is signed out at every node", async () => {
    const eve = await nodes.visitor("Eve")
    for (const node of [0, 1]) expect((await nodes.at(node, eve).must("GET", "/me")).player.name).toBe("Eve")
    await nodes.at(0, eve).must("POST", "/me/sign-out", {})
    await until(async () => (await nodes.at(1, eve).must("GET", "/me")).player === null)
  })

  test("what shall be little in all is counted by all nodes together", async () => {
    const strict = await Nodes.open({ config: { rate: 0.2 } })
    await until(() => strict.servers.every((server) => server.tables.news.carried))
    const knock = async (node: number) => {
      const stranger = strict.at(node, await strict.visitor())
      return (await stranger.ask("POST", "/me/guest", { name: "Stranger" })).status
    }
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await knock(i % 2))
    expect(answers).toEqual([200, 200, 200, 200, 429, 429])
    await strict.close()
  })
})
