// What nodes tell each other of a table's lines: nothing where only its keeper has somebody who
// watches.
import { afterEach, expect, test } from "vitest"
import type { Word } from "../../nodes/news.ts"
import { Nodes } from "../kit/nodes.ts"
import { type TestServer, tableOf } from "../kit/server.ts"
import { Reader } from "../kit/stream.ts"
import { until } from "../kit/until.ts"

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const mark = (cell: number) => ({ do: "mark", cell })

async function scene() {
  const nodes = await Nodes.open({ byHand: true })
  open.push(nodes)
  await nodes.live([0, 1], () => nodes.servers.every(({ tables }) => tables.news.carried))
  const [ada, bea] = [await nodes.visitor("Ada"), await nodes.visitor("Bea")]
  const table = await tableOf("noughts", [nodes.at(0, ada), nodes.at(0, bea)])
  const url = await nodes.node(1).listen()
  const watch = async () => {
    const reader = new Reader(`${url}/api/v1/tables/${table}/stream`, bea.headers)
    open.push(reader)
    await reader.count(1)
    return reader
  }
  return { nodes, ada, bea, table, watch }
}

/** How many lines of journals the node tells of from now on. */
function linesTold({ tables }: TestServer): () => number {
  const { news } = tables
  const tell = news.tell.bind(news)
  let told = 0
  news.tell = (word) => {
    if (word.about === "entry") told++
    tell(word)
  }
  return () => told
}

test("a line is told where somebody watches through another node, or another node keeps the table", async () => {
  const { nodes, ada, bea, table, watch } = await scene()
  const told = nodes.servers.map(linesTold)
  const all = () => told.map((count) => count())
  await nodes.at(0, ada).choose(table, mark(0), 1)
  expect(all()).toEqual([0, 0])
  await nodes.at(1, bea).choose(table, mark(3), 2)
  expect(all()).toEqual([0, 1])
  const reader = await watch()
  const { attendance } = await nodes.node(0).tables.known(table)
  await until(() => attendance.isWatchedElsewhere)
  await nodes.at(0, ada).choose(table, mark(1), 3)
  expect(all()).toEqual([1, 1])
  await reader.until(() => reader.now.n === 4)
})

test("whoever comes to another node while a line is written is told of it, though its keeper did not know of them", async () => {
  const { nodes, ada, table, watch } = await scene()
  const { tables } = nodes.node(0)
  const late: (() => Promise<void>)[] = []
  const hear = tables.hear.bind(tables)
  tables.hear = async (word: Word, from: string) => {
    if (word.about === "presence") late.push(() => hear(word, from))
    else await hear(word, from)
  }
  const reader = await watch()
  await until(() => late.length > 0)
  await nodes.at(0, ada).choose(table, mark(0), 1)
  expect(reader.now.n).toBe(1)
  for (const word of late) await word()
  await reader.until(() => reader.now.n === 2)
})

/** What the node says of who is at the table from now on. */
function comingsTold({ tables }: TestServer): () => readonly string[] {
  const { news } = tables
  const tell = news.tell.bind(news)
  const told: string[] = []
  news.tell = (word) => {
    if (word.about === "presence") told.push(word.watched ? word.seats.join() : "nobody")
    else if (word.about === "asked") told.push("asked")
    tell(word)
  }
  return () => told
}

test("who comes to a table's keeper is told to other nodes once somebody watches there", async () => {
  const { nodes, ada, bea, table, watch } = await scene()
  const told = comingsTold(nodes.node(0))
  const url = await nodes.node(0).listen()
  const come = async () => {
    const reader = new Reader(`${url}/api/v1/tables/${table}/stream`, nodes.at(0, ada).headers)
    open.push(reader)
    await reader.count(1)
    return reader
  }
  const first = await come()
  await nodes.at(0, ada).choose(table, mark(0), 1)
  await nodes.at(0, bea).choose(table, mark(3), 2)
  expect(told()).toEqual([])
  await watch()
  const { attendance } = await nodes.node(1).tables.known(table)
  const present = (seats: string) =>
    until(() => {
      nodes.clock.turn(1000)
      return attendance.present.join() === seats
    })
  await present("0,1")
  first.close()
  await present("1")
  await come()
  await present("0,1")
  expect(told()).toContain("nobody")
})
