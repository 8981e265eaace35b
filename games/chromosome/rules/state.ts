// What lies on the table: the position of a game as plain JSON.

import { type Deck, type Position, type PositionView, proceduresOf, type Seat } from "@genepool/engine"
import type { Edition } from "../data/edition.ts"
import type { EventName, Modifiers } from "../data/events.ts"
import type { Genes } from "../data/genes.ts"
import type { Place } from "../data/layouts.ts"
import type { Species } from "../data/species.ts"
import type { Choice } from "./choices.ts"

/** What a table agreed on before the game. */
export interface Options {
  readonly events: boolean
  readonly species: "random" | "chosen"
  readonly firstPlayer: "random" | "seat1" | "seat2" | "seat3" | "seat4"
  /** Which of the box's maps; `players` is the one for the number of players. */
  readonly layout: "players" | "two" | "three" | "four"
  /** A map of the players' own instead. */
  readonly map: readonly Place[] | null // CHR-VAR-02
  readonly fortuneMaximum: number
  readonly edition: Edition | null
}

/** CHR-MAP-04, CHR-GRP-01, CHR-GRP-02, CHR-GRP-04: the tokens of one room, with one charge state. */
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
  /** After an elimination: the seats that have one turn left, in order; null before that (CHR-ELIM-04). */
  lastTurns: Seat[] | null
  /** Radioactive rooms that have caused their tests in this phase III. */
  tested: number[]
}

/** Everything is open, except what the engine hides by itself: answers until a window closes, others' instructions. */
export type View = PositionView &
  Omit<State, keyof Position> & {
    readonly clock: number
    /** Tokens in each seat's supply, and on the map. */
    readonly supply: readonly number[]
    readonly tokens: readonly number[]
    /** Radiation cubes beside the map. */
    readonly pool: number
    readonly geneSupply: Readonly<Genes>
    /** The map without holes: every room with its place, sterility and marks. */
    readonly map: readonly RoomView[]
  }

export interface RoomView extends Place {
  readonly sterility: number
  readonly start: boolean
  readonly red: boolean
}

export const procedure = proceduresOf<State, Choice>()
