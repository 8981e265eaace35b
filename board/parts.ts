// What a game's board gives to the table: a component for each place there, all of them inside one
// room that they share.

import type { BoardProps, Seat } from "@genepool/engine"
import type { ComponentType, ReactNode } from "react"
import type { Pacing } from "./beats.ts"
import type { Sounds } from "./sounds.ts"

export interface SeatPartProps {
  readonly seat: Seat
}

/**
 * The named export `table` of `board/index.tsx`. Every part but `Around` and `Board` may be left
 * out; a part is given a box of definite size, which is a size container (`@container`), fills it,
 * and never makes it larger.
 */
export interface TableParts<P = BoardProps> {
  /** The class that gives the game's drawings their colours: it stands on the box of every part. */
  readonly ground: string
  /**
   * What the parts take on a desk of 80 by 45 rem: the side's width and the tray's height, in rem.
   */
  readonly size: { readonly side: number; readonly tray: number }
  /**
   * Choices that are said rather than touched, such as to pass or to be done, by their `do`: they
   * stand as chips beside the question, at the same place in every game, and need no piece.
   */
  readonly spoken?: readonly string[]
  /**
   * Which facts are shown one after the other, while the view follows; left out, a step is drawn at
   * once.
   */
  readonly pacing?: Pacing
  /** How it sounds; left out, as usual. */
  readonly sounds?: Sounds
  /**
   * Around everything at the table, once: what the parts share. `BoardRoom` of this kit is made for
   * it.
   */
  readonly Around: ComponentType<P & { readonly children: ReactNode }>
  /** The main board, on the stage. */
  readonly Board: ComponentType
  /** One line in the bar: round, phase, what is going on. */
  readonly Strip?: ComponentType
  /**
   * A second board beside the stage: below it on an upright tablet, behind a tab on a phone. Named
   * by `board.side`.
   */
  readonly Side?: ComponentType
  /** Below a seat's name: its score and three or four numbers, in one or two lines. */
  readonly Plate?: ComponentType<SeatPartProps>
  /** Everything that lies in front of a seat; opens over the stage, and may scroll. */
  readonly Area?: ComponentType<SeatPartProps>
  /** One's own hand and actions; not there for those who watch. */
  readonly Tray?: ComponentType
}
