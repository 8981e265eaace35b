// What lies on the table: the position of a game as plain JSON.

import type { Deck, Position, Seat } from "@genepool/engine"
import type { EventName, Modifiers } from "../data/events.ts"
import type { Genes } from "../data/genes.ts"
import type { Species } from "../data/species.ts"
import type { Options } from "./options.ts"

/**
 * CHR-MAP-04, CHR-GRP-01, CHR-GRP-02, CHR-GRP-04: the tokens of one room, with one charge state.
 */
export interface Group {
  seat: Seat
  level: number
  charged: boolean
}

export interface Player {
  /** Null until species are chosen. */
  species: Species | null
  /** CHR-GENE-01 */
  active: Genes
  passive: Genes
  fortune: number
  /** The fortune token shows its exhausted side: no more fortune as a gene this round. */
  exhausted: boolean
  irradiation: number
  /** Enemy tokens won, by the seat they belong to (CHR-TRO-05). */
  trophies: number[]
  passed: boolean
  /** `doomed`: out as soon as the present effect is over (CHR-RUL-72). */
  fate: "alive" | "doomed" | "out"
}

/** What lies on the table, without the place in the rules: a view has all of it too. */
export type Table = Omit<State, keyof Position>

/** Supply, pool and clock are not kept: they are what is left, see stock.ts. */
export interface State extends Position {
  seats: number
  options: Options
  round: number
  phase: "setup" | "preparation" | "turns" | "radiation" | "over"
  startingPlayer: Seat
  /** Whose turn it is in phase II, or who is next at set-up. */
  toPlay: Seat
  players: Player[]
  /** By room number. */
  groups: { [room: number]: Group }
  /** CHR-RAD-01: radiation cubes by room number; a room that is not listed has none. */
  cubes: { [room: number]: number }
  /** Rooms that were removed (CHR-VOID-01). */
  holes: number[]
  deck: Deck<EventName>
  revealed: EventName[]
  /** Changes until the end of the round. */
  modifiers: Modifiers
  /**
   * After an elimination: the seats that have one turn left, in order; null before that
   * (CHR-ELIM-04).
   */
  lastTurns: Seat[] | null
  /** Radioactive rooms that have caused their tests in this phase III. */
  tested: number[]
}
