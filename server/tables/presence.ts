// Which players look at the table now: told when it changes, and forgotten with the last line.
import type { Seat } from "@genepool/engine"
import type { Clock } from "../clock.ts"
import type { Listener, Table } from "./table.ts"

/** A page that is loaded again is away for a moment only. */
const patience = 4000

export class Presence {
  private readonly clock: Clock
  private readonly told = new WeakMap<Table, string>()

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** Takes the listener in; everybody hears of a seat that is there now, the newcomer of all. */
  arrive(table: Table, listener: Listener): void {
    table.listeners.add(listener)
    if (!this.tell(table)) table.tell("presence", { seats: present(table) }, (one) => one === listener)
  }

  leave(table: Table, listener: Listener): void {
    table.listeners.delete(listener)
    if (listener.who !== "spectator") this.clock.after(patience, () => this.tell(table))
  }

  /** True, if there was something to tell. */
  private tell(table: Table): boolean {
    const seats = present(table)
    const text = seats.join()
    if (this.told.get(table) === text) return false
    this.told.set(table, text)
    table.tell("presence", { seats }, () => true)
    return true
  }
}

function present(table: Table): Seat[] {
  const seats = new Set<Seat>()
  for (const { who } of table.listeners) if (who !== "spectator") seats.add(who)
  return [...seats].sort((a, b) => a - b)
}
