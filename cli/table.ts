// A table in this process: a log that grows, and the position it leads to.

import {
  type AnyGame,
  BadInput,
  commitmentOf,
  type Decision,
  type Dice,
  type Fact,
  freeUndo,
  type GameModule,
  heardBy,
  type Log,
  type LoggedChoice,
  onTheList,
  type Position,
  parseOptions,
  prefix,
  randomAt,
  type Result,
  replay,
  type Seat,
  type Step,
  Turn,
  type Who,
} from "@genepool/engine"
import { randomBytes } from "node:crypto"
import type { RawOptions } from "./choosing.ts"

export interface Fresh {
  readonly seats: number
  readonly options: RawOptions
  readonly dice: Dice
}

export class Table {
  readonly module: GameModule
  readonly game: AnyGame
  readonly dice: Dice
  state: Position
  private choices: LoggedChoice[]
  /** What the set-up and each choice did, by number. */
  private steps: Step[]
  private readonly head: Omit<Log, "choices">

  /** Takes a table up where its log ends. Throws BadInput when the log does not fit the rules. */
  constructor(module: GameModule, log: Log) {
    this.module = module
    this.game = module.game
    this.dice = log.dice
    const { choices, ...head } = log
    this.head = head
    this.choices = [...choices]
    this.steps = []
    this.state = replay(this.game, log, choices.length, (step) => this.steps.push(step))
  }

  static open(module: GameModule, { seats, options, dice }: Fresh): Table {
    const { id, version } = module.game
    parseOptions(module.game.options, options, seats)
    return new Table(module, { genepool: 1, game: id, version, seats, options, dice, choices: [] })
  }

  get seats(): number {
    return this.head.seats
  }

  /** How many choices have been made. */
  get length(): number {
    return this.choices.length
  }

  get log(): Log {
    return { ...this.head, choices: [...this.choices] }
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
    const n = this.length + 1
    const option = onTheList(this.game, this.state, seat, choice)
    const turn = new Turn(randomAt(this.dice, n))
    this.game.apply(this.state, seat, option, turn)
    this.choices.push(at === undefined ? { seat, choice: option } : { seat, choice: option, at })
    const step = { n, seat, choice: option, told: turn.told ?? [], draws: [], opened: turn.opened }
    this.steps.push(step)
    return step
  }

  /** Goes back to the first `length` choices. */
  rewind(length: number): void {
    if (!Number.isInteger(length) || length < 0 || length > this.length)
      throw new BadInput("to", `a number of choices from 0 to ${this.length}`, length)
    this.state = replay(this.game, prefix(this.log, length))
    this.choices.length = length
    this.steps.length = length + 1
  }

  /** How many choices are left when the seat goes back as far as it may without asking. */
  free(seat: Seat): number {
    return freeUndo(this.game, this.log, seat)
  }

  /** What somebody heard after the first `since` choices, one list for each step from there on. */
  heard(who: Who, since = -1): { n: number; facts: Fact[] }[] {
    return this.steps.slice(since + 1).map(({ n, told }) => ({ n, facts: heardBy(told, who) }))
  }
}

/** Sealed dice with a fresh secret; seats that give no number of their own get one. */
export function sealedDice(seats: number, numbers: readonly string[]): Dice {
  const secret = randomBytes(32).toString("hex")
  const all = Array.from({ length: seats }, (_, seat) => numbers[seat] ?? randomBytes(8).toString("hex"))
  return { kind: "sealed", commitment: commitmentOf(secret), numbers: all, secret }
}

/** The log as it may be shown while the game runs: sealed dice keep their secret until it is over. */
export function published(table: Table): Log {
  const { log } = table
  if (table.over || log.dice.kind === "seed") return log
  const { secret: _, ...sealed } = log.dice
  return { ...log, dice: sealed }
}
