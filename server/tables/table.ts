// One live table: its fold of the journal, one change after another, and those who watch it.
import { type Choice, type GameModule, Refusal, type Seat, sameChoice, type Who } from "@genepool/engine"
import type { Acknowledgement, Manner, PastMoment, Snapshot, TableMessage } from "@genepool/wire"
import { notFound, Problem } from "../problem.ts"
import type { Work } from "../slices.ts"
import type { EntryRow, TableRow } from "../store/schema.ts"
import { Attendance } from "./attendance.ts"
import { Driver } from "./driver.ts"
import type { House } from "./house.ts"
import { type Body, type Entry, type EntryKind, readEntry, writeEntry } from "./journal.ts"
import { Lag } from "./lag.ts"
import { lastSaid } from "./listing.ts"
import { choicesSince, type JournalLine, type Planned, Play } from "./play.ts"
import { audienceOf, happeningFor, mayHear, type Seated, snapshotFor } from "./snapshot.ts"
import { type Listener, publish, tell } from "./telling.ts"

export class Table {
  readonly house: House
  readonly module: GameModule
  row: TableRow
  seats: Seated[]
  play: Play
  readonly listeners = new Set<Listener>()
  readonly attendance: Attendance = new Attendance(this)
  chatN = 0
  readonly manner: Manner
  private readonly options: { readonly [name: string]: unknown }
  readonly driver: Driver = new Driver(this)
  private last: Promise<unknown> = Promise.resolve()
  /** What spectators see, where they see everything later. */
  private lag: Lag | null = null
  private pending = 0
  private freshening: Promise<void> | null = null

  constructor(house: House, module: GameModule, row: TableRow, seats: Seated[]) {
    this.house = house
    this.module = module
    this.row = row
    this.seats = seats
    this.manner = JSON.parse(row.manner) as Manner
    this.options = JSON.parse(row.options) as { readonly [name: string]: unknown }
    this.play = this.freshPlay()
  }

  get id(): string {
    return this.row.id
  }

  /** Nobody watches and nothing is under way: the table can be forgotten and read again. */
  get idle(): boolean {
    return this.listeners.size === 0 && this.resting && !(this.isUnrecorded && this.house.keeps(this.id))
  }

  /** The game is over, and its result is not in the database yet. */
  get isUnrecorded(): boolean {
    return this.play.result !== null && this.row.status === "playing"
  }

  /** No change is on its way, and no bot thinks. */
  get resting(): boolean {
    return this.pending === 0 && !this.driver.thinks
  }

  /** The table is not forgotten until what this answers is called. */
  hold(): () => void {
    this.pending++
    return () => {
      this.pending--
    }
  }

  /** Changes of a table happen one after another. */
  serially<T>(work: () => Promise<T>): Promise<T> {
    this.pending++
    const result = this.last.then(work)
    this.last = result.then(
      () => this.pending--,
      () => this.pending--,
    )
    return result
  }

  /** Reads the journal from its beginning, in pieces. */
  async load(): Promise<void> {
    const entries: Entry[] = []
    for (let rows: EntryRow[] | null = null; rows === null || rows.length === page; ) {
      rows = await this.house.db
        .selectFrom("entry")
        .selectAll()
        .where("table_id", "=", this.id)
        .where("n", ">", entries.at(-1)?.n ?? 0)
        .orderBy("n")
        .limit(page)
        .execute()
      await this.house.slices.do(reading(rows, entries))
    }
    this.play = this.freshPlay()
    await this.house.slices.do(this.play.fold(entries))
    await this.lagBehind(entries)
  }

  /** Learns what other nodes have done by now. Outside `serially`. */
  fresh(): Promise<void> {
    // Who comes before it has begun gets the same answer
    this.freshening ??= this.serially(async () => {
      this.freshening = null
      await this.catchUp()
    })
    return this.freshening
  }

  /** A line that another node has appended, who knew the table's row after so many changes. Outside `serially`. */
  heard(row: EntryRow, changes: number): Promise<void> {
    return this.serially(async () => {
      if (row.n <= this.play.n) return
      const isNext = row.n === this.play.n + 1 && this.play.n > 0
      // Who sits where may have changed as well
      if (!isNext || changes !== this.row.changes) await this.catchUp()
      else {
        await this.takeIn(row)
        this.driver.goOn()
      }
    })
  }

  /** Reads the lines and rows that this node does not know yet, and tells them; true if there were any. Only inside `serially`. */
  async catchUp(): Promise<boolean> {
    const news = await this.house.db
      .selectFrom("game_table as t")
      .leftJoin("entry as e", (join) => join.onRef("e.table_id", "=", "t.id").on("e.n", ">", this.play.n))
      .select(["t.changes", "e.table_id", "e.n", "e.kind", "e.seat", "e.body", "e.at"])
      .select(lastSaid("t").as("chat"))
      .where("t.id", "=", this.id)
      .orderBy("e.n")
      .execute()
    const [first] = news
    if (first === undefined) return false
    const changed = first.changes !== this.row.changes
    if (changed) await this.readRows()
    const lines = news.filter(({ n }) => n !== null) as EntryRow[]
    for (const row of lines) await this.takeIn(row)
    if (lines.length > 0) this.driver.goOn()
    else if (changed) this.announce()
    if (changed) this.house.noticeWhoIsThere(this)
    if (first.chat > this.chatN) await this.house.tellChat(this, first.chat)
    return changed || lines.length > 0
  }

  /**
   * Does the work on the table as this node knows it; where others came first, learns what they did and tries anew.
   * A choice that stood on what is no more is refused then, whatever this node knew before.
   */
  settle<T>(work: () => Promise<T>): Promise<T> {
    return this.serially(async () => {
      let looked = !this.house.shared
      for (let attempt = 1; ; attempt++) {
        try {
          return await work()
        } catch (error) {
          if (error instanceof Overtaken && attempt < mostAttempts) continue
          // What was refused may be right by what other nodes have done meanwhile
          if (!(error instanceof Problem) || looked) throw error
          looked = true
          if (!(await this.catchUp())) throw error
        }
      }
    })
  }

  /** Through whose eyes the person may look at the table now; null is a stranger. To be asked whenever something is shown. */
  audienceOf(playerId: string | null): Who {
    return audienceOf(this.seats, playerId)
  }

  seatOf(playerId: string): Seat | null {
    const who = this.audienceOf(playerId)
    return who === "spectator" ? null : who
  }

  /** A choice by the seat's own player, who knows `n` open lines. */
  choose(seat: Seat, n: number, choice: unknown, key?: string): Promise<Acknowledgement> {
    return this.settle(async () => {
      this.mustRun()
      const before = this.repeated(seat, n, choice, key)
      if (before !== null) return { n: before.no }
      this.mustBeCurrent(seat, n)
      if (this.play.isInstructed(seat, choice as Choice)) return { n: this.play.no }
      this.mustHaveAnswersLeft(seat, choice as Choice)
      if (this.play.driver(seat) !== "person")
        throw new Problem("notNow", "Somebody else plays this seat now.", "Take it back first: POST return.")
      const body = { choice: choice as Choice, ...(key === undefined ? {} : { key }) }
      return { n: (await this.append("choice", seat, body)).no }
    })
  }

  /** Everything else that a seat can say; `check` looks at the table when its turn has come. */
  say<K extends EntryKind>(
    kind: K,
    seat: Seat,
    body: Body<K>,
    check: (play: Play) => void,
  ): Promise<Acknowledgement> {
    return this.settle(async () => {
      this.mustRun(kind === "resume" || kind === "resign" || kind === "giveBack")
      check(this.play)
      return { n: (await this.append(kind, seat, body)).no }
    })
  }

  /** The fold of the journal as the onlooker may know it. */
  playFor(who: Who): Play {
    return who === "spectator" && this.lag !== null ? this.lag.play : this.play
  }

  snapshot(who: Who): Snapshot {
    const { row, seats, manner, options } = this
    return snapshotFor({ row, game: this.module.game, manner, options, seats, play: this.playFor(who) }, who)
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
    const asked = this.playFor(this.audienceOf(playerId))
    if (asked.state === null || !asked.isMoment(n)) throw notFound("moment of this game")
    const state = await this.house.slices.do(asked.position(n))
    const who = this.audienceOf(playerId)
    const play = this.playFor(who)
    // Meanwhile it may have been taken back, or the person may have left their seat
    if (play !== asked || !play.isMoment(n)) throw notFound("moment of this game")
    const result = n === play.openChoices ? play.result : null
    return { n, view: this.module.game.view(state, who), result }
  }

  /** Tells everybody how things stand, with no line of the journal behind it: somebody sat down, a rematch is offered. */
  announce(): void {
    publish(this, (who) => ({ happened: [], now: this.snapshot(who) }))
  }

  tell(event: string, data: unknown, may: (who: Who, listener: Listener) => boolean): void {
    tell(this, event, data, may)
  }

  eventId(who: Who): string {
    return `${this.playFor(who).no}.${this.chatN}`
  }

  /** Appends one line: worked out on a copy, durable, then taken in and told. Only inside `serially`. */
  async append<K extends EntryKind>(kind: K, seat: Seat | null, body: Body<K>): Promise<JournalLine> {
    const entry = { n: this.play.n + 1, kind, seat, body, at: this.house.clock.now() } as unknown as Entry
    if (this.house.stopping)
      throw new Problem("stopping", "The server is being restarted.", "Send the same again in a few seconds.")
    const planned = await this.planOrRefuse(entry)
    const row = writeEntry(this.id, planned.entry)
    if (!(await this.house.appender.append(row))) {
      await this.catchUp()
      throw new Overtaken(this.stale())
    }
    this.house.alarms.worked(this.id)
    const happening = this.play.absorb(planned)
    this.house.tellNodes({ about: "entry", row, changes: this.row.changes })
    this.publishHappening(happening)
    this.lag?.follow(happening.entry)
    this.driver.goOn()
    return happening
  }

  private async readRows(): Promise<void> {
    const { row, seats } = await this.house.rows(this.id)
    this.row = row
    this.seats = seats
    // Before the start, who sits where is still open
    if (this.play.n > 0) return
    this.play = this.freshPlay()
    await this.lagBehind([])
  }

  private async takeIn(row: EntryRow): Promise<void> {
    const planned = await this.house.slices.do(this.play.planning(readEntry(row)))
    this.publishHappening(this.play.absorb(planned))
    this.lag?.follow(planned.entry)
  }

  private async lagBehind(entries: readonly Entry[]): Promise<void> {
    const { spectatorDelay } = this.manner
    if (spectatorDelay === 0) return
    const { clock } = this.house
    const young = Lag.firstTooYoung(entries, spectatorDelay, clock)
    const play = this.freshPlay()
    await this.house.slices.do(play.fold(entries.slice(0, young)))
    this.lag = new Lag(play, spectatorDelay, clock, (happening) => this.publishHappening(happening, play))
    for (const entry of entries.slice(young)) this.lag.follow(entry)
  }

  private freshPlay(): Play {
    return new Play({
      game: this.module.game,
      seats: this.seats.length,
      options: this.options,
      commitment: this.row.commitment,
      secret: this.row.secret,
      manner: this.manner,
      bots: this.seats.map((seat) => seat.kind === "bot"),
    })
  }

  mustRun(evenPaused = false): void {
    if (this.row.status === "cancelled" || this.play.state === null || this.play.result !== null)
      throw new Problem(
        "notNow",
        this.play.result === null ? "The game has not started." : "The game is over.",
        "Look at the table's status.",
        { table: this.whereabouts() },
      )
    if (this.play.paused && !evenPaused)
      throw new Problem("notNow", "The table is paused.", "Resume it first.", { table: this.whereabouts() })
  }

  /** The line that the same request has made before, if it has. */
  private repeated(seat: Seat, n: number, choice: unknown, key: string | undefined): JournalLine | null {
    const { play } = this
    const own = choicesSince(play, seat, Math.min(n, play.stepNo))
    if (key !== undefined) {
      const found = own.find((entry) => entry.body.key === key)
      if (found === undefined) return null
      if (!isSame(found.body.choice, choice))
        throw new Problem(
          "otherRequest",
          "This key was used for another choice.",
          "Give every request a key of its own; only a repeat has the same.",
          { table: this.whereabouts(seat) },
        )
      return play.happenings[found.n - 1] as JournalLine
    }
    const asked = choicesSince(play, seat, n)
    // Answers taken together can be changed and changed back: there only the last one can be meant
    const found = n < play.stepNo ? asked[0] : asked[asked.length - 1]
    if (found === undefined || !isSame(found.body.choice, choice)) return null
    return play.happenings[found.n - 1] as JournalLine
  }

  private mustBeCurrent(seat: Seat, n: number): void {
    if (n < this.play.stepNo || n > this.play.no) throw this.stale(seat)
  }

  /** Answers taken together can be changed, and instructions as well, but not for ever: each is a line that stands. */
  private mustHaveAnswersLeft(seat: Seat, choice: Choice): void {
    if (choicesSince(this.play, seat, this.play.stepNo).length < mostAnswers) return
    // The first answer is always taken: others wait for it
    const given = this.module.game.decision(this.play.state, seat)?.given ?? []
    if (choice.do !== "instruct" && given.length === 0) return
    throw new Problem("notNow", "You have answered this question too often.", "What you said last counts.", {
      table: this.whereabouts(seat),
    })
  }

  /** Throws Problem `notNow` where the seat has paused and taken back so much that the game has to get further first. */
  mustBeRestrained(seat: Seat): void {
    if (this.play.restraint.has(seat)) return
    throw new Problem(
      "notNow",
      "At this table you have paused and taken back very often.",
      "Play on: with every choice that stands there is room for more.",
    )
  }

  private whereabouts(seat?: Seat) {
    return { n: this.play.no, status: this.play.result === null ? "playing" : "finished", seat: seat ?? null }
  }

  stale(seat?: Seat): Problem {
    return new Problem(
      "stale",
      "The table has moved on since.",
      "Read the table again and choose from the list that is there now.",
      { table: this.whereabouts(seat) },
    )
  }

  private async planOrRefuse(entry: Entry): Promise<Planned> {
    try {
      return await this.house.slices.do(this.play.planning(entry))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      switch (error.code) {
        case "over":
          throw new Problem("notNow", "The game is over.", "Look at the result.")
        case "notAsked":
          throw new Problem("notYours", "It is not yours to decide now.", "Wait until the table asks you.", {
            table: this.whereabouts(),
          })
        case "malformed":
        case "notOffered":
          throw new Problem(
            "notOnTheList",
            "This choice is not on the list.",
            "Send one of decision.options exactly as it is.",
            { reason: error.reason },
          )
      }
    }
  }

  /** Tells those who see the game in this fold of it. */
  private publishHappening(happening: JournalLine, play = this.play): void {
    publish(this, (who) => {
      if (this.playFor(who) !== play || !mayHear(happening, who)) return null
      return { happened: [happeningFor(happening, who)], now: this.snapshot(who) }
    })
  }
}

/** Another line has the number that this one was to have. What it says is known by now. */
class Overtaken extends Problem {
  constructor({ code, message, hint, more }: Problem) {
    super(code, message, hint, more)
  }
}

/** Each time somebody else was faster: that does not go on for ever. */
const mostAttempts = 25

/** Times that a seat may answer one question, each in place of the one before. */
const mostAnswers = 200

/** Lines that one answer tells, of those that were missed. */
export const mostTold = 400

/** Lines of the journal in one question to the database. */
const page = 500

function* reading(rows: readonly EntryRow[], into: Entry[]): Work<void> {
  for (const row of rows) {
    into.push(readEntry(row))
    yield
  }
}

function isSame(choice: Choice, other: unknown): boolean {
  return typeof other === "object" && other !== null && sameChoice(choice, other as Choice)
}
