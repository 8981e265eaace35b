// What a bot is told, and what it answers. There is no way from here to the state of the table.

import type { Choice, Decision, GameModule, Judgement, PositionView, Seat } from "@genepool/engine"

/** All that a bot gets to know: what its seat sees, and what it is asked. */
export interface Question<C extends Choice = Choice, V extends PositionView = PositionView> {
  readonly view: V
  readonly seat: Seat
  /** How many sit at the table. */
  readonly seats: number
  readonly decision: Decision<C>
  /**
   * Chance of the bot's own: the same question, seed and number of iterations give the same
   * thought.
   */
  readonly seed: string
  readonly budget: Budget | Exactly
}

/** How long to think: so many tries, which every machine answers alike, or so much time. */
export type Budget = { readonly iterations: number } | { readonly ms: number }

/**
 * To think again what was thought under a budget of time: so many tries, and whether it went on
 * with the thought before.
 */
export interface Exactly {
  readonly exactly: number
  readonly goesOn: boolean
}

/**
 * Milliseconds from any fixed moment on. Time is handed in, so that a bot runs wherever there is a
 * clock.
 */
export type Clock = () => number

export interface Thought<C extends Choice = Choice> {
  readonly choice: C
  readonly iterations: number
  /** What was thought of each option that was looked at, best first. */
  readonly options: readonly Opinion<C>[]
  /** The seed of the thought that it went on with, where it did. */
  readonly carried?: string
  /** What each of several threads did, where they thought about it together. */
  readonly parts?: readonly Pick<Thought, "iterations" | "carried">[]
  /** What the player went by, where somebody asked for it: `mindOf`. */
  readonly mind?: string
}

export interface Opinion<C extends Choice = Choice> {
  readonly choice: C
  /** How often it was tried. */
  readonly visits: number
  /** The chance to win with it, from 0 to 1. */
  readonly chance: number
  /** What the bot goes by: the chance to win, and to a small part the lead. */
  readonly value: number
  /** By seat, where options were compared. */
  readonly chances?: readonly number[]
}

// biome-ignore lint/suspicious/noExplicitAny: a player of any game
export type Player<C extends Choice = any, V extends PositionView = any> = (
  question: Question<C, V>,
) => Thought<C>

/**
 * What players are made of: the rules, to imagine with, what the game's author knows, and what was
 * learned.
 */
export interface Knowledge extends Pick<GameModule, "game" | "judgement"> {
  /** Left out or null where nothing was learned, or nothing that fits. */
  readonly learned?: Learned | null
}

/** The judgement that was learned, and how it is best used. */
export interface Learned {
  /** By which one net is told from another. */
  readonly id: string
  readonly judgement: Judgement
  /** How many choices per seat a position is played on before it is judged. */
  readonly playOn: number
  /** How much search tries what it knows little of. */
  readonly exploration: number
  /** The numbers of seats at which it was found better than the judgement by hand. */
  readonly seats: readonly number[]
}

/** The best judgement there is for a table of so many: what was learned, where that is better. */
export function judgementAt({ judgement, learned }: Knowledge, seats: number): Judgement | null {
  return learnedAt(learned, seats)?.judgement ?? judgement
}

export function learnedAt(learned: Learned | null | undefined, seats: number): Learned | null {
  return learned?.seats.includes(seats) ? learned : null
}

export type PlayerMaker = (knowledge: Knowledge, clock: Clock) => Player
