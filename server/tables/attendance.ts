// For whom the bots of a table think: people who are there, or whose clock runs. For nobody they
// wait.
import type { Seat, Who } from "@genepool/engine"
import type { Attending, Manner } from "@genepool/wire"
import type { Lane } from "../bots/queue.ts"
import type { Clock } from "../clock.ts"
import type { Elsewhere, Visitor } from "../nodes/news.ts"
import type { TableRow } from "../store/schema.ts"
import type { Listener } from "./onlookers.ts"
import type { Play } from "./play.ts"

/** A table as far as it matters who is there. */
interface Attended {
  readonly host: { readonly clock: Clock; readonly shared: boolean; readonly hearsOthers: boolean }
  readonly onlookers: { readonly listeners: ReadonlySet<Listener> }
  readonly row: Pick<TableRow, "owner">
  readonly manner: Manner
  readonly play: Play
  seatOf(playerId: string): Seat | null
}

/** Who asks without a stream, as a window in the background does, is there until then. */
const askedLately = 60_000
/** What another node said last; it says so again more often than this. */
const saidLately = 90_000

export class Attendance {
  private readonly table: Attended
  private readonly others = new Map<string, Elsewhere & { readonly at: number }>()
  private readonly asked = new Map<Seat, Visitor & { readonly at: number }>()
  /** In whose lane the bots thought last. */
  private last: Visitor | null = null

  constructor(table: Attended) {
    this.table = table
  }

  /** The seats whose players have a line open, here or elsewhere. */
  get present(): Seat[] {
    const present = this.seatsHere()
    for (const { seats } of this.others.values()) present.push(...seats)
    return inOrder(present)
  }

  private seatsHere(): Seat[] {
    const seats: Seat[] = []
    for (const { playerId } of this.table.onlookers.listeners) {
      const seat = playerId === null ? null : this.table.seatOf(playerId)
      if (seat !== null && !seats.includes(seat)) seats.push(seat)
    }
    return seats
  }

  /** Who is there through this node, as others are told. */
  get here(): Elsewhere {
    const lines = [...this.table.onlookers.listeners]
    const seatOf = ({ playerId }: Listener) => (playerId === null ? null : this.table.seatOf(playerId))
    const seats = lines.flatMap((line) => seatOf(line) ?? [])
    const first = lines.find((line) => seatOf(line) !== null) ?? lines[0]
    return {
      seats: inOrder(seats),
      watched: lines.length > 0,
      lane: first === undefined ? null : { address: first.address, person: first.playerId ?? "" },
    }
  }

  /** Whether it says anything new. */
  hear(node: string, said: Elsewhere): void {
    if (said.watched) this.others.set(node, { ...said, at: this.now })
    else this.others.delete(node)
  }

  /** Whether somebody looks through another node, by its own word. */
  get isWatchedElsewhere(): boolean {
    return this.others.size > 0
  }

  /** Whether that node has said that somebody looks through it. */
  isWatchedThrough(node: string): boolean {
    return this.others.has(node)
  }

  gone(node: string): boolean {
    return this.others.delete(node)
  }

  /** The nodes through which the seat's player has a line open, by their own word. */
  nodesOf(seat: Seat): string[] {
    return [...this.others].flatMap(([node, { seats }]) => (seats.includes(seat) ? [node] : []))
  }

  /** What other nodes have not repeated. True, if there was any. */
  forget(): boolean {
    const old = [...this.others].filter(([, { at }]) => this.now - at >= saidLately)
    for (const [node] of old) this.others.delete(node)
    return old.length > 0
  }

  /** A player has asked for the table, or done something there. True, if they had not for long. */
  note(seat: Seat, visitor: Visitor): boolean {
    const { now } = this
    const before = this.asked.get(seat)
    this.asked.set(seat, { ...visitor, at: now })
    return before === undefined || now - before.at >= askedLately
  }

  /**
   * Nobody plays any more, and somebody may still come back: bots do not end among themselves what
   * people began, whoever looks on.
   */
  private get isLeft(): boolean {
    const { play } = this.table
    const people = play.people()
    return people.length > 0 && people.every((seat) => play.standIn[seat])
  }

  get botsWait(): Attending["botsWait"] {
    const { play, manner } = this.table
    if (!play.running) return null
    if (this.isLeft) return "people"
    const persons = play.people().filter((seat) => !play.standIn[seat])
    // Somebody's time runs, whether they look or not; and who has just begun is still on the way
    // from there
    if (persons.length > 0 && (manner.clock.kind !== "none" || this.now - play.startedAt < askedLately))
      return null
    const others = this.recent()
    if (persons.length === 0) {
      const watched = this.table.onlookers.listeners.size > 0 || others.length > 0 || this.lately().length > 0
      return watched ? null : "watchers"
    }
    const there = new Set<Who>([
      ...this.seatsHere(),
      ...others.flatMap(({ seats }) => seats),
      ...this.lately().map(([seat]) => seat),
    ])
    return persons.some((seat) => there.has(seat)) ? null : "people"
  }

  /** Null while the bots wait. */
  lane(): Lane | null {
    const { host, row } = this.table
    const waits = this.botsWait !== null
    // While nodes do not hear of each other nobody knows who is there: then bots think when nothing
    // else is wanted
    const aside = waits && host.shared && !host.hearsOthers && !this.isLeft
    if (waits && !aside) return null
    const [asked] = this.lately()
    const visitor = this.here.lane ?? this.recent()[0]?.lane ?? asked?.[1] ?? this.last
    const { address, person } = visitor ?? { address: `of ${row.owner}`, person: row.owner }
    this.last = { address, person }
    return { address, person, aside }
  }

  private recent(): Elsewhere[] {
    return [...this.others.values()].filter(({ at }) => this.now - at < saidLately)
  }

  private lately(): [Seat, Visitor][] {
    return [...this.asked].filter(([, { at }]) => this.now - at < askedLately)
  }

  private get now(): number {
    return this.table.host.clock.now()
  }
}

const inOrder = (seats: readonly Seat[]): Seat[] =>
  seats.length < 2 ? [...seats] : [...new Set(seats)].sort((a, b) => a - b)
