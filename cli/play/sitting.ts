// Everything on the table of one terminal: the game, who sits where, and where they are asked.
import type { Adviser, Player } from "../players.ts"
import type { Table } from "../table.ts"
import type { Terminal } from "../terminal.ts"
import type { Words } from "../words.ts"
import type { Lines } from "./lines.ts"

export interface Sitting {
  readonly table: Table
  readonly words: Words
  /** By seat; null is a person. */
  readonly players: readonly (Player | null)[]
  readonly adviser: Adviser
  readonly lines: Lines
  readonly terminal: Terminal
  /** Said in words, rather than drawn. */
  readonly spoken: boolean
  /** What was typed right before, if it could have meant two things. */
  doubted: string | null
  /** Where `s` saves when it is given no file. */
  readonly saveTo: string | null
}
