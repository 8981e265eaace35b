// Those who watch a table: what each of them may see, and what they are sent. Every frame is made for who the person
// behind the stream is at that moment: whoever has sat down or left since the last one is first shown how the table
// stands for them now.
import type { GameModule, Seat, Who } from "@genepool/engine"
import type { Manner, PastMoment, Snapshot, TableMessage } from "@genepool/wire"
import type { Clock } from "../clock.ts"
import { notFound } from "../problem.ts"
import type { Slices } from "../slices.ts"
import type { TableRow } from "../store/schema.ts"
import { frameOf } from "./frame.ts"
import type { Entry } from "./journal.ts"
import { Lag } from "./lag.ts"
import type { JournalLine, Play } from "./play.ts"
import type { Seated } from "./seated.ts"
import { happeningFor, mayHear, snapshotFor, withoutOptions } from "./snapshot.ts"

/** Somebody with an open stream. */
export interface Listener {
  /** Null for a stranger. */
  readonly playerId: string | null
  /** Where they come from. */
  readonly address: string
  /** Through whose eyes they were shown the table last; null before the first time. */
  as: Who | null
  /** How many lines they know of. */
  no: number
  /** They were shown a position with the table's options, which are not repeated then. */
  knowsOptions: boolean
  /** Takes an event that is written out already: the same bytes go to everybody of the same audience. */
  send(frame: Buffer): void
}

/** What there is to see. */
interface Seen {
  readonly house: { readonly clock: Clock; readonly slices: Slices }
  readonly module: GameModule
  readonly manner: Manner
  readonly options: { readonly [name: string]: unknown }
  readonly row: TableRow
  readonly seats: readonly Seated[]
  readonly play: Play
  freshPlay(): Play
  audienceOf(playerId: string | null): Who
}

/** Lines that one answer tells, of those that were missed. */
export const mostTold = 400

export class Onlookers {
  readonly listeners = new Set<Listener>()
  /** The last line of talk that they were told. */
  chatN = 0
  private readonly table: Seen
  /** What spectators see, where they see everything later. */
  private lag: Lag | null = null

  constructor(table: Seen) {
    this.table = table
  }

  /** The fold of the journal as the onlooker may know it. */
  playFor(who: Who): Play {
    return who === "spectator" && this.lag !== null ? this.lag.play : this.table.play
  }

  snapshot(who: Who): Snapshot {
    const { row, seats, manner, options, module } = this.table
    return snapshotFor({ row, game: module.game, manner, options, seats, play: this.playFor(who) }, who)
  }

  /** How far the game is, for everybody's eyes; where spectators see everything later, as they see it. */
  shownToAll(): { readonly choices: number; readonly waiting: readonly Seat[] } {
    const play = this.playFor("spectator")
    return { choices: play.openChoices, waiting: play.waiting() }
  }

  /**
   * What the onlooker missed since the open line `no`, the last lines of it, and how things stand; lines before those are
   * asked for by `until`. A seat hears of the past what it was told then, whoever sat there: who takes a seat over takes
   * over what it knows.
   */
  since(no: number, who: Who, until = Number.MAX_SAFE_INTEGER): TableMessage {
    const lines = this.playFor(who).openLinesAfter(no, until, mostTold)
    return { happened: lines.map((line) => happeningFor(line, who)), now: this.snapshot(who) }
  }

  /** How many lines that would tell. */
  linesSince(no: number, who: Who, until = Number.MAX_SAFE_INTEGER): number {
    return Math.max(0, Math.min(mostTold, Math.min(until, this.playFor(who).no) - no))
  }

  /** The position after the n-th choice, as the person's audience saw it then. Throws Problem `notFound`. */
  async moment(n: number, playerId: string | null): Promise<PastMoment> {
    const { house, module } = this.table
    const asked = this.playFor(this.table.audienceOf(playerId))
    if (asked.state === null || !asked.isMoment(n)) throw notFound("moment of this game")
    const state = await house.slices.do(asked.position(n))
    const who = this.table.audienceOf(playerId)
    const play = this.playFor(who)
    // Meanwhile it may have been taken back, or the person may have left their seat
    if (play !== asked || !play.isMoment(n)) throw notFound("moment of this game")
    const result = n === play.openChoices ? play.result : null
    return { n, view: module.game.view(state, who), result }
  }

  /** How the table stands for the listener, whole, with what they have missed. */
  show(listener: Listener): void {
    const who = this.table.audienceOf(listener.playerId)
    const message = this.since(listener.no, who)
    listener.as = who
    listener.no = message.now.n
    listener.knowsOptions = message.now.view !== null
    listener.send(this.tableFrame(who, message, true))
  }

  /** Tells everybody how things stand, with no line of the journal behind it: somebody sat down, a rematch is offered. */
  announce(): void {
    this.publish((who) => ({ happened: [], now: this.snapshot(who) }))
  }

  /** A line was taken in: tells those who see the game in this fold of it. */
  happened(line: JournalLine, play = this.table.play): void {
    this.publish((who) => {
      if (this.playFor(who) !== play || !mayHear(line, who)) return null
      return { happened: [happeningFor(line, who)], now: this.snapshot(who) }
    })
  }

  /** Something beside the game: talk, and who is there. */
  tell(event: string, data: unknown, may: (who: Who, listener: Listener) => boolean): void {
    const text = JSON.stringify(data)
    const frames = new Map<Who, Buffer>()
    for (const listener of this.listeners) {
      const who = this.table.audienceOf(listener.playerId)
      // The number of the event says what of the game is known: that has to be so
      if (listener.as !== who) this.show(listener)
      if (!may(who, listener)) continue
      const frame = frames.get(who) ?? frameOf(this.eventId(who), event, text)
      frames.set(who, frame)
      listener.send(frame)
    }
  }

  /** From here on spectators lag behind, where the table says so: these lines are there already. */
  async lagBehind(entries: readonly Entry[]): Promise<void> {
    const { spectatorDelay } = this.table.manner
    if (spectatorDelay === 0) return
    const { clock, slices } = this.table.house
    const young = Lag.firstTooYoung(entries, spectatorDelay, clock)
    const play = this.table.freshPlay()
    await slices.do(play.fold(entries.slice(0, young)))
    this.lag = new Lag(play, spectatorDelay, clock, (line) => this.happened(line, play))
    for (const entry of entries.slice(young)) this.lag.follow(entry)
  }

  /** Spectators who lag behind will see it in time. */
  seeLater(entry: Entry): void {
    this.lag?.follow(entry)
  }

  /** News of the table; `messageFor` answers null for an audience that shall hear nothing of them. */
  private publish(messageFor: (who: Who) => TableMessage | null): void {
    const messages = new Map<Who, TableMessage | null>()
    const frames = new Map<TableMessage, Buffer>()
    const wholeFrames = new Map<TableMessage, Buffer>()
    for (const listener of this.listeners) {
      const who = this.table.audienceOf(listener.playerId)
      if (listener.as !== who) {
        this.show(listener)
        continue
      }
      if (!messages.has(who)) messages.set(who, messageFor(who))
      const message = messages.get(who) ?? null
      if (message === null) continue
      const whole = !listener.knowsOptions
      const written = whole ? wholeFrames : frames
      const frame = written.get(message) ?? this.tableFrame(who, message, whole)
      written.set(message, frame)
      listener.no = message.now.n
      listener.knowsOptions = message.now.view !== null
      listener.send(frame)
    }
  }

  private tableFrame(who: Who, { happened, now }: TableMessage, whole: boolean): Buffer {
    const message = { happened, now: whole ? now : withoutOptions(now) }
    return frameOf(this.eventId(who), "table", JSON.stringify(message))
  }

  private eventId(who: Who): string {
    return `${this.playFor(who).no}.${this.chatN}`
  }
}
