// Kills the server again and again under load; then every acknowledged choice must be there once,
// and every table go on.

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { type Choice, parseLog, verify } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { ServerProcess } from "@genepool/server/testing"
import { databaseFile } from "@genepool/server/testing/inside"
import type { TableMade, TableMessage } from "@genepool/wire"
import { type Acknowledged, lostOf } from "./acknowledged.ts"
import { sqliteBooks } from "./faults/books.ts"
import type { Report } from "./report.ts"

export interface KillReport extends Report {
  readonly kills: number
  readonly acknowledged: number
  readonly retried: number
  readonly finished: number
}

/** Stays the same while the server behind it dies and comes back. */
class Line {
  server: ServerProcess
  retried = 0
  over = false
  private back: Promise<void> = Promise.resolve()

  constructor(server: ServerProcess) {
    this.server = server
  }

  /** From now on requests wait until there is a server again. */
  replaced(back: Promise<ServerProcess>): void {
    this.back = back.then((server) => {
      this.server = server
    })
  }

  /** Resolves when there is a server again. */
  ready(): Promise<void> {
    return this.back
  }

  /** Sends until there is an answer; what was sent may have been taken before the line broke. */
  async send(method: string, path: string, cookie: string, body?: unknown): Promise<Response> {
    for (;;) {
      await this.back
      const { server } = this
      try {
        const answer = await fetch(`${server.url}/api/v1${path}`, {
          method,
          headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        await answer.clone().arrayBuffer()
        return answer
      } catch {
        this.retried++
        // The server is down and somebody is about to start another
        await new Promise(setImmediate)
      }
    }
  }

  async must<T>(method: string, path: string, cookie: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, cookie, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

export async function killTest(kills: number, tables: number, random: () => number): Promise<KillReport> {
  const data = await mkdtemp(join(tmpdir(), "genepool-kill-"))
  const line = new Line(await ServerProcess.start(data))
  /** Tables, and what was acknowledged at each. */
  const made = new Map<string, Acknowledged[]>()
  const acknowledged = () => [...made.values()].reduce((sum, here) => sum + here.length, 0)
  const problems: string[] = []
  try {
    const cookies = [await comeIn(line, "Ada"), await comeIn(line, "Bea")]
    const players = Array.from({ length: tables }, () => playOn(line, cookies, made, random))
    for (let kill = 0; kill < kills; kill++) {
      const wanted = acknowledged() + 5 + Math.floor(random() * 60)
      while (acknowledged() < wanted) await new Promise(setImmediate)
      // Answers that were under way may have been enough already: the one to kill is the one that
      // has come back
      await line.ready()
      const dying = line.server
      line.replaced(dying.kill().then(() => ServerProcess.start(data)))
    }
    line.over = true
    await Promise.all(players)
    for (const table of made.keys()) problems.push(...(await finishedWell(line, table, cookies[0] as string)))
    await line.server.stop()
    problems.push(...(await compare(data, made)))
  } finally {
    line.over = true
    await line.server.kill()
    await rm(data, { recursive: true })
  }
  return {
    compared: acknowledged(),
    kills,
    acknowledged: acknowledged(),
    retried: line.retried,
    finished: made.size,
    problems,
  }
}

async function comeIn(line: Line, name: string): Promise<string> {
  const answer = await line.send("POST", "/me/guest", "", { name })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
}

/** Plays one game after another until the siege is over, and the last one to its end. */
async function playOn(
  line: Line,
  cookies: readonly string[],
  made: Map<string, Acknowledged[]>,
  random: () => number,
): Promise<void> {
  const [ada, bea] = cookies as [string, string]
  while (!line.over) {
    const seats = [{ kind: "me" }, { kind: "open" }]
    const { table } = await line.must<TableMade>("POST", "/tables", ada, { game: "noughts", seats })
    await line.must("POST", `/tables/${table}/join`, bea, {})
    // Sent twice because the line broke, it was started already
    await line.send("POST", `/tables/${table}/start`, ada)
    const here: Acknowledged[] = []
    made.set(table, here)
    for (;;) {
      const { now } = await line.must<TableMessage>("GET", `/tables/${table}`, ada)
      if (now.status !== "playing") break
      const cookie = cookies[now.waiting[0] as number] as string
      const mine = await line.must<TableMessage>("GET", `/tables/${table}`, cookie)
      const options = mine.now.decision?.options ?? []
      if (options.length === 0) continue
      const choice = options[Math.floor(random() * options.length)] as Choice
      const key = `${table} ${mine.now.n}`
      const answer = await line.send("POST", `/tables/${table}/choices`, cookie, {
        n: mine.now.n,
        choice,
        key,
      })
      if (answer.ok) here.push({ key, choice })
    }
  }
}

async function finishedWell(line: Line, table: string, cookie: string): Promise<string[]> {
  const log = parseLog(await line.must("GET", `/tables/${table}/log`, cookie))
  return verify(noughts.game, log).problems.map(({ message }) => `${table}: ${message}`)
}

/** What was acknowledged against what is on the disk. */
async function compare(data: string, made: ReadonlyMap<string, readonly Acknowledged[]>): Promise<string[]> {
  const problems: string[] = []
  const database = new DatabaseSync(databaseFile(data), { readOnly: true })
  const outcomes = database
    .prepare("select table_id, count(*) as seats from outcome group by table_id having count(*) <> 2")
    .all()
  database.close()
  if (outcomes.length > 0) problems.push(`${outcomes.length} tables with results that are not whole`)
  const books = sqliteBooks(databaseFile(data))
  for (const [table, acknowledged] of made) {
    const kept = await books.of(table)
    problems.push(...lostOf(kept?.entries ?? [], acknowledged).map((problem) => `${table}: ${problem}`))
  }
  await books.close()
  return problems
}

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 50)
  const report = await killTest(kills, 24, Math.random)
  console.log(
    `${report.kills} kills, ${report.acknowledged} choices acknowledged, ${report.retried} requests sent again, ` +
      `${report.finished} games played to their end, ${report.problems.length} problems`,
  )
  for (const problem of report.problems) console.error(problem)
  process.exitCode = report.problems.length > 0 ? 1 : 0
}
