// What the page and the worker say to each other

import type { Rethought } from "@genepool/bots"
import type {
  Choice,
  Decision,
  Draw,
  Log,
  LogProblem,
  Position,
  PositionView,
  Seat,
  Who,
} from "@genepool/engine"
import type { TableMessage } from "@genepool/wire"
import type { HintShown, Refused } from "../table/source.ts"
import type { Seating } from "./snapshot.ts"

/** A table that is to be: the worker draws its dice, unless they are given. */
export interface Wanted {
  readonly game: string
  readonly seating: readonly Seating[]
  readonly options: { readonly [name: string]: unknown }
  readonly seed?: string
  /** The position to begin with, instead of a set-up. */
  readonly start?: Position
  /** To play on from there. */
  readonly log?: Log
  /** Where the moment can be looked at from which this was played on, to see what if. */
  readonly branchOf?: string
}

/** One position of a replay, as somebody is told of it. */
export interface PlaybackStepTold {
  readonly message: TableMessage
  /** How it looked when each fact of the n-th choice was told. */
  readonly views: readonly PositionView[]
  readonly last: number
  /** Of the n-th choice; empty while the game is running. */
  readonly draws: readonly Draw[]
  readonly over: boolean
}

export interface Verdict {
  readonly problems: readonly LogProblem[]
  readonly draws: readonly { readonly n: number; readonly draws: readonly Draw[] }[]
  readonly sealed: boolean
}

export interface Advice {
  readonly game: string
  readonly view: PositionView
  readonly decision: Decision
  readonly seats: number
}

/** Each question has one answer. */
export interface Questions {
  /** Opens a kept table, or else the one that is wanted. */
  open: { ask: { id: string; wanted: Wanted | null }; answer: null }
  /** Goes on here with a table that is open in another window. */
  takeOver: { ask: null; answer: null }
  choose: { ask: { choices: readonly Choice[] }; answer: Refused | null }
  undo: { ask: null; answer: null }
  takeScreen: { ask: null; answer: null }
  /** What came of that many choices has been seen. */
  seen: { ask: { step: number }; answer: null }
  hint: { ask: null; answer: readonly HintShown[] }
  /** The same for a table that is played elsewhere: only what the seat itself may see is told. */
  advise: { ask: Advice; answer: readonly HintShown[] }
  /** A table to look back on: kept here, or by its log. */
  playback: { ask: { id: string } | { log: Log }; answer: PlaybackTold }
  playbackStep: { ask: { n: number; who: Who }; answer: PlaybackStepTold }
  verify: { ask: null; answer: Verdict }
  /** The lines of the log at which a bot chose, and can be checked. */
  thoughts: { ask: null; answer: readonly number[] }
  /** Has one of them thought again. */
  rethink: { ask: { n: number }; answer: Rethought }
  /** The log, where it may be given away. */
  log: { ask: null; answer: Log | null }
}

export interface PlaybackTold {
  readonly game: string
  readonly seating: readonly Seating[]
  readonly last: number
  readonly over: boolean
  /** Whose eyes one may look through. */
  readonly eyes: readonly Who[]
}

/** As a server's stream tells of a table, and what only a screen knows that several may share. */
export interface TableTold {
  readonly message: TableMessage
  /** Everything is told anew: somebody else looks, or something was taken back. */
  readonly first: boolean
  /** The last thing has just happened, and is to be shown. */
  readonly fresh: boolean
  /** How it looked when each fact of it was told. */
  readonly views?: readonly PositionView[] | undefined
  /** Who must take the screen before anything of theirs is shown. */
  readonly handOver: Seat | null
}

export type Question = {
  [K in keyof Questions]: { readonly kind: K; readonly ask: Questions[K]["ask"] }
}[keyof Questions]

/** What the worker says without being asked. */
export type Unasked =
  /** The table is open in another window, which has it. */
  { readonly kind: "elsewhere" } | ({ readonly kind: "table" } & TableTold)
