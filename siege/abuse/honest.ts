// Honest people beside the abuse: tables that are played at a steady pace, and others that wait in
// the lobby.
import { EventStream, type Line } from "@genepool/server/testing"
import type { Acknowledgement, TableMade } from "@genepool/wire"
import type { Acknowledged } from "../acknowledged.ts"
import { percentile, round } from "../report.ts"
import type { Acks } from "./judge.ts"

type Headers = Record<string, string>

/** Nobody wins it: every game has nine marks. */
const drawn = [0, 1, 2, 4, 3, 5, 7, 6, 8]

/** Comes in from an address of their own. */
export async function arriveFrom(line: Line, name: string, address: string): Promise<Headers> {
  const from = { "x-forwarded-for": address }
  const { status, headers, text } = await line.json("POST", "/me/guest", from, { name })
  if (status !== 200) throw new Error(`guest ${name}: ${status} ${text}`)
  return { ...from, cookie: (headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ") }
}

export class HonestTable {
  /** Waits in the lobby, with its owner at it, all the time. */
  waiting = ""
  playing = ""
  times: number[] = []
  unacknowledged = 0
  /** By table: to be sought in the journal. */
  readonly acknowledged = new Map<string, Acknowledged[]>()
  private readonly line: Line
  private readonly people: readonly [Headers, Headers, Headers]
  private watching: EventStream | null = null

  private constructor(line: Line, people: readonly [Headers, Headers, Headers]) {
    this.line = line
    this.people = people
  }

  static async open(line: Line, i: number): Promise<HonestTable> {
    const person = (seat: number) => arriveFrom(line, `Honest ${i} ${seat}`, `10.1.${i}.${seat + 1}`)
    const table = new HonestTable(line, [await person(0), await person(1), await person(2)])
    table.waiting = await table.make(table.people[2])
    table.watching = table.listen(table.waiting, table.people[2])
    return table
  }

  /** One game after another, a choice every so many milliseconds, until it is over. */
  async play(between: number, first: number, over: () => boolean): Promise<void> {
    const [one, other] = this.people
    let next = performance.now() + first
    while (!over()) {
      this.playing = await this.make(one)
      await this.line.must("POST", `/tables/${this.playing}/join`, other, {})
      await this.line.must("POST", `/tables/${this.playing}/start`, one)
      const streams = [one, other].map((who) => this.listen(this.playing, who))
      const here: Acknowledged[] = []
      this.acknowledged.set(this.playing, here)
      let n = 1
      for (const [move, cell] of drawn.entries()) {
        await pause(next - performance.now())
        next += between
        const asked = performance.now()
        const [choice, key] = [{ do: "mark", cell }, `honest ${move}`]
        const { status, text } = await this.line.json(
          "POST",
          `/tables/${this.playing}/choices`,
          move % 2 === 0 ? one : other,
          { n, choice, key },
        )
        if (status !== 200) {
          this.unacknowledged++
          break
        }
        here.push({ key, choice })
        this.times.push(performance.now() - asked)
        n = (JSON.parse(text) as Acknowledgement).n
      }
      for (const stream of streams) stream.close()
    }
  }

  close(): void {
    this.watching?.close()
  }

  private async make(owner: Headers): Promise<string> {
    const seats = [{ kind: "me" }, { kind: "open" }]
    const wish = { game: "noughts", seats, listed: true }
    return (await this.line.must<TableMade>("POST", "/tables", owner, wish)).table
  }

  private listen(table: string, headers: Headers): EventStream {
    return new EventStream(`${this.line.url}/api/v1/tables/${table}/stream`, headers, () => undefined)
  }
}

/** Takes what was measured since the last time. */
export function acksOf(tables: readonly HonestTable[]): Acks {
  const times = tables.flatMap((table) => table.times.splice(0)).sort((a, b) => a - b)
  return {
    count: times.length,
    medianMs: round(percentile(times, 0.5)),
    p99Ms: round(percentile(times, 0.99)),
    longestMs: round(times.at(-1) ?? 0),
  }
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
