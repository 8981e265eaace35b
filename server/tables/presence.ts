// Which players look at the table now: told when it changes, and forgotten with the last line.
import type { Seat } from "@genepool/engine"
import type { Clock } from "../clock.ts"
import type { Word } from "../nodes/news.ts"
import type { Listener, Table } from "./table.ts"

/** A page that is loaded again is away for a moment only. */
const patience = 4000

type TellNodes = (word: PresenceWord) => void
export type PresenceWord = Word & { readonly about: "presence" | "whoIsThere" }

export class Presence {
  private readonly clock: Clock
  private readonly tellNodes: TellNodes
  private readonly told = new WeakMap<Table, string>()
  private readonly toldNodes = new WeakMap<Table, string>()

  constructor(clock: Clock, tellNodes: TellNodes) {
    this.clock = clock
    this.tellNodes = tellNodes
  }

  /** Takes the listener in; everybody hears of a seat that is there now, the newcomer of all. */
  arrive(table: Table, listener: Listener): void {
    if (table.listeners.size === 0) this.tellNodes({ about: "whoIsThere", table: table.id })
    table.listeners.add(listener)
    if (!this.tell(table)) table.tell("presence", { seats: present(table) }, (one) => one === listener)
  }

  leave(table: Table, listener: Listener): void {
    table.listeners.delete(listener)
    if (listener.who !== "spectator") this.clock.after(patience, () => this.tell(table))
  }

  /** What another node says. */
  hear(table: Table, word: PresenceWord, from: string): void {
    if (word.about === "whoIsThere") {
      const seats = presentHere(table)
      if (seats.length > 0) this.tellNodes({ about: "presence", table: table.id, seats })
      return
    }
    table.elsewhere.set(from, word.seats)
    this.tell(table)
  }

  /** A node is gone, and with it its players. */
  gone(table: Table, node: string): void {
    if (table.elsewhere.delete(node)) this.tell(table)
  }

  /** True, if there was something to tell. */
  private tell(table: Table): boolean {
    const here = presentHere(table)
    if (this.toldNodes.get(table) !== here.join()) {
      if (here.length > 0 || this.toldNodes.has(table))
        this.tellNodes({ about: "presence", table: table.id, seats: here })
      this.toldNodes.set(table, here.join())
    }
    const seats = present(table)
    const text = seats.join()
    if (this.told.get(table) === text) return false
    this.told.set(table, text)
    table.tell("presence", { seats }, () => true)
    return true
  }
}

function presentHere({ listeners }: Table): Seat[] {
  return inOrder([...listeners].flatMap(({ who }) => (who === "spectator" ? [] : [who])))
}

const present = (table: Table): Seat[] =>
  inOrder([...presentHere(table), ...[...table.elsewhere.values()].flat()])

const inOrder = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((a, b) => a - b)
