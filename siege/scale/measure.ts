// What things cost, measured on a running server: the processor of nodes, PostgreSQL and Redis, and
// bytes down streams.
import { readdirSync, readFileSync } from "node:fs"
import { EventStream } from "@genepool/server/testing"
import type { TableMessage } from "@genepool/wire"
import { aSecond, type Door, drawn, mark, pause, sitDown, started } from "../load.ts"

/** What was done in a while, and what it took, in milliseconds of processor. */
export interface Measured {
  readonly seconds: number
  readonly choices: number
  /** Streams that were opened. */
  readonly streams: number
  /** Games that came to their end. */
  readonly ended: number
  readonly nodes: number
  readonly postgres: number
  readonly redis: number
  readonly streamBytes: number
}

/** Several of the same as one that took so long. */
export function inAll(measured: readonly Measured[]): Measured {
  const sum = (of: (one: Measured) => number) => measured.reduce((all, one) => all + of(one), 0)
  return {
    seconds: sum(({ seconds }) => seconds),
    choices: sum(({ choices }) => choices),
    streams: sum(({ streams }) => streams),
    ended: sum(({ ended }) => ended),
    nodes: sum(({ nodes }) => nodes),
    postgres: sum(({ postgres }) => postgres),
    redis: sum(({ redis }) => redis),
    streamBytes: sum(({ streamBytes }) => streamBytes),
  }
}

export interface Play {
  readonly tables: number
  /** One after the other at each table. */
  readonly games: number
  /** Of the nine choices of a game, so many are made. */
  readonly moves: number
}

export interface Ground {
  readonly doors: readonly Door[]
  readonly postgres: () => number
  readonly redis: () => number
}

/** Every table a choice a second with two streams, as in the load siege; all at the first door. */
export async function play(
  { doors, postgres, redis }: Ground,
  { tables, games, moves }: Play,
  pace = aSecond,
): Promise<Measured> {
  const { line } = doors[0] as Door
  const made = await sitDown(tables, games, () => line)
  // What was begun before is over
  await pause(500)
  const cpu = () => doors.reduce((sum, door) => sum + door.cpu(), 0)
  const before = { nodes: cpu(), postgres: postgres(), redis: redis() }
  let [choices, streams, streamBytes] = [0, 0, 0]
  const start = performance.now()
  await Promise.all(
    made.map(async (sittings, i) => {
      let next = start + (i / tables) * pace
      for (const { table, people } of sittings) {
        const open = people.map((headers) => {
          streams++
          return new EventStream(`${line.url}/api/v1/tables/${table}/stream`, headers, ({ data }) => {
            streamBytes += data.length
          })
        })
        let n = 1
        for (const [move, cell] of drawn.slice(0, moves).entries()) {
          await pause(next - performance.now())
          next += pace
          n = await mark(line, table, people[move % 2] as Record<string, string>, n, cell)
          choices++
        }
        for (const stream of open) stream.close()
      }
    }),
  )
  // Results follow a moment later
  await pause(500)
  return {
    seconds: (performance.now() - start) / 1000,
    choices,
    streams,
    ended: moves === drawn.length ? tables * games : 0,
    nodes: cpu() - before.nodes,
    postgres: postgres() - before.postgres,
    redis: redis() - before.redis,
    streamBytes,
  }
}

/** What one choice of a bot takes, its threads included. */
export async function thought(
  { line, cpu }: Door,
  game: string,
  level: number,
  choices: number,
): Promise<number> {
  const me = await line.guest("Ada")
  const seats = [{ kind: "me" }, { kind: "bot", level }, { kind: "bot", level }]
  let byBots = 0
  let spent = 0
  while (byBots < choices) {
    const { table } = await line.must<{ table: string }>("POST", "/tables", me, { game, seats })
    await line.must("POST", `/tables/${table}/start`, me)
    const before = cpu()
    let mine = 0
    for (;;) {
      const { now } = await line.must<TableMessage>("GET", `/tables/${table}`, me)
      const made = now.choices - mine
      if (now.status !== "playing" || byBots + made >= choices) {
        spent += cpu() - before
        byBots += made
        break
      }
      const [choice] = now.decision?.options ?? []
      if (choice === undefined) await pause(20)
      else if ((await line.json("POST", `/tables/${table}/choices`, me, { n: now.n, choice })).status === 200)
        mine++
    }
  }
  return spent / byBots
}

/** A choice of a larger game, with one look at the table. */
export async function largeChoice({ line, cpu }: Door, game: string, choices: number): Promise<number> {
  const people = [await line.guest("Ada"), await line.guest("Bea")] as const
  let table = await started(line, game, people)
  let made = 0
  const before = cpu()
  for (let asked = 0; made < choices && asked < choices * 20; asked++) {
    const headers = people[asked % 2] as Record<string, string>
    const { now } = await line.must<TableMessage>("GET", `/tables/${table}`, headers)
    if (now.status === "finished") table = await started(line, game, people)
    const choice = now.decision?.options.at(-1)
    if (now.status !== "playing" || choice === undefined) continue
    if ((await line.json("POST", `/tables/${table}/choices`, headers, { n: now.n, choice })).status === 200)
      made++
  }
  return (cpu() - before) / made
}

/** Processor time of a process and of all that it has started, in milliseconds. */
export function cpuOfAll(pid: number): number {
  let sum = 0
  for (const each of readdirSync("/proc")) {
    if (!/^\d+$/.test(each)) continue
    try {
      const [, rest = ""] = readFileSync(`/proc/${each}/stat`, "utf8").split(") ")
      const fields = rest.split(" ")
      if (Number(each) === pid || Number(fields[1]) === pid)
        sum += (Number(fields[11]) + Number(fields[12])) * 10
    } catch {
      // It has just ended
    }
  }
  return sum
}
