// The dials of a search.

import type { Learned } from "../player.ts"
import type { LooksAt } from "./objective.ts"

export interface Settings {
  /** Whom it keeps an eye on. */
  readonly looksAt: LooksAt
  /**
   * How far it thinks ahead in the tree, in choices; beyond, positions are only played on in a
   * hurry.
   */
  readonly depth: number
  /**
   * How many choices per seat a position is played on before it is judged; without a judgement, to
   * the end.
   */
  readonly playOn: number
  /** How often, from 0 to 1, a hurried choice is any choice at all. */
  readonly whim: number
  /** How much it tries what it knows little of. */
  readonly exploration: number
  /**
   * Whether it keeps track of cards that were shown, or takes them for any of those that lie face
   * down.
   */
  readonly remembers: boolean
  /**
   * How well it tells promising options at first sight: less well than the game's author, or as
   * well.
   */
  readonly firstSight: "vague" | "sharp"
  /**
   * The winning chance it gives away on purpose, at most, by choosing among the good options at
   * random.
   */
  readonly giveAway: number
  /**
   * In decisions taken together: chooses as it would have others guess, and not always the same.
   */
  readonly unpredictable: boolean
  /**
   * Whose secret choices it guesses at, where that was learned: what is likely is tried sooner and
   * oftener.
   */
  readonly guesses: "nobody" | "others" | "everybody"
  /** How little it relies on the guess: so much of it is spread evenly, from 0 to 1. */
  readonly doubt: number
  /**
   * Tries all options that the question names alike often, and keeps each seat's chances: to
   * compare them, for a review, rather than to find the best. The question may then name a part of
   * the options.
   */
  readonly compares: boolean
  /** The most tries, however much time there is. */
  readonly tries: number
  /** The most nodes a tree may have. */
  readonly capacity: number
}

export const strongest: Settings = {
  looksAt: "everybody",
  depth: 64,
  playOn: 3,
  whim: 0.2,
  exploration: 0.4,
  remembers: true,
  firstSight: "sharp",
  giveAway: 0,
  unpredictable: true,
  guesses: "everybody",
  doubt: 0.1,
  compares: false,
  tries: Number.POSITIVE_INFINITY,
  capacity: 1 << 18,
}

/** The strongest by what was learned, with the dials that go with it; null: by hand. */
export function strongestBy(learned: Learned | null): Settings {
  if (learned === null) return strongest
  const { playOn, exploration } = learned
  return { ...strongest, playOn, exploration }
}
