// A share of a simulation: every so-many-th game of the plan, in this thread. The games are the
// same however many share.

import { type AnyGame, type Plan, playOne, type Violation } from "@genepool/engine"
import { conformanceInspector } from "@genepool/engine/testing"
import type { RawOptions } from "../choosing.ts"
import type { Part } from "../threads.ts"
import type { Case } from "./cases.ts"

export interface Share extends Part {
  readonly game: string
  readonly cases: readonly Case[]
  readonly games: number
  readonly seed: string
  /**
   * At how much of all positions every property of the conformance suite is looked at; invariants,
   * facts, dead ends and replay at all of them. Null: nothing is looked at.
   */
  readonly check: number | null
  /** Stops after so many games that went wrong. */
  readonly atMost: number
}

export interface Found extends Violation {
  readonly options: RawOptions
}

export interface Sum {
  games: number
  decisions: number
  longest: number
  violations: Found[]
}

export const nothingYet = (): Sum => ({ games: 0, decisions: 0, longest: 0, violations: [] })

/** Plays the share; `onSome` gets what came in since the last time, a few times a second. */
export function playShare(game: AnyGame, share: Share, onSome: (sum: Sum) => void): void {
  let sum = nothingYet()
  let wrong = 0
  let told = performance.now()
  for (let i = share.first; i < share.games && wrong < share.atMost; i += share.jobs) {
    const { seats, options } = share.cases[i % share.cases.length]!
    const { decisions, violation } = playOne(game, planOf(seats, options, share.check), `${share.seed}/${i}`)
    sum.games++
    sum.decisions += decisions
    sum.longest = Math.max(sum.longest, decisions)
    if (violation !== null) {
      wrong++
      sum.violations.push({ ...violation, options })
    }
    if (performance.now() - told < 150) continue
    onSome(sum)
    sum = nothingYet()
    told = performance.now()
  }
  onSome(sum)
}

/** With checks, seats also change their answers and leave instructions now and then. */
export function planOf(seats: number, options: RawOptions, check: number | null): Plan {
  const plan = { seats, options, games: 1, seed: "" }
  if (check === null) return plan
  return { ...plan, changes: 0.1, instructions: 0.05, inspect: conformanceInspector({ share: check }) }
}

export function add(total: Sum, sum: Sum): void {
  total.games += sum.games
  total.decisions += sum.decisions
  total.longest = Math.max(total.longest, sum.longest)
  total.violations.push(...sum.violations)
}
