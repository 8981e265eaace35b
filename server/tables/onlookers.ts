// Those who watch a table: what each of them may see, and what they are sent. Every message is made
// for who the person behind the stream is at that moment: whoever has sat down or left since the
// last one is first shown how the table stands for them now.
import { changeOf, type GameModule, type Seat, type Who } from "@genepool/engine"
import type { Happening, Manner, PastMoment, Snapshot, TableMessage } from "@genepool/wire"
import type { Clock } from "../clock.ts"
import { notFound } from "../problem.ts"
import type { Slices } from "../slices.ts"
import type { TableRow } from "../store/schema.ts"
import type { Entry } from "./journal.ts"
import { Lag } from "./lag.ts"
import type { JournalLine, Play } from "./play.ts"
import type { Seated } from "./seated.ts"
import { eventOf, type Sendable } from "./sendable.ts"
import {
  type Common,
  commonOf,
  happeningFor,
  mayHear,
  ownOf,
  type Shown,
  snapshotFor,
  withoutOptions,
} from "./snapshot.ts"

/** Somebody with an open stream. */
export interface Listener {
  /** Null for a stranger. */
  readonly playerId: string | null
  /** Where they come from. */
  readonly address: string
  /** Through whose eyes they were shown the table last; null before the first time. */
  as: Who | null
  /** How many lines they know of. */
  openN: number
  /** They were shown a position with the table's options, which are not repeated then. */
  knowsOptions: boolean
  /** They asked to be told only what is other than before. */
  readonly byChanges: boolean
  /** For those: how the table stood when they were told last. */
  knows: Snapshot | null
  /**
   * Takes an event that is written out already: the same bytes go to everybody of the same
   * audience.
   */
  send(message: Sendable): void
  /**
   * The table is at home at another node now, or must be: they come back, and are told from there.
   */
  moved(): void
}

/** What there is to see. */
interface Seen {
  readonly host: { readonly clock: Clock; readonly slices: Slices }
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
    return snapshotFor(this.shown(this.playFor(who)), who)
  }

  private shown(play: Play): Shown {
    const { row, seats, manner, options, module } = this.table
    return { row, game: module.game, manner, options, seats, play }
  }

  /**
   * How far the game is, for everybody's eyes; where spectators see everything later, as they see
   * it.
   */
  shownToAll(): { readonly choices: number; readonly waiting: readonly Seat[] } {
    const play = this.playFor("spectator")
    return { choices: play.openChoices, waiting: play.waiting() }
  }

  /**
   * What the onlooker missed since the open line `no`, the last lines of it, and how things stand;
   * lines before those are asked for by `until`. A seat hears of the past what it was told then,
   * whoever sat there: who takes a seat over takes over what it knows.
   */
  since(openN: number, who: Who, until = Number.MAX_SAFE_INTEGER): TableMessage {
    const lines = this.playFor(who).openLinesAfter(openN, until, mostTold)
    return { happened: lines.map((line) => happeningFor(line, who)), now: this.snapshot(who) }
  }

  /** How many lines that would tell. */
  linesSince(openN: number, who: Who, until = Number.MAX_SAFE_INTEGER): number {
    return Math.max(0, Math.min(mostTold, Math.min(until, this.playFor(who).openN) - openN))
  }

  /**
   * The position after the n-th choice, as the person's audience saw it then. Throws Problem
   * `notFound`.
   */
  async moment(n: number, playerId: string | null): Promise<PastMoment> {
    const { host, module } = this.table
    const asked = this.playFor(this.table.audienceOf(playerId))
    if (asked.state === null || !asked.isMoment(n)) throw notFound("moment of this game")
    const state = await host.slices.do(asked.position(n))
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
    const message = this.since(listener.openN, who)
    listener.as = who
    listener.openN = message.now.n
    listener.knowsOptions = message.now.view !== null
    if (listener.byChanges) listener.knows = message.now
    listener.send(eventOf(this.eventId(who), "table", JSON.stringify(message)))
  }

  /**
   * Tells everybody how things stand, with no line of the journal behind it: somebody sat down, a
   * rematch is offered.
   */
  announce(): void {
    this.publish(() => [])
  }

  /** A line was taken in: tells those who see the game in this fold of it. */
  happened(line: JournalLine, play = this.table.play): void {
    this.publish((who) => {
      if (this.playFor(who) !== play || !mayHear(line, who)) return null
      return [happeningFor(line, who)]
    })
  }

  /** Something beside the game: talk, and who is there. */
  tell(event: string, data: unknown, may: (who: Who, listener: Listener) => boolean): void {
    const text = JSON.stringify(data)
    const written = new Map<Who, Sendable>()
    for (const listener of this.listeners) {
      const who = this.table.audienceOf(listener.playerId)
      // The number of the event says what of the game is known: that has to be so
      if (listener.as !== who) this.show(listener)
      if (!may(who, listener)) continue
      const message = written.get(who) ?? eventOf(this.eventId(who), event, text)
      written.set(who, message)
      listener.send(message)
    }
  }

  /** From here on spectators lag behind, where the table says so: these lines are there already. */
  async lagBehind(entries: readonly Entry[]): Promise<void> {
    const { spectatorDelay } = this.table.manner
    if (spectatorDelay === 0) return
    const { clock, slices } = this.table.host
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

  /** News of the table; `heardBy` answers null for an audience that shall hear nothing of them. */
  private publish(heardBy: (who: Who) => readonly Happening[] | null): void {
    const all = new Map<Who, News | null>()
    const common = new Map<Play, CommonNews>()
    for (const listener of this.listeners) {
      const who = this.table.audienceOf(listener.playerId)
      if (listener.as !== who) {
        this.show(listener)
        continue
      }
      let news = all.get(who)
      if (news === undefined) {
        const happened = heardBy(who)
        news = happened === null ? null : this.newsFor(who, happened, common)
        all.set(who, news)
      }
      if (news === null) continue
      listener.openN = news.n
      listener.send(
        listener.knows === null ? news.whole(listener.knowsOptions) : news.changeSince(listener.knows),
      )
      listener.knowsOptions = news.isBegun
      if (listener.byChanges) listener.knows = news.now()
    }
  }

  /**
   * The same news for one audience, in the ways in which it is told; each is written out once, and
   * only if it is wanted.
   */
  private newsFor(who: Who, happened: readonly Happening[], common: Map<Play, CommonNews>): News {
    const play = this.playFor(who)
    const shown = this.shown(play)
    let told = common.get(play)
    if (told === undefined) {
      told = { common: commonOf(shown), text: null }
      common.set(play, told)
    }
    const all = told
    const own = ownOf(shown, who)
    const id = this.eventId(who)
    const heard = JSON.stringify(happened)
    const wholes: [whole: Sendable | null, rest: Sendable | null] = [null, null]
    const changes = new Map<Snapshot, Sendable>()
    let now: Snapshot | null = null
    const write = (knowsOptions: boolean): Sendable => {
      all.text ??= JSON.stringify(all.common).slice(1, -1)
      const rest = JSON.stringify(knowsOptions ? withoutOptions(own) : { options: shown.options, ...own })
      return eventOf(id, "table", `{"happened":${heard},"now":{${all.text},${rest.slice(1)}}`)
    }
    const snapshot = () => (now ??= { ...all.common, options: shown.options, ...own })
    return {
      n: play.openN,
      isBegun: own.view !== null,
      now: snapshot,
      whole: (knowsOptions) => (wholes[knowsOptions ? 1 : 0] ??= write(knowsOptions)),
      changeSince(known) {
        const before = changes.get(known)
        if (before !== undefined) return before
        const change = JSON.stringify(changeOf(known, snapshot()) ?? {})
        const written = eventOf(id, "change", `{"happened":${heard},"change":${change}}`)
        changes.set(known, written)
        return written
      },
    }
  }

  private eventId(who: Who): string {
    return `${this.playFor(who).openN}.${this.chatN}`
  }
}

/** What everybody is told of one fold of the journal; the text once somebody wants it. */
interface CommonNews {
  readonly common: Common
  text: string | null
}

interface News {
  readonly n: number
  /** There is a position to be seen. */
  readonly isBegun: boolean
  now(): Snapshot
  whole(knowsOptions: boolean): Sendable
  changeSince(known: Snapshot): Sendable
}
