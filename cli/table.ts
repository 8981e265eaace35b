// A table in this process: a log that grows, and the position it leads to.

import { randomBytes } from "node:crypto"
import {
  type AnyGame,
  BadInput,
  commitmentOf,
  type Decision,
  type Dice,
  type Fact,
  FastRandom,
  freeUndo,
  type GameModule,
  heardBy,
  type Log,
  type LoggedChoice,
  onTheList,
  type Position,
  parseOptions,
  type Result,
  randomAt,
  replay,
  type Seat,
  type Step,
  Turn,
  type Who,
} from "@genepool/engine"
import type { RawOptions } from "./choosing.ts"

export interface Fresh {
  readonly seats: number
  readonly options: RawOptions
  readonly dice: Dice
}

/** Leads from the start of a table through choices to a position. */
type Lead = (choices: readonly LoggedChoice[], report: (step: Step) => void) => Position

export class Table {
  readonly module: GameModule
  readonly game: AnyGame
  readonly dice: Dice
  /** An imagined world has no log: it did not begin with a set-up. */
  readonly imagined: boolean
  state: Position
  private choices: LoggedChoice[]
  /** What the start and each choice did, by number. */
  private steps: Step[] = []
  private readonly head: Omit<Log, "choices">
  private readonly lead: Lead

  private constructor(module: GameModule, log: Log, lead: Lead, imagined: boolean) {
    const { choices, ...head } = log
    this.module = module
    this.game = module.game
    this.dice = log.dice
    this.imagined = imagined
    this.head = head
    this.lead = lead
    this.choices = choices.slice()
    this.state = lead(choices, (step) => this.steps.push(step))
  }

  static open(module: GameModule, { seats, options, dice }: Fresh): Table {
    const { id, version } = module.game
    parseOptions(module.game.options, options, seats)
    return Table.load(module, { genepool: 1, game: id, version, seats, options, dice, choices: [] })
  }

  /** Takes a table up where its log ends. Throws BadInput when the log does not fit the rules. */
  static load(module: GameModule, log: Log): Table {
    const lead: Lead = (choices, report) => replay(module.game, { ...log, choices }, choices.length, report)
    return new Table(module, log, lead, false)
  }

  /** A world that whoever holds the view cannot tell from the real one. */
  imagine(who: Who, seed: string): Table {
    const { game } = this
    const world: Position = game.imagine(game.view(this.state, who), new FastRandom(`${seed} world`))
    const dice = { kind: "seed", seed } as const
    const lead: Lead = (choices, report) => {
      const state = game.clone(world)
      report({ n: 0, seat: null, choice: null, told: [], draws: [], opened: true })
      for (const [i, logged] of choices.entries()) report(apply(game, state, logged, dice, i + 1))
      return state
    }
    return new Table(this.module, { ...this.head, dice, choices: [] }, lead, true)
  }

  get seats(): number {
    return this.head.seats
  }

  /** How many choices have been made. */
  get length(): number {
    return this.choices.length
  }

  get log(): Log {
    return { ...this.head, choices: this.choices.slice() }
  }

  get over(): boolean {
    return this.state.frames.length === 0
  }

  get result(): Result | null {
    return this.game.result(this.state)
  }

  get last(): LoggedChoice | undefined {
    return this.choices.at(-1)
  }

  decisions(): Decision[] {
    return this.game.decisions(this.state)
  }

  /** Makes a choice. Throws Refusal, and then nothing has changed. */
  choose(seat: Seat, choice: unknown, at?: number): Step {
    const option = onTheList(this.game, this.state, seat, choice)
    const logged = at === undefined ? { seat, choice: option } : { seat, choice: option, at }
    const step = apply(this.game, this.state, logged, this.dice, this.length + 1)
    this.choices.push(logged)
    this.steps.push(step)
    return step
  }

  /** Goes back to the first `length` choices. */
  rewind(length: number): void {
    if (!Number.isInteger(length) || length < 0 || length > this.length)
      throw new BadInput("to", `a number of choices from 0 to ${this.length}`, length)
    const steps: Step[] = []
    this.choices = this.choices.slice(0, length)
    this.state = this.lead(this.choices, (step) => steps.push(step))
    this.steps = steps
  }

  /** How many choices are left when the seat goes back as far as it may without asking. */
  free(seat: Seat): number {
    return freeUndo(this.game, this.log, seat)
  }

  /** What somebody heard after the first `since` choices, one list for each step from there on. */
  heard(who: Who, since = -1): { n: number; seat: Seat | null; facts: Fact[] }[] {
    return this.steps.slice(since + 1).map(({ n, seat, told }) => ({ n, seat, facts: heardBy(told, who) }))
  }
}

function apply(game: AnyGame, state: Position, { seat, choice }: LoggedChoice, dice: Dice, n: number): Step {
  const turn = new Turn(randomAt(dice, n))
  game.apply(state, seat, choice, turn)
  return { n, seat, choice, told: turn.told ?? [], draws: [], opened: turn.opened }
}

/** Sealed dice with a fresh secret; seats that give no number of their own get one. */
export function sealedDice(seats: number, numbers: readonly string[]): Dice {
  const secret = randomBytes(32).toString("hex")
  const all = Array.from({ length: seats }, (_, seat) => numbers[seat] ?? randomBytes(8).toString("hex"))
  return { kind: "sealed", commitment: commitmentOf(secret), numbers: all, secret }
}

/**
 * The log as it may be shown while the game runs: sealed dice keep their secret until it is over.
 */
export function published(table: Table): Log {
  const { log } = table
  if (table.over || log.dice.kind === "seed") return log
  const { secret: _, ...sealed } = log.dice
  return { ...log, dice: sealed }
}
