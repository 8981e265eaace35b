// The soak: one process, all games, people, bots and spectators coming and going for half an hour;
// nothing may grow.

import { EventStream, Line, ServerProcess, withFolder } from "@genepool/server/testing"
import type { TableMade, TableNews } from "@genepool/wire"
import { gamesFor } from "./games.ts"
import { type Progress, percentile, type Report, round } from "./report.ts"

interface Sample {
  readonly minute: number
  readonly memoryMb: number
  /** In use, when all that is not has been tidied up. */
  readonly heapMb: number
  readonly parts: Parts
  readonly choices: number
  readonly medianMs: number
  readonly p99Ms: number
}

/** What the memory of the process consists of, in megabytes. */
interface Parts {
  /** The heap of the server's own thread, with what is free in it. */
  readonly heap: number
  /** Buffers beside that heap. */
  readonly buffers: number
  /** The C library's own: SQLite, sockets, the threads' bookkeeping. */
  readonly malloc: number
  /** Program and shared files. */
  readonly files: number
  /** All else: heaps and stacks of other threads (bots, journals), compiled code. */
  readonly others: number
}

export interface SoakReport extends Report {
  readonly minutes: number
  readonly tables: number
  readonly gamesPlayed: number
  readonly choices: number
  readonly samples: readonly Sample[]
  /** Per minute, over the last two thirds of the time: the first are for caches to fill. */
  readonly slope: { readonly memoryMb: number; readonly heapMb: number; readonly medianMs: number }
}

/**
 * Few tables are kept in memory, so that the bound is reached and reading in is part of the play.
 */
const environment = { GENEPOOL_TABLES_IN_MEMORY: "40" }

export function soak(minutes: number, tables: number, progress: Progress): Promise<SoakReport> {
  return withFolder(async (data) => {
    const server = await ServerProcess.start(data, environment)
    const soaking = new Soaking(server)
    try {
      const samples = await soaking.run(minutes, tables, progress)
      const late = samples.slice(Math.floor(samples.length / 3))
      const slope = {
        memoryMb: round(slopeOf(late, ({ memoryMb }) => memoryMb)),
        heapMb: round(slopeOf(late, ({ heapMb }) => heapMb)),
        medianMs: round(slopeOf(late, ({ medianMs }) => medianMs)),
      }
      const { problems, gamesPlayed, choices } = soaking
      const first = late[0]?.heapMb ?? 0
      // A tenth more in the whole time would be a leak that ends a server in days
      if (minutes >= 10 && slope.heapMb * minutes > first * 0.1)
        problems.push(`the heap grows by ${slope.heapMb} MB a minute`)
      return { compared: choices, minutes, tables, gamesPlayed, choices, samples, slope, problems }
    } finally {
      soaking.stop()
      await server.stop()
    }
  })
}

class Soaking {
  readonly problems: string[] = []
  gamesPlayed = 0
  choices = 0
  private readonly server: ServerProcess
  private readonly line: Line
  private times: number[] = []
  private over = false
  private guests = 0

  constructor(server: ServerProcess) {
    this.server = server
    this.line = new Line(server.url)
  }

  stop(): void {
    this.over = true
    this.line.close()
  }

  async run(minutes: number, tables: number, progress: Progress): Promise<Sample[]> {
    const end = performance.now() + minutes * 60_000
    const playing = Array.from({ length: tables }, (_, i) =>
      this.playOn(i).catch((error: unknown) => {
        if (!this.over) this.problems.push(String(error))
      }),
    )
    const samples: Sample[] = []
    const every = Math.min(30_000, (minutes * 60_000) / 12)
    while (performance.now() < end && this.server.alive && this.problems.length < 10) {
      await pause(Math.min(every, end - performance.now()))
      samples.push(await this.sample(minutes - (end - performance.now()) / 60_000))
      if (samples.length % 4 === 0) progress(JSON.stringify(samples.at(-1)))
    }
    this.over = true
    await Promise.all(playing)
    if (!this.server.alive) this.problems.push("the server has ended")
    for (const line of this.server.logged.slice(0, 5)) this.problems.push(`logged: ${line.slice(0, 500)}`)
    return samples
  }

  private async sample(minute: number): Promise<Sample> {
    await this.server.tidyUp()
    const { heapUsed, heapTotal, external } = await this.server.memoryUse()
    const { all, malloc, files } = this.server.mapped
    const [heap, buffers] = [heapTotal / (1 << 20), external / (1 << 20)]
    const times = this.times.sort((a, b) => a - b)
    this.times = []
    return {
      minute: round(minute),
      memoryMb: Math.round(this.server.memory),
      heapMb: round(heapUsed / (1 << 20)),
      parts: {
        heap: Math.round(heap),
        buffers: Math.round(buffers),
        malloc: Math.round(malloc),
        files: Math.round(files),
        others: Math.round(all - heap - buffers - malloc - files),
      },
      choices: times.length,
      medianMs: round(percentile(times, 0.5)),
      p99Ms: round(percentile(times, 0.99)),
    }
  }

  /**
   * One game after another, with other people each time; every third table has a bot, every fourth
   * is played with undo.
   */
  private async playOn(place: number): Promise<void> {
    for (let round = 0; !this.over; round++) {
      const bot = place % 3 === 0
      const able = gamesFor(2, 3)
      const game = able[(place + round) % able.length] as string
      const people = [
        await this.line.guest(`Visitor ${++this.guests}`),
        await this.line.guest(`Visitor ${++this.guests}`),
      ]
      await this.playGame(game, people, bot, place % 4 === 0)
      this.gamesPlayed++
    }
  }

  private async playGame(
    game: string,
    people: Record<string, string>[],
    bot: boolean,
    undo: boolean,
  ): Promise<void> {
    const [owner, other] = people as [Record<string, string>, Record<string, string>]
    const seats = [{ kind: "me" }, { kind: "open" }, ...(bot ? [{ kind: "bot", level: 1 }] : [])]
    const { table } = await this.line.must<TableMade>("POST", "/tables", owner, {
      game,
      seats,
      listed: true,
    })
    await this.line.must("POST", `/tables/${table}/join`, other, {})
    await this.line.must("POST", `/tables/${table}/start`, owner)
    const seen: (TableNews["now"] | null)[] = [null, null]
    const streams: EventStream[] = []
    const listen = (seat: number) => {
      streams[seat]?.close()
      streams[seat] = new EventStream(
        `${this.line.url}/api/v1/tables/${table}/stream`,
        people[seat] ?? {},
        ({ event, data }) => {
          if (event === "table") seen[seat] = (JSON.parse(data) as TableNews).now
        },
      )
    }
    for (const seat of [0, 1, 2]) listen(seat)
    for (let turn = 0; !this.over; turn++) {
      await pause(100 + Math.random() * 200)
      if (seen[0]?.status === "finished") break
      if (turn % 50 === 49) listen(turn % 3)
      if (turn % 40 === 39)
        await this.line.json("POST", `/tables/${table}/chat`, owner, { text: `turn ${turn}` })
      if (undo && turn % 20 === 19 && seen[0]) {
        await this.line.json("POST", `/tables/${table}/undo`, owner, {
          to: Math.max(0, seen[0].choices - 1),
          n: seen[0].n,
        })
        await this.line.json("POST", `/tables/${table}/undo/answer`, other, { agree: true })
        continue
      }
      const asked = [0, 1].filter((seat) => (seen[seat]?.decision?.options.length ?? 0) > 0)
      const fresh = asked.filter((seat) => seen[seat]?.decision?.given.length === 0)
      const list = fresh.length > 0 ? fresh : asked
      const seat = list[Math.floor(Math.random() * list.length)]
      if (seat !== undefined) await this.choose(table, people[seat] ?? {}, seen[seat] as TableNews["now"])
    }
    for (const stream of streams) stream.close()
  }

  private async choose(
    table: string,
    headers: Record<string, string>,
    { n, decision }: TableNews["now"],
  ): Promise<void> {
    const options = decision?.options ?? []
    const choice = options[Math.floor(Math.random() * options.length)]
    const asked = performance.now()
    const { status, text } = await this.line.json("POST", `/tables/${table}/choices`, headers, { n, choice })
    this.times.push(performance.now() - asked)
    if (status === 200) this.choices++
    else if (status >= 500) this.problems.push(`${status} ${text}`)
  }
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** How much more there is each minute, by the straight line that fits best. */
function slopeOf(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(of))]
  const over = samples.reduce((sum, sample) => sum + (sample.minute - x) * (of(sample) - y), 0)
  const under = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  return under === 0 ? 0 : over / under
}
