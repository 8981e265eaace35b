// What a property of the conformance suite is, and what several of them need.

import { decisionFor } from "../../choose.ts"
import type { AnyGame, Choice, Decision, Position, PositionView, Seat, Who } from "../../contract.ts"
import { randomAt } from "../../log.ts"
import type { FastRandom } from "../../random/fast.ts"
import type { Random } from "../../random/random.ts"
import type { Moment } from "../../simulate.ts"
import { Turn } from "../../turn.ts"
import { same } from "../difference.ts"
import type { Tally } from "../tally.ts"

/** How much of what could be tried at a position is tried there. */
export interface Breadth {
  readonly onlookers: number
  readonly options: number
  readonly wrongChoices: number
  /** How far a copy of the game is played on. */
  readonly onward: number
  /** One in so many positions is looked at for what shows sooner or later anyway. */
  readonly rarely: number
}

/** Everything, for a few games; and a sample at every position, for very many. */
export const thorough: Breadth = { onlookers: 99, options: 12, wrongChoices: 16, onward: 10, rarely: 1 }
export const sampled: Breadth = { onlookers: 1, options: 1, wrongChoices: 2, onward: 2, rarely: 16 }

export interface Conditions {
  /** The longest list of options that the game allows itself. */
  readonly widest: number
  readonly breadth: Breadth
  /** Whether a seat comes last whatever its score; null where it is not known. */
  readonly last: ((state: Position, seat: Seat) => boolean) | null
  readonly tally: Tally
}

export interface Property {
  readonly name: string
  /** Looks for what can happen only in a few turns, and so in passing at all of them. */
  readonly everyTurn?: boolean
  /** Wants so many times as many games as others, because what it looks for is rare. */
  readonly moreGames?: number
  /** Called once per game; looks at every position, and says what is wrong. */
  watch(conditions: Conditions): (scene: Scene) => Iterable<string>
}

/** One choice that a seat could make. */
export interface Possible {
  readonly seat: Seat
  readonly choice: Choice
  /** How many parts of an answer the seat has given before. */
  readonly given: number
}

/** A moment of a game, and what is found out about it once for all properties. */
export class Scene {
  readonly moment: Moment
  readonly game: AnyGame
  readonly state: Position
  readonly seats: number
  readonly random: FastRandom
  /** Who looks at it: all seats and a spectator, or some of them. */
  readonly onlookers: readonly Who[]
  /** Whether this is one of the positions at which rare things are looked for. */
  readonly rare: boolean
  /** Whether the position is looked at in every way, or only in passing. */
  readonly whole: boolean
  readonly tally: Tally
  private readonly breadth: Breadth
  private json: string | null = null
  private asked: readonly (Decision | null)[] | null = null
  private choices: readonly Possible[] | null = null
  private readonly imagined = new Map<Who, { view: PositionView; text: string; world: Position }>()

  constructor(moment: Moment, { breadth, tally }: Conditions, whole = true) {
    this.moment = moment
    this.game = moment.game
    this.state = moment.state
    this.seats = moment.seats
    this.random = moment.random
    this.breadth = breadth
    this.tally = tally
    this.whole = whole
    this.onlookers = some<Who>([...Array(moment.seats).keys(), "spectator"], breadth.onlookers, this.random)
    this.rare = moment.n === 0 || this.random.below(breadth.rarely) === 0
  }

  /** The state as JSON, before anybody has looked at it. */
  get text(): string {
    this.json ??= JSON.stringify(this.state)
    return this.json
  }

  /** Whether another state is this one, as JSON. */
  isLike(state: Position): boolean {
    return JSON.stringify(state) === this.text || same(state, this.state)
  }

  /** The state as it was when the first property looked at it. */
  before(): unknown {
    return JSON.parse(this.text)
  }

  /** By seat, those included who have answered and may change their answer. */
  get decisions(): readonly (Decision | null)[] {
    this.asked ??= decisionsOf(this.game, this.state, this.seats)
    return this.asked
  }

  get possible(): readonly Possible[] {
    this.choices ??= possibleIn(this.decisions)
    return this.choices
  }

  /** Some of what could be chosen. */
  get tried(): readonly Possible[] {
    return some(this.possible, this.breadth.options, this.random)
  }

  /** A world that the onlooker cannot tell from the real one, and the view it comes from. */
  imagine(who: Who): { view: PositionView; text: string; world: Position } {
    let found = this.imagined.get(who)
    if (found === undefined) {
      const view = this.game.view(this.state, who) as PositionView
      found = { view, text: JSON.stringify(view), world: this.game.imagine(view, this.random) }
      this.imagined.set(who, found)
    }
    return found
  }

  /** The chance of the n-th choice: made as often as one likes, always the same. */
  chanceAt(n: number): Random {
    return randomAt(this.moment.log.dice, n)
  }

  /** The turn that comes next. */
  nextTurn(listening = true): Turn {
    return new Turn(this.chanceAt(this.moment.n + 1), listening)
  }

  /** The turn that led here, once more. */
  lastTurn(listening = true): Turn {
    return new Turn(this.chanceAt(this.moment.n), listening)
  }
}

export function some<T>(items: readonly T[], count: number, random: FastRandom): readonly T[] {
  if (items.length <= count) return items
  const rest = items.slice()
  return Array.from({ length: count }, () => rest.splice(random.below(rest.length), 1)[0] as T)
}

export function decisionsOf(game: AnyGame, state: Position, seats: number): (Decision | null)[] {
  return Array.from({ length: seats }, (_, seat) => decisionFor(game, state, seat))
}

export function possibleIn(decisions: readonly (Decision | null)[]): Possible[] {
  return decisions.flatMap((decision) =>
    decision === null
      ? []
      : decision.options.map((choice) => ({ seat: decision.seat, choice, given: decision.given.length })),
  )
}

/** Plays on at random, silently. */
export function playOn(game: AnyGame, state: Position, choices: number, random: FastRandom): void {
  const turn = new Turn(random, false)
  for (let i = 0; i < choices; i++) {
    const decisions = game.decisions(state)
    const decision = decisions[decisions.length === 0 ? 0 : random.below(decisions.length)]
    if (decision === undefined) return
    game.apply(state, decision.seat, decision.options[random.below(decision.options.length)], turn)
  }
}

export function copyJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "something was thrown"
}
