// Everybody's streams at one table: after every step, each frame is compared with what its reader
// may get at that moment.

import type { Who } from "@genepool/engine"
import type { StreamEvent } from "@genepool/server/testing"
import type { Attending, Said, TableNews } from "@genepool/wire"
import type { HandServer } from "./hand-server.ts"
import { type Device, Eye, type Person } from "./people.ts"
import type { Truth } from "./truth.ts"

export interface Watched {
  /** Frames and answers that were compared. */
  compared: number
  /** Streams that somebody went on with through other eyes than before. */
  changedEyes: number
  /** Streams that ended with a session or a key. */
  ended: number
}

/** A page that is loaded again is away for a moment only. */
const patience = 4000

export class Watching {
  readonly eyes: Eye[] = []
  readonly problems: string[] = []
  readonly truth: Truth
  /** What was done last, for whoever reads of a leak. */
  last = "the beginning"
  private readonly server: HandServer
  private readonly counts: Watched
  private readonly through = new Map<Eye, Who>()
  private marks = 0
  private opened = 0
  private lastLeft = Number.NEGATIVE_INFINITY

  constructor(server: HandServer, truth: Truth, counts: Watched) {
    this.server = server
    this.truth = truth
    this.counts = counts
  }

  /** Opens a stream; with `from` it goes on from where another one was. */
  async open(
    person: Person | null,
    device: Device | null,
    from: Pick<Eye, "lastId" | "told"> | null,
  ): Promise<void> {
    const byChanges = this.opened++ % 2 === 0
    const eye = new Eye(this.server.line, this.truth.table, person, device, from, byChanges)
    this.eyes.push(eye)
    await eye.stream.until(() => eye.stream.events.length > 0)
  }

  async close(eye: Eye): Promise<void> {
    const live = await this.server.tables.get(this.truth.table)
    const before = live.onlookers.listeners.size
    eye.stream.close()
    this.forget(eye)
    while (!eye.stream.ended || live.onlookers.listeners.size >= before)
      await new Promise((done) => setTimeout(done, 1))
  }

  /**
   * Until everything that follows from the last step has been said; and what was said is looked
   * through.
   */
  async look(exact: boolean, said: { text: string; room: string } | null): Promise<void> {
    await this.server.settled(this.truth.table)
    const live = await this.server.tables.get(this.truth.table)
    const mark = `mark ${++this.marks}`
    live.onlookers.tell("mark", mark, () => true)
    const isMark = ({ event, data }: StreamEvent) => event === "mark" && data === JSON.stringify(mark)
    await Promise.all(this.eyes.map(({ stream }) => stream.until(() => stream.events.some(isMark))))
    await this.truth.read()
    for (const eye of [...this.eyes]) await this.lookThrough(eye, exact, said)
    this.lookWhoIsThere()
  }

  /** What an answer to somebody's question shows. */
  compareMessage(text: string, who: Who): void {
    this.message(JSON.parse(text) as TableNews, who, `GET as ${who}`, true)
  }

  complain(what: string): void {
    this.problems.push(`${this.truth.table}, after ${this.last}: ${what}`)
  }

  count(): void {
    this.counts.compared++
  }

  private async lookThrough(
    eye: Eye,
    exact: boolean,
    said: { text: string; room: string } | null,
  ): Promise<void> {
    const who = this.truth.audienceOf(eye.person?.id ?? null)
    const before = this.through.get(eye)
    if (before !== undefined && before !== who) this.counts.changedEyes++
    this.through.set(eye, who)
    let heard = false
    for (const { event, data } of eye.news()) {
      if (event === "table") this.frame(eye, JSON.parse(data) as TableNews, who, exact)
      else if (event === "chat") {
        const line = JSON.parse(data) as Said
        this.counts.compared++
        heard ||= line.text === said?.text
        if (line.room === "spectators" && !this.truth.mayReadAside(who))
          this.complain(`${eye.name}, who is ${who}, heard what spectators say`)
      } else if (event === "presence") eye.present = (JSON.parse(data) as Attending).seats
    }
    if (said !== null && !heard && (said.room === "table" || this.truth.mayReadAside(who)) && eye.isLawful)
      this.complain(`${eye.name}, who is ${who}, did not hear what was said`)
    if (!eye.isLawful) {
      if (!eye.stream.ended) this.complain(`the stream of ${eye.name} outlives the session that opened it`)
      this.counts.ended++
      this.forget(eye)
      eye.stream.close()
    } else if (eye.stream.ended) {
      // As a browser does: whoever is still signed in comes back and goes on from where they were
      this.forget(eye)
      await this.open(eye.person, eye.device, eye)
      const back = this.eyes.at(-1) as Eye
      for (const { event, data } of back.news()) {
        if (event === "table") this.frame(back, JSON.parse(data) as TableNews, who, exact)
        else if (event === "presence") back.present = (JSON.parse(data) as Attending).seats
      }
    }
  }

  private frame(eye: Eye, message: TableNews, who: Who, exact: boolean): void {
    this.message(message, who, `the stream of ${eye.name}`, exact)
    // Who goes on from where a player was sees it later, where spectators do
    if (eye.isFirst && this.truth.isLateFor(who)) eye.told = message.now.n
    eye.isFirst = false
    for (const { n } of message.happened) {
      // One's own answer in a quiet window comes under the number that everybody knows already
      if (eye.told !== null && n !== eye.told && n !== eye.told + 1)
        this.complain(`${eye.name} was told of line ${n} after ${eye.told}`)
      eye.told = n
    }
    if (eye.told !== null && message.now.n > eye.told)
      this.complain(`${eye.name} is shown line ${message.now.n}, and was told up to ${eye.told}`)
    eye.told = Math.max(eye.told ?? 0, message.now.n)
  }

  private message({ happened, now }: TableNews, who: Who, where: string, exact: boolean): void {
    this.counts.compared++
    // While several do something at once before the start, nobody can tell in which order; there is
    // no secret yet either
    if (now.you !== who && (exact || now.status !== "open"))
      this.complain(`${where} is for ${now.you}, and should be for ${who}`)
    const wrong = [
      this.truth.wrongPicture({ ...now, you: exact || now.status !== "open" ? who : now.you }),
      ...happened.map((line) => this.truth.wrongLine(line, who)),
    ]
    for (const what of wrong) if (what !== null) this.complain(`${where} ${what}`)
  }

  /** Exactly those seats are there whose people look at the table. */
  private lookWhoIsThere(): void {
    if (this.server.clock.now() - this.lastLeft <= patience) return
    const seats = this.eyes.flatMap(({ person, stream }) => {
      const who = stream.ended ? "spectator" : this.truth.audienceOf(person?.id ?? null)
      return who === "spectator" ? [] : [who]
    })
    const there = [...new Set(seats)].sort((a, b) => a - b).join()
    for (const { name, present, stream } of this.eyes) {
      if (stream.ended) continue
      this.counts.compared++
      if (present.join() !== there)
        this.complain(`${name} was told that seats ${present.join()} are there, not ${there}`)
    }
  }

  private forget(eye: Eye): void {
    this.eyes.splice(this.eyes.indexOf(eye), 1)
    this.through.delete(eye)
    this.lastLeft = this.server.clock.now()
  }
}
