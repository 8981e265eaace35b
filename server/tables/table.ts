// One live table: its fold of the journal, and one change after another. What follows from a change
// is its driver's affair, who sees it that of its onlookers, and what is refused stands in gate.ts.
import { type Choice, type GameModule, Refusal, type Seat, type Who } from "@genepool/engine"
import type { Acknowledgement, Manner } from "@genepool/wire"
import { Problem } from "../problem.ts"
import type { Work } from "../slices.ts"
import { archivedLinesOf, linesOf } from "../store/lines.ts"
import type { EntryRow, TableRow } from "../store/schema.ts"
import { Attendance } from "./attendance.ts"
import { Driver } from "./driver.ts"
import { mustBeCurrent, mustHaveAnswersLeft, mustRun, refused, repeated, stale } from "./gate.ts"
import type { TableHost } from "./host.ts"
import { InOrder } from "./in-order.ts"
import {
  type Body,
  type Entry,
  type EntryKind,
  newEntry,
  readEntry,
  UnknownLine,
  writeEntry,
} from "./journal.ts"
import { lastSaid } from "./listing.ts"
import { Onlookers } from "./onlookers.ts"
import { type JournalLine, type Planned, Play } from "./play.ts"
import type { Seated } from "./seated.ts"
import { audienceOf } from "./snapshot.ts"

/** What is said in a pause too. */
const untroubledByPause: ReadonlySet<EntryKind> = new Set(["resume", "resign", "giveBack", "away"])

export class Table {
  readonly host: TableHost<Table>
  readonly module: GameModule
  row: TableRow
  seats: Seated[]
  play: Play
  readonly manner: Manner
  readonly options: { readonly [name: string]: unknown }
  readonly onlookers: Onlookers = new Onlookers(this)
  readonly attendance: Attendance = new Attendance(this)
  readonly driver: Driver = new Driver(this)
  private readonly changes = new InOrder()
  private freshening: Promise<void> | null = null

  constructor(host: TableHost<Table>, module: GameModule, row: TableRow, seats: Seated[]) {
    this.host = host
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
    const watched = this.onlookers.listeners.size > 0
    return !watched && this.resting && !(this.isUnrecorded && this.host.keeps(this.id))
  }

  /** The game is over, and its result is not in the database yet. */
  get isUnrecorded(): boolean {
    return this.play.result !== null && this.row.status === "playing"
  }

  /** No change is on its way, and no bot thinks. */
  get resting(): boolean {
    return this.changes.resting && !this.driver.thinks
  }

  /** The table is not forgotten until what this answers is called. */
  hold(): () => void {
    return this.changes.hold()
  }

  /** Changes of a table happen one after another. */
  serially<T>(work: () => Promise<T>): Promise<T> {
    return this.changes.do(work)
  }

  /** Reads the journal from its beginning, in pieces; or takes its lines, where they are known. */
  async load(lines?: readonly EntryRow[]): Promise<void> {
    const { db, slices } = this.host
    const rows = lines ?? (await linesOf(db, this.id, () => slices.pause()))
    const entries = await slices.do(this.reading(rows))
    this.play = this.freshPlay()
    await this.host.slices.do(this.play.fold(entries))
    await this.onlookers.lagBehind(entries)
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

  /**
   * A line that another node has appended, who knew the table's row after so many changes. Outside
   * `serially`.
   */
  heard(row: EntryRow, changes: number): Promise<void> {
    return this.serially(async () => {
      if (row.n <= this.play.n) return
      const isNext = row.n === this.play.n + 1 && this.play.n > 0
      // Who sits where may have changed as well
      if (!isNext || changes !== this.row.changes) await this.catchUp()
      else {
        await this.applyLine(row)
        this.driver.followUp()
      }
    })
  }

  /**
   * Reads the lines and rows that this node does not know yet, and tells them; true if there were
   * any. Only inside `serially`.
   */
  async catchUp(): Promise<boolean> {
    const news = await this.host.db
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
    const lines =
      this.row.archived === 1 ? await this.missed() : (news.filter(({ n }) => n !== null) as EntryRow[])
    for (const row of lines) await this.applyLine(row)
    if (lines.length > 0) this.driver.followUp()
    else if (changed) this.onlookers.announce()
    if (changed) this.host.noticeWhoIsThere(this)
    if (first.chat > this.onlookers.chatN) await this.host.tellChat(this, first.chat)
    return changed || lines.length > 0
  }

  /**
   * What was played after this node looked last, at a table whose lines have become an archive
   * meanwhile.
   */
  private async missed(): Promise<EntryRow[]> {
    if (this.play.result !== null) return []
    const lines = await archivedLinesOf(this.host.db, this.id)
    return lines?.slice(this.play.n) ?? []
  }

  /**
   * Does the work on the table as this node knows it; where others came first, learns what they did
   * and tries anew. A choice that stood on what is no more is refused then, whatever this node knew
   * before.
   */
  settle<T>(work: () => Promise<T>): Promise<T> {
    return this.serially(async () => {
      let looked = !this.host.shared
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

  /**
   * Through whose eyes the person may look at the table now; null is a stranger. To be asked
   * whenever something is shown.
   */
  audienceOf(playerId: string | null): Who {
    return audienceOf(this.seats, playerId)
  }

  seatOf(playerId: string): Seat | null {
    const who = this.audienceOf(playerId)
    return who === "spectator" ? null : who
  }

  /**
   * A choice by the seat's own player, who knows `n` open lines; with the `rest` of an answer of
   * several parts.
   */
  choose(
    seat: Seat,
    n: number,
    choice: unknown,
    {
      key,
      rest = [],
    }: { readonly key?: string | undefined; readonly rest?: readonly unknown[] | undefined } = {},
  ): Promise<Acknowledgement> {
    return this.settle(async () => {
      const { play } = this
      mustRun(this)
      const parts = [choice, ...rest] as Choice[]
      const before = repeated(play, seat, n, parts, key)
      if (before !== null) return { n: before.openN }
      mustBeCurrent(play, seat, n)
      if (rest.length === 0 && play.isInstructed(seat, choice as Choice)) return { n: play.openN }
      mustHaveAnswersLeft(this.module.game, play, seat, choice as Choice)
      if (play.driver(seat) !== "person")
        throw new Problem("notNow", "Somebody else plays this seat now.", "Take it back first: POST return.")
      const named = key === undefined ? {} : { key }
      const line =
        rest.length > 0
          ? await this.append("answer", seat, { choices: parts, ...named })
          : await this.append("choice", seat, { choice: choice as Choice, ...named })
      return { n: line.openN }
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
      mustRun(this, untroubledByPause.has(kind))
      check(this.play)
      return { n: (await this.append(kind, seat, body)).openN }
    })
  }

  /**
   * Appends one line: worked out on a copy, durable, then taken in and told. Only inside
   * `serially`.
   */
  async append<K extends EntryKind>(kind: K, seat: Seat | null, body: Body<K>): Promise<JournalLine> {
    const entry = newEntry(this.play.n + 1, kind, seat, body, this.host.clock.now())
    if (this.host.stopping)
      throw new Problem(
        "stopping",
        "The server is being restarted.",
        "Send the request again in a few seconds.",
      )
    const planned = await this.planOrRefuse(entry)
    const row = writeEntry(this.id, planned.entry)
    if (!(await this.host.appender.append(row))) {
      await this.catchUp()
      throw new Overtaken(stale(this.play))
    }
    this.host.alarms.worked(this.id)
    const line = this.play.absorb(planned)
    this.host.tellLine(this, row)
    this.onlookers.happened(line)
    this.onlookers.seeLater(line.entry)
    this.driver.followUp()
    return line
  }

  private async readRows(): Promise<void> {
    const { row, seats } = await this.host.rows(this.id)
    this.row = row
    this.seats = seats
    // Before the start, who sits where is still open
    if (this.play.n > 0) return
    this.play = this.freshPlay()
    await this.onlookers.lagBehind([])
  }

  private async applyLine(row: EntryRow): Promise<void> {
    const planned = await this.host.slices.do(this.play.planning(this.readOne(row)))
    this.onlookers.happened(this.play.absorb(planned))
    this.onlookers.seeLater(planned.entry)
  }

  private readOne(row: EntryRow): Entry {
    try {
      return readEntry(row)
    } catch (error) {
      if (error instanceof UnknownLine) this.host.outgrown(this)
      throw error
    }
  }

  /** Of this table, before its first line. */
  freshPlay(): Play {
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

  private *reading(rows: readonly EntryRow[]): Work<Entry[]> {
    const entries: Entry[] = []
    for (const row of rows) {
      entries.push(this.readOne(row))
      yield
    }
    return entries
  }

  private async planOrRefuse(entry: Entry): Promise<Planned> {
    try {
      return await this.host.slices.do(this.play.planning(entry), true)
    } catch (error) {
      throw error instanceof Refusal ? refused(this.play, error) : error
    }
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
