// How much a seat may say without the game getting further: a journal is as long as its game, not
// as people please.
import type { Seat } from "@genepool/engine"
import type { Entry } from "./journal.ts"

/** Lines that anybody may cause for nothing, and for every choice that the game has got to. */
const least = 1000
const perChoice = 4

/**
 * Counts what brings no game forward, for the seat that wished for it: what is taken back, wishes
 * to, and pauses. All of it follows from the journal, so that every node counts the same.
 */
export class Restraint {
  private readonly spent: number[]
  /** How many choices there were at most. */
  private furthest = 0
  /** Who asked last to take back. */
  private asker: Seat | null = null

  constructor(seats: number) {
    this.spent = new Array<number>(seats).fill(0)
  }

  /** A line of the journal, with how many choices everybody knows of after it. */
  note(entry: Entry, choices: number): void {
    this.furthest = Math.max(this.furthest, choices)
    if (entry.kind === "undoRequest") this.asker = entry.seat
    const seat = entry.kind === "undoAnswer" ? this.asker : entry.seat
    const cost = costOf(entry)
    if (seat !== null && cost > 0) this.spent[seat] = (this.spent[seat] ?? 0) + cost
  }

  /** Whether the seat may still pause and take back, until the game gets further. */
  has(seat: Seat): boolean {
    return (this.spent[seat] ?? 0) < least + perChoice * this.furthest
  }
}

function costOf(entry: Entry): number {
  switch (entry.kind) {
    case "pause":
    case "resume":
    case "nudge":
    case "standIn":
      return 1
    case "undo":
    case "undoRequest":
    case "undoAnswer":
      return 1 + (entry.body.back?.gone.length ?? 0)
    default:
      return 0
  }
}
