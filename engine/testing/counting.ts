// What an onlooker can conclude after a turn, found by counting: every way the draws it did not see
// can have come up.

import type { Position, Who } from "../contract.ts"
import type { FastRandom } from "../random/fast.ts"
import { cameUp, type Drawn, isKnownTo, WatchedTurn } from "./chance.ts"
import { same } from "./difference.ts"

/** One way the turn can have gone, and how likely it is beside the others. */
export interface Way {
  readonly state: Position
  readonly turn: WatchedTurn
  readonly weight: number
}

/** A draw on the way: how many different outcomes there were to follow, and which one was taken. */
interface Fork {
  readonly of: number
  readonly taken: number
}

/**
 * All ways a turn can have gone that agree with the draws that the onlooker knows; or, where there
 * are more than `most`, so many of them at random.
 */
export function waysOf(
  take: (turn: WatchedTurn) => Position,
  draws: readonly Drawn[],
  who: Who,
  most: number,
  random: FastRandom,
): { readonly ways: readonly Way[]; readonly all: boolean } {
  const ways: Way[] = []
  let path: number[] | null = []
  while (path !== null && ways.length <= most) {
    const { way, forks } = walk(take, draws, who, path, null)
    if (way !== null) ways.push(way)
    path = following(forks)
  }
  if (path === null) return { ways, all: true }
  const some = Array.from({ length: most }, () => walk(take, draws, who, [], random).way)
  return { ways: some.flatMap((way) => way ?? []), all: false }
}

/**
 * Takes the turn once: first as the path says, then at random, or else always the first way; null
 * if it cannot have been.
 */
function walk(
  take: (turn: WatchedTurn) => Position,
  draws: readonly Drawn[],
  who: Who,
  path: readonly number[],
  random: FastRandom | null,
): { readonly way: Way | null; readonly forks: readonly Fork[] } {
  const forks: Fork[] = []
  let possible = true
  let weight = 1
  const turn = new WatchedTurn(({ outcomes, knownTo, name }, n) => {
    const [first, counts] = distinct(outcomes)
    const weigh = (taken: number) => {
      weight *= (counts[taken] as number) / outcomes.length
      return first[taken] as number
    }
    if (isKnownTo(knownTo, who)) {
      const known = draws[n]
      const taken = known?.name === name ? first.findIndex((at) => same(outcomes[at], cameUp(known))) : -1
      if (taken < 0) possible = false
      forks.push({ of: 1, taken: 0 })
      return weigh(Math.max(taken, 0))
    }
    if (random !== null) return random.below(outcomes.length)
    const taken = path[n] ?? 0
    forks.push({ of: first.length, taken })
    return weigh(taken)
  })
  const state = take(turn)
  return { way: possible ? { state, turn, weight } : null, forks }
}

/** The next path in order, or null after the last. */
function following(forks: readonly Fork[]): number[] | null {
  for (let n = forks.length - 1; n >= 0; n--) {
    const { taken, of } = forks[n] as Fork
    if (taken + 1 < of) return [...forks.slice(0, n).map((fork) => fork.taken), taken + 1]
  }
  return null
}

/** The place of each different outcome, and how often it is there. */
function distinct(outcomes: readonly unknown[]): [first: number[], counts: number[]] {
  const places = new Map<string, number>()
  const [first, counts]: [number[], number[]] = [[], []]
  outcomes.forEach((outcome, at) => {
    const text = JSON.stringify(outcome)
    const known = places.get(text)
    if (known !== undefined) counts[known] = (counts[known] as number) + 1
    else {
      places.set(text, first.length)
      first.push(at)
      counts.push(1)
    }
  })
  return [first, counts]
}

/** How often things lie in places of a position: by place, by thing. */
export type Census = Map<string, Map<string, number>>

/** Counts what is where; lists are sets of their things, and where the rules are is left out. */
export function count(census: Census, state: Position, weight: number): void {
  const { frames: _frames, standing: _standing, ...own } = state
  countIn(census, own, "", weight)
}

function countIn(census: Census, value: unknown, place: string, weight: number): void {
  if (Array.isArray(value) && value.every((part) => typeof part !== "object" || part === null))
    for (const part of value) add(census, place, String(part), weight)
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value))
      countIn(census, part, place === "" ? key : `${place}.${key}`, weight)
  else add(census, place, String(value), weight)
}

export function add(census: Census, place: string, thing: string, weight: number): void {
  const things = census.get(place) ?? new Map<string, number>()
  census.set(place, things)
  things.set(thing, (things.get(thing) ?? 0) + weight)
}

/**
 * The chi-square of counts against what is expected, as standard deviations from where it should be
 * (Wilson and Hilferty); things that are expected less than five times count as one.
 */
export function surprise(seen: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): number {
  const sums = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0)
  const scale = sums(seen) / sums(expected)
  let chi = 0
  let cells = 0
  const rest = { seen: 0, expected: 0 }
  for (const thing of new Set([...seen.keys(), ...expected.keys()])) {
    const cell = { seen: seen.get(thing) ?? 0, expected: (expected.get(thing) ?? 0) * scale }
    if (cell.expected < 5) {
      rest.seen += cell.seen
      rest.expected += cell.expected
    } else {
      chi += (cell.seen - cell.expected) ** 2 / cell.expected
      cells++
    }
  }
  if (rest.expected >= 1) {
    chi += (rest.seen - rest.expected) ** 2 / rest.expected
    cells++
  } else if (rest.seen > 20) return Number.POSITIVE_INFINITY
  if (cells < 2) return 0
  const spread = 2 / (9 * (cells - 1))
  return (Math.cbrt(chi / (cells - 1)) - (1 - spread)) / Math.sqrt(spread)
}
