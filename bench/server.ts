// The server over real HTTP and streams on loopback: choices acknowledged, how fast, beside
// boardgame.io's own server.

import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { BadInput, FastRandom } from "@genepool/engine"
import { ServerProcess } from "@genepool/server/testing"
import type { Acknowledgement, TableMade, TableMessage } from "@genepool/wire"
import { io } from "socket.io-client"
import { median, round } from "./slices.ts"
import { comeIn, inParallel, listen, must, noughtsTable, send } from "./visitors.ts"

/** People's pages ask for what is other than before. */
const asPagesDo = "?changes=1"

/** Draws after nine marks, so that every game has the same length. */
const drawnGame = [0, 1, 2, 4, 3, 5, 7, 6, 8] as const

export interface ServerBench {
  readonly loadAverageAtStart: number
  readonly steady?: Steady
  readonly highest?: Highest
  readonly restart?: Restart
  readonly bytes?: Bytes
  readonly spectators?: Spectators
}

interface Highest {
  readonly genepool: Rate
  readonly boardgameIoInFiles: Rate
  readonly boardgameIoInMemory: Rate
  /** Beside the peer that keeps its matches too. */
  readonly timesInFiles: number
  readonly timesInMemory: number
  /** The same by what a choice costs of the processor. */
  readonly timesCheaperInFiles: number
  readonly timesCheaperInMemory: number
}

interface Steady {
  readonly tables: number
  readonly streams: number
  readonly seconds: number
  readonly choices: number
  readonly choicesPerSecond: number
  readonly medianMs: number
  readonly p99Ms: number
  /**
   * The same of the second in which it was largest: all games end in the same one, and all streams
   * open anew.
   */
  readonly p99MsWorstSecond: number
  /** Milliseconds of processor for which the server once did nothing else. */
  readonly heldMs: number
  /** For which it was ready and had no core: on a quiet machine next to none. */
  readonly waitedForCoreMs: number
  /** Cores of processor that it took on average. */
  readonly cores: number
  readonly refused: number
  readonly serverMemoryMb: number
}

interface Restart {
  readonly tables: number
  readonly streams: number
  /** From when the server listens again until the last stream is back. */
  readonly allBackAfterMs: number
  /** Choices that were sent while they came back. */
  readonly choices: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly slowestMs: number
  readonly heldMs: number
  readonly waitedForCoreMs: number
}

interface Bytes {
  readonly game: string
  readonly seats: number
  readonly choices: number
  /** Down all streams of the seats together, for one choice. */
  readonly whole: number
  readonly changes: number
  readonly share: number
}

interface Rate {
  readonly choicesPerSecond: number
  /** Time of the server's process for one choice: a busy machine spoils it less. */
  readonly cpuMsPerChoice: number
  readonly storage: string
}

interface Spectators {
  readonly streams: number
  readonly kilobytesEach: number
  readonly lastOneAfterMs: number
}

const parts = {
  highest,
  async steady() {
    const steady = await withServer((server) => steadyPlay(server, 1000, 2))
    progress(
      `steady play: 99th percentile ${steady.p99Ms} ms, in the worst second ${steady.p99MsWorstSecond} ms`,
    )
    return steady
  },
  async restart() {
    const restart = await withFolder((data) => comeBack(data, 1000, 5000))
    progress(
      `after a restart: all back in ${restart.allBackAfterMs} ms, slowest choice ${restart.slowestMs} ms`,
    )
    return restart
  },
  async bytes() {
    const bytes = await withServer(({ url }) => bytesDown(url, "chromosome", 4, 100))
    progress(`bytes for a choice: ${bytes.whole} whole, ${bytes.changes} by changes`)
    return bytes
  },
  spectators: () => withServer((server) => crowd(server, 10_000)),
}

/** Those of its parts that are named, or all. */
export async function benchServer(named: readonly string[]): Promise<ServerBench> {
  const [loadAverageAtStart = 0] = loadavg()
  const names = Object.keys(parts) as (keyof typeof parts)[]
  for (const name of named)
    if (!Object.hasOwn(parts, name)) throw new BadInput("--only", `some of ${names.join()}`, name)
  let found: ServerBench = { loadAverageAtStart: round(loadAverageAtStart) }
  for (const name of names)
    if (named.length === 0 || named.includes(name)) found = { ...found, [name]: await parts[name]() }
  return found
}

/** As fast as it goes, in turns, so that a machine that is busy is busy for all three. */
async function highest(): Promise<Highest> {
  const rounds = { genepool: [] as Rate[], inFiles: [] as Rate[], inMemory: [] as Rate[] }
  for (let i = 0; i < 3; i++) {
    rounds.genepool.push(await withServer((server) => highestRate(server, 600)))
    rounds.inFiles.push(await withFolder((folder) => peerRate(100, folder)))
    rounds.inMemory.push(await peerRate(600, null))
    const [ours, files, memory] = Object.values(rounds).map((rates) => rates.at(-1)?.cpuMsPerChoice)
    progress(`processor a choice: ${ours} ms, boardgame.io in files ${files}, in memory ${memory}`)
  }
  const [genepool, inFiles, inMemory] = [rounds.genepool, rounds.inFiles, rounds.inMemory].map(middle) as [
    Rate,
    Rate,
    Rate,
  ]
  return {
    genepool,
    boardgameIoInFiles: inFiles,
    boardgameIoInMemory: inMemory,
    timesInFiles: round(genepool.choicesPerSecond / inFiles.choicesPerSecond),
    timesInMemory: round(genepool.choicesPerSecond / inMemory.choicesPerSecond),
    timesCheaperInFiles: round(inFiles.cpuMsPerChoice / genepool.cpuMsPerChoice),
    timesCheaperInMemory: round(inMemory.cpuMsPerChoice / genepool.cpuMsPerChoice),
  }
}

/** Of several runs, by each figure. */
const middle = (rates: readonly Rate[]): Rate => ({
  choicesPerSecond: round(median(rates.map(({ choicesPerSecond }) => choicesPerSecond))),
  cpuMsPerChoice: round(median(rates.map(({ cpuMsPerChoice }) => cpuMsPerChoice))),
  storage: rates[0]?.storage ?? "",
})

const progress = (line: string) => console.error(line)

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "genepool-bench-"))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function withServer<T>(work: (server: ServerProcess) => Promise<T>): Promise<T> {
  return withFolder(async (data) => {
    const server = await ServerProcess.start(data)
    try {
      return await work(server)
    } finally {
      await server.stop()
    }
  })
}

/** How fast the process works, from when it is told to play until all is played. */
async function rateOf(
  pid: number,
  choices: number,
  storage: string,
  play: () => Promise<unknown>,
): Promise<Rate> {
  const cpu = cpuOf(pid)
  const start = performance.now()
  await play()
  const seconds = (performance.now() - start) / 1000
  const cpuMsPerChoice = round((cpuOf(pid) - cpu) / choices)
  return { choicesPerSecond: round(choices / seconds), cpuMsPerChoice, storage }
}

/** As many pairs as asked for, of a hundred people: everybody sits at several tables. */
async function couples(server: string, count: number): Promise<[string, string][]> {
  const names = Array.from({ length: Math.min(100, count * 2) }, (_, i) => `Visitor ${i}`)
  const cookies = await inParallel(names, 16, (name) => comeIn(server, name))
  const person = (i: number) => cookies[i % cookies.length] as string
  return Array.from({ length: count }, (_, i) => [person(2 * i), person(2 * i + 1)])
}

/** Every table as fast as it will go, both players listening. */
async function highestRate({ url, pid }: ServerProcess, tables: number): Promise<Rate> {
  const pairs = await couples(url, tables)
  const made = await inParallel(pairs, 16, async (pair) => ({ pair, table: await noughtsTable(url, pair) }))
  const streams = await inParallel(
    made.flatMap(({ pair, table }) => pair.map((cookie) => ({ table, cookie }))),
    64,
    ({ table, cookie }) => listen(url, table, cookie, undefined, asPagesDo),
  )
  const playTable = async ({ pair, table }: (typeof made)[number]) => {
    let n = 1
    for (const [i, cell] of drawnGame.entries()) {
      const body = { n, choice: { do: "mark", cell } }
      const path = `${url}/api/v1/tables/${table}/choices`
      n = (await must<Acknowledgement>("POST", path, pair[i % 2] as string, body)).n
    }
  }
  const choices = made.length * drawnGame.length
  const rate = await rateOf(pid, choices, "SQLite, on the disk when acknowledged", () =>
    Promise.all(made.map(playTable)),
  )
  for (const end of streams) end()
  return rate
}

/** The same with the peer: two sockets a match, each move waits for the server's word. */
async function peerRate(matches: number, folder: string | null): Promise<Rate> {
  const program = fileURLToPath(new URL("./peer-server.ts", import.meta.url))
  const child = spawn(process.execPath, folder === null ? [program] : [program, folder], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = ""
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text
        const found = /listening (\S+)/.exec(output)?.[1]
        if (found !== undefined) resolve(found)
      })
      child.once("exit", (code) => reject(new Error(`boardgame.io's server ended with ${code}`)))
    })
    const made = await inParallel(
      Array.from({ length: matches }, (_, i) => `match ${i}`),
      16,
      async (match) => ({
        match,
        sockets: await Promise.all(["0", "1"].map((player) => sit(url, match, player))),
      }),
    )
    const storage = folder === null ? "in memory" : "files (FlatFile), not flushed to the disk"
    const rate = await rateOf(child.pid as number, matches * drawnGame.length, storage, () =>
      Promise.all(made.map(({ match, sockets }) => playPeer(match, sockets))),
    )
    for (const { sockets } of made) for (const socket of sockets) socket.disconnect()
    return rate
  } finally {
    child.removeAllListeners("exit")
    child.kill("SIGKILL")
  }
}

type Socket = ReturnType<typeof io>

function sit(url: string, match: string, player: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = io(`${url}/noughts`, { transports: ["websocket"], forceNew: true, reconnection: false })
    socket.once("connect_error", reject)
    socket.once("sync", () => resolve(socket))
    socket.once("connect", () => socket.emit("sync", match, player, undefined, 2))
  })
}

async function playPeer(match: string, sockets: readonly Socket[]): Promise<void> {
  let state = 0
  for (const [i, cell] of drawnGame.entries()) {
    const playerID = String(i % 2)
    const mover = sockets[i % 2] as Socket
    const before = state
    state = await new Promise<number>((resolve) => {
      // The word about the other's move may still be on its way to this one
      const hear = (_match: string, { _stateID }: { _stateID: number }) => {
        if (_stateID <= before) return
        mover.off("update", hear)
        resolve(_stateID)
      }
      mover.on("update", hear)
      const payload = { type: "mark", args: [cell], playerID }
      mover.emit("update", { type: "MAKE_MOVE", payload }, before, match, playerID)
    })
  }
}

/**
 * A choice a second at every table, with two streams each, for so many games; the tables are made
 * before.
 */
async function steadyPlay(server: ServerProcess, tables: number, games: number): Promise<Steady> {
  const { url } = server
  const pairs = await couples(url, tables)
  const made = await inParallel(pairs, 16, async (pair) => ({
    pair,
    mine: await inParallel(Array.from({ length: games }), 1, () => noughtsTable(url, pair)),
  }))
  const hear = (table: string, pair: readonly string[]) =>
    Promise.all(pair.map((cookie) => listen(url, table, cookie, undefined, asPagesDo)))
  const heard = await inParallel(made, 32, ({ mine, pair }) => hear(mine[0] as string, pair))
  const times: number[] = []
  const bySecond: number[][] = []
  let refused = 0
  await server.spent()
  const cpu = cpuOf(server.pid)
  const waited = waitedForCore(server.pid)
  const start = performance.now() + 1000
  await Promise.all(
    made.map(async ({ pair, mine }, i) => {
      let next = start + (i / tables) * 1000
      for (const [game, table] of mine.entries()) {
        const streams = game === 0 ? heard[i] : await hear(table, pair)
        let n = 1
        for (const [move, cell] of drawnGame.entries()) {
          await until(next)
          next += 1000
          const body = { n, choice: { do: "mark", cell } }
          const asked = performance.now()
          const answer = await send(
            "POST",
            `${url}/api/v1/tables/${table}/choices`,
            pair[move % 2] as string,
            body,
          )
          const took = performance.now() - asked
          times.push(took)
          const second = Math.floor((asked - start) / 1000)
          bySecond[second] ??= []
          bySecond[second].push(took)
          if (answer.status === 200) n = (JSON.parse(answer.text) as Acknowledgement).n
          else refused++
        }
        for (const stop of streams ?? []) stop()
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const cores = (cpuOf(server.pid) - cpu) / 1000 / seconds
  const { held } = await server.spent()
  const serverMemoryMb = memoryOf(server.pid)
  const p99 = (some: readonly number[]) => percentile(some, 0.99)
  return {
    tables,
    streams: tables * 2,
    seconds: round(seconds),
    choices: times.length,
    choicesPerSecond: round(times.length / seconds),
    medianMs: round(percentile(times, 0.5)),
    p99Ms: round(p99(times)),
    p99MsWorstSecond: round(Math.max(...Object.values(bySecond).map(p99))),
    heldMs: round(held),
    waitedForCoreMs: round(waitedForCore(server.pid) - waited),
    cores: round(cores),
    refused,
    serverMemoryMb: round(serverMemoryMb),
  }
}

/** Streams that come back after a restart come within this time, as they are told to. */
const comingBack = 2000

/**
 * The server is stopped and started again in the middle of all games: everybody comes back, and
 * plays on meanwhile.
 */
async function comeBack(data: string, tables: number, streams: number): Promise<Restart> {
  let server = await ServerProcess.start(data)
  const { url } = server
  try {
    const pairs = await couples(url, tables)
    const made = await inParallel(pairs, 16, async (pair) => ({ pair, table: await noughtsTable(url, pair) }))
    const play = async ({ pair, table }: (typeof made)[number], move: number) => {
      const body = { n: move + 1, choice: { do: "mark", cell: drawnGame[move] } }
      await must("POST", `${url}/api/v1/tables/${table}/choices`, pair[move % 2] as string, body)
    }
    await inParallel(made, 32, (one) => play(one, 0))
    await server.stop()
    server = await ServerProcess.start(data, { PORT: new URL(url).port })
    // What the start itself took is another matter
    await server.spent()
    const waited = waitedForCore(server.pid)
    const start = performance.now()
    const times: number[] = []
    let allBackAfterMs = 0
    const opened = Array.from({ length: streams }, async (_, i) => {
      const { pair, table } = made[i % tables] as (typeof made)[number]
      const seat = Math.floor(i / tables)
      // Evenly, whoever it is
      await until(start + (((i * 7919) % streams) / streams) * comingBack)
      const end = await listen(url, table, pair[seat] ?? "", undefined, asPagesDo)
      allBackAfterMs = Math.max(allBackAfterMs, performance.now() - start)
      return end
    })
    const played = made.map(async (one, i) => {
      let next = start + (i / tables) * 1000
      for (let move = 1; move <= 4; move++) {
        await until(next)
        next += 1000
        const asked = performance.now()
        await play(one, move)
        times.push(performance.now() - asked)
      }
    })
    await Promise.all(played)
    const { held } = await server.spent()
    for (const end of await Promise.all(opened)) end()
    return {
      tables,
      streams,
      allBackAfterMs: round(allBackAfterMs),
      choices: times.length,
      medianMs: round(percentile(times, 0.5)),
      p99Ms: round(percentile(times, 0.99)),
      slowestMs: round(percentile(times, 1)),
      heldMs: round(held),
      waitedForCoreMs: round(waitedForCore(server.pid) - waited),
    }
  } finally {
    await server.stop()
  }
}

/** What the seats' streams carry for one choice, told whole and told by changes. */
async function bytesDown(url: string, game: string, seats: number, choices: number): Promise<Bytes> {
  const people = await inParallel(
    Array.from({ length: seats }, (_, i) => `Visitor ${i}`),
    1,
    (name) => comeIn(url, name),
  )
  const [owner = "", ...others] = people
  const tables = `${url}/api/v1/tables`
  const places = people.map((_, i) => ({ kind: i === 0 ? "me" : "open" }))
  const { table } = await must<TableMade>("POST", tables, owner, { game, seats: places })
  for (const other of others) await must("POST", `${tables}/${table}/join`, other, {})
  for (const other of others.slice(0, -1)) await must("POST", `${tables}/${table}/ready`, other)
  await must("POST", `${tables}/${table}/start`, owner)
  const heard = { whole: 0, changes: 0 }
  const open = (query: string, count: (bytes: number) => void) =>
    Promise.all(people.map((cookie) => listen(url, table, cookie, count, query)))
  const ends = await Promise.all([
    open("", (bytes) => {
      heard.whole += bytes
    }),
    open("?changes=1", (bytes) => {
      heard.changes += bytes
    }),
  ])
  const random = new FastRandom("bytes")
  let made = 0
  let isOver = false
  while (made < choices && !isOver)
    for (const cookie of people) {
      const { now } = await must<TableMessage>("GET", `${tables}/${table}`, cookie)
      isOver = now.status !== "playing"
      const options = now.decision?.options ?? []
      if (options.length === 0) continue
      const body = { n: now.n, choice: options[random.index(options)] }
      // The server may have answered for the seat meanwhile
      const { status } = await send("POST", `${tables}/${table}/choices`, cookie, body)
      if (status === 200) made++
    }
  await until(performance.now() + 500)
  for (const end of ends.flat()) end()
  const [whole, changes] = [heard.whole / made, heard.changes / made]
  return {
    game,
    seats,
    choices: made,
    whole: Math.round(whole),
    changes: Math.round(changes),
    share: round(changes / whole),
  }
}

/** Very many who only watch one table: what each costs, and when the last one has heard. */
async function crowd(server: ServerProcess, count: number): Promise<Spectators> {
  const { url, pid } = server
  const [pair] = (await couples(url, 1)) as [[string, string]]
  const table = await noughtsTable(url, pair)
  const before = memoryOf(pid)
  let heard = 0
  let all: () => void = () => undefined
  const streams = await inParallel(Array.from({ length: count }), 64, () =>
    listen(url, table, "", () => {
      heard++
      if (heard === count) all()
    }),
  )
  const kilobytesEach = ((memoryOf(pid) - before) * 1024) / count
  const everybody = new Promise<void>((resolve) => {
    all = resolve
  })
  const start = performance.now()
  await must("POST", `${url}/api/v1/tables/${table}/choices`, pair[0], {
    n: 1,
    choice: { do: "mark", cell: 4 },
  })
  await everybody
  const lastOneAfterMs = performance.now() - start
  for (const stop of streams) stop()
  return { streams: count, kilobytesEach: round(kilobytesEach), lastOneAfterMs: round(lastOneAfterMs) }
}

/** The value that so large a share of them do not exceed. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const until = (time: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())))

/** Milliseconds of processor time so far. */
function cpuOf(pid: number): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")
  const fields = rest.split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Milliseconds for which its main thread was ready and had no core, so far. */
function waitedForCore(pid: number): number {
  const [, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")
  return Number(waited) / 1e6
}

function memoryOf(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1])
  return (pages * 4096) / (1 << 20)
}
