// Which players look at the table now: told when it changes, and forgotten with the last line.
import type { Seat } from "@genepool/engine"
import type { Attending } from "@genepool/wire"
import type { Clock } from "../clock.ts"
import type { Visitor, Word } from "../nodes/news.ts"
import type { Work } from "../slices.ts"
import type { Looking } from "./looking.ts"
import type { Listener } from "./onlookers.ts"
import type { Table } from "./table.ts"

/** A page that is loaded again is away for a moment only: other nodes are told after that. */
export const patience = 4000
/** Who asks again and again is told to other nodes so often. */
const askedAgain = 10_000

/** The way to other nodes. */
interface Others {
  tell(word: PresenceWord): void
  /** Nobody but this node has a use for what happens at the table. */
  isOnlyHere(table: Table): boolean
}
export type PresenceWord = Word & { readonly about: "presence" | "whoIsThere" | "asked" }

export class Presence {
  private readonly clock: Clock
  /** Null where there is no other node. */
  private readonly others: Others | null
  private readonly looking: Looking
  private readonly told = new WeakMap<Table, string>()
  private readonly toldNodes = new WeakMap<Table, string>()
  private readonly toldAsked = new WeakMap<Table, Map<Seat, number>>()

  constructor(clock: Clock, others: Others | null, looking: Looking) {
    this.clock = clock
    this.looking = looking
    this.others = others
  }

  /** Takes the listener in; everybody hears of a seat that is there now, the newcomer of all. */
  arrive(table: Table, listener: Listener): void {
    if (table.onlookers.listeners.size === 0) this.ask(table.id)
    table.onlookers.listeners.add(listener)
    this.looking.come(table.id, listener.playerId)
    if (!this.notice(table)) table.onlookers.tell("presence", shown(table), (_, one) => one === listener)
  }

  leave(table: Table, listener: Listener): void {
    table.onlookers.listeners.delete(listener)
    this.looking.go(table.id, listener.playerId)
    // When many games end together, many leave together, and all their times are up in one turn of
    // the loop
    this.clock.after(patience, () => void table.host.slices.do(this.noticing(table)))
  }

  private *noticing(table: Table): Work<void> {
    this.notice(table)
    yield
  }

  /** A player has asked for the table or done something there, whether a line is open or not. */
  asked(table: Table, seat: Seat, visitor: Visitor): void {
    // Who was here a moment ago changes nothing by being here still
    if (table.attendance.note(seat, visitor)) this.notice(table)
    if (this.others === null || this.others.isOnlyHere(table)) return
    const times = this.toldAsked.get(table) ?? new Map<Seat, number>()
    this.toldAsked.set(table, times)
    const now = this.clock.now()
    if (now - (times.get(seat) ?? Number.NEGATIVE_INFINITY) < askedAgain) return
    times.set(seat, now)
    this.others.tell({ about: "asked", table: table.id, seat, lane: visitor })
  }

  /** Who has readers at the table, or at any, shall say so. */
  ask(table: string | null): void {
    this.others?.tell({ about: "whoIsThere", table })
  }

  /** What another node says. */
  hear(table: Table, word: PresenceWord, from: string): void {
    if (word.about === "whoIsThere") return this.tellAgain(table)
    if (word.about === "asked") table.attendance.note(word.seat, word.lane)
    else table.attendance.hear(from, word)
    this.notice(table)
  }

  /** A word may have been lost. */
  tellAgain(table: Table): void {
    if (this.others === null) return
    const { here } = table.attendance
    if (!here.watched) return
    this.toldNodes.set(table, JSON.stringify(here))
    this.others.tell({ about: "presence", table: table.id, ...here })
  }

  /** The same now and then, to those who have a use for it. */
  repeat(table: Table): void {
    if (this.others?.isOnlyHere(table) === false) this.tellAgain(table)
  }

  /** That nobody is there any more is said once, and that word may have been lost, too. */
  forget(table: Table): void {
    if (table.attendance.forget()) this.notice(table)
  }

  /** A node is gone, and with it its players. */
  gone(table: Table, node: string): void {
    if (table.attendance.gone(node)) this.notice(table)
  }

  /**
   * Who is there may have changed, or what follows from it. True, if there was something to tell.
   */
  notice(table: Table): boolean {
    table.driver.notice()
    if (this.others !== null) this.noticeForNodes(table, this.others)
    const now = shown(table)
    const text = `${now.seats.join()} ${now.botsWait}`
    if (this.told.get(table) === text) return false
    this.told.set(table, text)
    table.onlookers.tell("presence", now, () => true)
    return true
  }

  private noticeForNodes(table: Table, others: Others): void {
    const { here } = table.attendance
    // That nobody is there any more is told to whoever was told that somebody was
    if (here.watched && others.isOnlyHere(table)) return
    const text = JSON.stringify(here)
    if (this.toldNodes.get(table) === text) return
    if (here.watched || this.toldNodes.has(table))
      others.tell({ about: "presence", table: table.id, ...here })
    this.toldNodes.set(table, text)
  }
}

const shown = ({ attendance }: Table): Attending => ({
  seats: attendance.present,
  botsWait: attendance.botsWait,
})
