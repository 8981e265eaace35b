// Reads a scenario as JSON brought it in: every part is checked, and what is wrong is named with
// its place.

import type { Seat, Who } from "../contract.ts"
import { BadInput } from "../problem.ts"
import type { ScriptedDraw } from "../random/scripted.ts"
import { asObject } from "../reading.ts"
import type { PartialPosition } from "./position.ts"

/** What must be found: a part of a choice, a fact, a result. */
export type Pattern = { readonly [key: string]: unknown }
export type ByPath = { readonly [path: string]: unknown }

export interface ExpectedDecision {
  readonly seat: Seat
  readonly ask?: string
  /** Each fits at least one option. */
  readonly options?: readonly Pattern[]
  /** All there is, in this order. */
  readonly allOptions?: readonly Pattern[]
}

export interface Expectation {
  readonly state?: ByPath
  readonly view?: ReadonlyMap<Who, ByPath>
  /** Told since the last expectation, in this order; others may lie between. */
  readonly facts?: readonly Pattern[]
  readonly noFacts?: readonly Pattern[]
  readonly heard?: ReadonlyMap<Who, readonly Pattern[]>
  readonly notHeard?: ReadonlyMap<Who, readonly Pattern[]>
  /** Exactly these seats owe a choice. */
  readonly decisions?: readonly ExpectedDecision[]
  readonly result?: Pattern | null
}

export type ScenarioStep =
  | {
      readonly how: "choose"
      readonly seat: Seat
      readonly choice: Pattern
      readonly draws: readonly ScriptedDraw[]
    }
  | { readonly how: "refuse"; readonly seat: Seat; readonly choice: Pattern; readonly why: string | null }
  | { readonly how: "expect"; readonly expected: Expectation }

export interface Scenario {
  readonly name: string
  readonly rules: readonly string[]
  readonly game: string
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  readonly position: PartialPosition | null
  readonly draws: readonly ScriptedDraw[]
  readonly steps: readonly ScenarioStep[]
}

/** Chance of the set-up, where a file says nothing of it. */
export const defaultSeed = "scenario"

/** `where` comes before every place, such as the file's name and a colon. */
export function parseScenario(value: unknown, where = ""): Scenario {
  const file = asObject(value, `${where}scenario`)
  only(file, ["name", "rules", "game", "seats", "options", "seed", "position", "draws", "steps"], where)
  const { seats, position } = file
  if (typeof seats !== "number" || !Number.isInteger(seats) || seats < 1)
    throw new BadInput(`${where}seats`, "the number of seats", seats)
  return {
    name: text(file.name, `${where}name`),
    rules: file.rules === undefined ? [] : list(file.rules, `${where}rules`, text),
    game: text(file.game, `${where}game`),
    seats,
    options: file.options,
    seed: file.seed === undefined ? defaultSeed : text(file.seed, `${where}seed`),
    position: position === undefined ? null : asObject(position, `${where}position`),
    draws: drawsFrom(file.draws, `${where}draws`),
    steps: list(file.steps, `${where}steps`, (step, place) => stepFrom(step, place, seats)),
  }
}

function stepFrom(value: unknown, where: string, seats: number): ScenarioStep {
  const step = asObject(value, where)
  if ("choose" in step) {
    only(step, ["seat", "choose", "draws"], `${where}.`)
    const choice = asObject(step.choose, `${where}.choose`)
    return {
      how: "choose",
      seat: seatFrom(step.seat, `${where}.seat`, seats),
      choice,
      draws: drawsFrom(step.draws, `${where}.draws`),
    }
  }
  if ("refuse" in step) {
    only(step, ["seat", "refuse", "why"], `${where}.`)
    const choice = asObject(step.refuse, `${where}.refuse`)
    const why = step.why === undefined ? null : text(step.why, `${where}.why`)
    return { how: "refuse", seat: seatFrom(step.seat, `${where}.seat`, seats), choice, why }
  }
  if ("expect" in step) {
    only(step, ["expect"], `${where}.`)
    return { how: "expect", expected: expectationFrom(step.expect, `${where}.expect`, seats) }
  }
  throw new BadInput(where, "a step with choose, refuse or expect", value)
}

function expectationFrom(value: unknown, where: string, seats: number): Expectation {
  const given = asObject(value, where)
  const parts: { readonly [part: string]: (value: unknown, place: string) => unknown } = {
    state: paths,
    view: (part, place) => byWho(part, place, seats, paths),
    facts: patterns,
    noFacts: patterns,
    heard: (part, place) => byWho(part, place, seats, patterns),
    notHeard: (part, place) => byWho(part, place, seats, patterns),
    decisions: (part, place) => list(part, place, (decision, at) => decisionFrom(decision, at, seats)),
    result: (part, place) => (part === null ? null : asObject(part, place)),
  }
  only(given, Object.keys(parts), `${where}.`)
  if (Object.keys(given).length === 0)
    throw new BadInput(where, `one of ${Object.keys(parts).join(", ")}`, "nothing")
  return Object.fromEntries(
    Object.entries(given).map(([name, part]) => [name, parts[name]?.(part, `${where}.${name}`)]),
  ) as Expectation
}

function decisionFrom(value: unknown, where: string, seats: number): ExpectedDecision {
  const decision = asObject(value, where)
  only(decision, ["seat", "ask", "options", "allOptions"], `${where}.`)
  return {
    seat: seatFrom(decision.seat, `${where}.seat`, seats),
    ...(decision.ask === undefined ? {} : { ask: text(decision.ask, `${where}.ask`) }),
    ...(decision.options === undefined ? {} : { options: patterns(decision.options, `${where}.options`) }),
    ...(decision.allOptions === undefined
      ? {}
      : { allOptions: list(decision.allOptions, `${where}.allOptions`, asObject) }),
  }
}

function byWho<T>(
  value: unknown,
  where: string,
  seats: number,
  read: (part: unknown, place: string) => T,
): ReadonlyMap<Who, T> {
  const given = Object.entries(asObject(value, where))
  if (given.length === 0) throw new BadInput(where, "at least one listener", value)
  return new Map(
    given.map(([key, part]) => {
      const who = key === "spectator" ? key : /^\d+$/.test(key) ? Number(key) : -1
      if (who !== "spectator" && (who < 0 || who >= seats))
        throw new BadInput(`${where}.${key}`, `a seat 0 to ${seats - 1}, or spectator`, key)
      return [who, read(part, `${where}.${key}`)]
    }),
  )
}

/** At least one: a list without any would hold whatever happens. */
function patterns(value: unknown, where: string): Pattern[] {
  const given = list(value, where, asObject)
  if (given.length === 0) throw new BadInput(where, "at least one, or the key left out", value)
  return given
}

function paths(value: unknown, where: string): ByPath {
  const given = asObject(value, where)
  if (Object.keys(given).length === 0) throw new BadInput(where, "at least one path and its value", value)
  return given
}

function drawsFrom(value: unknown, where: string): ScriptedDraw[] {
  if (value === undefined) return []
  return list(value, where, (draw, place) => {
    if (isDrawn(draw)) return draw
    const [named, ...more] = Object.entries(asObject(draw, place))
    if (named === undefined || more.length > 0 || !isDrawn(named[1]))
      throw new BadInput(place, "a value, or an object with one name and its value", draw)
    return { [named[0]]: named[1] }
  })
}

function isDrawn(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number"
}

function seatFrom(value: unknown, where: string, seats: number): Seat {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value >= seats)
    throw new BadInput(where, `a seat 0 to ${seats - 1}`, value)
  return value
}

function text(value: unknown, where: string): string {
  if (typeof value !== "string" || value === "") throw new BadInput(where, "a text", value)
  return value
}

function list<T>(value: unknown, where: string, read: (item: unknown, place: string) => T): T[] {
  if (!Array.isArray(value)) throw new BadInput(where, "a list", value)
  return value.map((item: unknown, i) => read(item, `${where}[${i}]`))
}

function only(value: Pattern, keys: readonly string[], where: string): void {
  for (const key of Object.keys(value))
    if (!keys.includes(key)) throw new BadInput(`${where}${key}`, `one of ${keys.join(", ")}`, key)
}
