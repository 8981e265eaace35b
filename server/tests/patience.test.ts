// Whatever somebody sends, it is answered, or the connection ends, within a bounded time.
import { connect, type Socket } from "node:net"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type Genepool, startGenepool } from "../start.ts"
import { HandClock } from "../testing/hand-clock.ts"
import { firstOption, tableOf, testConfig, Visitor } from "./kit/server.ts"

let genepool: Genepool
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  // Long enough for whatever is answered at once, on any machine
  const patience = { headers: 1000, request: 1500, answer: 2500, silence: 60_000, look: 50 }
  const parts = { client: new Map(), bots: firstOption, clock: new HandClock(), patience }
  genepool = await startGenepool({ ...testConfig, logLevel: "silent" }, parts)
  port = Number(new URL(await genepool.listen()).port)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => genepool.close())

/** Sends the text as it is, and reads until it is so or the connection ends. */
async function exchange(
  text: string,
  enough: (got: string) => boolean,
): Promise<{ got: string; ended: boolean }> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8")
  sockets.push(socket)
  socket.write(text)
  let got = ""
  return new Promise((resolve) => {
    socket.on("data", (more: string) => {
      got += more
      if (enough(got)) resolve({ got, ended: false })
    })
    socket.on("close", () => resolve({ got, ended: true }))
    socket.on("error", () => undefined)
  })
}

const get = (path: string, method = "GET") => `${method} ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const answers = (got: string) => got.match(/HTTP\/1\.1 \d+/g) ?? []

test("who asks for the headers of a stream gets them, and can go on asking", async () => {
  const text = get("/api/v1/lobby/stream", "HEAD") + get("/api/v1/games")
  const { got } = await exchange(text, (so) => so.includes('"noughts"'))
  expect(answers(got)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"])
  expect(got).toContain("text/event-stream")
})

test("who asks for more behind a stream has done with the stream", async () => {
  const text = get("/api/v1/lobby/stream")
  const socket = connect(port, "127.0.0.1").setEncoding("utf8")
  sockets.push(socket)
  let got = ""
  socket.on("data", (more: string) => {
    if (got === "") socket.write(get("/api/v1/games"))
    got += more
  })
  socket.write(text)
  await expect.poll(() => got, { timeout: 30_000 }).toContain('"noughts"')
  expect(got).toMatch(/event: bye[\s\S]*HTTP\/1\.1 200/)
})

test.each([
  ["headers", "GET /api/v1/games HTTP/1.1\r\nHost: x\r\nX-Slow: "],
  [
    "a body",
    "POST /api/v1/me/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
  ],
])("who does not finish %s is told so, and the connection ends", async (_, text) => {
  const { got, ended } = await exchange(text, () => false)
  expect(ended).toBe(true)
  expect(got).toContain("408 Request Timeout")
  expect(got).toContain('"code":"tooSlow"')
})

test("an answer that does not come is given up, with a hint to send the same again", async () => {
  const [ada, bea] = [new Visitor(genepool), new Visitor(genepool)]
  for (const [who, name] of [
    [ada, "Ada"],
    [bea, "Bea"],
  ] as const)
    await who.must("POST", "/me/guest", { name })
  const table = await tableOf("noughts", [ada, bea])
  const live = await genepool.tables.get(table)
  const { promise: stuck, resolve: goOn } = Promise.withResolvers<void>()
  void live.serially(() => stuck)
  const answer = await ada.ask("POST", `/tables/${table}/choices`, { n: 1, choice: { do: "mark", cell: 4 } })
  expect(answer).toMatchObject({ status: 503, body: { error: { code: "unavailable" } } })
  expect(answer.headers["retry-after"]).toBe("2")
  goOn()
  const again = await ada.ask("POST", `/tables/${table}/choices`, { n: 1, choice: { do: "mark", cell: 4 } })
  expect(again).toMatchObject({ status: 200, body: { n: 2 } })
  expect((await bea.look(table)).choices).toBe(1)
})
