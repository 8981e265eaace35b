// Runs scenarios: small stories in JSON that a rule must bear out. docs/scenarios.md describes
// them.

import type { AnyGame, Choice, PositionView } from "../contract.ts"
import { valueAt } from "../path.ts"
import { BadInput, Refusal } from "../problem.ts"
import { heardBy } from "../turn.ts"
import { brief, fits, listed, Mismatch, nameOf } from "./match.ts"
import { stumbled } from "./position.ts"
import {
  type ByPath,
  type Expectation,
  type ExpectedDecision,
  type Pattern,
  parseScenario,
  type ScenarioStep,
} from "./scenario-file.ts"
import { type Table, tableOf } from "./table.ts"

// biome-ignore lint/suspicious/noExplicitAny: scenarios are of any game
type AnyTable = Table<any, Choice, PositionView, any>

/**
 * Runs a scenario as JSON brought it in. Throws BadInput when it is malformed, Mismatch when it
 * does not come true. `file` is named in both.
 */
export function runScenario(game: AnyGame, value: unknown, file = "scenario"): void {
  const where = `${file}: `
  const scenario = parseScenario(value, where)
  if (scenario.game !== game.id) throw new BadInput(`${where}game`, game.id, scenario.game)
  const { seats, options, seed, draws, position } = scenario
  const table: AnyTable = tableOf(game, {
    seats,
    options,
    seed,
    draws,
    where,
    ...(position === null ? {} : { position }),
  })
  let told = 0
  scenario.steps.forEach((step, i) => {
    const place = `${where}steps[${i}] (${step.how})`
    try {
      told = runStep(table, step, told)
    } catch (error) {
      const failed = failedAt(place, error)
      throw position === null ? failed : stumbled(failed, `${where}position`)
    }
  })
  try {
    table.finish()
  } catch (error) {
    throw failedAt(`${where}after the last step`, error)
  }
}

/** Draws that do not fit are found while the rules run: the scenario does not come true. */
function failedAt(place: string, error: unknown): unknown {
  const inScript = error instanceof BadInput && error.where.startsWith("script")
  return error instanceof Mismatch || error instanceof Refusal || inScript
    ? new Mismatch(`${place}: ${error.message}`)
    : error
}

/** Hands back up to where facts have been looked at. */
function runStep(table: AnyTable, step: ScenarioStep, told: number): number {
  switch (step.how) {
    case "choose":
      table.draws(...step.draws).choose(step.seat, step.choice as Partial<Choice>)
      return told
    case "refuse":
      table.refuses(step.seat, step.choice as Partial<Choice>, step.why ?? undefined)
      return told
    case "expect":
      expectAll(table, step.expected, told)
      return table.story().length
  }
}

function expectAll(table: AnyTable, expected: Expectation, from: number): void {
  const told = table.story().slice(from)
  const everything = told.map(({ fact }) => fact)
  if (expected.state !== undefined) expectPaths(table.state, expected.state, "state")
  for (const [who, paths] of expected.view ?? [])
    expectPaths(table.view(who), paths, `view of ${nameOf(who)}`)
  if (expected.facts !== undefined) expectInOrder(everything, expected.facts, "told")
  for (const fact of expected.noFacts ?? []) expectNone(everything, fact, "told")
  for (const [who, facts] of expected.heard ?? [])
    expectInOrder(heardBy(told, who), facts, `heard by ${nameOf(who)}`)
  for (const [who, facts] of expected.notHeard ?? [])
    for (const fact of facts) expectNone(heardBy(told, who), fact, `heard by ${nameOf(who)}`)
  if (expected.decisions !== undefined) expectDecisions(table, expected.decisions)
  if (expected.result !== undefined && !fits(table.result, expected.result))
    throw new Mismatch(`expected the result ${brief(expected.result)}, but it is ${brief(table.result)}`)
}

function expectPaths(root: unknown, paths: ByPath, name: string): void {
  for (const [path, expected] of Object.entries(paths)) {
    const found = valueAt(root, path)
    if ("missing" in found)
      throw new Mismatch(`expected ${brief(expected)} in the ${name} at ${path}, but ${found.missing}`)
    if (!fits(found.value, expected))
      throw new Mismatch(
        `expected ${brief(expected)} in the ${name} at ${path}, but there is ${brief(found.value)}`,
      )
  }
}

function expectInOrder(facts: readonly unknown[], expected: readonly Pattern[], how: string): void {
  let at = 0
  for (const pattern of expected) {
    const found = facts.findIndex((fact, i) => i >= at && fits(fact, pattern))
    if (found < 0)
      throw new Mismatch(
        `expected ${brief(pattern)} to be ${how}${at > 0 ? " after that" : ""}, but there is:${listed(facts)}`,
      )
    at = found + 1
  }
}

function expectNone(facts: readonly unknown[], pattern: Pattern, how: string): void {
  const found = facts.filter((fact) => fits(fact, pattern))
  if (found.length > 0)
    throw new Mismatch(`expected ${brief(pattern)} not to be ${how}, but there is:${listed(found)}`)
}

function expectDecisions(table: AnyTable, expected: readonly ExpectedDecision[]): void {
  const decisions = table.game.decisions(table.state)
  const asked = decisions.map(({ seat, ask }) => `seat ${seat} at ${ask}`)
  const wanted = expected.map(({ seat, ask }) => `seat ${seat}${ask === undefined ? "" : ` at ${ask}`}`)
  const same =
    decisions.length === expected.length &&
    wanted.every((one) => asked.some((a) => a === one || a.startsWith(`${one} `)))
  if (!same)
    throw new Mismatch(
      `expected to be asked:${listed(wanted, "nobody")}\nbut it is:${listed(asked, "nobody")}`,
    )
  for (const { seat, options = [], allOptions } of expected) {
    for (const option of options) table.offers(seat, option as Partial<Choice>)
    if (allOptions !== undefined && !fits(table.options(seat), allOptions))
      throw new Mismatch(
        `expected seat ${seat} to choose from:${listed(allOptions)}\nbut it is:${listed(table.options(seat))}`,
      )
  }
}
