// An upgrade that raises a game's rules version, node by node, with processes as an operator runs
// them.

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { ProblemBody, TableMade, TableMessage } from "@genepool/wire"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { newId } from "../../secrets.ts"
import { type Answer, Line } from "../../testing/line.ts"
import { ServerProcess } from "../../testing/process.ts"
import { EventStream } from "../../testing/stream.ts"
import { placeFor } from "../kit/place.ts"
import { until } from "../kit/until.ts"

interface Node {
  readonly process: ServerProcess
  readonly line: Line
}

type Headers = Record<string, string>

let folder: string
let environment: Record<string, string>
const started: ServerProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "genepool-upgrade-"))
  const { databaseUrl } = await placeFor(newId())
  environment = {
    DATABASE_URL: databaseUrl as string,
    REDIS_URL: inject("databases").redis,
    GENEPOOL_SECRET: "s".repeat(40),
    GENEPOOL_BOT_THREADS: "1",
  }
})
afterAll(async () => {
  for (const process of started) await process.kill()
  await rm(folder, { recursive: true })
})

async function node(more: Record<string, string> = {}): Promise<Node> {
  const process = await ServerProcess.start(folder, { ...environment, ...more })
  started.push(process)
  return { process, line: new Line(process.url) }
}

/** As a balancer does: the next node when one is not there or answers 503. */
async function ask(
  nodes: readonly Node[],
  method: string,
  path: string,
  headers: Headers,
  body?: unknown,
): Promise<Answer> {
  let last: Answer | null = null
  for (const { line } of nodes) {
    last = await line.json(method, path, headers, body).catch(() => null)
    if (last !== null && last.status !== 503) break
  }
  return last as Answer
}

const codeOf = ({ status, text }: Answer) =>
  `${status} ${(JSON.parse(text) as Partial<ProblemBody>).error?.code ?? ""}`.trim()

test("tables go on at nodes that have their rules, whichever node is asked first", async () => {
  const [first, second] = await Promise.all([node({ GENEPOOL_DRAIN: "4" }), node()])
  let nodes: Node[] = [first, second]
  const [ada, bea] = [await first.line.guest("Ada"), await first.line.guest("Bea")]
  const make = async (at: Node, others: object, friend: Headers | null) => {
    const wish = { game: "noughts", seats: [{ kind: "me" }, others] }
    const { table } = await at.line.must<TableMade>("POST", "/tables", ada, wish)
    if (friend !== null) await at.line.must("POST", `/tables/${table}/join`, friend, {})
    await at.line.must("POST", `/tables/${table}/start`, ada)
    return table
  }
  const look = async (table: string) => {
    const { text } = await ask(nodes, "GET", `/tables/${table}`, ada)
    return (JSON.parse(text) as TableMessage).now
  }
  const choose = (table: string, who: Headers, n: number, cell: number) =>
    ask(nodes, "POST", `/tables/${table}/choices`, who, { n, choice: { do: "mark", cell } })
  const old = await make(first, { kind: "open" }, bea)
  const withBot = await make(first, { kind: "bot", level: 1 }, null)
  const stream = new EventStream(`${first.line.url}/api/v1/tables/${old}/stream`, bea)
  await stream.until(() => stream.events.length > 0)

  // The first node stops in order: it says so, answers on, ends its streams with a word, and ends
  // well
  const gone = first.process.stop()
  const health = () => first.line.send({ method: "GET", path: "/healthz", headers: {}, body: null })
  await until(async () => (await health()).status === 503)
  expect(
    codeOf(
      await first.line.json("POST", `/tables/${old}/choices`, ada, { n: 1, choice: { do: "mark", cell: 0 } }),
    ),
  ).toBe("200")
  await stream.until(() => false)
  expect(stream.events.at(-1)?.event).toBe("bye")
  expect(await gone).toBe(0)

  // One of the new version beside one of the old
  const renewed = await node({ SIEGE_RULES: "noughts:2" })
  nodes = [renewed, second]
  expect(codeOf(await renewed.line.json("GET", `/tables/${old}`, ada))).toBe("503 elsewhere")
  expect(codeOf(await choose(old, bea, 2, 3))).toBe("200")
  expect(codeOf(await choose(withBot, ada, 1, 4))).toBe("200")
  // Its bot thinks at the node that is left
  await until(async () => (await look(withBot)).choices === 2)
  const fresh = await make(renewed, { kind: "open" }, bea)
  expect((await look(fresh)).version).toBe("2")
  expect(codeOf(await second.line.json("GET", `/tables/${fresh}`, ada))).toBe("503 elsewhere")
  expect(codeOf(await choose(fresh, ada, 1, 4))).toBe("200")

  // The last of the old version goes too early: nothing of its tables is lost
  expect(await second.process.stop()).toBe(0)
  nodes = [renewed]
  await until(async () => codeOf(await ask(nodes, "GET", `/tables/${old}`, ada)) === "409 notNow")
  nodes = [renewed, await node()]
  await until(async () => (await look(old))?.choices === 2)
  for (const [who, n, cell] of [
    [ada, 3, 1],
    [bea, 4, 4],
    [ada, 5, 2],
  ] as const)
    expect(codeOf(await choose(old, who, n, cell))).toBe("200")
  expect((await look(old)).status).toBe("finished")
}, 180_000)
