// What a game's folder offers to everybody else: its rules, its words, its boards, and what its
// bots think.

import type {
  AnyGame,
  Choice,
  Decision,
  Fact,
  Position,
  PositionView,
  Reason,
  Seat,
  Withheld,
} from "./contract.ts"
import type { Features } from "./features.ts"
import type { Following } from "./following.ts"
import type { Guessing } from "./guessing.ts"
import type { Random } from "./random/random.ts"
import type { GameRecord } from "./records.ts"

export type Locale = "en" | "pl" | "ru"
export const locales: readonly Locale[] = ["en", "pl", "ru"]

/** What kind of decision it is: the procedure that asks. Said as `kind.<kind>`. */
export const kindOf = (ask: string): string => ask.split(".", 1)[0] as string

export const kindsOf = (asks: readonly string[]): string[] => [...new Set(asks.map(kindOf))]

/**
 * ICU messages by key: `option.<do>`, `prompt.<ask>`, `kind.<kind>`, `fact.<fact>`, `reason.<why>`,
 * `name.<kind>.<id>` and so on.
 */
export type Catalog = { readonly [key: string]: string }

/**
 * What a game's catalog must say at least: `en` satisfies it, and the other languages follow `en`.
 */
export type Sayings<C extends Choice, F extends Fact, R extends Reason> = Catalog & {
  readonly [K in `option.${C["do"]}` | `fact.${F["fact"]}` | `reason.${R["why"]}`]: string
}

/** The id of the rule behind each fact and each refusal; null, where there is none. */
export interface RulesBehind<F extends Fact = Fact, R extends Reason = Reason> {
  readonly facts: { readonly [K in F["fact"]]: string | null }
  readonly reasons: { readonly [K in R["why"]]: string | null }
}

export interface Texts {
  readonly en: Catalog
  readonly pl: Catalog
  readonly ru: Catalog
  /**
   * Which parameters of choices, facts, prompts and reasons name a thing, and of what kind: `{
   * room: "room" }`.
   */
  readonly names: { readonly [param: string]: string }
  /**
   * What is drawn or rolled under each name that the rules give to chance: the kind of thing, null
   * for a number.
   */
  readonly draws?: { readonly [name: string]: string | null }
  /**
   * Where facts tell of figures rather than of seats: which one each seat plays, as far as it is
   * known.
   */
  readonly figures?: FigureNames
  /** Where a line of the log and a refusal lead on the rules page; left out, nowhere. */
  readonly rulesBehind?: RulesBehind
  /**
   * Every key the game can ask for, from its closed lists and its data: the test for missing and
   * unused keys.
   */
  keys(): readonly string[]
}

export interface FigureNames {
  /** As in `name.<kind>.<id>`. */
  readonly kind: string
  /** By seat, as far as they have been chosen. */
  of(view: PositionView): readonly string[]
}

/** Formats one message of the game in the reader's language. */
export type Say = (key: string, params?: { readonly [param: string]: unknown }) => string

/** What search knows about one game beyond its rules. Only `evaluate` must be there. */
export interface Judgement<
  S extends Position = Position,
  C extends Choice = Choice,
  V extends PositionView = PositionView,
> {
  /** How good the position is for the seat, in points of the game or alike; higher is better. */
  evaluate(state: S, seat: Seat): number
  /** The same for all seats at once, for whom that is less work than one by one. */
  evaluateAll?(state: S, points: Float64Array): void
  /**
   * The position in numbers, for a judgement that is learned; left out, there is none in this game.
   */
  readonly features?: Features<S>
  /**
   * The options of secret choices in numbers, for a guess that is learned; left out, nothing is
   * guessed.
   */
  readonly guessing?: Guessing<S, C>
  /**
   * How likely each option is to be chosen, in the order of the list, where seats choose in secret:
   * a guess that was learned. Null for decisions that it says nothing about. The numbers are good
   * until the next guess.
   */
  guess?(state: S, decision: Decision<C>, seats: number): ArrayLike<number> | null
  /**
   * How many of these points make a lead that is usually enough; left out, search finds it out by
   * trying.
   */
  spread?(state: S): number
  /**
   * Whether this is a good moment to judge, rather than the middle of an attack; left out, any
   * moment is.
   */
  settled?(state: S): boolean
  /**
   * How promising each option looks at first sight, in the order of the list: 1 is ordinary, 0 a
   * folly.
   */
  prior?(state: S, decision: Decision<C>): readonly number[]
  /**
   * The option, by its place on the list, that a player in a hurry would take: how positions are
   * played on.
   */
  hurried?(state: S, decision: Decision<C>, random: Random): number
  /**
   * The view as somebody has it in mind who keeps no track of cards that were shown: they may be
   * any of those that lie face down. Numbers stay, names change. Left out, nothing is forgotten.
   */
  forget?(view: V, random: Random): V
  /**
   * What sets the bots' levels 1 to 4 apart in this game, from the lowest; left out, what does in
   * most games.
   */
  readonly levels?: readonly LevelDials[]
  /**
   * What speaks for a choice, from the position before it and one that it may lead to: for hints.
   * The weightiest comes first, each once; how much of something is its `count`.
   */
  reasons?(before: S, after: S, seat: Seat): readonly Reason[]
}

/**
 * Games differ in what a mistake costs and in what another thought brings: so do the steps between
 * levels.
 */
export interface LevelDials {
  /** How often options are tried before one is taken. */
  readonly tries: number
  /** The winning chance that is given away on purpose, at most. */
  readonly giveAway: number
}

/** A place on the board, in words. */
export interface SpokenPlace {
  /** What somebody may type for it, beside its name: a number, or a part of the name. */
  readonly id: string
  readonly name: string
  /** What is there, in one line. */
  readonly line: string
  /** What lies next to it and further on, where a step leads, what can be had there. */
  readonly near: readonly string[]
}

/** Everything that the board draws, in words, in the order in which one would want to hear it. */
export interface SpokenPosition {
  /** Where the game stands: round, phase, event; and what is being settled, with its totals. */
  readonly now: readonly string[]
  readonly places: readonly SpokenPlace[]
  /** What lies beside the board: supplies, decks, cards that can be had. */
  readonly table: readonly string[]
  /** By seat. */
  readonly players: readonly (readonly string[])[]
}

/**
 * The game for who does not see it, made of views and facts alone: `text/spoken.ts` of a game's
 * folder.
 */
export interface Spoken<
  V extends PositionView = PositionView,
  C extends Choice = Choice,
  F extends Fact = Fact,
> {
  position(view: V, say: Say): SpokenPosition
  /**
   * What has to be known of a question before any of its options, where its words do not say it and
   * the board does: shortly.
   */
  asked?(view: V, say: Say): string | null
  /** An option in words that need the position; null, where its usual words will do. */
  named?(view: V, option: C, say: Say): string | null
  /** What an option costs, brings or meets, beyond its words; null, where these say all. */
  option(view: V, option: C, say: Say): string | null
  /**
   * What an option is certain to bring about at once that its words do not say, out of these facts.
   */
  brings?(facts: readonly F[], say: Say): string | null
  /**
   * What an option gives away for good without asking again, which its words do not say: seen with
   * them, too.
   */
  spends?(view: V, option: C, say: Say): string | null
  /** What happened in these facts, in a few words each, with "you" for the listener. */
  turn(facts: readonly F[], view: V, say: Say): readonly SpokenClause[]
  /** What a seat is called in what happens, where that is not its player's name. */
  called?(view: V, seat: Seat, say: Say): string | null
  /** Whether the round's end is told from this fact on, whoever decides something in it. */
  isRoundEnd(fact: F): boolean
  /**
   * Whose turn it is from this fact on; null for nobody's, where everybody chooses for themselves,
   * "all" where something is settled that nobody's own choice has begun, as at the end of a round;
   * undefined where the fact says nothing of it.
   */
  whoseTurn?(fact: F): Seat | "all" | null | undefined
  /**
   * Whether it is over with this fact, or with the one before it; left out, with the choice that
   * has brought it about.
   */
  isRoundOver?(fact: F): "with" | "before" | null
}

/** A part of a sentence, which says that something has happened. */
export interface SpokenClause {
  readonly words: string
  /** Where all parts together would be too long, those of the least weight are shortened first. */
  readonly weight: number
  /** Whose action or fate it is, where that is one of the players. */
  readonly subject?: Seat
  /** The same without its subject, who is named right before. */
  readonly unnamed?: string
  /** In fewer words, where too much has happened at once. */
  readonly brief?: Pick<SpokenClause, "words" | "unnamed">
  /** Tells the listener what they did, or what was done to them. */
  readonly isToYou?: boolean
  /** About nobody, and behind everything else: what comes next. */
  readonly closes?: boolean
  /** Changes nothing for anybody: where even short words are too many, it is only counted. */
  readonly minor?: boolean
}

/** A game's spoken side, where its types do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: as for AnyGame
export type AnySpoken = Spoken<any, any, any>

export interface GameModule {
  readonly game: AnyGame
  readonly texts: Texts
  /** The view as text, for the terminal. */
  drawText(view: PositionView, say: Say): string
  /** The position in words; a game without it is read as it is drawn in the terminal. */
  readonly spoken?: AnySpoken
  readonly judgement: Judgement | null
  /**
   * Choices by which a seat does nothing, by their `do`: to pass, to let something stand, to be
   * done.
   */
  readonly idle?: readonly string[]
  /**
   * The standing instruction that people have at slow tables until they leave another: they are
   * called for what is theirs, and not for every window in which they could say something. Left
   * out, the game's default.
   */
  readonly slowInstruction?: string
  /**
   * The answer that goes without saying, where one is: to pay with what comes back, to keep a roll
   * that cannot get better. A screen gives it by itself, unless its player wants to be asked; that
   * is said as `usual.ask`.
   */
  usual?(view: PositionView, decision: Decision): Choice | null
  /** What strikes a seat, and how a round came out; left out, a table tells neither. */
  readonly following?: Following
  /**
   * What was remarkable in a game that is over, said as `record.<say>`; left out, nothing is told
   * of it.
   */
  records?(facts: readonly Fact[]): readonly GameRecord[]
  /**
   * What was learned of the game, as `npm run train` writes it: loaded when a bot that goes by it
   * first thinks.
   */
  readonly net?: () => Promise<unknown>
  /**
   * Positions with one best choice, as `npm run puzzles` writes them: loaded when somebody wants
   * one.
   */
  readonly puzzles?: () => Promise<unknown>
}

/**
 * A game's card in the lobby (the named export `card` of `board/card/index.ts`), which is there
 * before the game is loaded. A game without one is listed by its name and pitch.
 */
export interface GameCard<World = unknown> {
  /** The very ones of the rules. */
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: { readonly from: number; readonly to: number }
  /** The same for one person against bots, who think quicker than people. */
  readonly minutesWithBots: { readonly from: number; readonly to: number }
  /** The game to begin with, for whoever knows none of them. */
  readonly startHere?: true
  /** How long the guided first game takes, where there is one. */
  readonly learnMinutes?: number
  readonly words: { readonly [L in Locale]: { readonly name: string; readonly pitch: string } }
  /** A drawing that fills the card: a component without properties. */
  readonly World: World
}

/**
 * What a table gives to a game's board (the default export of `board/index.tsx`, a component), and
 * what comes back. The board holds no rules: what can be touched is what an option names.
 */
export interface BoardProps<
  V extends PositionView = PositionView,
  C extends Choice = Choice,
  F extends Fact = Fact,
  R extends Reason = Reason,
> {
  readonly view: V
  /** What the seat at this screen may choose from now; null when it only watches. */
  readonly decision: Decision<C> | null
  /** What that seat would look for among the options, and why it is not there. */
  readonly withheld: readonly Withheld<C, R>[]
  /**
   * What the view has just brought, in order: it is new on the board; empty after undo or a jump in
   * the log.
   */
  readonly facts: readonly F[]
  /**
   * What is happening right now, to be shown as movement: the view follows when it has been seen.
   */
  readonly beat: readonly F[]
  /** The length of the log. */
  readonly step: number
  readonly seatNames: readonly string[]
  readonly say: Say
  /**
   * Nothing should move, by the wish of the player; what moves by CSS takes its times from `--pace`
   * instead.
   */
  readonly still: boolean
  /** A picture of a position, on a page of its own purpose: no help, no keys. */
  readonly picture?: boolean
  /** Options that are pointed at, here or in the list of words: to be shown on the board. */
  readonly pointed: readonly C[]
  /** The pointer or the focus is on something that these options name; none, when it has left. */
  readonly point: (options: readonly C[]) => void
  /** The table may ask back; `drop` is called when the choice was not meant after all. */
  readonly choose: (option: C, drop?: () => void) => void
  /** Something was touched that several options name: the list of words shows only these. */
  readonly narrow: (options: readonly C[]) => void
  /**
   * Something that cannot be chosen was touched or is pointed at: the table says why; null, when it
   * was left.
   */
  readonly explain: (withheld: Withheld<C, R> | null) => void
}

/**
 * For the small picture of a seat beside its name (the named export `Emblem` of `board/index.tsx`).
 */
export interface EmblemProps<V extends PositionView = PositionView> {
  readonly view: V
  readonly seat: Seat
  /** In a line of text, of which there may be hundreds: as few strokes as will do. */
  readonly small?: boolean
}
