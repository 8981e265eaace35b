// What a coach adds to a table: words above the board, a switch in the menu, and a word before a
// choice is made

import type { Choice } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import type { ReactNode } from "react"
import type { Shown } from "./show.ts"
import type { HintShown } from "./source.ts"

/** What can be said about a table by whoever stands beside its player. */
export interface AtTable {
  readonly sight: Shown
  readonly words: Speaker
  readonly seatNames: readonly string[]
  /** Asks what a strong bot would do; null, while nobody is asked anything. */
  readonly hint: (() => void) | null
}

/** Why a choice should be thought over before it is made. */
export interface Objection {
  readonly words: string
  /** Line by line, where it does several things. */
  readonly facts?: readonly string[]
  /** What would be better, where something is known. */
  readonly better: HintShown | null
  /** Somebody would rather not do it; or it is only said what it does. */
  readonly isAdvice: boolean
}

export interface TableCoach {
  readonly isOn: boolean
  readonly turn: (on: boolean) => void
  /** Above the board, at one height, as long as the coach is on. */
  readonly panel: (at: AtTable) => ReactNode
  /** Null: the choice is made, as also when nothing is known of it yet. */
  readonly objection: (choice: Choice, sight: Shown, words: Speaker) => Objection | null
}
