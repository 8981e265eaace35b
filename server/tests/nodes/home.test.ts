// A table's home: one node works it out, the others pass on what is asked of it, and nothing
// depends on that.
import { connect as connectPlain } from "node:net"
import { connect } from "node:tls"
import { afterEach, expect, test, vi } from "vitest"
import { Cable } from "../../testing/cable.ts"
import { Nodes, type NodesWish } from "../kit/nodes.ts"
import { tableOf, type Visitor } from "../kit/server.ts"
import { Reader } from "../kit/stream.ts"
import { until } from "../kit/until.ts"

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const nodeAddress = { host: "127.0.0.1", port: 0 }
const mark = (cell: number) => ({ do: "mark", cell })

interface Scene {
  readonly nodes: Nodes
  readonly urls: readonly string[]
  readonly ada: Visitor
  readonly bea: Visitor
  /** Kept by the first node. */
  readonly table: string
}

/** Two nodes that know the way to each other, and a table that the first of them keeps. */
async function scene(wish: NodesWish = {}): Promise<Scene> {
  const nodes = await Nodes.open({ ...wish, config: { nodeAddress, ...wish.config } })
  open.push(nodes)
  const urls = await Promise.all(nodes.servers.map((server) => server.listen()))
  await connected(nodes)
  const [ada, bea] = [await nodes.visitor("Ada"), await nodes.visitor("Bea")]
  const table = await tableOf("noughts", [nodes.at(0, ada), nodes.at(0, bea)])
  return { nodes, urls, ada, bea, table }
}

const trunks = (nodes: Nodes) => nodes.servers.map(({ home }) => home.trunks?.open ?? 0)
/**
 * Beat by beat, with time in between for each side to hear the other's: who beats on alone takes
 * the other for gone.
 */
async function slowly(nodes: Nodes, is: () => boolean): Promise<void> {
  while (!is()) {
    await nodes.live([0, 1], () => true)
    for (let spin = 0; spin < 200 && !is(); spin++) await new Promise(setImmediate)
  }
}
const connected = (nodes: Nodes) => slowly(nodes, () => trunks(nodes).every((one) => one === 1))

async function read(url: string, table: string, visitor: Visitor, query = ""): Promise<Reader> {
  const reader = new Reader(`${url}/api/v1/tables/${table}/stream${query}`, visitor.headers)
  open.push(reader)
  await reader.count(1)
  return reader
}

/** What a node has worked out by itself: tables that it had to replay, and lines that it wrote. */
const work = ({ nodes }: Scene, i: number) => {
  const { tables } = nodes.node(i)
  return { tables: tables.inMemory, lines: tables.appender.counts.entries }
}

test("whatever is asked at another node is worked out at home alone, to the letter", async () => {
  const at = await scene({ byHand: true })
  const { nodes, urls, ada, bea, table } = at
  const before = work(at, 0).lines
  const far = await read(urls[1] as string, table, bea, "?since=0")
  const near = await read(urls[0] as string, table, bea, "?since=0")
  const byChanges = await read(urls[1] as string, table, ada, "?changes=1")
  for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
    const who = i % 2 === 0 ? ada : bea
    expect((await nodes.at(1, who).choose(table, mark(cell), i + 1)).status).toBe(200)
    expect(await nodes.at(1, who).look(table)).toEqual(await nodes.at(0, who).look(table))
    // The game is over, and what is over is anybody's
    if (i < 4) expect(work(at, 1)).toEqual({ tables: 0, lines: 0 })
  }
  await Promise.all([far, near, byChanges].map((one) => one.until(() => one.now?.status === "finished")))
  expect(work(at, 0).lines - before).toBe(5)
  expect(far.seen).toEqual(near.seen)
  expect(byChanges.now.view).toEqual((await nodes.at(0, ada).look(table)).view)
  expect(nodes.node(1).home.counts).toMatchObject({ doneInstead: 0 })
  expect(nodes.node(0).home.counts.takenOn).toBe(nodes.node(1).home.counts.passedOn)
})

test("who is refused at home is refused in the same words, and who sits elsewhere looks on", async () => {
  const { nodes, ada, bea, table } = await scene({ byHand: true })
  const eve = await nodes.visitor("Eve")
  for (const [who, choice, n] of [
    [bea, mark(0), 1],
    [ada, mark(99), 1],
    [ada, mark(0), 7],
    [eve, mark(0), 1],
  ] as const) {
    const [near, far] = [
      await nodes.at(0, who).choose(table, choice, n),
      await nodes.at(1, who).choose(table, choice, n),
    ]
    expect(far.status).toBeGreaterThanOrEqual(400)
    expect([far.status, far.body]).toEqual([near.status, near.body])
  }
  expect(nodes.node(1).tables.inMemory).toBe(0)
  expect((await nodes.at(1, eve).look(table)).you).toBe("spectator")
  expect((await nodes.at(1, eve).ask("GET", "/tables/nowhere")).status).toBe(404)
})

test("who signs out at the node they came to is not told on from home", async () => {
  const { nodes, urls, ada, bea, table } = await scene({ byHand: true })
  const far = await read(urls[1] as string, table, bea)
  const listeners = async () => (await nodes.node(0).tables.known(table)).onlookers.listeners.size
  expect(await listeners()).toBe(1)
  await nodes.at(1, bea).must("POST", "/me/sign-out", {})
  await far.until(() => far.ended)
  await until(async () => (await listeners()) === 0)
  expect((await nodes.at(1, ada).choose(table, mark(0), 1)).status).toBe(200)
})

test("a home that is gone from one moment to the next is not waited for, and streams go on from where they were", async () => {
  const at = await scene({ byHand: true })
  const { nodes, urls, ada, bea, table } = at
  const cable = await throughCable(nodes)
  const far = await read(urls[1] as string, table, bea)
  expect((await nodes.at(1, ada).choose(table, mark(0), 1)).status).toBe(200)
  await far.until(() => far.now.n === 2)
  await cable.close()
  await far.until(() => far.ended)
  // The second node does it by itself, and its own beats have not even found out that the first is
  // gone
  expect((await nodes.at(1, bea).choose(table, mark(3), 2)).status).toBe(200)
  expect(work(at, 1)).toEqual({ tables: 1, lines: 1 })
  const again = new Reader(`${urls[1]}/api/v1/tables/${table}/stream`, {
    ...bea.headers,
    "last-event-id": far.lastId,
  })
  open.push(again)
  await again.count(1)
  expect(again.happened.map(({ n }) => n)).toEqual([3])
  expect((await nodes.at(1, ada).look(table)).choices).toBe(2)
})

test("a choice whose answer is lost on the way counts once", async () => {
  const { nodes, ada, bea, table } = await scene({ byHand: true })
  const cable = await throughCable(nodes)
  const home = nodes.node(0).tables.appender
  const append = home.append.bind(home)
  home.append = async (row) => {
    const done = await append(row)
    await cable.close()
    return done
  }
  expect(await nodes.at(1, ada).choose(table, mark(4), 1)).toMatchObject({ status: 200, body: { n: 2 } })
  expect(nodes.node(1).home.counts.doneInstead).toBe(1)
  expect((await nodes.at(0, bea).look(table)).choices).toBe(1)
})

test("a home that stands still is not waited for longer than some signs of life", async () => {
  const { nodes, ada, table } = await scene({ byHand: true })
  const cable = await throughCable(nodes)
  const letGo = Promise.withResolvers<void>()
  void cable.holdUntil(letGo.promise)
  let answered = false
  const choosing = nodes.at(1, ada).choose(table, mark(0), 1)
  void choosing.then(() => (answered = true))
  await until(() => nodes.node(1).home.counts.passedOn === 1)
  await nodes.live([1], () => answered)
  expect((await choosing).status).toBe(200)
  expect(nodes.node(1).home.counts.doneInstead).toBe(1)
  letGo.resolve()
})

test("a home that stops hands over: streams are asked to come back, and nothing goes there any more", async () => {
  const { nodes, urls, ada, bea, table } = await scene()
  const far = await read(urls[1] as string, table, bea)
  await nodes.node(0).close()
  await far.until(() => far.ended)
  await until(() => nodes.node(1).tables.keeps(table))
  expect((await nodes.at(1, ada).choose(table, mark(0), 1)).status).toBe(200)
  expect(trunks(nodes)[1]).toBe(0)
})

test("what a home refuses because it is about to stop, or cannot even answer, is done where it was asked", async () => {
  const { nodes, ada, bea, table } = await scene({ byHand: true })
  const { tables } = nodes.node(0)
  const stopping = vi.spyOn(tables, "stopping", "get").mockReturnValue(true)
  expect((await nodes.at(1, ada).choose(table, mark(0), 1)).status).toBe(200)
  stopping.mockRestore()
  vi.spyOn(nodes.node(0).home.service, "open").mockImplementationOnce(() => {
    throw new Error("a fault of its own")
  })
  expect((await nodes.at(1, bea).choose(table, mark(3), 2)).status).toBe(200)
  expect(nodes.node(1).home.counts).toMatchObject({ passedOn: 2, doneInstead: 2 })
})

test("a table that has moved is asked for where it is now; what is passed on goes no further", async () => {
  const at = await scene({ byHand: true })
  const { nodes, ada, bea, table } = at
  expect((await nodes.at(1, ada).choose(table, mark(0), 1)).status).toBe(200)
  // The first node forgets that it keeps it, and the database still says that it does
  const { keeping } = nodes.node(0).tables
  keeping.ended(table)
  const taken = nodes.node(0).home.counts.takenOn
  expect((await nodes.at(1, bea).choose(table, mark(3), 2)).status).toBe(200)
  expect(work(at, 1).lines).toBe(1)
  expect(nodes.node(0).home.counts).toMatchObject({ takenOn: taken, passedOn: 0 })
})

test("streams at a node that is not the table's home any more are asked to come back, and are told from there", async () => {
  const { nodes, urls, bea, table } = await scene({ byHand: true })
  const near = await read(urls[0] as string, table, bea)
  // The home gives it away
  const { tables } = nodes.node(0)
  await tables.db
    .updateTable("game_table")
    .set({ keeper: nodes.node(1).tables.keeping.node })
    .where("id", "=", table)
    .execute()
  tables.keeping.ended(table)
  await slowly(nodes, () => nodes.node(1).tables.keeps(table))
  await slowly(nodes, () => near.ended)
  await connected(nodes)
  const again = await read(urls[0] as string, table, bea)
  const there = await nodes.node(1).tables.known(table)
  expect(nodes.node(1).tables.keeps(table)).toBe(true)
  expect(there.onlookers.listeners.size).toBe(1)
  expect((await nodes.node(0).tables.known(table)).onlookers.listeners.size).toBe(0)
  again.close()
})

test("a stranger gets nothing from the address between nodes, and the nodes go on", async () => {
  const { nodes, ada, table } = await scene({ byHand: true })
  const row = await nodes
    .node(0)
    .tables.db.selectFrom("node")
    .select("address")
    .where("address", "is not", null)
    .executeTakeFirstOrThrow()
  const port = Number(row.address?.split(":").at(-1))
  const ended = (socket: ReturnType<typeof connectPlain>) =>
    new Promise<string>((resolve) => {
      let said = ""
      socket.on("data", (data) => (said += String(data)))
      socket.on("error", () => undefined)
      socket.once("close", () => resolve(said))
    })
  const question = JSON.stringify({ do: "look", table, visit: { player: null, address: "" }, glance: {} })
  const plain = connectPlain(port, "127.0.0.1")
  plain.write(`\0\0\0\x7f\0\0\0\0\x01${question}`)
  expect(await ended(plain)).not.toContain(table)
  const wrongKey = connect({
    port,
    host: "127.0.0.1",
    ciphers: "ECDHE-PSK-CHACHA20-POLY1305",
    minVersion: "TLSv1.2",
    maxVersion: "TLSv1.2",
    pskCallback: () => ({ psk: Buffer.alloc(32, 1), identity: "genepool trunk 1" }),
    checkServerIdentity: () => undefined,
  })
  let secure = false
  wrongKey.on("secureConnect", () => (secure = true))
  expect(await ended(wrongKey)).toBe("")
  expect(secure).toBe(false)
  expect(nodes.node(0).logged.join("") + nodes.node(1).logged.join("")).toContain("without the nodes' secret")
  expect((await nodes.at(1, ada).choose(table, mark(0), 1)).status).toBe(200)
  expect(nodes.node(1).home.counts.passedOn).toBe(1)
})

test("nodes without an address for each other work everything out themselves", async () => {
  const nodes = await Nodes.open()
  open.push(nodes)
  const [ada, bea] = [await nodes.visitor("Ada"), await nodes.visitor("Bea")]
  const table = await tableOf("noughts", [nodes.at(0, ada), nodes.at(0, bea)])
  expect((await nodes.at(1, ada).choose(table, mark(0), 1)).status).toBe(200)
  expect(nodes.node(1).tables.appender.counts.entries).toBe(1)
})

/** The way from the second node to the first leads through a cable that can be cut. */
async function throughCable(nodes: Nodes): Promise<Cable> {
  const { db, keeping } = nodes.node(0).tables
  const own = keeping.node as string
  const { address } = await db
    .selectFrom("node")
    .select("address")
    .where("id", "=", own)
    .executeTakeFirstOrThrow()
  const cable = await Cable.open(Number(address?.split(":").at(-1)))
  open.push(cable)
  await db
    .updateTable("node")
    .set({ address: `127.0.0.1:${cable.port}` })
    .where("id", "=", own)
    .execute()
  await slowly(nodes, () => cable.connections > 0)
  await connected(nodes)
  return cable
}
