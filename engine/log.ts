// The log is the truth: a table is its game, options, seats, dice and choices. Everything else is
// replay.

import { choose } from "./choose.ts"
import type { AnyGame, Choice, Fact, Position, Result, Seat } from "./contract.ts"
import { BadInput, Refusal } from "./problem.ts"
import { FastRandom } from "./random/fast.ts"
import type { Random } from "./random/random.ts"
import { type Draw, RecordedRandom } from "./random/recorded.ts"
import { commitmentOf, SealedRandom } from "./random/sealed.ts"
import { asObject } from "./reading.ts"
import { parseOptions } from "./schema.ts"
import { type Told, Turn } from "./turn.ts"

/**
 * Where a table's chance comes from. The secret of sealed dice is in the log only once the game is
 * over.
 */
export type Dice =
  | { readonly kind: "seed"; readonly seed: string }
  | {
      readonly kind: "sealed"
      readonly commitment: string
      readonly numbers: readonly string[]
      readonly secret?: string
    }

export interface LoggedChoice {
  readonly seat: Seat
  readonly choice: Choice
  /** Milliseconds since 1970, where a clock was at hand. */
  readonly at?: number
  /** From what a bot came to it; in what others get to see only once the game is over. */
  readonly thought?: LoggedThought
}

/** All that it takes to think a bot's thought again, from its seat's view. */
export interface LoggedThought {
  /** The player by its name. */
  readonly by: string
  /** What it went by: another mind would think otherwise. */
  readonly mind: string
  readonly seed: string
  /** One for each thread that thought about it. */
  readonly parts: readonly ThoughtPart[]
}

export interface ThoughtPart {
  readonly tries: number
  /** It went on with that part of the seat's thought before; left out, it began anew. */
  readonly on?: number
}

export interface Log {
  readonly genepool: 1
  readonly game: string
  readonly version: string
  readonly seats: number
  /** As people wrote them; parsed anew at every replay. */
  readonly options: { readonly [name: string]: unknown }
  readonly dice: Dice
  /** Where play begins, if not with a set-up: a position that waits for a choice. */
  readonly start?: Position
  readonly choices: readonly LoggedChoice[]
  /** The seats that gave up. Once only one is left, the game is over where it stands. */
  readonly resigned?: readonly Seat[]
  /** After how many choices each of them did, where that is known. */
  readonly resignedAfter?: readonly number[]
}

/** More threads than this do not think about one choice. */
const mostParts = 256

/** What one choice (or the set-up, n = 0) did. */
export interface Step {
  readonly n: number
  readonly seat: Seat | null
  readonly choice: Choice | null
  readonly told: readonly Told[]
  readonly draws: readonly Draw[]
  /** A die, a reveal: free undo ends here. */
  readonly opened: boolean
}

/** The chance of the n-th choice. Undone and made again, the same choice meets the same dice. */
export function randomAt(dice: Dice, n: number): Random {
  if (dice.kind === "seed") return new FastRandom(`${dice.seed}#${n}`)
  if (dice.secret === undefined)
    throw new BadInput("dice.secret", "the published secret", "nothing: the dice are still sealed")
  return new SealedRandom({ secret: dice.secret, numbers: dice.numbers }, n)
}

/**
 * The position after the first `upTo` choices (all of them unless said otherwise). `onTell` hears
 * every fact of a choice at the moment it is told; it needs `onStep`.
 */
export function replay(
  game: AnyGame,
  log: Log,
  upTo = log.choices.length,
  onStep?: (step: Step, state: Position) => void,
  onTell?: (told: Told, state: Position, n: number) => void,
): Position {
  checkGame(game, log)
  const random = (n: number) => {
    const source = randomAt(log.dice, n)
    return onStep === undefined ? source : new RecordedRandom(source)
  }
  const report = (turn: Turn, n: number, seat: Seat | null, choice: Choice | null) => {
    const draws = turn.random instanceof RecordedRandom ? turn.random.draws : []
    const told = toldWith(game, log, state, turn.told ?? [])
    onStep?.({ n, seat, choice, told, draws, opened: turn.opened }, state)
  }
  let turn = new Turn(random(0), onStep !== undefined)
  const state =
    log.start === undefined
      ? game.setup(log.seats, parseOptions(game.options, log.options, log.seats), turn)
      : startFrom(game, log.start, log.seats)
  report(turn, 0, null, null)
  for (let n = 1; n <= upTo; n++) {
    const { seat, choice } = log.choices[n - 1] as LoggedChoice
    turn = new Turn(random(n), onStep !== undefined)
    if (onTell !== undefined) turn.onTell = (told) => onTell(told, state, n)
    try {
      choose(game, state, seat, choice, turn)
    } catch (error) {
      if (error instanceof Refusal)
        throw new BadInput(`choices[${n - 1}]`, "a choice that could be taken there", error.message)
      throw error
    }
    report(turn, n, seat, choice)
  }
  return state
}

/**
 * A copy of the position that a log begins with. Rules trust their state, so what they cannot trust
 * is refused here.
 */
function startFrom(game: AnyGame, start: Position, seats: number): Position {
  let wrong: string
  try {
    const state = game.clone(start)
    const broken = game.invariants(state)
    const asked = game.decisions(state).map(({ seat }) => seat)
    if (broken.length === 0 && asked.length > 0 && asked.every((seat) => seat < seats)) return state
    wrong = broken.join("; ") || `one that asks the seats ${JSON.stringify(asked)}`
  } catch (error) {
    wrong = error instanceof Error ? error.message : String(error)
  }
  throw new BadInput("log.start", `a position in which one of ${seats} seats must choose`, wrong)
}

/** As if nothing more had happened; whoever gave up later had not done so yet. */
export function prefix(log: Log, upTo: number): Log {
  const { resigned: _later, resignedAfter: _when, ...rest } = log
  return { ...rest, choices: log.choices.slice(0, upTo) }
}

/**
 * How the table came out with its last position: who gave up comes last. Null, while it is still
 * being played.
 */
export function outcome(
  game: AnyGame,
  { seats, resigned = [] }: Pick<Log, "seats" | "resigned">,
  last: Position,
): Result | null {
  const result = game.result(last)
  if (resigned.length === 0) return result
  const gone = (seat: Seat) => resigned.includes(seat)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (result === null) {
    const left = all.filter((seat) => !gone(seat))
    if (left.length > 1) return null
    return {
      winners: left,
      places: all.map((seat) => (left.length > 0 && gone(seat) ? 2 : 1)),
      scores: all.map(() => 0),
      parts: all.map(() => ({})),
      conceded: true,
    }
  }
  const rank = (seat: Seat) => (result.places[seat] as number) + (gone(seat) ? seats : 0)
  const places = all.map((seat) => 1 + all.filter((other) => rank(other) < rank(seat)).length)
  // Where nobody wins by the rules, nobody wins because others gave up
  const winners = result.winners.length === 0 ? [] : all.filter((seat) => places[seat] === 1 && !gone(seat))
  const [first] = winners
  const isAhead = (seat: Seat) =>
    first !== undefined && (result.places[seat] as number) <= (result.places[first] as number)
  const passedOver = all.filter((seat) => gone(seat) && isAhead(seat))
  return { ...result, places, winners, ...(passedOver.length > 0 && { passedOver }) }
}

/**
 * What the choice told, with who gave up in mind: where the game ends with it, no fact says that
 * one of them has won.
 */
export function toldWith(
  game: AnyGame,
  table: Pick<Log, "seats" | "resigned">,
  state: Position,
  told: readonly Told[],
): readonly Told[] {
  const { resigned = [] } = table
  if (resigned.length === 0 || state.frames.length > 0) return told
  const result = outcome(game, table, state)
  if (result === null) return told
  const again = (fact: Fact): Fact => game.retold?.(state, fact, result, resigned) ?? fact
  return told.map((one) => ({
    ...one,
    fact: again(one.fact),
    ...(one.others !== undefined && { others: again(one.others) }),
  }))
}

/**
 * How far back the seat may go without asking anybody: to the length of the log that is left. Its
 * own last choices are free until one that rolled, revealed or was another seat's.
 */
export function freeUndo(game: AnyGame, log: Log, seat: Seat): number {
  let free = log.choices.length
  const opened: boolean[] = []
  replay(game, log, log.choices.length, (step) => {
    opened[step.n] = step.opened
  })
  while (free > 0 && log.choices[free - 1]?.seat === seat && !opened[free]) free--
  return free
}

/**
 * Something wrong with a finished log: the code for screens, which have words of their own, the
 * message for programs.
 */
export interface LogProblem {
  readonly code: "secretHidden" | "numbers" | "commitment" | "unfinished" | "unplayable"
  readonly message: string
}

/**
 * Everything that is wrong with a finished log's dice: nothing, if it is honest. Also hands out
 * every draw.
 */
export function verify(
  game: AnyGame,
  log: Log,
): { problems: LogProblem[]; draws: { n: number; draws: readonly Draw[] }[] } {
  const problems: LogProblem[] = []
  const draws: { n: number; draws: readonly Draw[] }[] = []
  const { dice } = log
  if (dice.kind === "sealed") {
    if (dice.secret === undefined)
      return { problems: [{ code: "secretHidden", message: "the secret is not published yet" }], draws }
    if (dice.numbers.length !== log.seats) {
      const message = `expected ${log.seats} numbers of seats, got ${dice.numbers.length}`
      problems.push({ code: "numbers", message })
    }
    if (commitmentOf(dice.secret) !== dice.commitment)
      problems.push({ code: "commitment", message: "the secret does not match the commitment" })
  }
  try {
    const state = replay(game, log, log.choices.length, (step) =>
      draws.push({ n: step.n, draws: step.draws }),
    )
    if (outcome(game, log, state) === null)
      problems.push({ code: "unfinished", message: "the game is not over" })
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    problems.push({ code: "unplayable", message: error.message })
  }
  return { problems, draws }
}

/** Reads a log as JSON brought it in. Throws BadInput naming the place. */
export function parseLog(value: unknown, where = "log"): Log {
  const log = asObject(value, where)
  if (log.genepool !== 1) throw new BadInput(`${where}.genepool`, "1, the format of the log", log.genepool)
  for (const key of ["game", "version"] as const)
    if (typeof log[key] !== "string") throw new BadInput(`${where}.${key}`, "a text", log[key])
  if (!isCount(log.seats)) throw new BadInput(`${where}.seats`, "the number of seats", log.seats)
  const options = log.options === undefined ? {} : asObject(log.options, `${where}.options`)
  const dice = parseDice(log.dice, `${where}.dice`)
  if (!Array.isArray(log.choices)) throw new BadInput(`${where}.choices`, "a list of choices", log.choices)
  const choices = log.choices.map((entry: unknown, i) => {
    const place = `${where}.choices[${i}]`
    const { seat, choice, at, thought } = asObject(entry, place)
    if (!isCount(seat)) throw new BadInput(`${place}.seat`, "a seat", seat)
    if (typeof asObject(choice, `${place}.choice`).do !== "string")
      throw new BadInput(`${place}.choice.do`, "a text", choice)
    if (at !== undefined && typeof at !== "number") throw new BadInput(`${place}.at`, "milliseconds", at)
    return {
      seat,
      choice: choice as Choice,
      ...(at === undefined ? {} : { at }),
      ...(thought === undefined ? {} : { thought: parseThought(thought, `${place}.thought`) }),
    }
  })
  const { resigned, resignedAfter, start } = log
  if (start !== undefined && !isPosition(start))
    throw new BadInput(`${where}.start`, "a position, with its frames and standing instructions", start)
  if (
    resigned !== undefined &&
    !(Array.isArray(resigned) && resigned.every((seat) => isSeat(seat, log.seats)))
  )
    throw new BadInput(`${where}.resigned`, "a list of seats", resigned)
  if (resignedAfter !== undefined && !(isCounts(resignedAfter) && resignedAfter.length === resigned?.length))
    throw new BadInput(`${where}.resignedAfter`, "a number of choices for each who resigned", resignedAfter)
  return {
    genepool: 1,
    game: log.game as string,
    version: log.version as string,
    seats: log.seats,
    options,
    dice,
    ...(start === undefined ? {} : { start }),
    choices,
    ...(resigned === undefined ? {} : { resigned: resigned as Seat[] }),
    ...(resignedAfter === undefined ? {} : { resignedAfter: resignedAfter as number[] }),
  }
}

function parseThought(value: unknown, where: string): LoggedThought {
  const { by, mind, seed, parts } = asObject(value, where)
  for (const [name, text] of Object.entries({ by, mind, seed }))
    if (typeof text !== "string") throw new BadInput(`${where}.${name}`, "a text", text)
  if (!Array.isArray(parts) || parts.length === 0 || parts.length > mostParts)
    throw new BadInput(`${where}.parts`, `a list of 1 to ${mostParts} parts`, parts)
  return {
    by: by as string,
    mind: mind as string,
    seed: seed as string,
    parts: parts.map((part: unknown, i) => {
      const place = `${where}.parts[${i}]`
      const { tries, on } = asObject(part, place)
      if (!isCount(tries)) throw new BadInput(`${place}.tries`, "a number of tries", tries)
      if (on !== undefined && !isCount(on))
        throw new BadInput(`${place}.on`, "a part of the thought before", on)
      return on === undefined ? { tries } : { tries, on }
    }),
  }
}

function parseDice(value: unknown, where: string): Dice {
  const dice = asObject(value, where)
  if (dice.kind === "seed") {
    if (typeof dice.seed !== "string") throw new BadInput(`${where}.seed`, "a text", dice.seed)
    return { kind: "seed", seed: dice.seed }
  }
  if (dice.kind !== "sealed") throw new BadInput(`${where}.kind`, "seed or sealed", dice.kind)
  const { commitment, numbers, secret } = dice
  if (!isHex(commitment)) throw new BadInput(`${where}.commitment`, "64 hexadecimal digits", commitment)
  if (!Array.isArray(numbers) || !numbers.every((n) => typeof n === "string"))
    throw new BadInput(`${where}.numbers`, "a list of texts, one per seat", numbers)
  if (secret === undefined) return { kind: "sealed", commitment, numbers }
  if (!isHex(secret)) throw new BadInput(`${where}.secret`, "64 hexadecimal digits", "something else")
  return { kind: "sealed", commitment, numbers, secret }
}

function checkGame(game: AnyGame, log: Log): void {
  if (log.game !== game.id) throw new BadInput("log.game", game.id, log.game)
  if (log.version !== game.version)
    throw new BadInput("log.version", `rules version ${game.version}`, log.version)
  if (log.seats < game.seats.min || log.seats > game.seats.max)
    throw new BadInput("log.seats", `${game.seats.min} to ${game.seats.max} seats`, log.seats)
}

/** What every game's state has; the rest is looked at by its invariants. */
function isPosition(value: unknown): value is Position {
  return (
    typeof value === "object" &&
    value !== null &&
    "frames" in value &&
    Array.isArray(value.frames) &&
    "standing" in value &&
    Array.isArray(value.standing)
  )
}

const isCounts = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount)

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0
}

function isSeat(value: unknown, seats: unknown): value is Seat {
  return isCount(value) && value < (seats as number)
}

function isHex(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value)
}
