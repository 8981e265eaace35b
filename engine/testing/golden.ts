// Golden logs: whole games, kept with the hash of their last position, so that a change of the rules cannot go unnoticed.

import type { AnyGame, Choice, Game, Position, PositionView } from "../contract.ts"
import { stateHash } from "../hash.ts"
import { type Log, parseLog, replay } from "../log.ts"
import { BadInput } from "../problem.ts"
import { asObject } from "../schema.ts"
import { type Moment, type Plan, playOne } from "../simulate.ts"
import { difference, same } from "./difference.ts"
import { describeViolation } from "./violation.ts"

export interface Golden {
  readonly name: string
  readonly log: Log
  /** `stateHash` of the position after the last choice. */
  readonly hash: string
  readonly result: unknown
}

/** What no longer comes out as the golden log says; empty when all is well. Throws BadInput for a malformed one. */
export function goldenProblems(game: AnyGame, golden: unknown, where = "golden"): string[] {
  const { name, log, hash, result } = asObject(golden, where)
  if (typeof name !== "string") throw new BadInput(`${where}.name`, "a text", name)
  if (typeof hash !== "string") throw new BadInput(`${where}.hash`, "the hash of the last position", hash)
  if (result === undefined)
    throw new BadInput(`${where}.result`, "the result, or null before the end", "nothing")
  const parsed = parseLog(log, `${where}.log`)
  let state: Position
  try {
    state = replay(game, parsed)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return [`${name}: ${error.message}`]
  }
  const problems: string[] = []
  const now = game.result(state)
  if (!same(result, now)) problems.push(`${name}: another result:${difference(result, now)}`)
  if (hash !== stateHash(state))
    problems.push(`${name}: another last position: its hash is ${stateHash(state)}`)
  return problems
}

/** A golden log to be kept. */
export function goldenOf(game: AnyGame, name: string, log: Log): Golden {
  const state = replay(game, log)
  return { name, log, hash: stateHash(state), result: game.result(state) }
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
