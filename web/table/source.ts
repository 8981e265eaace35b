// What the table frame knows of a table, wherever it is played: in a worker of this page, or on a
// server.

import type {
  Choice,
  Decision,
  Fact,
  PositionView,
  Prompt,
  Reason,
  Result,
  Seat,
  Who,
  Withheld,
} from "@genepool/engine"
import type { appTexts } from "../text/index.ts"

/** Why something was refused, as a key of the app's words. */
export type ProblemKey = Extract<keyof (typeof appTexts)["en"], `problem.${string}`>

/** What was heard of the n-th choice; of the set-up, for 0. */
export interface Moment {
  readonly n: number
  readonly seat: Seat | null
  readonly facts: readonly Fact[]
  /** The server answered for the seat. */
  readonly unasked?: true
}

export interface SeatShown {
  /** Null: as the game calls it, or by number. */
  readonly name: string | null
  /** Who has a page of their own on the server. */
  readonly player: string | null
  /** Without an account: the name is only borrowed. */
  readonly guest: boolean
  /** Nobody, while a seat is still free. */
  readonly by: "person" | "bot" | "nobody"
  /** The name of the bot. */
  readonly bot: string | null
  readonly resigned: boolean
  /** After which choice; null for who has not. */
  readonly resignedAfter: number | null
  /** As it was told last: its player need not come by. */
  readonly onVacation: boolean
  /** Whether its player looks at the table; null, where that means nothing. */
  readonly here: boolean | null
  /** Until when the seat must have chosen, in milliseconds since 1970. */
  readonly deadline: number | null
  /** What is left of its time beyond that, where time is kept. */
  readonly bank: number | null
}

/** Everything that the onlooker may see of a table now. */
export interface Sight {
  readonly who: Who
  readonly view: PositionView
  readonly decision: Decision | null
  /** What was chosen of it and could not be sent yet: nothing else can be chosen meanwhile. */
  readonly kept?: readonly Choice[] | null
  readonly prompt: Prompt | null
  readonly withheld: readonly Withheld[]
  readonly result: Result | null
  /** The game is over, and nobody has won or lost it. */
  readonly aborted?: boolean
  /** What was just heard, to be shown as movement; nothing after undo or a jump. */
  readonly facts: readonly Fact[]
  /** The view when each of these was told, where whoever runs the rules is near enough to say. */
  readonly views?: readonly PositionView[]
  /** The length of the log, as far as it may be known. */
  readonly step: number
  readonly moments: readonly Moment[]
  /** Who owes a choice. */
  readonly waiting: readonly Seat[]
  readonly seats: readonly SeatShown[]
  readonly mayUndo: boolean
  /** On a shared screen: who must take it before anything of theirs is shown. */
  readonly handOver: Seat | null
}

/**
 * A choice that was not taken, and as much as is known of why: by the game's rules, or else by the
 * server.
 */
export interface Refused {
  readonly reason: Reason | null
  readonly problem: ProblemKey | null
}

export interface HintShown {
  readonly choice: Choice
  /** To win, from 0 to 1. */
  readonly chance: number
  readonly reason: Reason | null
}

export interface TableSource {
  readonly subscribe: (listener: () => void) => () => void
  /** The same object until something changes; null until the first is there. */
  readonly sight: () => Sight | null
  /**
   * Resolves to null when the choice was taken; with the rest of an answer that takes the place of
   * another, all at once.
   */
  readonly choose: (choice: Choice, ...rest: readonly Choice[]) => Promise<Refused | null>
  readonly undo: () => void
  /** What came of that many choices has been seen: for bots that wait until one has. */
  readonly seen?: (step: number) => void
  /** The player who was waited for has the screen. */
  readonly takeScreen: () => void
  /** Null, where none can be given. */
  readonly hint: (() => Promise<readonly HintShown[]>) | null
}
