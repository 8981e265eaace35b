// Which players look at the table now: told when it changes, and forgotten with the last line.
import type { Seat } from "@genepool/engine"
import type { Attending } from "@genepool/wire"
import type { Clock } from "../clock.ts"
import type { Visitor, Word } from "../nodes/news.ts"
import type { Looking } from "./looking.ts"
import type { Listener } from "./onlookers.ts"
import type { Table } from "./table.ts"

/** A page that is loaded again is away for a moment only. */
const patience = 4000
/** Who asks again and again is told to other nodes so often. */
const askedAgain = 10_000

type TellNodes = (word: PresenceWord) => void
export type PresenceWord = Word & { readonly about: "presence" | "whoIsThere" | "asked" }

export class Presence {
  private readonly clock: Clock
  /** Null where there is no other node. */
  private readonly tellNodes: TellNodes | null
  private readonly looking: Looking
  private readonly told = new WeakMap<Table, string>()
  private readonly toldNodes = new WeakMap<Table, string>()
  private readonly toldAsked = new WeakMap<Table, Map<Seat, number>>()

  constructor(clock: Clock, tellNodes: TellNodes | null, looking: Looking) {
    this.clock = clock
    this.looking = looking
    this.tellNodes = tellNodes
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
    this.clock.after(patience, () => this.notice(table))
  }

  /** A player has asked for the table or done something there, whether a line is open or not. */
  asked(table: Table, seat: Seat, visitor: Visitor): void {
    // Who was here a moment ago changes nothing by being here still
    if (table.attendance.note(seat, visitor)) this.notice(table)
    if (this.tellNodes === null) return
    const times = this.toldAsked.get(table) ?? new Map<Seat, number>()
    this.toldAsked.set(table, times)
    const now = this.clock.now()
    if (now - (times.get(seat) ?? Number.NEGATIVE_INFINITY) < askedAgain) return
    times.set(seat, now)
    this.tellNodes({ about: "asked", table: table.id, seat, lane: visitor })
  }

  /** Who has readers at the table, or at any, shall say so. */
  ask(table: string | null): void {
    this.tellNodes?.({ about: "whoIsThere", table })
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
    if (this.tellNodes === null) return
    const { here } = table.attendance
    if (here.watched) this.tellNodes({ about: "presence", table: table.id, ...here })
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
    if (this.tellNodes !== null) this.noticeForNodes(table, this.tellNodes)
    const now = shown(table)
    const text = `${now.seats.join()} ${now.botsWait}`
    if (this.told.get(table) === text) return false
    this.told.set(table, text)
    table.onlookers.tell("presence", now, () => true)
    return true
  }

  private noticeForNodes(table: Table, tellNodes: TellNodes): void {
    const { here } = table.attendance
    const text = JSON.stringify(here)
    if (this.toldNodes.get(table) === text) return
    if (here.watched || this.toldNodes.has(table)) tellNodes({ about: "presence", table: table.id, ...here })
    this.toldNodes.set(table, text)
  }
}

const shown = ({ attendance }: Table): Attending => ({
  seats: attendance.present,
  botsWait: attendance.botsWait,
})
