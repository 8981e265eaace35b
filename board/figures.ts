// Pictures of the board's own things for the pages of rules, each at the rule it belongs to.

import type { Say } from "@genepool/engine"
import type { ReactNode } from "react"

export interface Figure {
  readonly picture: ReactNode
  /** What it is, in the reader's language. */
  readonly name: string
}

/** The named export `figures` of a game's board. */
export interface Figures {
  /** The class that gives the drawings their colours. */
  readonly ground: string
  /** By the beginning of the rules that a section of the rules names. */
  readonly byRule: { readonly [rule: string]: (say: Say) => readonly Figure[] }
  /** One for each step of a round, as the rules list them. */
  readonly round?: readonly ReactNode[]
  /** Every card, room and the like, from the game's data. */
  readonly appendix?: (say: Say) => readonly Chapter[]
}

export interface Chapter {
  readonly title: string
  /** Its address on the page, where something leads there. */
  readonly rule?: string
  readonly entries: readonly Entry[]
}

export interface Entry {
  readonly picture: ReactNode
  readonly name: string
  /** What it does, in one line. */
  readonly about: string
}
