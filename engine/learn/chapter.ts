// What a game's folder says to whoever learns it by playing: chapters of steps, each with an aim
// that the rules check.

import type { Choice, Fact, Seat } from "../contract.ts"
import type { Catalog, Locale } from "../module.ts"
import type { ScriptedDraw } from "../random/scripted.ts"

/** Some of the parameters of a choice or a fact. */
export type PartOf<T> = T extends unknown ? Partial<T> : never

/** What must have come true; of all that is named, everything. */
export interface Aim<F extends Fact = Fact> {
  /** Each was heard by the learner since the step began, in any order. */
  readonly heard?: readonly PartOf<F>[]
  /**
   * Values in the learner's view by their paths, as in a scenario; `{ atLeast: 3 }` and `{ atMost:
   * 3 }` are bounds.
   */
  readonly view?: { readonly [path: string]: unknown }
  /** The learner is asked this: `procedure.step`. */
  readonly asked?: string
  /** One of these. */
  readonly any?: readonly Aim<F>[]
}

/** A try that does not lead to the aim, and what is said about it: `<chapter>.<step>.<name>`. */
export interface Wrong<F extends Fact = Fact> {
  readonly name: string
  readonly when: Aim<F>
}

/** How tests play a step; the first is the way that the step has in mind. */
export interface Ways<C extends Choice = Choice> {
  readonly shown: readonly PartOf<C>[]
  readonly other?: readonly PartOf<C>[]
  readonly wrong?: readonly PartOf<C>[]
}

/**
 * Its words are `<chapter>.<step>`; `<chapter>.<step>.done`, where there is one, says what came of
 * it.
 */
export interface Task<C extends Choice = Choice, F extends Fact = Fact> {
  readonly name: string
  /** Left out: something to look at, and a button that goes on. */
  readonly aim?: Aim<F>
  readonly wrong?: readonly Wrong<F>[]
  /** After so many choices without reaching the aim, the try is over. */
  readonly within?: number
  /** What it is about: things on the table by their anchors. */
  readonly light?: readonly string[]
  /** And by the options that they stand for. */
  readonly point?: readonly PartOf<C>[]
  readonly ways?: Ways<C>
}

/** The places of a table that can be put away. */
export type Place = "plates" | "side" | "strip" | "tray"

export interface Chapter<C extends Choice = Choice, F extends Fact = Fact> {
  readonly name: string
  readonly seats: number
  readonly options?: { readonly [name: string]: unknown }
  /** Chance of the set-up, and of what no draw is given for. */
  readonly seed?: string
  /** What differs from a fresh set-up, as in a scenario. */
  readonly position?: { readonly [key: string]: unknown }
  /**
   * Dice and cards by name, in the order in which those of one name come up; then chance is free.
   */
  readonly draws?: readonly Exclude<ScriptedDraw, string | number>[]
  /** Where the learner sits. */
  readonly seat: Seat
  /** What the seats are called, by keys of the game's words; null as at any table. */
  readonly called?: readonly (string | null)[]
  /**
   * What the others do when they are asked, each in this order; where it does not fit, a bot
   * chooses.
   */
  readonly cast?: readonly { readonly seat: Seat; readonly choose: PartOf<C> }[]
  /** Choices that nobody is offered yet. */
  readonly away?: readonly PartOf<C>[]
  readonly hide?: readonly Place[]
  readonly steps: readonly Task<C, F>[]
}

/** One idea in one position, in one step. */
export interface Lesson<C extends Choice = Choice, F extends Fact = Fact> extends Chapter<C, F> {
  /** What it shows: an example of this rule on the rules page, and where to read on. */
  readonly rule: string
}

/** A game's `learn/index.ts`, as the named export `learn`. */
export interface Learn<C extends Choice = Choice, F extends Fact = Fact> {
  readonly guided: readonly Chapter<C, F>[]
  readonly lessons: readonly Lesson<C, F>[]
  readonly texts: { readonly [L in Locale]: Catalog }
}

/** Every word that the chapters ask for beside their `.done`, which may be left out. */
export function wordsOf(chapters: readonly Chapter[]): string[] {
  return chapters.flatMap((chapter) =>
    chapter.steps.flatMap(({ name, wrong = [] }) => [
      `${chapter.name}.${name}`,
      ...wrong.map((each) => `${chapter.name}.${name}.${each.name}`),
    ]),
  )
}
