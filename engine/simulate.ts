// Plays whole games, by chance or by given players: for tests, measurements, arenas and the command
// line.

import { onTheList } from "./choose.ts"
import type {
  AnyGame,
  Choice,
  Decision,
  Game,
  Instruct,
  Position,
  PositionView,
  Result,
  Seat,
} from "./contract.ts"
import { type Log, type LoggedChoice, randomAt } from "./log.ts"
import { BadInput, Refusal } from "./problem.ts"
import { FastRandom } from "./random/fast.ts"
import type { Random } from "./random/random.ts"
import { parseOptions } from "./schema.ts"
import { type Told, Turn } from "./turn.ts"

/** What a player is given: its decision, and what it sees, made only when it looks. */
export interface Asked<C extends Choice = Choice, V extends PositionView = PositionView> {
  readonly seat: Seat
  readonly decision: Decision<C>
  readonly view: () => V
  /** Chance of the player's own, apart from the game's. */
  readonly random: FastRandom
}

export type Player<C extends Choice = Choice, V extends PositionView = PositionView> = (
  asked: Asked<C, V>,
) => C

export interface Plan<C extends Choice = Choice, V extends PositionView = PositionView> {
  readonly seats: number
  /** As people write them. */
  readonly options?: unknown
  readonly games: number
  readonly seed: string
  /** By seat; without a player a seat chooses at random. */
  readonly players?: readonly (Player<C, V> | null)[]
  /**
   * How often, from 0 to 1, a seat that has answered changes its mind while others still answer.
   */
  readonly changes?: number
  /** How often, from 0 to 1, a seat leaves a standing instruction. */
  readonly instructions?: number
  /** A game with more choices than this counts as endless. */
  readonly longest?: number
  /** Looks on at every position; see `Inspector`. */
  readonly inspect?: Inspector
  /** Ends the run after so many games went wrong. */
  readonly atMost?: number
}

/** A position of a game that is looked at: the fresh one (n = 0), and the one after each choice. */
export interface Moment {
  readonly game: AnyGame
  readonly state: Position
  readonly seats: number
  readonly n: number
  /** What led here; null for the set-up. */
  readonly made: LoggedChoice | null
  readonly told: readonly Told[]
  readonly opened: boolean
  /** The game so far: replaying it leads here. */
  readonly log: Log
  /** Chance for samples, apart from the game's. */
  readonly random: FastRandom
}

export interface Problem {
  /** The property that does not hold. */
  readonly property: string
  readonly message: string
}

/**
 * Called once per game; what it gives back looks at every position and tells what is wrong there.
 */
export type Inspector = () => (moment: Moment) => Iterable<Problem>

/** What went wrong in a game, with all that is needed to see it again. */
export interface Violation extends Problem {
  readonly seed: string
  readonly seats: number
  /** The choice after which it went wrong; 0 for the set-up. */
  readonly n: number
  readonly log: Log
}

export interface Played {
  /** The chance of this very game: `playOne` with it plays the same again. */
  readonly seed: string
  readonly decisions: number
  readonly result: Result | null
  readonly violation: Violation | null
}

export interface Simulated {
  readonly games: number
  readonly decisions: number
  /** Choices in the longest game. */
  readonly longest: number
  readonly violations: readonly Violation[]
}

/** Plays all games of the plan; `onGame` hears of each when it is over. */
export function simulate<S extends Position, C extends Choice, V extends PositionView, O>(
  game: Game<S, C, V, O>,
  plan: Plan<C, V>,
  onGame?: (played: Played) => void,
): Simulated {
  let games = 0
  let decisions = 0
  let longest = 0
  const violations: Violation[] = []
  for (; games < plan.games && violations.length < (plan.atMost ?? 10); games++) {
    const played = playOne(game, plan, `${plan.seed}/${games}`)
    decisions += played.decisions
    longest = Math.max(longest, played.decisions)
    if (played.violation !== null) violations.push(played.violation)
    onGame?.(played)
  }
  return { games, decisions, longest, violations }
}

/** Plays one game of the plan from its own seed. */
export function playOne<S extends Position, C extends Choice, V extends PositionView, O>(
  game: Game<S, C, V, O>,
  plan: Plan<C, V>,
  seed: string,
): Played {
  const { min, max } = game.seats
  if (!Number.isInteger(plan.seats) || plan.seats < min || plan.seats > max)
    throw new BadInput("seats", `${min} to ${max} seats`, plan.seats)
  const options = parseOptions(game.options, plan.options, plan.seats)
  const run = new Run(game, plan, options, seed, plan.inspect !== undefined)
  const failed = run.play()
  if (failed === null) return { seed, decisions: run.n, result: game.result(run.state), violation: null }
  // Nothing is written down at full speed: the same game again, with its log
  if (run.choices === null) {
    const again = new Run(game, plan, options, seed, true)
    again.play()
    return { seed, decisions: run.n, result: null, violation: again.violation(failed) }
  }
  return { seed, decisions: run.n, result: null, violation: run.violation(failed) }
}

class Run<S extends Position, C extends Choice, V extends PositionView, O> {
  n = 0
  readonly choices: LoggedChoice[] | null
  state!: S
  private readonly game: Game<S, C, V, O>
  private readonly plan: Plan<C, V>
  private readonly options: O
  private readonly seed: string
  private readonly dice: TableDice
  private readonly random: FastRandom

  constructor(game: Game<S, C, V, O>, plan: Plan<C, V>, options: O, seed: string, recording: boolean) {
    this.game = game
    this.plan = plan
    this.options = options
    this.seed = seed
    this.dice = new TableDice(seed)
    this.random = new FastRandom(`${seed} players`)
    this.choices = recording ? [] : null
  }

  /** To the end, or to the first thing that is wrong. */
  play(): Problem | null {
    try {
      return this.plan.inspect === undefined ? this.playFast() : this.playInspected(this.plan.inspect())
    } catch (error) {
      if (error instanceof Refusal)
        return { property: "players choose from the list", message: error.message }
      return {
        property: "rules run without error",
        message: error instanceof Error ? error.message : "unknown",
      }
    }
  }

  private playFast(): Problem | null {
    const { game, dice } = this
    const longest = this.plan.longest ?? 100_000
    const turn = new Turn(dice, false)
    const state = game.setup(this.plan.seats, this.options, turn)
    this.state = state
    for (;;) {
      const decisions = game.decisions(state)
      if (decisions.length === 0) return null
      if (this.n >= longest) return endless(longest)
      const { seat, choice } = this.next(decisions)
      dice.at(++this.n)
      turn.opened = false
      game.apply(state, seat, choice, turn)
    }
  }

  private playInspected(look: (moment: Moment) => Iterable<Problem>): Problem | null {
    const { game } = this
    const longest = this.plan.longest ?? 100_000
    const random = new FastRandom(`${this.seed} inspector`)
    let turn = new Turn(this.dice)
    const state = game.setup(this.plan.seats, this.options, turn)
    this.state = state
    let made: LoggedChoice | null = null
    for (;;) {
      const { n } = this
      const log = this.log()
      const told = turn.told ?? []
      const moment = { game, state, seats: this.plan.seats, n, made, told, opened: turn.opened, log, random }
      for (const problem of look(moment)) return problem
      const decisions = game.decisions(state)
      if (decisions.length === 0) return null
      if (n >= longest) return endless(longest)
      made = this.next(decisions)
      this.dice.at(++this.n)
      turn = new Turn(this.dice)
      game.apply(state, made.seat, made.choice as C, turn)
    }
  }

  /** The next choice: any seat that owes one, in any order. */
  private next(decisions: readonly Decision<C>[]): { seat: Seat; choice: C | Instruct } {
    const { plan, random } = this
    const made = this.whim() ?? this.answer(decisions[random.below(decisions.length)] as Decision<C>)
    this.choices?.push(made)
    if (plan.players === undefined) return made
    return { seat: made.seat, choice: onTheList(this.game, this.state, made.seat, made.choice) as C }
  }

  private answer(decision: Decision<C>): { seat: Seat; choice: C } {
    const { seat } = decision
    const player = this.plan.players?.[seat] ?? null
    if (player === null)
      return { seat, choice: decision.options[this.random.below(decision.options.length)] as C }
    const view = () => this.game.view(this.state, seat)
    return { seat, choice: player({ seat, decision, view, random: this.random }) }
  }

  /** Now and then a seat changes its answer or leaves an instruction, where the plan says so. */
  private whim(): { seat: Seat; choice: C | Instruct } | null {
    const { game, plan, random } = this
    if (
      plan.instructions !== undefined &&
      game.instructions.length > 0 &&
      happens(plan.instructions, random)
    ) {
      const standing = game.instructions[random.below(game.instructions.length)] as string
      return { seat: random.below(plan.seats), choice: { do: "instruct", standing } }
    }
    if (plan.changes !== undefined && happens(plan.changes, random)) {
      const decision = game.decision(this.state, random.below(plan.seats))
      if (decision?.together === true && decision.given.length > 0) return this.answer(decision)
    }
    return null
  }

  private log(): Log {
    return {
      genepool: 1,
      game: this.game.id,
      version: this.game.version,
      seats: this.plan.seats,
      options: (this.plan.options ?? {}) as Log["options"],
      dice: { kind: "seed", seed: this.seed },
      choices: this.choices ?? [],
    }
  }

  violation(problem: Problem): Violation {
    const log = this.log()
    return {
      ...problem,
      seed: this.seed,
      seats: this.plan.seats,
      n: this.n,
      log: { ...log, choices: log.choices.slice() },
    }
  }
}

/** The dice of a log, made only for choices that roll them. */
class TableDice implements Random {
  private readonly seed: string
  private n = 0
  private source: Random | null = null

  constructor(seed: string) {
    this.seed = seed
  }

  at(n: number): void {
    this.n = n
    this.source = null
  }

  die(sides: number, name: string): number {
    this.source ??= randomAt({ kind: "seed", seed: this.seed }, this.n)
    return this.source.die(sides, name)
  }

  index(items: readonly unknown[], name: string): number {
    this.source ??= randomAt({ kind: "seed", seed: this.seed }, this.n)
    return this.source.index(items, name)
  }
}

function happens(share: number, random: FastRandom): boolean {
  return random.below(1_000_000) < share * 1_000_000
}

function endless(longest: number): Problem {
  return { property: "every game ends", message: `the game is not over after ${longest} choices` }
}
