// The same table in two servers that differ only in what one onlooker cannot know, and what both
// say to that onlooker.

import type { Seat, Who } from "@genepool/engine"
import type { EventStream, StreamEvent } from "@genepool/server/testing"
import type { Play } from "@genepool/server/testing/inside"
import type { TableChange, TableNews } from "@genepool/wire"
import { headersOf, type PlantedServer, secretOf, tokenOf } from "./planted-server.ts"

export type Two<T> = readonly [T, T]

/** What was found: the onlooker could tell the worlds apart. */
export class Found extends Error {}

/** The trial can go no further. */
export class Over extends Error {}

export class Pair {
  /** Events and answers that were compared. */
  messages = 0
  /** What was done last, for whoever reads of a leak. */
  last = "the start"
  private readonly servers: Two<PlantedServer>
  private readonly table: string
  private readonly who: Who
  /** At every other table the streams tell only what is other than before. */
  private readonly byChanges: boolean
  private readonly streams: Two<Map<Who, EventStream>> = [new Map(), new Map()]
  private readonly read: [number, number] = [0, 0]
  private readonly answers: string[] = []
  private said = 0

  constructor(servers: Two<PlantedServer>, table: string, who: Who) {
    this.servers = servers
    this.table = table
    this.who = who
    this.byChanges = table.charCodeAt(table.length - 1) % 2 === 1
  }

  /** Opens the streams of all these, and reads how the table stands. */
  async listen(onlookers: readonly Who[]): Promise<void> {
    for (const i of [0, 1] as const)
      for (const onlooker of onlookers) {
        const stream = this.servers[i].listen(this.table, onlooker, this.byChanges)
        this.streams[i].set(onlooker, stream)
        await stream.until(() => stream.events.length > 0)
      }
  }

  close(): void {
    for (const streams of this.streams) for (const stream of streams.values()) stream.close()
  }

  async each<T>(work: (server: PlantedServer) => Promise<T>): Promise<Two<T>> {
    return [await work(this.servers[0]), await work(this.servers[1])]
  }

  plays(): Promise<Two<Play>> {
    return this.each((server) => server.play(this.table))
  }

  /** A number that must be the same in both. */
  async equal(of: (play: Play) => number): Promise<number> {
    const [here, there] = (await this.plays()).map(of) as [number, number]
    if (here !== there)
      throw new Found(`after ${this.last}: the numbers of lines differ, ${here} and ${there}`)
    return here
  }

  async post(server: PlantedServer, seat: Seat, path: string, body: unknown): Promise<string> {
    const { text } = await server.line.json("POST", `/tables/${this.table}/${path}`, headersOf(seat), body)
    this.answers.push(text)
    await server.settled(this.table)
    return text
  }

  async postBoth(seat: Seat, path: string, body: unknown): Promise<void> {
    const [answer, answerThere] = await this.each((server) => this.post(server, seat, path, body))
    if (seat === this.who && answer !== answerThere)
      throw new Found(`POST ${path} as ${seat}, after ${this.last}: ${unlike(answer, answerThere)}`)
  }

  /** What the onlooker asks for must be answered the same. */
  async ask(method: string, path: string, body?: unknown): Promise<void> {
    const [answer, answerThere] = await this.each((server) =>
      server.line.json(method, path, headersOf(this.who), body),
    )
    this.messages++
    this.answers.push(answer.text)
    if (answer.status !== answerThere.status || answer.text !== answerThere.text)
      throw new Found(
        `${method} ${path} as ${this.who}, after ${this.last}: ${unlike(answer.text, answerThere.text)}`,
      )
  }

  /**
   * What the onlooker was sent since the last time. With `lawful`, or where something was opened,
   * what the rules show may differ; never that something was said, nor when, nor anything else that
   * goes with it. True when it did.
   */
  async compare(lawful: boolean, strict = false): Promise<void> {
    const opened = this.servers.map((server) => server.opened)
    for (const server of this.servers) server.opened = false
    const mayDiffer = lawful || (!strict && opened.includes(true))
    const [events, eventsThere] = await this.heard()
    this.messages += events.length
    for (const [i, event] of events.entries()) {
      const eventThere = eventsThere[i]
      if (eventThere === undefined) break
      const [said, saidThere] = [JSON.stringify(event), JSON.stringify(eventThere)]
      if (said === saidThere) continue
      if (!mayDiffer) throw new Found(`after ${this.last}: ${unlike(said, saidThere)}`)
      const [frame, frameThere] = [frameOf(event), frameOf(eventThere)]
      if (frame !== frameThere)
        throw new Found(`after ${this.last}, beside what was opened: ${unlike(frame, frameThere)}`)
      throw new Over("opened")
    }
    if (events.length !== eventsThere.length)
      throw new Found(
        `after ${this.last}: ${this.who} was sent ${events.length} events, in the other world ${eventsThere.length}`,
      )
    // The worlds have drifted apart where the onlooker does not look: from here on they may differ
    if (!strict && opened[0] !== opened[1]) throw new Over()
  }

  /** Nothing that was sent or logged has a key, a seat's code or the secret of the dice in it. */
  secretsSeen(people: readonly Seat[]): string[] {
    const [server] = this.servers
    const all = [...this.streams[0].values()].flatMap(({ events }) => events.map(({ data }) => data))
    const text = [...all, ...this.answers, ...server.logged.splice(0)].join("\n")
    const finished = text.includes('"status":"finished"')
    const secrets = [
      `code-${this.table}-`,
      ...people.map(tokenOf),
      ...(finished ? [] : [secretOf(this.table)]),
    ]
    return secrets
      .filter((secret) => text.includes(secret))
      .map((secret) => `${this.table}: ${secret} was sent`)
  }

  /**
   * A word is spoken in both servers: when the onlooker has heard it, everything before it has been
   * said.
   */
  private async heard(): Promise<Two<StreamEvent[]>> {
    const text = `word ${this.said++}`
    await this.each((server) =>
      server.line.must("POST", `/tables/${this.table}/chat`, headersOf(0), { text }),
    )
    const [here, there] = await Promise.all(
      ([0, 1] as const).map(async (i) => {
        const stream = this.streams[i].get(this.who) as EventStream
        const from = this.read[i]
        const isLast = ({ data }: StreamEvent) => data.includes(`"${text}"`)
        await stream.until(() => stream.events.slice(from).some(isLast))
        const events = stream.events.slice(from)
        if (!events.some(isLast)) throw new Error(`the stream of ${this.who} ended`)
        this.read[i] = stream.events.length
        return events.filter((event) => !isLast(event))
      }),
    )
    return [here as StreamEvent[], there as StreamEvent[]]
  }
}

/** What follows from what the rules show. */
const beside: ReadonlySet<string> = new Set(["status", "silent", "undo", "clock", "late"])

/**
 * An event without what the rules show in it: what is left may not even differ where something is
 * opened.
 */
function frameOf({ id, event, data }: StreamEvent): string {
  const message = JSON.parse(data) as Partial<TableNews & TableChange>
  if (event !== "table" && event !== "change") return JSON.stringify({ id, event, message })
  const happened = message.happened?.map((line) => ({ ...line, facts: null }))
  const shown = { view: null, decision: null, prompt: null, whyNot: null, waiting: null, result: null }
  if (event === "change") {
    const change = Object.entries(message.change ?? {}).filter(
      ([name]) => !(name in shown || beside.has(name)),
    )
    return JSON.stringify({ id, event, happened, change })
  }
  // Who is late is among those who are waited for, which the rules show
  const late = message.now?.late.every(({ seat }) => message.now?.waiting.includes(seat))
  const now = { ...message.now, ...shown, status: null, silent: null, undo: null, clock: null, late }
  return JSON.stringify({ id, event, happened, now })
}

/** The place where two texts part, with a little of both around it. */
function unlike(here: string, there: string): string {
  let at = 0
  while (at < here.length && here[at] === there[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 160)
  return `\n  here:  …${around(here)}\n  there: …${around(there)}`
}
