// Abuse: one address with many guests does its worst beside honest tables, on a server with its
// usual limits.
import { Line, ServerProcess, withFolder } from "@genepool/server/testing"
import { databaseFile } from "@genepool/server/testing/inside"
import type { ListedTable } from "@genepool/wire"
import { lostOf } from "../acknowledged.ts"
import { sqliteBooks } from "../faults/books.ts"
import type { Progress, Report } from "../report.ts"
import { Abuser, freshBooks } from "./abuser.ts"
import { acksOf, arriveFrom, HonestTable } from "./honest.ts"
import { type Figures, judge } from "./judge.ts"

export interface AbusePlan {
  readonly seed: string
  readonly abusers: number
  readonly honest: number
  /** Milliseconds between two choices at a table. */
  readonly between: number
  /** Before the abuse, and of the abuse. */
  readonly quietSeconds: number
  readonly seconds: number
  /** Each does every attempt so often at most. */
  readonly rounds: number
  /** How many times longer honest choices may take; Infinity where time is not looked at. */
  readonly slowness: number
  /** What the server is given beside; to see that the siege finds what it looks for. */
  readonly environment: Record<string, string>
}

export const usualPlan = {
  abusers: 50,
  honest: 20,
  between: 400,
  rounds: Number.POSITIVE_INFINITY,
  slowness: 2,
  environment: {},
} as const

export interface AbuseReport extends Report, Figures {
  /** Honest choices, sought in the journal by key. */
  readonly acknowledged: number
}

export function abuse(plan: AbusePlan, progress: Progress): Promise<AbuseReport> {
  return withFolder(async (data) => {
    const usual = { GENEPOOL_RATE: "1", GENEPOOL_TRUST_PROXY: "1" }
    const server = await ServerProcess.start(data, { ...usual, ...plan.environment })
    // Honest people and those who abuse do not stand in each other's way on this side of the line
    const [honestLine, otherLine] = [new Line(server.url), new Line(server.url)]
    try {
      return await besiege(plan, databaseFile(data), honestLine, otherLine, progress)
    } finally {
      honestLine.close()
      otherLine.close()
      await server.stop()
    }
  })
}

async function besiege(
  plan: AbusePlan,
  database: string,
  line: Line,
  other: Line,
  progress: Progress,
): Promise<AbuseReport> {
  const honest: HonestTable[] = []
  for (let i = 0; i < plan.honest; i++) honest.push(await HonestTable.open(line, i))
  // Everybody comes in from somewhere else: the door is not what this is about
  const guests: Record<string, string>[] = []
  for (let i = 0; i < plan.abusers; i++)
    guests.push(await arriveFrom(other, `Rogue ${i}`, `10.2.${i >> 7}.${i % 128}`))
  const books = freshBooks()
  const targets = () => honest.flatMap(({ waiting, playing }) => [waiting, playing])
  const abusers = guests.map(
    (own, i) =>
      new Abuser(other, books, `${plan.seed} ${i}`, [own, guests[(i + 1) % guests.length] ?? own], targets),
  )
  let over = false
  const stopped: string[] = []
  const noteWhy = (error: unknown) =>
    void stopped.push(error instanceof Error ? error.message : String(error))
  const playing = honest.map((table, i) =>
    table.play(plan.between, (i / plan.honest) * plan.between, () => over).catch(noteWhy),
  )
  // A busy machine may need longer for the first choices
  let quiet: ReturnType<typeof acksOf>
  do {
    await pause(plan.quietSeconds)
    quiet = acksOf(honest)
  } while (quiet.count === 0 && stopped.length === 0)
  progress(`quiet: 99 of 100 of ${quiet.count} honest choices within ${quiet.p99Ms} ms`)
  const end = performance.now() + plan.seconds * 1000
  const lobby = { looks: 0, missing: 0 }
  const looking = look(line, honest, lobby, () => over).catch(noteWhy)
  await Promise.all(
    abusers.map((abuser, i) => abuser.run(i, (round) => round >= plan.rounds || performance.now() > end)),
  )
  const beside = acksOf(honest)
  over = true
  await Promise.all([...playing, looking])
  for (const one of [...abusers, ...honest]) one.close()
  const unacknowledged = honest.reduce((sum, table) => sum + table.unacknowledged, 0)
  const figures = { quiet, beside, stopped, unacknowledged, lobby, abuse: books }
  progress(`beside abuse: 99 of 100 of ${beside.count} honest choices within ${beside.p99Ms} ms`)
  const compared = quiet.count + beside.count + lobby.looks
  const { acknowledged, lost } = await sought(honest, database)
  return { ...figures, acknowledged, compared, problems: [...judge(figures, plan.slowness), ...lost] }
}

/** What was acknowledged to honest people, in the journal. */
async function sought(honest: readonly HonestTable[], database: string) {
  const books = sqliteBooks(database)
  const lost: string[] = []
  let acknowledged = 0
  for (const [table, here] of honest.flatMap((one) => [...one.acknowledged])) {
    acknowledged += here.length
    const entries = (await books.of(table))?.entries ?? []
    lost.push(...lostOf(entries, here).map((problem) => `${table}: ${problem}`))
  }
  await books.close()
  return { acknowledged, lost }
}

/** A stranger looks at the lobby all the time: is every honest table that waits there? */
async function look(
  line: Line,
  honest: readonly HonestTable[],
  lobby: { looks: number; missing: number },
  over: () => boolean,
): Promise<void> {
  const from = { "x-forwarded-for": "10.3.0.1" }
  do {
    const listed = await line.must<ListedTable[]>("GET", "/tables?limit=100", from)
    const shown = new Set(listed.map(({ table }) => table))
    lobby.looks++
    lobby.missing += honest.filter(({ waiting }) => !shown.has(waiting)).length
    await pause(0.5)
  } while (!over())
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
