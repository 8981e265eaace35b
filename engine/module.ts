// What a game's folder offers to the rest of the house: its rules, its words, a text board, and what its bots think.

import type { AnyGame, Position, PositionView, Seat } from "./contract.ts"

export type Locale = "en" | "pl" | "ru"
export const locales: readonly Locale[] = ["en", "pl", "ru"]

/** ICU messages by key: `option.<do>`, `prompt.<ask>`, `fact.<fact>`, `reason.<why>`, `name.<kind>.<id>` and so on. */
export type Catalog = { readonly [key: string]: string }

export interface Texts {
  readonly en: Catalog
  readonly pl: Catalog
  readonly ru: Catalog
  /** Which parameters of choices, facts, prompts and reasons name a thing, and of what kind: `{ room: "room" }`. */
  readonly names: { readonly [param: string]: string }
  /** Every key the game can ask for, from its closed lists and its data: the test for missing and unused keys. */
  keys(): readonly string[]
}

/** Formats one message of the game in the reader's language. */
export type Say = (key: string, params?: { readonly [param: string]: unknown }) => string

/** What search knows about one game beyond its rules. */
export interface Judgement<S extends Position = Position> {
  /** How good the position is for the seat, in points of the game or alike; higher is better. */
  evaluate(state: S, seat: Seat): number
}

export interface GameModule {
  readonly game: AnyGame
  readonly texts: Texts
  /** The view as text, for the terminal. */
  drawText(view: PositionView, say: Say): string
  readonly judgement: Judgement<never> | null
}
