// Load: tables at one choice a second until the slowest hundredth of acknowledgements takes longer
// than 100 ms, on one node and on two, asked in turn or each for its own tables; and what a choice
// costs the server with a longer log, with spectators and with more tables.

import { EventStream, Line, ServerProcess, withFolder } from "@genepool/server/testing"
import type { Acknowledgement, TableMade, TableMessage } from "@genepool/wire"
import { Cluster } from "./faults/cluster.ts"
import { type Progress, percentile, type Report, round } from "./report.ts"

interface Step {
  readonly tables: number
  readonly choices: number
  readonly choicesPerSecond: number
  readonly medianMs: number
  readonly p99Ms: number
  /** The same of choices that begin, go on with, and end a game. */
  readonly p99MsByPlace: readonly [first: number, middle: number, last: number]
  /** Processor time of all nodes together for one choice: a busy machine spoils it less. */
  readonly cpuMsPerChoice: number
}

interface Climb {
  /** The last step within the bar; 0 when the first was too much. */
  readonly mostTables: number
  readonly steps: readonly Step[]
}

/**
 * How requests find a node: all of a table at one, as the examples in deploy/ have it; or each at
 * the next, which passes it on to the table's home, or works it out itself.
 */
export type Way = "together" | "passed on" | "everywhere"

export interface LoadReport extends Report {
  readonly sqlite: Climb
  readonly onPostgres: readonly (Climb & {
    readonly nodes: number
    readonly way: Way
  })[]
  readonly growth: {
    readonly byLog: readonly { readonly upToChoice: number; readonly cpuMsPerChoice: number }[]
    readonly bySpectators: readonly { readonly spectators: number; readonly cpuMsPerChoice: number }[]
  }
}

export interface LoadPlan {
  /** How many tables at first; then half as many more each time. */
  readonly first: number
  readonly most: number
  /** Games of nine choices that every table plays at each step. */
  readonly games: number
  /** How many nodes on PostgreSQL, one after another. */
  readonly nodes: readonly number[]
  /** How long a log gets, and how many watch at most. */
  readonly log: number
  readonly spectators: number
}

/** The bar: 99 of 100 choices are acknowledged within so many milliseconds. */
const slowest = 100

type Headers = Record<string, string>

export interface Door {
  readonly line: Line
  readonly cpu: () => number
}

export async function load(plan: LoadPlan, progress: Progress): Promise<LoadReport> {
  const sqlite = await withServer((door) => climb([door], plan, (line) => progress(`SQLite: ${line}`)))
  const onPostgres: (Climb & { nodes: number; way: Way })[] = []
  for (const nodes of plan.nodes)
    for (const way of nodes === 1
      ? (["together"] as const)
      : (["together", "passed on", "everywhere"] as const)) {
      const setting = { fsync: true, homes: way !== "everywhere" }
      const climbed = await Cluster.within(nodes, setting, (cluster) => {
        const doors = cluster.nodes.map(({ process, line }) => ({ line, cpu: () => process.cpu }))
        const told = (line: string) => progress(`PostgreSQL, ${nodes} nodes, ${way}: ${line}`)
        return climb(doors, plan, told, way === "together")
      })
      onPostgres.push({ nodes, way, ...climbed })
    }
  const growth = await withServer(async (door) => ({
    byLog: await byLength(door, plan.log),
    bySpectators: await byWatchers(door, plan.spectators),
  }))
  const compared = [sqlite, ...onPostgres].reduce((sum, { steps }) => sum + steps.length, 0)
  return { compared, sqlite, onPostgres, growth, problems: [] }
}

export function withServer<T>(work: (door: Door) => Promise<T>): Promise<T> {
  return withFolder(async (data) => {
    const server = await ServerProcess.start(data)
    const line = new Line(server.url)
    try {
      return await work({ line, cpu: () => server.cpu })
    } finally {
      line.close()
      await server.stop()
    }
  })
}

/** More tables each time, until it is too slow. */
async function climb(
  doors: readonly Door[],
  plan: LoadPlan,
  progress: Progress,
  tablesTogether = true,
): Promise<Climb> {
  const steps: Step[] = []
  let mostTables = 0
  for (let tables = plan.first; tables <= plan.most; tables = Math.ceil(tables * 1.5)) {
    const step = await playAt(tables, plan.games, doors, tablesTogether)
    steps.push(step)
    progress(
      `${tables} tables: 99 of 100 within ${step.p99Ms} ms, ${step.cpuMsPerChoice} ms of processor each`,
    )
    if (step.p99Ms > slowest) break
    mostTables = tables
  }
  return { mostTables, steps }
}

/** Milliseconds between two choices at a table. */
export const aSecond = 1000
export const asFastAsItGoes = 0

/** Nobody wins it: every game has nine marks. */
export const drawn = [0, 1, 2, 4, 3, 5, 7, 6, 8]

export interface Sitting {
  readonly table: string
  readonly people: readonly [Headers, Headers]
}

/**
 * Every table a choice a second, with two streams; each request at the table's node, or at
 * whichever comes next.
 */
export async function playAt(
  tables: number,
  games: number,
  doors: readonly Door[],
  tablesTogether: boolean,
  {
    begins = () => undefined,
    pace = aSecond,
  }: {
    /** Everybody sits: what comes is play. */
    readonly begins?: () => void
    readonly pace?: number
  } = {},
): Promise<Step> {
  const lineNo = (i: number) => (doors[i % doors.length] as Door).line
  const lineFor = (table: number, turn: number) => lineNo(tablesTogether ? table : table + turn)
  const made = await sitDown(tables, games, lineNo)
  const places = [[], [], []] as [number[], number[], number[]]
  const cpu = () => doors.reduce((sum, door) => sum + door.cpu(), 0)
  begins()
  const before = cpu()
  const start = performance.now() + 1000
  await Promise.all(
    made.map(async (sittings, i) => {
      let next = start + (i / tables) * pace
      for (const { table, people } of sittings) {
        const streams = people.map((headers, seat) => listen(lineFor(i, seat), table, headers))
        let n = 1
        for (const [move, cell] of drawn.entries()) {
          await pause(next - performance.now())
          next += pace
          const asked = performance.now()
          n = await mark(lineFor(i, move), table, people[move % 2] as Headers, n, cell)
          const place = move === 0 ? 0 : move === drawn.length - 1 ? 2 : 1
          places[place].push(performance.now() - asked)
        }
        for (const stream of streams) stream.close()
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const times = places.flat()
  const at = (some: readonly number[], share: number) =>
    round(
      percentile(
        some.toSorted((a, b) => a - b),
        share,
      ),
    )
  return {
    tables,
    choices: times.length,
    choicesPerSecond: round(times.length / seconds),
    medianMs: at(times, 0.5),
    p99Ms: at(times, 0.99),
    p99MsByPlace: [at(places[0], 0.99), at(places[1], 0.99), at(places[2], 0.99)],
    cpuMsPerChoice: round((cpu() - before) / times.length),
  }
}

/**
 * Tables that the same two people play at a time: more would have their results wait for each
 * other.
 */
const perCouple = 6

/** Started tables for everybody. */
export async function sitDown(
  tables: number,
  games: number,
  lineNo: (i: number) => Line,
): Promise<Sitting[][]> {
  const made: Sitting[][] = []
  const couples: [Headers, Headers][] = []
  for (let i = 0; i < tables; i++) {
    const couple = Math.floor(i / perCouple)
    couples[couple] ??= [await lineNo(i).guest(`Ada ${i}`), await lineNo(i).guest(`Bea ${i}`)]
    const people = couples[couple] as [Headers, Headers]
    const sittings: Sitting[] = []
    for (let game = 0; game < games; game++)
      sittings.push({ table: await started(lineNo(i), "noughts", people), people })
    made.push(sittings)
  }
  return made
}

export async function started(
  line: Line,
  game: string,
  [owner, other]: readonly [Headers, Headers],
): Promise<string> {
  const seats = [{ kind: "me" }, { kind: "open" }]
  const { table } = await line.must<TableMade>("POST", "/tables", owner, { game, seats })
  await line.must("POST", `/tables/${table}/join`, other, {})
  await line.must("POST", `/tables/${table}/start`, owner)
  return table
}

export const listen = (line: Line, table: string, headers: Headers): EventStream =>
  new EventStream(`${line.url}/api/v1/tables/${table}/stream`, headers, () => undefined)

export async function mark(
  line: Line,
  table: string,
  headers: Headers,
  n: number,
  cell: number,
): Promise<number> {
  const answer = await line.must<Acknowledgement>("POST", `/tables/${table}/choices`, headers, {
    n,
    choice: { do: "mark", cell },
  })
  return answer.n
}

/** What a choice costs the server early and late in one long game. */
async function byLength({ line, cpu }: Door, length: number): Promise<LoadReport["growth"]["byLog"]> {
  const people = [await line.guest("Ada"), await line.guest("Bea")] as const
  const found: { upToChoice: number; cpuMsPerChoice: number }[] = []
  const share = Math.ceil(length / 4)
  let made = 0
  let before = cpu()
  let table = await started(line, "chromosome", people)
  for (let asked = 0; made < length && asked < length * 10; asked++) {
    const headers = people[asked % 2] as Headers
    const { now } = await line.must<TableMessage>("GET", `/tables/${table}`, headers)
    if (now.status === "finished") table = await started(line, "chromosome", people)
    const options = now.decision?.options ?? []
    if (now.status !== "playing" || options.length === 0) continue
    // Taking the last one makes games long: the first ones often end a turn
    const choice = options[options.length - 1]
    const { status } = await line.json("POST", `/tables/${table}/choices`, headers, { n: now.n, choice })
    if (status !== 200 || ++made % share > 0) continue
    found.push({ upToChoice: made, cpuMsPerChoice: round((cpu() - before) / share) })
    before = cpu()
  }
  return found
}

/** What a choice costs with nobody, some and many watching. */
async function byWatchers({ line, cpu }: Door, most: number): Promise<LoadReport["growth"]["bySpectators"]> {
  const people = [await line.guest("Ada"), await line.guest("Bea")] as const
  const found: { spectators: number; cpuMsPerChoice: number }[] = []
  for (const spectators of [0, Math.ceil(most / 10), most]) {
    let spent = 0
    for (let game = 0; game < 5; game++) {
      const table = await started(line, "noughts", people)
      const streams: EventStream[] = []
      let heard = 0
      for (let i = 0; i < spectators; i++)
        streams.push(
          new EventStream(`${line.url}/api/v1/tables/${table}/stream`, {}, ({ event }) => {
            if (event === "table") heard++
          }),
        )
      while (heard < spectators) await pause(5)
      const before = cpu()
      let n = 1
      for (const [move, cell] of drawn.entries())
        n = await mark(line, table, people[move % 2] as Headers, n, cell)
      while (heard < spectators * (drawn.length + 1)) await pause(5)
      spent += cpu() - before
      for (const stream of streams) stream.close()
    }
    found.push({ spectators, cpuMsPerChoice: round(spent / (5 * drawn.length)) })
  }
  return found
}

export const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
