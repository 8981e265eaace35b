// Golden logs: whole games, kept with a hash of every step and every question, so that a change of
// the rules cannot go unnoticed.

import { choose } from "../choose.ts"
import type { AnyGame, Choice, Decision, Game, Position, PositionView } from "../contract.ts"
import { stateHash } from "../hash.ts"
import { type Log, type LoggedChoice, parseLog, randomAt, replay, type Step } from "../log.ts"
import { BadInput, Refusal } from "../problem.ts"
import { asObject } from "../reading.ts"
import { parseOptions } from "../schema.ts"
import { type Moment, type Plan, playOne } from "../simulate.ts"
import { Turn } from "../turn.ts"
import { difference, same } from "./difference.ts"
import { brief } from "./match.ts"
import { describeViolation } from "./violation.ts"

export interface Golden {
  readonly name: string
  readonly log: Log
  /**
   * One after another, the beginnings of the hashes of all steps, the set-up first: what was told,
   * and to where it led.
   */
  readonly steps: string
  /**
   * The same of what everybody is asked then: each decision with its options, and what is withheld
   * for which reason.
   */
  readonly asked: string
  readonly result: unknown
}

type Outcome = Pick<Golden, "steps" | "asked" | "result">

/** Hexadecimal digits of a step. */
const digits = 8

/**
 * What no longer comes out as the golden log says; empty when all is well. Throws BadInput for a
 * malformed one.
 */
export function goldenProblems(game: AnyGame, golden: unknown, where = "golden"): string[] {
  const { name, log, steps, asked, result } = parseGolden(golden, where)
  let now: Outcome
  try {
    now = comesOut(game, log)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return [`${name}: ${error.message}`]
  }
  const problems: string[] = []
  if (!same(result, now.result)) problems.push(`${name}: another result:${difference(result, now.result)}`)
  const n = firstDifference(steps, now.steps)
  if (n !== null) problems.push(`${name}: ${stepAt(log, n)} comes out otherwise than it did`)
  const question = firstDifference(asked, now.asked)
  if (question !== null)
    problems.push(`${name}: after ${stepAt(log, question)} other things are asked, offered or withheld`)
  return problems
}

function parseGolden(value: unknown, where: string): Golden {
  const { name, log, steps, asked, result } = asObject(value, where)
  if (typeof name !== "string") throw new BadInput(`${where}.name`, "a text", name)
  if (typeof steps !== "string") throw new BadInput(`${where}.steps`, "the hashes of all steps", steps)
  if (typeof asked !== "string") throw new BadInput(`${where}.asked`, "the hashes of all questions", asked)
  if (result === undefined)
    throw new BadInput(`${where}.result`, "the result, or null before the end", "nothing")
  return { name, log: parseLog(log, `${where}.log`), steps, asked, result }
}

/** A golden log to be kept. */
export function goldenOf(game: AnyGame, name: string, log: Log): Golden {
  return { name, log, ...comesOut(game, log) }
}

function comesOut(game: AnyGame, log: Log): Outcome {
  let [steps, asked] = ["", ""]
  const state = replay(game, log, log.choices.length, (step, reached) => {
    steps += stepHash(game, step, reached)
    asked += askedHash(game, log.seats, reached)
  })
  return { steps, asked, result: game.result(state) }
}

/** Options that are left at their default say nothing, so that one more of them changes no hash. */
function stepHash(game: AnyGame, { told }: Pick<Step, "told">, state: Position): string {
  const { options, ...rest } = state as Position & { readonly options?: { readonly [name: string]: unknown } }
  const fields = game.options.fields as { readonly [name: string]: { readonly default: unknown } }
  const chosen = Object.entries(options ?? {}).filter(([name, value]) => value !== fields[name]?.default)
  return stateHash({ told, options: Object.fromEntries(chosen), rest }).slice(0, digits)
}

function askedHash(game: AnyGame, seats: number, state: Position): string {
  const withheld = Array.from({ length: seats }, (_, seat) => game.whyNot(state, seat))
  return stateHash({ decisions: game.decisions(state), withheld }).slice(0, digits)
}

function firstDifference(before: string, now: string): number | null {
  for (let n = 0; n * digits < Math.max(before.length, now.length); n++)
    if (before.slice(n * digits, (n + 1) * digits) !== now.slice(n * digits, (n + 1) * digits)) return n
  return null
}

function stepAt(log: Log, n: number): string {
  const logged = log.choices[n - 1]
  return logged === undefined
    ? `step ${n} (${n === 0 ? "the set-up" : "after the end"})`
    : `step ${n} (seat ${logged.seat} chooses ${brief(logged.choice)})`
}

export interface Again {
  readonly golden: Golden
  /** The first step that came out otherwise, in words; null if all is as it was. */
  readonly changed: string | null
  /** Where the result is another one, a line each; empty if it is the same. */
  readonly ending: string
  /** Choices of the old log that were taken again, that could not be, and that were put in. */
  readonly kept: number
  readonly dropped: number
  readonly added: number
}

/**
 * The golden log by the rules of today: its choices wherever they can be taken, others where they
 * cannot.
 */
export function goldenAgain(
  game: AnyGame,
  value: unknown,
  otherwise: (state: Position, decision: Decision, seats: number) => Choice,
  where = "golden",
): Again {
  const old = parseGolden({ steps: "", asked: "", ...asObject(value, where) }, where)
  const log = { ...old.log, version: game.version }
  const choices: LoggedChoice[] = []
  const next = () => new Turn(randomAt(log.dice, choices.length + 1), false)
  const state = game.setup(
    log.seats,
    parseOptions(game.options, log.options, log.seats),
    new Turn(randomAt(log.dice, 0), false),
  )
  const take = (logged: LoggedChoice): boolean => {
    try {
      choose(game, state, logged.seat, logged.choice, next())
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
    choices.push(logged)
    return true
  }
  let [kept, dropped, added] = [0, 0, 0]
  // Where a choice cannot be taken, something new may have to be decided first
  let patience = log.seats + 2
  const waiting = old.log.choices.slice()
  while (game.result(state) === null && (waiting.length > 0 || old.result !== null)) {
    const head = waiting[0]
    if (head !== undefined && take(head)) {
      waiting.shift()
      kept++
      patience = log.seats + 2
      continue
    }
    if (head !== undefined && patience-- === 0) {
      waiting.shift()
      dropped++
      patience = 1
    }
    const [decision] = game.decisions(state)
    if (decision === undefined) break
    take({ seat: decision.seat, choice: otherwise(state, decision, log.seats) })
    added++
  }
  const golden = goldenOf(game, old.name, { ...log, choices })
  const changes = [firstDifference(old.steps, golden.steps), firstDifference(old.asked, golden.asked)].filter(
    (n) => n !== null,
  )
  const changed = changes.length === 0 ? null : stepAt(old.log, Math.min(...changes))
  const ending = difference(old.result, golden.result)
  return { golden, changed, ending, kept, dropped: dropped + waiting.length, added }
}

/** The log of one game of a plan: random, or by the plan's players. */
export function logOf<S extends Position, C extends Choice, V extends PositionView, O>(
  game: Game<S, C, V, O>,
  plan: Plan<C, V>,
): Log {
  let log: Log | null = null
  const look = (moment: Moment) => {
    log = moment.log
    return []
  }
  const { violation } = playOne(game, { ...plan, inspect: () => look }, plan.seed)
  if (violation !== null || log === null)
    throw new Error(violation === null ? "no game" : describeViolation(violation))
  return log
}
