// A table for tests: a position, scripted chance, choices by partial match, and failures that say
// what was there instead.

import { choose, sameChoice } from "../choose.ts"
import type {
  Choice,
  Decision,
  Fact,
  Game,
  Instruct,
  Position,
  PositionView,
  Reason,
  Result,
  Seat,
  Who,
} from "../contract.ts"
import { canonical } from "../hash.ts"
import { BadInput, Refusal } from "../problem.ts"
import { FastRandom } from "../random/fast.ts"
import { type ScriptedDraw, ScriptedRandom } from "../random/scripted.ts"
import { parseOptions } from "../schema.ts"
import { heardBy, type Told, Turn } from "../turn.ts"
import { difference, same } from "./difference.ts"
import { brief, fits, listed, Mismatch, nameOf } from "./match.ts"
import { type PartialPosition, placePosition } from "./position.ts"

export interface TableSetup {
  readonly seats: number
  /** As people write them. */
  readonly options?: unknown
  /** Laid over the fresh set-up, and then run to its first decision. */
  readonly position?: PartialPosition
  /**
   * Chance after the set-up, in order; all of it must be used. "seeded" takes it from the seed
   * instead.
   */
  readonly draws?: readonly ScriptedDraw[] | "seeded"
  /** Chance of the set-up. */
  readonly seed?: string | number
  /** Put before the place in messages about this set-up: a file name, say. */
  readonly where?: string
}

/** A choice with some of its parameters left out. */
export type PartialChoice<C extends Choice> = C extends unknown ? Partial<C> : never
export type PartialFact = { readonly fact?: string; readonly [param: string]: unknown }

export function tableOf<
  S extends Position,
  C extends Choice,
  V extends PositionView,
  O,
  F extends Fact,
  R extends Reason,
>(game: Game<S, C, V, O, F, R>, setup: TableSetup): Table<S, C, V, O, F, R> {
  return new Table(game, setup)
}

export class Table<
  S extends Position,
  C extends Choice,
  V extends PositionView,
  O,
  F extends Fact = Fact,
  R extends Reason = Reason,
> {
  readonly game: Game<S, C, V, O, F, R>
  readonly seats: number
  readonly state: S
  private readonly script: ScriptedDraw[]
  private readonly random: ScriptedRandom | FastRandom
  private readonly told: Told<F>[] = []
  private latestFrom = 0

  constructor(
    game: Game<S, C, V, O, F, R>,
    { seats, options, position, draws = [], seed = "table", where = "" }: TableSetup,
  ) {
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
      throw new BadInput(`${where}seats`, `${game.seats.min} to ${game.seats.max} seats`, seats)
    this.game = game
    this.seats = seats
    const fromSeed = new FastRandom(seed)
    this.script = draws === "seeded" ? [] : draws.slice()
    this.random = draws === "seeded" ? fromSeed : new ScriptedRandom(this.script)
    const fresh = game.setup(
      seats,
      parseOptions(game.options, options, seats, `${where}options`),
      new Turn(fromSeed),
    )
    const turn = new Turn<F>(this.random)
    this.state =
      position === undefined ? fresh : placePosition(game, fresh, position, turn, `${where}position`)
    this.hear(turn)
  }

  /** Adds to the script of chance. */
  draws(...draws: ScriptedDraw[]): this {
    if (!(this.random instanceof ScriptedRandom))
      throw new BadInput("draws", "no script: chance is seeded", draws)
    this.script.push(...draws)
    return this
  }

  /** Takes the one option that fits, and checks after it what holds for every position. */
  choose(seat: Seat, choice: PartialChoice<C> | Instruct): this {
    return this.take(
      seat,
      choice.do === "instruct" ? (choice as Instruct) : this.optionFor(seat, choice as PartialChoice<C>),
    )
  }

  private take(seat: Seat, choice: Choice): this {
    const turn = new Turn<F>(this.random)
    choose(this.game, this.state, seat, choice, turn)
    this.hear(turn)
    const broken = [...this.game.invariants(this.state), ...this.contradictions()]
    if (broken.length > 0)
      throw new Mismatch(`after seat ${seat} chose ${brief(choice)} invariants are broken:${listed(broken)}`)
    return this
  }

  /**
   * So many choices at random, or fewer where the game ends before, each with all its checks; says
   * how many.
   */
  playOn(choices: number, seed: string): number {
    const random = new FastRandom(seed)
    for (let n = 0; n < choices; n++) {
      const decisions = this.game.decisions(this.state)
      const decision = decisions[random.below(decisions.length || 1)]
      if (decision === undefined) return n
      this.take(decision.seat, decision.options[random.below(decision.options.length)] as C)
    }
    return choices
  }

  /**
   * What no position of any game may be: offered and withheld at once, another one as its clone, or
   * in a seat's imagination something that the seat could tell from it.
   */
  private contradictions(): string[] {
    const { game, state, seats } = this
    // Asked of the clone: a test may go on to change the state by hand, and what was asked once is
    // remembered
    const clone = game.clone(state)
    const found = game.decisions(clone).flatMap(({ seat, options }) =>
      game
        .whyNot(clone, seat)
        .filter(({ choice }) => options.some((option) => sameChoice(option, choice)))
        .map(({ choice, reason }) => `${brief(choice)} is offered, and withheld because of ${brief(reason)}`),
    )
    if (canonical(clone) !== canonical(state)) found.push("its clone is another one")
    for (let seat = 0; seat < seats; seat++) {
      const view = game.view(clone, seat)
      const world = game.imagine(view, new FastRandom("imagined"))
      const imagined = game.view(world, seat)
      if (!same(view, imagined))
        found.push(`seat ${seat} imagines what it cannot see:${difference(view, imagined)}`)
      found.push(...game.invariants(world).map((broken) => `as seat ${seat} imagines it, ${broken}`))
    }
    return found
  }

  /**
   * Checks that no option fits, that the choice is refused (for the reason given), and that nothing
   * has changed.
   */
  refuses(seat: Seat, choice: PartialChoice<C> | Choice, why?: string): this {
    const fitting = this.options(seat).filter((option) => fits(option, choice))
    if (fitting.length > 0)
      throw new Mismatch(
        `expected ${brief(choice)} to be refused to seat ${seat}, but it is offered:${listed(fitting)}`,
      )
    const before = canonical(this.state)
    try {
      choose(this.game, this.state, seat, choice, new Turn(new ScriptedRandom([])))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (canonical(this.state) !== before) throw new Mismatch(`refusing ${brief(choice)} changed the state`)
      if (why !== undefined && error.reason?.why !== why)
        throw new Mismatch(
          `expected ${brief(choice)} to be refused because of "${why}", but: ${error.message}`,
        )
      return this
    }
    throw new Mismatch(`expected ${brief(choice)} to be refused to seat ${seat}, but it was taken`)
  }

  /** What the seat may choose from; empty when it is not asked. */
  options(seat: Seat): readonly C[] {
    return this.decision(seat)?.options ?? []
  }

  /** The `procedure.step` that asks the seat, or null. */
  ask(seat: Seat): string | null {
    return this.decision(seat)?.ask ?? null
  }

  decision(seat: Seat): Decision<C> | null {
    return this.game.decision(this.state, seat)
  }

  /** Checks that exactly these seats owe a choice, and at which step. */
  asks(seats: Seat | readonly Seat[], ask: string): this {
    const expected = (typeof seats === "number" ? [seats] : seats).map((seat) => `seat ${seat} at ${ask}`)
    if (canonical(expected) !== canonical(this.asked()))
      throw new Mismatch(
        `expected to be asked:${listed(expected)}\nbut it is:${listed(this.asked(), "nobody")}`,
      )
    return this
  }

  /** Checks that the seat has an option that fits. */
  offers(seat: Seat, choice: PartialChoice<C>): this {
    if (!this.options(seat).some((option) => fits(option, choice))) throw this.noOption(seat, choice)
    return this
  }

  /** Checks that a fact that fits was told since the table was laid (and reached the listener). */
  tells(fact: PartialFact, who?: Who): this {
    const heard = who === undefined ? this.facts() : this.heard(who)
    if (!heard.some((told) => fits(told, fact)))
      throw new Mismatch(
        `expected ${who === undefined ? "" : `${nameOf(who)} to hear `}the fact ${brief(fact)}, but told was:${listed(heard)}`,
      )
    return this
  }

  /**
   * Every fact (of these names, if there are any) since the table was laid, as those heard it whom
   * it was meant for.
   */
  facts<N extends F["fact"]>(...names: readonly N[]): Extract<F, { readonly fact: N }>[] {
    const isMeant = (fact: F): fact is Extract<F, { readonly fact: N }> =>
      names.length === 0 || names.some((name) => name === fact.fact)
    return this.told.map(({ fact }) => fact).filter(isMeant)
  }

  /** What the listener has heard since the table was laid. */
  heard(who: Who): F[] {
    return heardBy(this.told, who)
  }

  /** The facts of the last choice (or of the position's first steps), with their audiences. */
  latest(): readonly Told<F>[] {
    return this.told.slice(this.latestFrom)
  }

  /** Everything that was told since the table was laid, with its audiences. */
  story(): readonly Told<F>[] {
    return this.told
  }

  view(who: Who): V {
    return this.game.view(this.state, who)
  }

  get result(): Result | null {
    return this.game.result(this.state)
  }

  /** Checks that all scripted chance was used. */
  finish(): this {
    if (this.random instanceof ScriptedRandom) this.random.finish()
    return this
  }

  private hear(turn: Turn<F>): void {
    this.latestFrom = this.told.length
    this.told.push(...(turn.told ?? []))
  }

  private asked(): string[] {
    return this.game.decisions(this.state).map(({ seat, ask }) => `seat ${seat} at ${ask}`)
  }

  private optionFor(seat: Seat, choice: PartialChoice<C>): C {
    const options = this.options(seat)
    const fitting = options.filter((option) => fits(option, choice))
    const exact = fitting.find((option) => Object.keys(option).length === Object.keys(choice).length)
    const option = fitting.length === 1 ? fitting[0] : exact
    if (option !== undefined) return option
    if (fitting.length === 0) throw this.noOption(seat, choice)
    throw new Mismatch(
      `expected ${brief(choice)} to fit one option of seat ${seat}, but it fits:${listed(fitting)}`,
    )
  }

  private noOption(seat: Seat, choice: PartialChoice<C>): Mismatch {
    const decision = this.decision(seat)
    if (decision !== null)
      return new Mismatch(
        `expected an option ${brief(choice)} for seat ${seat} at ${decision.ask}, but there is:${listed(decision.options)}`,
      )
    const over = this.state.frames.length === 0 ? "; the game is over" : ""
    return new Mismatch(
      `expected an option ${brief(choice)} for seat ${seat}, but asked is:${listed(this.asked(), `nobody${over}`)}`,
    )
  }
}
