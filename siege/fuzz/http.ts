// Bad input over HTTP: whatever comes, the server answers in its own words, stays up, and a refusal
// changes nothing.

import { connect } from "node:net"
import { FastRandom } from "@genepool/engine"
import { type Answer, Line, type Sent, type ServerProcess } from "@genepool/server/testing"
import { problemCodes } from "@genepool/wire"
import { pick } from "./chance.ts"
import { type Held, Meter, mostHeld, mostInAll } from "./meter.ts"
import { type ApiDocument, Requests } from "./requests.ts"
import { changes, Watch } from "./watch.ts"
import { World } from "./world.ts"

export interface HttpFuzz {
  readonly requests: number
  readonly routes: number
  readonly byStatus: { readonly [status: string]: number }
  readonly byCode: { readonly [code: string]: number }
  /** Refusals after which nothing at all had been written. */
  readonly refusalsWithoutWrite: number
  readonly rawLines: number
  /**
   * How long single requests held the thread that answers everybody; those after which nothing else
   * was going on.
   */
  readonly held: { readonly measured: number; readonly longest: readonly Held[] }
  /**
   * Giants that were sent, of all there are: each kind, at two sizes, in each field of each body.
   */
  readonly giants: { readonly sent: number; readonly all: number }
  readonly memoryMb: { readonly afterTenth: number; readonly atEnd: number }
  /** The same of what is in use, without what only waits to be tidied up. */
  readonly heapMb: { readonly afterTenth: number; readonly atEnd: number }
  readonly problems: readonly string[]
}

/** An answer that takes longer is a problem, however busy the machine is. */
const patience = 20_000

export async function fuzzHttp(
  server: ServerProcess,
  data: string,
  count: number,
  seed: string,
  progress: (line: string) => void,
): Promise<HttpFuzz> {
  const meter = new Meter(server)
  const line = new Line(server.url, patience, (request) => meter.note(() => show(request)))
  const world = new World(line, new FastRandom(`${seed} http`))
  await world.settle(data)
  // What a program does once, when it is first asked, is behind it
  await meter.begin()
  const document = await line.must<ApiDocument>("GET", "/openapi.json", {})
  const siege = new HttpSiege(
    server,
    line,
    world,
    new Requests(world, document, 2 + count / 1000),
    data,
    meter,
  )
  const tenth = Math.ceil(count / 10)
  let [afterTenth, heapAfterTenth] = [0, 0]
  for (let i = 1; i <= count && siege.problems.length < 20 && server.alive; i++) {
    await siege.step(i)
    if (i === tenth) [afterTenth, heapAfterTenth] = [Math.round(server.memory), await heapOf(server)]
    if (i % tenth === 0)
      progress(`${i} requests, ${Math.round(server.memory)} MB, ${siege.problems.length} problems`)
  }
  const [atEnd, heapAtEnd] = server.alive ? [Math.round(server.memory), await heapOf(server)] : [0, 0]
  const report = siege.finish()
  line.close()
  const heapMb = { afterTenth: heapAfterTenth, atEnd: heapAtEnd }
  const giants = { sent: siege.requests.swept, all: siege.requests.giants }
  return { ...report, giants, routes: siege.requests.routes, memoryMb: { afterTenth, atEnd }, heapMb }
}

async function heapOf(server: ServerProcess): Promise<number> {
  await server.tidyUp()
  return Math.round((await server.memoryUse()).heapUsed / (1 << 20))
}

class HttpSiege {
  readonly requests: Requests
  readonly problems: string[] = []
  private readonly server: ServerProcess
  private readonly line: Line
  private readonly world: World
  private readonly watch: Watch
  private readonly meter: Meter
  private readonly byStatus: Record<string, number> = {}
  private readonly byCode: Record<string, number> = {}
  private sent = 0
  private rawLines = 0
  private quietRefusals = 0
  /** Refused a while ago: sent again now and then between two looks at everything that is kept. */
  private refused: Sent[] = []

  constructor(
    server: ServerProcess,
    line: Line,
    world: World,
    requests: Requests,
    data: string,
    meter: Meter,
  ) {
    this.meter = meter
    this.server = server
    this.line = line
    this.world = world
    this.requests = requests
    this.watch = new Watch(data)
  }

  async step(i: number): Promise<void> {
    if (i % 40 === 0) await this.world.mendPeople()
    if (i % 60 === 0) await this.world.renew()
    if (i % 100 === 0) await this.raw()
    if (i % 2500 === 0) await this.compareAll()
    const request = await this.requests.next()
    const before = this.watch.version
    const answer = await this.ask(request)
    if (answer === null) return
    const { status } = answer
    this.byStatus[status] = (this.byStatus[status] ?? 0) + 1
    if (status >= 500) return this.complain(request, answer, this.server.logged.at(-1) ?? "")
    if (status < 400) return
    this.look(request, answer)
    if (this.watch.version === before) this.quietRefusals++
    else await this.suspect(request)
    if (this.refused.length < 400) this.refused.push(request)
    else this.refused[this.world.random.below(400)] = request
  }

  finish(): Omit<HttpFuzz, "routes" | "giants" | "memoryMb" | "heapMb"> {
    this.watch.close()
    if (!this.server.alive) this.problems.push("the server has ended")
    for (const { request, ms, inAll, tidying } of this.meter.overrun)
      this.problems.push(
        `held the server for ${ms} ms and took ${inAll} in all (${tidying} of them tidying up), ` +
          `more than ${mostHeld} or ${mostInAll}: ${request}`,
      )
    const { sent: requests, byStatus, byCode, quietRefusals: refusalsWithoutWrite, rawLines, problems } = this
    const held = this.meter.figures
    return { requests, byStatus, byCode, refusalsWithoutWrite, rawLines, held, problems }
  }

  private async ask(request: Sent): Promise<Answer | null> {
    this.sent++
    try {
      return await this.line.send(request)
    } catch (error) {
      // Some rubbish our own side refuses to send
      const { code } = error as NodeJS.ErrnoException
      if (code === "ERR_INVALID_CHAR" || code === "ERR_UNESCAPED_CHARACTERS") return null
      this.problems.push(`${show(request)}: ${String(error)}`)
      return null
    }
  }

  /**
   * A refusal of the API has a code, a message and a hint. The client's files are for people, and
   * speak plainly.
   */
  private look(request: Sent, answer: Answer): void {
    if (request.method === "HEAD" || !request.path.startsWith("/api/")) return
    const error = errorOf(answer)
    if (error === null) return this.complain(request, answer, "no error with code, message and hint")
    this.byCode[error.code] = (this.byCode[error.code] ?? 0) + 1
    if (problemCodes[error.code as keyof typeof problemCodes] !== answer.status)
      this.complain(request, answer, "the code does not go with the status")
  }

  private complain(request: Sent, answer: Answer, why: string): void {
    this.problems.push(
      `${show(request)}: ${answer.status} ${answer.text.slice(0, 300)}: ${why.slice(0, 1500)}`,
    )
  }

  /** Something was written while a request was refused: is what is kept the same all the same? */
  private async suspect(request: Sent): Promise<void> {
    const before = this.watch.dump()
    const answer = await this.ask(request)
    if (answer === null || answer.status < 400) return
    const changed = changes(before, this.watch.dump())
    if (changed.length > 0)
      this.problems.push(`${show(request)}: refused, and changed ${changed.slice(0, 4).join(" ")}`)
  }

  /** Everything kept, many refused requests once more, everything kept again. */
  private async compareAll(): Promise<void> {
    const table = pick(this.world.tables, this.world.random)
    const who = pick(this.world.people, this.world.random)
    let all = 0
    for (const request of this.refused.splice(0)) {
      const before = this.watch.dump()
      const shown = await this.line.json("GET", `/tables/${table}`, who)
      const answer = await this.ask(request)
      if (answer !== null && answer.status >= 400) {
        all++
        const changed = changes(before, this.watch.dump())
        if (changed.length > 0)
          this.problems.push(`${show(request)}: refused, and changed ${changed.slice(0, 4).join(" ")}`)
        const after = await this.line.json("GET", `/tables/${table}`, who)
        if (after.text !== shown.text)
          this.problems.push(`${show(request)}: refused, and a table looks different`)
      }
      if (all >= 25) break
    }
  }

  /** Bytes that are hardly HTTP. Whatever the answer is, the next request is answered. */
  private async raw(): Promise<void> {
    const { hostname, port } = new URL(this.line.url)
    const bytes = pick(rawLines, this.world.random)
    this.rawLines++
    const text = await new Promise<string>((resolve) => {
      let got = ""
      const socket = connect(Number(port), hostname)
      const end = () => {
        socket.destroy()
        resolve(got)
      }
      socket.setEncoding("utf8").on("data", (more: string) => {
        got += more
        end()
      })
      socket.on("error", end).on("close", end)
      socket.setTimeout(30, end)
      socket.write(bytes)
    })
    await this.meter.note(() => `raw ${JSON.stringify(bytes.slice(0, 80))}`)
    const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1]
    if (status === undefined) return
    if (Number(status) >= 500)
      this.problems.push(`raw ${JSON.stringify(bytes.slice(0, 80))}: ${text.slice(0, 200)}`)
    else if (Number(status) >= 400 && !/"code":"\w+".*"hint":"/s.test(text) && !text.includes("text/plain"))
      this.problems.push(
        `raw ${JSON.stringify(bytes.slice(0, 80))}: no code and hint in ${text.slice(0, 400)}`,
      )
  }
}

const rawLines: readonly string[] = [
  "\r\n\r\n",
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "GET /api/v1/me HTTP/1.1\r\n\r\n",
  "GET /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
  "POST /api/v1/me/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
  "POST /api/v1/me/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "POST /api/v1/me/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /api/v1/me HTTP/1.1\r\nHost: x\r\n${"X-Y: z\r\n".repeat(3000)}\r\n`,
  "GET /api/v1/me HTTP/1.1\r\nHost: x\r\nCookie: \u0001\r\n\r\n",
  "POST /api/v1/me/guest HTTP/1.1\r\nHost: x\r\nExpect: 200-maybe\r\nContent-Length: 0\r\n\r\n",
  "CONNECT /api/v1/me HTTP/1.1\r\nHost: x\r\n\r\n",
  "GET /api/v1/lobby/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001",
]

function errorOf({ text }: Answer): { code: string; message: string; hint: string } | null {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown; hint?: unknown } }
    const { code, message, hint } = error ?? {}
    const all = [code, message, hint].every((each) => typeof each === "string" && each !== "")
    return all ? (error as { code: string; message: string; hint: string }) : null
  } catch {
    return null
  }
}

function show({ method, path, headers, body }: Sent): string {
  const { cookie, authorization, ...rest } = headers
  const who = cookie !== undefined ? "person" : authorization !== undefined ? "bot" : "stranger"
  return `${method} ${path.slice(0, 200)} ${who} ${JSON.stringify(rest)} ${body === null ? "" : `${body.length} bytes ${body.toString("utf8").slice(0, 1500)}`}`
}
