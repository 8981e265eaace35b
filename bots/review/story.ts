// A finished game as one pair of eyes could follow it: all that a review of it goes by. What those
// eyes could not see does not get in here, and so in nothing that comes of it.

import {
  type AnyGame,
  BadInput,
  type Choice,
  canonical,
  copyPlain,
  type Decision,
  type Log,
  type LoggedChoice,
  onTheList,
  outcome,
  type Position,
  type PositionView,
  type Result,
  replay,
  type Seat,
  sameChoice,
} from "@genepool/engine"
import { openAnswers } from "../world.ts"

/** Whose knowledge a review goes by: that of a seat at the time, or all cards lie open. */
export type Eyes = Seat | "open"

/** A choice that can be judged: the eyes know what its seat knew. */
export interface Part {
  readonly n: number
  readonly seat: Seat
  readonly choice: Choice
  readonly view: PositionView
  readonly decision: Decision
}

/**
 * From one moment at which somebody chooses to the next: one choice, or what several chose at once.
 */
export interface Moment {
  /** The line of the log before it, and the one after which it is over. */
  readonly from: number
  readonly n: number
  readonly together: boolean
  readonly before: PositionView
  /** Who chose, in order, and what, as far as these eyes ever learn it. */
  readonly chosen: readonly { readonly seat: Seat; readonly choice: Choice | null }[]
  readonly parts: readonly Part[]
  /** Whether dice or cards decided; null where these eyes can only reckon it out. */
  readonly chance: boolean | null
  /** Whether these eyes see anything else than before. */
  readonly changed: boolean
}

export interface Story {
  readonly game: string
  readonly eyes: Eyes
  readonly seats: number
  readonly options: Log["options"]
  readonly choices: number
  /** Whether the set-up was left to chance. */
  readonly dealt: boolean
  readonly moments: readonly Moment[]
  /** The last position, as the eyes see it. */
  readonly last: PositionView
  readonly resigned: readonly Seat[]
  /** Each seat's share of the win by the rules alone, where the game was played to its end. */
  readonly played: readonly number[] | null
  /** The same with those who gave up last: how it came out. */
  readonly result: readonly number[]
}

/** The same game with nothing hidden: what anybody sees of a position is the position. */
export function faceUp(game: AnyGame): AnyGame {
  return { ...game, view: (state) => game.clone(state), imagine: (view) => game.clone(view) }
}

/** The game as these eyes know it. */
export const gameFor = (game: AnyGame, eyes: Eyes): AnyGame => (eyes === "open" ? faceUp(game) : game)

/** Throws BadInput where the game is not over: nobody reviews what is still being played. */
export function retell(game: AnyGame, log: Log, eyes: Eyes): Story {
  if (eyes !== "open" && !(Number.isInteger(eyes) && eyes >= 0 && eyes < log.seats))
    throw new BadInput("eyes", `a seat from 0 to ${log.seats - 1}, or all cards open`, eyes)
  const teller = new Teller(game, log, eyes)
  const last = replay(game, log, log.choices.length, (step, state) => teller.hear(step.draws.length, state))
  const result = outcome(game, log, last)
  if (result === null)
    throw new BadInput("log", "a finished game", "one that is still being played, which nobody may review")
  const played = game.result(last)
  return {
    game: game.id,
    eyes,
    seats: log.seats,
    options: log.options,
    choices: log.choices.length,
    dealt: teller.dealt,
    moments: teller.moments,
    last: teller.see(last),
    resigned: log.resigned ?? [],
    played: played === null ? null : sharesOf(played, log.seats),
    result: sharesOf(result, log.seats),
  }
}

function sharesOf({ winners }: Result, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

/** What is about to be done, as it stands before it is. */
interface Ahead {
  readonly n: number
  readonly seat: Seat
  readonly answers: unknown
  /** Begins the answer of the seat anew: what it gave before no longer counts. */
  readonly anew: boolean
  readonly choice: Choice | null
  readonly known: Choice | null
  readonly part: Part | null
}

class Teller {
  readonly moments: Moment[] = []
  dealt = false
  private readonly game: AnyGame
  private readonly seen: AnyGame
  private readonly log: Log
  private readonly eyes: Eyes
  private n = -1
  private ahead: Ahead | null = null
  private from = 0
  private before: PositionView | null = null
  private drew = false
  private chosen: { seat: Seat; choice: Choice | null }[] = []
  private parts: Part[] = []

  constructor(game: AnyGame, log: Log, eyes: Eyes) {
    this.game = game
    this.seen = gameFor(game, eyes)
    this.log = log
    this.eyes = eyes
  }

  /** The set-up or the next choice was carried out. */
  hear(draws: number, state: Position): void {
    this.n++
    const { ahead } = this
    if (ahead === null) this.dealt = draws > 0
    else this.take(ahead, draws > 0, state)
    const next = this.log.choices[this.n]
    this.ahead = next === undefined ? null : this.lookAt(next, state)
    this.before ??= this.see(state)
  }

  see(state: Position): PositionView {
    const { seen, eyes } = this
    // A view may share lists with the position, which goes on changing
    return eyes === "open" ? seen.view(state, "spectator") : copyPlain(seen.view(state, eyes))
  }

  private lookAt({ seat, choice: given }: LoggedChoice, state: Position): Ahead {
    const { game, eyes } = this
    const answers = openAnswers(state)
    const head = { n: this.n + 1, seat, answers }
    if (given.do === "instruct") return { ...head, anew: false, choice: null, known: null, part: null }
    const choice = onTheList(game, state, seat, given)
    const anew = answers !== null && this.beginsAnew(state, seat, choice)
    const audience = game.knownTo(state, seat, choice)
    const knows = eyes === "open" || eyes === seat || audience === "all" || audience.includes(eyes)
    const known = knows ? choice : null
    if (eyes !== "open" && eyes !== seat) return { ...head, anew, choice, known, part: null }
    const asked = anew ? withoutAnswer(game, state, seat) : state
    const decision = game.decision(asked, seat)
    const part = decision === null ? null : { n: head.n, seat, choice, view: this.see(asked), decision }
    return { ...head, anew, choice, known, part }
  }

  private beginsAnew(state: Position, seat: Seat, choice: Choice): boolean {
    const { game } = this
    const isAsked = game.decisions(state).some((decision: Decision) => decision.seat === seat)
    return !isAsked || game.restarts(state, seat).some((restart: Choice) => sameChoice(restart, choice))
  }

  private take({ seat, answers, anew, choice, known, part }: Ahead, drew: boolean, state: Position): void {
    if (anew) {
      this.chosen = this.chosen.filter((before) => before.seat !== seat)
      this.parts = this.parts.filter((before) => before.seat !== seat)
    }
    if (choice !== null) this.chosen.push({ seat, choice: known })
    if (part !== null) this.parts.push(part)
    this.drew ||= drew
    // Others are still answering
    if (answers !== null && openAnswers(state) === answers) return
    const { from, n, before, chosen, parts, eyes } = this
    const after = this.see(state)
    this.moments.push({
      from,
      n,
      together: answers !== null,
      before: before as PositionView,
      chosen,
      parts,
      chance: eyes === "open" ? this.drew : null,
      changed: eyes === "open" || !looksAlike(before, after),
    })
    this.from = n
    this.before = after
    this.drew = false
    this.chosen = []
    this.parts = []
  }
}

/**
 * Whatever the order of their parts. Most views differ in length already, which is known soonest.
 */
function looksAlike(one: unknown, other: unknown): boolean {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  return a === b || (a.length === b.length && canonical(one) === canonical(other))
}

/** The position in which the seat has not answered yet. */
function withoutAnswer(game: AnyGame, state: Position, seat: Seat): Position {
  const open: Position = game.clone(state)
  const answers = openAnswers(open)
  if (answers !== null) answers[seat] = []
  return open
}
